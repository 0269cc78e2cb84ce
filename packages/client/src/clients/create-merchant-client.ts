import type { Checked } from '../internal/methods.ts';
import { readConnection, type Settings } from '../options.ts';
import type { Account, PasswordRecovery, Registration } from '../resources/account.ts';
import type { ApiKeys } from '../resources/api-keys.ts';
import type { AuditLog } from '../resources/audit-log.ts';
import type { PayoutAccounts } from '../resources/payout-accounts.ts';
import type { Methods } from '../resources/methods.ts';
import type { MerchantKyc, Overviews, Profile } from '../resources/profile.ts';
import type { Reports } from '../resources/reports.ts';
import type { OwnSearch } from '../resources/search.ts';
import { createAccount, createPasswordRecovery, createRegistration } from '../session/account.ts';
import { connect } from '../session/connect.ts';
import type { SessionClientOptions } from '../session/options.ts';
import type { SessionStore } from '../session/session-store.ts';

/** A merchant's own account. For payments, use `createClient` with an API key created here. */
export interface MerchantClient extends Registration, PasswordRecovery, Account {
  /** Name, contacts, colour and logo. */
  readonly profile: Profile;
  /** Business verification. */
  readonly kyc: MerchantKyc;
  /** Secret keys. */
  readonly apiKeys: ApiKeys;
  /** Where settlements are paid. */
  readonly payoutAccount: PayoutAccounts;
  /** Payment methods, and those to hide. */
  readonly methods: Methods;
  /** The figures of the first page. */
  readonly overview: Overviews;
  /** Figures by day. */
  readonly reports: Reports;
  /** Finds anything of this merchant by what is printed somewhere. */
  readonly search: OwnSearch;
  /** The audit log of this account. */
  readonly auditLog: AuditLog;
}

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
  return merchantClientOf(readConnection(options), options.session);
}

/** Creates the client from complete settings. Internal: tests shorten the backoff with it. */
export function merchantClientOf(settings: Settings, session?: SessionStore): MerchantClient {
  const connected = connect('merchant', settings, session);
  const { call, callWith, csv, list, upload, download } = connected.own;
  const uploadFile = upload('POST /gateway/files', 'file');
  const client: Checked<Omit<MerchantClient, keyof Account | keyof PasswordRecovery | keyof Registration>> = {
    profile: {
      retrieve: call('GET /merchant/profile', 'profile'),
      update: callWith('PATCH /merchant/profile', 'profile'),
      setLogo: callWith('PUT /merchant/profile/logo', 'profile'),
      deleteLogo: call('DELETE /merchant/profile/logo', 'profile'),
    },
    kyc: {
      retrieve: call('GET /merchant/kyc', 'kyc'),
      submit: callWith('POST /merchant/kyc', 'kyc'),
      uploadDocument: (file, params, options) =>
        uploadFile(file, { purpose: 'business_verification', ...params }, options),
      document: download('GET /gateway/files/{file_id}/content'),
    },
    apiKeys: {
      create: callWith('POST /merchant/api-keys', 'api_key'),
      list: list('GET /merchant/api-keys', 'api_keys'),
      retrieve: call('GET /merchant/api-keys/{key_id}', 'api_key'),
      roll: callWith('POST /merchant/api-keys/{key_id}/roll', 'api_key'),
      revoke: call('DELETE /merchant/api-keys/{key_id}'),
    },
    payoutAccount: {
      retrieve: callWith('GET /merchant/payout-account', 'payout_account'),
      list: list('GET /merchant/payout-accounts', 'payout_accounts'),
      set: callWith('PUT /merchant/payout-account', 'payout_account'),
    },
    methods: {
      hide: callWith('PUT /merchant/methods', 'methods'),
    },
    overview: {
      retrieve: callWith('GET /merchant/overview', 'overview'),
    },
    reports: {
      retrieve: callWith('GET /merchant/reports/payments', 'report'),
      daysCsv: csv('GET /merchant/reports/payments.csv'),
    },
    search: {
      find: callWith('GET /merchant/search'),
    },
    auditLog: {
      list: list('GET /merchant/audit-log', 'audit_entries'),
    },
  };
  return {
    ...createRegistration(connected),
    ...createPasswordRecovery(connected),
    ...createAccount(connected),
    ...client,
  };
}
