import { createMethods } from '../internal/methods.ts';
import { readConnection, type Settings } from '../options.ts';
import { createAccount, createPhoneNumber, createPin, createRegistration } from '../session/create-account.ts';
import type { Account, PhoneNumber, Pin, Registration } from '../session/account.ts';
import { connect } from '../session/connect.ts';
import { KEPT, type HolderClientOptions, type KeptSession } from '../session/options.ts';
import { walletGroups, type WalletGroups } from './wallet-groups.ts';

/**
 * The API for one wallet user. Checkouts and payment links work without a login, except to pay. Any call may throw a
 * `MitakoError`.
 */
export interface WalletClient extends Registration, Account, Pin, PhoneNumber, WalletGroups {}

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
  return walletClientOf(readConnection(options, ['mode', ...KEPT]), options);
}

/** Creates the client from complete settings. Internal: tests shorten the backoff with it. */
export function walletClientOf(
  settings: Settings,
  { mode, ...kept }: KeptSession & Pick<HolderClientOptions, 'mode'>,
): WalletClient {
  const connected = connect('user', settings, kept);
  const inMode = createMethods(connected.session.send, { mode });
  return {
    ...createRegistration(connected),
    ...createAccount(connected),
    ...createPin(connected),
    ...createPhoneNumber(connected),
    ...walletGroups({ ...connected, inMode }),
  };
}
