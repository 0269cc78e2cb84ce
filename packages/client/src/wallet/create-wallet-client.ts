import { createWalletTransactions, type Transactions } from '../holder/transactions.ts';
import { readConnection, type Settings } from '../options.ts';
import {
  createAccount,
  createPin,
  createRegistration,
  type Account,
  type Pin,
  type Registration,
} from '../session/account.ts';
import { connect } from '../session/connect.ts';
import { createDevices, type Devices } from '../session/devices.ts';
import type { HolderClientOptions } from '../session/options.ts';
import { createWalletBalance, type WalletBalance } from './balance.ts';
import { createCashOutCodes, type CashOutCodes } from './cash-out-codes.ts';
import { createCheckouts, type Checkouts } from './checkouts.ts';

/** The API of one user of the wallet. Any call may throw a `MitakoError`. */
export interface WalletClient extends Registration, Account, Pin {
  readonly devices: Devices;
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
  const { call, callOpen } = connected;
  return {
    ...createRegistration(connected),
    ...createAccount(connected),
    ...createPin(connected),
    devices: createDevices(connected),
    balance: createWalletBalance(call, mode),
    transactions: createWalletTransactions(call, mode),
    cashOutCodes: createCashOutCodes(call, mode),
    checkout: createCheckouts(call, callOpen),
  };
}
