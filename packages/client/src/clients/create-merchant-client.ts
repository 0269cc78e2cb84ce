import { readConnection, type Settings } from '../options.ts';
import {
  createAccount,
  createMailedSignUp,
  createPasswordRecovery,
  createRegistration,
} from '../session/create-account.ts';
import type { Account, MailedSignUp, PasswordRecovery, Registration } from '../session/account.ts';
import { connect } from '../session/connect.ts';
import { KEPT, type KeptSession, type SessionClientOptions } from '../session/options.ts';
import { merchantGroups, type MerchantGroups } from './merchant-groups.ts';

/** A merchant's own account. For payments, use `createClient` with an API key created here. */
export interface MerchantClient extends Registration, MailedSignUp, PasswordRecovery, Account, MerchantGroups {}

/**
 * Creates the client for a merchant's account: one per logged-in account. Sessions work as in the wallet client.
 *
 * @example
 * ```ts
 * const merchant = createMerchantClient({ baseUrl: 'https://pay.example.cm/api/v1' });
 * await merchant.login({ email, password });
 * const { secret } = await merchant.apiKeys.create({ name: 'Shop', livemode: false });
 * ```
 * @throws TypeError when an option is invalid
 */
export function createMerchantClient(options: SessionClientOptions): MerchantClient {
  return merchantClientOf(readConnection(options, KEPT), options);
}

/** Creates the client from complete settings. Internal: tests shorten the backoff with it. */
export function merchantClientOf(settings: Settings, kept: KeptSession): MerchantClient {
  const connected = connect('merchant', settings, kept);
  return {
    ...createRegistration(connected),
    ...createMailedSignUp(connected),
    ...createPasswordRecovery(connected),
    ...createAccount(connected),
    ...merchantGroups(connected.own),
  };
}
