import type { WalletClient } from '../../src/wallet.ts';
import { payment } from '../support/api.ts';
import {
  cashOutCode,
  checkout,
  checkoutCanceled,
  checkoutPaid,
  held,
  page,
  pagination,
  receipt,
  transaction,
} from '../support/samples.ts';
import { accountCases, pinCases, registrationCases } from './account.ts';
import type { Case } from './case.ts';

const { slug } = payment;

/** An event of the app, which holds more than what is sent. */
const pressed = { kind: 'pay', provider: 'mtn_momo', phone: '+237653456789' } as const;

export const walletCases: readonly Case<WalletClient>[] = [
  ...registrationCases,
  ...accountCases,
  ...pinCases,
  { route: 'getWallet', call: ({ balance }) => balance.retrieve(), data: { wallet: { balances: held } }, gives: held },
  {
    route: 'listWalletTransactions',
    call: ({ transactions }) => transactions.list({ limit: 5, cursor: 'c' }).page(),
    data: { transactions: [transaction], pagination },
    gives: page([transaction]),
  },
  {
    route: 'getWalletTransaction',
    call: ({ transactions }) => transactions.retrieve('tx_1'),
    data: { transaction, receipt },
    gives: { transaction, receipt },
  },
  {
    route: 'createCashOutCode',
    call: ({ cashOutCodes }) => cashOutCodes.create({ amount: 5000, currency: 'XAF', pin: '5829' }),
    data: { cash_out_code: cashOutCode },
  },
  { route: 'getCheckout', call: (wallet) => wallet.checkout.retrieve(slug), data: { checkout } },
  {
    route: 'payCheckout',
    call: (wallet) => wallet.checkout.payFromWallet(slug, { pin: '5829' }),
    data: checkoutPaid,
    gives: checkoutPaid,
  },
  {
    route: 'payCheckout',
    call: (wallet) => wallet.checkout.payByMobileMoney(slug, pressed),
    data: checkoutPaid,
    gives: checkoutPaid,
  },
  {
    route: 'confirmCheckout',
    call: (wallet) => wallet.checkout.confirm(slug, { code: '123456' }),
    data: checkoutPaid,
    gives: checkoutPaid,
  },
  {
    route: 'cancelCheckout',
    call: (wallet) => wallet.checkout.cancel(slug),
    data: checkoutCanceled,
    gives: checkoutCanceled,
  },
  {
    route: 'cancelCheckout',
    call: (wallet) => wallet.checkout.cancel(slug, { reason: 'too dear' }),
    data: checkoutCanceled,
    gives: checkoutCanceled,
  },
];
