import type { WalletClient } from '../../src/wallet.ts';
import { payment } from '../support/api.ts';
import { accountCases, phoneCases, pinCases, registrationCases } from './account.ts';
import type { Case } from './case.ts';

const { slug } = payment;

/** An event of the app, which holds more than what is sent. */
const pressed = { kind: 'pay', provider: 'mtn_momo', phone: '+237653456789' } as const;

export const walletCases: readonly Case<WalletClient>[] = [
  ...registrationCases,
  ...accountCases,
  ...pinCases,
  ...phoneCases,
  { route: 'getWallet', call: ({ balance }) => balance.retrieve(), gives: 'wallet.balances' },
  {
    route: 'listWalletTransactions',
    call: ({ transactions }) => transactions.list({ limit: 5, cursor: 'c' }).page(),
  },
  {
    route: 'createCashOutCode',
    call: ({ cashOutCodes }) => cashOutCodes.create({ amount: 5000, currency: 'XAF', pin: '5829' }),
  },
  { route: 'getCheckout', call: (wallet) => wallet.checkout.retrieve(slug) },
  {
    route: 'payCheckout',
    call: (wallet) => wallet.checkout.payFromWallet(slug, { pin: '5829' }),
  },
  {
    route: 'payCheckout',
    call: (wallet) => wallet.checkout.payByMobileMoney(slug, pressed),
  },
  {
    route: 'payCheckout',
    call: (wallet) => wallet.checkout.payByCard(slug, { provider: 'bank_card' }),
  },
  {
    route: 'confirmCheckout',
    call: (wallet) => wallet.checkout.confirm(slug, { code: '123456' }),
  },
  { route: 'createCashCode', call: (wallet) => wallet.checkout.createCashCode(slug) },
  { route: 'getCashCode', call: (wallet) => wallet.checkout.retrieveCashCode(slug) },
  {
    route: 'sendReceipt',
    call: (wallet) => wallet.checkout.sendReceipt(slug, { email: 'awa@example.cm' }),
  },
  {
    route: 'findReceipt',
    call: (wallet) => wallet.checkout.findReceipt({ reference: 'tx_1', phone: '+237653456789' }),
  },
  { route: 'findAgents', call: (wallet) => wallet.checkout.findAgents({ town: 'Douala' }) },
  {
    route: 'cancelCheckout',
    call: (wallet) => wallet.checkout.cancel(slug),
  },
  {
    route: 'cancelCheckout',
    call: (wallet) => wallet.checkout.cancel(slug, { reason: 'too dear' }),
  },
  { route: 'getPublicPaymentLink', call: ({ paymentLinks }) => paymentLinks.retrieve(slug), gives: 'payment_link' },
  { route: 'openPaymentLink', call: ({ paymentLinks }) => paymentLinks.open(slug) },
  { route: 'openPaymentLink', call: ({ paymentLinks }) => paymentLinks.open(slug, { amount: 2500 }) },
];
