import { createMethods, type Checked } from '../internal/methods.ts';
import type { TokenLine } from '../internal/routes.ts';
import { readConnection, type Settings } from '../options.ts';
import type { Account, Pin, Registration } from '../resources/account.ts';
import type { Checkouts } from '../resources/checkouts.ts';
import type { VisitedPaymentLinks } from '../resources/payment-links.ts';
import type { CashOutCodes, Transactions, WalletBalance } from '../resources/wallet.ts';
import { createAccount, createPin, createRegistration } from '../session/account.ts';
import { connect } from '../session/connect.ts';
import type { HolderClientOptions } from '../session/options.ts';

/** The API for one wallet user. Any call may throw a `MitakoError`. */
export interface WalletClient extends Registration, Account, Pin {
  /** The wallet's balances. */
  readonly balance: WalletBalance;
  /** The wallet's transactions. */
  readonly transactions: Transactions;
  /** Codes for cash from an agent. */
  readonly cashOutCodes: CashOutCodes;
  /** Payments at the checkout. */
  readonly checkout: Checkouts;
  /** Payment links as their visitors see them. */
  readonly paymentLinks: VisitedPaymentLinks;
}

/**
 * Creates the client for a wallet app: one per logged-in account. It needs no key.
 *
 * The access token stays in memory. When it expires, the client refreshes it once for all waiting calls and repeats
 * each of them with its own idempotency key.
 *
 * @example
 * ```ts
 * const wallet = createWalletClient({ baseUrl: 'https://pay.example.cm/api/v1', session: secureStore });
 * await wallet.login({ email, password });
 * const { redirect_url } = await wallet.checkout.payFromWallet(slug, { pin });
 * ```
 * @throws TypeError when an option is invalid
 */
export function createWalletClient(options: HolderClientOptions): WalletClient {
  return walletClientOf(readConnection(options), options);
}

/** Creates the client from complete settings. Internal: tests shorten the backoff with it. */
export function walletClientOf(
  settings: Settings,
  { session, mode }: Pick<HolderClientOptions, 'session' | 'mode'>,
): WalletClient {
  const connected = connect('user', settings, session);
  const { open, own } = connected;
  const { call, callWith, list } = createMethods<TokenLine<'user'>>(connected.session.send, { mode });
  const wallet = call('GET /wallet', 'wallet');
  const pay = own.callWith('POST /gateway/checkout/{slug}/pay');
  const confirm = open.callWith('POST /gateway/checkout/{slug}/confirm');
  const client: Checked<Omit<WalletClient, keyof Account | keyof Registration | keyof Pin>> = {
    balance: {
      retrieve: async (options) => (await wallet(options)).balances,
    },
    transactions: {
      list: list('GET /wallet/transactions', 'transactions'),
      retrieve: call('GET /wallet/transactions/{transaction_id}'),
    },
    cashOutCodes: {
      create: callWith('POST /wallet/cash-out-codes', 'cash_out_code'),
    },
    checkout: {
      retrieve: open.call('GET /gateway/checkout/{slug}', 'checkout'),
      // Only known fields are sent: an app may pass an object with more, which the API would reject.
      payFromWallet: (slug, { pin }, options) => pay(slug, { method: 'wallet', pin }, options),
      payByMobileMoney: (slug, { provider, phone }, options) =>
        pay(slug, { method: 'mobile_money', provider, phone }, options),
      payByCard: (slug, { provider }, options) => pay(slug, { method: 'card', provider }, options),
      confirm: (slug, { code }, options) => confirm(slug, { code }, options),
      createCashCode: open.call('POST /gateway/checkout/{slug}/cash-code', 'cash_code'),
      retrieveCashCode: open.call('GET /gateway/checkout/{slug}/cash-code', 'cash_code'),
      findAgents: open.callWith('GET /gateway/agents'),
      cancel: open.callWith('POST /gateway/checkout/{slug}/cancel'),
    },
    paymentLinks: {
      retrieve: open.call('GET /gateway/payment-links/{slug}', 'payment_link'),
      open: open.callWith('POST /gateway/payment-links/{slug}/payments'),
    },
  };
  return { ...createRegistration(connected), ...createAccount(connected), ...createPin(connected), ...client };
}
