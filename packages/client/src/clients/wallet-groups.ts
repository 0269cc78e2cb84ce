// Written by `npx -y pnpm@12 types` from the routes of the contract, where a change begins.
import type { RouteMethods } from '../internal/methods.ts';
import { sending } from '../internal/sending.ts';
import type { WalletBalance } from '../resources/balance.ts';
import type { CashOutCodes } from '../resources/cash-out-codes.ts';
import type { Checkouts } from '../resources/checkout.ts';
import type { VisitedPaymentLinks } from '../resources/payment-links.ts';
import type { Transactions } from '../resources/transactions.ts';

/** The methods of the client, by what they are about. */
export interface WalletGroups {
  /** The balances of the wallet, by currency. */
  readonly balance: WalletBalance;
  /** The statement. */
  readonly transactions: Transactions;
  /** The codes that an agent requires before paying out. */
  readonly cashOutCodes: CashOutCodes;
  /** Payment of a checkout in the app. The slug is the last part of the `checkout_url`. */
  readonly checkout: Checkouts;
  /** Payment links for their visitors. The slug is the last part of the `url`. */
  readonly paymentLinks: VisitedPaymentLinks;
}

/** Creates the methods, each by its route. */
export function walletGroups({
  inMode,
  open,
  own,
}: { readonly [Name in 'inMode' | 'open' | 'own']: RouteMethods }): WalletGroups {
  return {
    balance: {
      retrieve: inMode.call('GET /wallet', 'wallet.balances'),
    },
    transactions: {
      list: inMode.list('GET /wallet/transactions', 'transactions'),
      retrieve: inMode.call('GET /wallet/transactions/{transaction_id}'),
    },
    cashOutCodes: {
      create: inMode.callWith('POST /wallet/cash-out-codes', 'cash_out_code'),
    },
    checkout: {
      retrieve: open.call('GET /gateway/checkout/{slug}', 'checkout'),
      payFromWallet: sending(own.callWith('POST /gateway/checkout/{slug}/pay'), { method: 'wallet' }, [
        'pin',
        'refuse_duplicate',
      ]),
      payByMobileMoney: sending(own.callWith('POST /gateway/checkout/{slug}/pay'), { method: 'mobile_money' }, [
        'provider',
        'phone',
        'refuse_duplicate',
      ]),
      payByCard: sending(own.callWith('POST /gateway/checkout/{slug}/pay'), { method: 'card' }, ['provider']),
      confirm: sending(open.callWith('POST /gateway/checkout/{slug}/confirm'), {}, ['code']),
      cancel: open.callWith('POST /gateway/checkout/{slug}/cancel'),
      sendReceipt: open.callWith('POST /gateway/checkout/{slug}/receipt', 'receipt_sent'),
      findReceipt: open.callWith('POST /gateway/receipts', 'receipt'),
      findAgents: open.callWith('GET /gateway/agents'),
      createCashCode: open.call('POST /gateway/checkout/{slug}/cash-code', 'cash_code'),
      retrieveCashCode: open.call('GET /gateway/checkout/{slug}/cash-code', 'cash_code'),
    },
    paymentLinks: {
      retrieve: open.call('GET /gateway/payment-links/{slug}', 'payment_link'),
      open: open.callWith('POST /gateway/payment-links/{slug}/payments'),
    },
  };
}
