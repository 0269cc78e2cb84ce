import { readConnection, type Settings } from '../options.ts';
import { createAccount, createRegistration, type Account, type Registration } from '../session/account.ts';
import { connect } from '../session/connect.ts';
import { createDevices, type Devices } from '../session/devices.ts';
import type { SessionClientOptions } from '../session/options.ts';
import type { SessionStore } from '../session/session-store.ts';
import { createApiKeys, type ApiKeys } from './api-keys.ts';
import { createAuditLog, type AuditLog } from './audit-log.ts';
import { createMerchantKyc, type MerchantKyc } from './kyc.ts';
import { createOverviews, type Overviews } from './overview.ts';
import { createProfile, type Profile } from './profile.ts';

/** A merchant's own account. Payments are those of `createClient`, with a key made here. */
export interface MerchantClient extends Registration, Account {
  readonly devices: Devices;
  readonly profile: Profile;
  readonly kyc: MerchantKyc;
  readonly apiKeys: ApiKeys;
  readonly overview: Overviews;
  readonly auditLog: AuditLog;
}

/**
 * Makes the client of a merchant's account: one per account that is logged in. Its session is that of a wallet's client.
 *
 * @example
 * ```ts
 * const merchant = createMerchantClient({ baseUrl: 'https://pay.example.cm/api/v1' });
 * await merchant.login({ email, password });
 * const { secret } = await merchant.apiKeys.create({ name: 'Shop', livemode: false });
 * ```
 * @throws TypeError when an option is wrong
 */
export function createMerchantClient(options: SessionClientOptions): MerchantClient {
  return merchantClientOf(readConnection(options), options.session);
}

/** The client of settings that are complete. Not part of the package's surface: tests shorten the waits with it. */
export function merchantClientOf(settings: Settings, session?: SessionStore): MerchantClient {
  const connected = connect('merchant', settings, session);
  const { call } = connected;
  return {
    ...createRegistration(connected),
    ...createAccount(connected),
    devices: createDevices(connected),
    profile: createProfile(call),
    kyc: createMerchantKyc(call),
    apiKeys: createApiKeys(call),
    overview: createOverviews(call),
    auditLog: createAuditLog(call),
  };
}
