import { createMethods, type Checked } from '../internal/methods.ts';
import type { TokenLine } from '../internal/routes.ts';
import { readConnection, type Settings } from '../options.ts';
import type { Account, Pin, Registration } from '../resources/account.ts';
import type { Checkouts } from '../resources/checkouts.ts';
import type { CashOutCodes, Transactions, WalletBalance } from '../resources/wallet.ts';
import { createAccount, createPin, createRegistration } from '../session/account.ts';
import { connect } from '../session/connect.ts';
import type { HolderClientOptions } from '../session/options.ts';

/** The API of one user of the wallet. Any call may throw a `MitakoError`. */
export interface WalletClient extends Registration, Account, Pin {
  readonly balance: WalletBalance;
  readonly transactions: Transactions;
  readonly cashOutCodes: CashOutCodes;
  readonly checkout: Checkouts;
}

/**
 * Makes the client of a wallet app: one per account that is logged in. It needs no key.
 *
 * The access token stays in memory. Once it has expired, it is refreshed, once for all calls that wait, and each of them
 * is sent again under its idempotency key.
 *
 * @example
 * ```ts
 * const wallet = createWalletClient({ baseUrl: 'https://pay.example.cm/api/v1', session: secureStore });
 * await wallet.login({ email, password });
 * const { redirect_url } = await wallet.checkout.payFromWallet(slug, { pin });
 * ```
 * @throws TypeError when an option is wrong
 */
export function createWalletClient(options: HolderClientOptions): WalletClient {
  return walletClientOf(readConnection(options), options);
}

/** The client of settings that are complete. Not part of the package's surface: tests shorten the waits with it. */
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
      // Picked, because an app may hand over an event of its own that holds more, which the API would refuse.
      payFromWallet: (slug, { pin }, options) => pay(slug, { method: 'wallet', pin }, options),
      payByMobileMoney: (slug, { provider, phone }, options) =>
        pay(slug, { method: 'mobile_money', provider, phone }, options),
      confirm: (slug, { code }, options) => confirm(slug, { code }, options),
      cancel: open.callWith('POST /gateway/checkout/{slug}/cancel'),
    },
  };
  return { ...createRegistration(connected), ...createAccount(connected), ...createPin(connected), ...client };
}
