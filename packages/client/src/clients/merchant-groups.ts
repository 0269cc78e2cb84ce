// Written by `npx -y pnpm@12 types` from the routes of the contract, where a change begins.
import type { RouteMethods } from '../internal/methods.ts';
import { sending } from '../internal/sending.ts';
import type { ApiKeys } from '../resources/api-keys.ts';
import type { AuditLog } from '../resources/audit-log.ts';
import type { MerchantKyc } from '../resources/kyc.ts';
import type { Members } from '../resources/members.ts';
import type { Memberships } from '../resources/memberships.ts';
import type { Methods } from '../resources/methods.ts';
import type { MemberNotices } from '../resources/notices.ts';
import type { Overviews } from '../resources/overview.ts';
import type { Ownership } from '../resources/ownership.ts';
import type { PayoutAccounts } from '../resources/payout-account.ts';
import type { Profile } from '../resources/profile.ts';
import type { Reports } from '../resources/reports.ts';
import type { OwnSearch } from '../resources/search.ts';

/** The methods of the client, by what they are about. */
export interface MerchantGroups {
  /** Name, contacts, colour and logo. */
  readonly profile: Profile;
  /** The people of the merchant: invitations, roles, sessions. */
  readonly members: Members;
  /** Who owns the merchant. */
  readonly ownership: Ownership;
  /** The merchants of the logged-in person. */
  readonly memberships: Memberships;
  /** What the logged-in member is notified of by mail. */
  readonly notices: MemberNotices;
  /** Business verification (KYC), required for live payments. */
  readonly kyc: MerchantKyc;
  /** Secret keys of both modes, for the merchant's server. */
  readonly apiKeys: ApiKeys;
  /** Where settlements are paid out, in each mode. */
  readonly payoutAccount: PayoutAccounts;
  /** Which payment methods the checkouts show, and in which order. */
  readonly methods: Methods;
  /** The figures of the first page. */
  readonly overview: Overviews;
  /** What was paid, lost and paid out by day, with the period before. */
  readonly reports: Reports;
  /** Search among the merchant's payments, refunds, disputes, payouts, links and endpoints of a mode. */
  readonly search: OwnSearch;
  /** Actions of the merchant, and of the operator on the merchant. */
  readonly auditLog: AuditLog;
}

/** Creates the methods, each by its route. */
export function merchantGroups({ call, callWith, csv, download, list, upload }: RouteMethods): MerchantGroups {
  return {
    profile: {
      retrieve: call('GET /merchant/profile', 'profile'),
      update: callWith('PATCH /merchant/profile', 'profile'),
      setLogo: callWith('PUT /merchant/profile/logo', 'profile'),
      deleteLogo: call('DELETE /merchant/profile/logo', 'profile'),
    },
    members: {
      invite: callWith('POST /merchant/members', 'member'),
      list: list('GET /merchant/members', 'members'),
      retrieve: call('GET /merchant/members/{membership_id}', 'member'),
      sessions: call('GET /merchant/members/{membership_id}/sessions', 'devices'),
      update: callWith('PATCH /merchant/members/{membership_id}', 'member'),
      remove: call('DELETE /merchant/members/{membership_id}'),
      renewInvitation: call('POST /merchant/members/{membership_id}/invitation', 'member'),
      endSessions: call('DELETE /merchant/members/{membership_id}/sessions'),
      rules: call('GET /merchant/team-rules', 'rules'),
      setRules: callWith('PUT /merchant/team-rules', 'rules'),
    },
    ownership: {
      offer: callWith('POST /merchant/ownership', 'member'),
      withdraw: call('DELETE /merchant/ownership'),
      accept: call('POST /merchant/ownership/accept', 'member'),
    },
    memberships: {
      list: call('GET /auth/merchant/me/memberships', 'memberships'),
      leave: call('DELETE /auth/merchant/me/memberships/{membership_id}'),
    },
    notices: {
      get: call('GET /auth/merchant/me/notices', 'notices'),
      update: callWith('PATCH /auth/merchant/me/notices', 'notices'),
    },
    kyc: {
      uploadDocument: sending(upload('POST /gateway/files', 'file'), { purpose: 'business_verification' }, ['name']),
      document: download('GET /gateway/files/{file_id}/content'),
      retrieve: call('GET /merchant/kyc', 'kyc'),
      submit: callWith('POST /merchant/kyc', 'kyc'),
    },
    apiKeys: {
      create: callWith('POST /merchant/api-keys', 'api_key'),
      list: list('GET /merchant/api-keys', 'api_keys'),
      retrieve: call('GET /merchant/api-keys/{key_id}', 'api_key'),
      roll: callWith('POST /merchant/api-keys/{key_id}/roll', 'api_key'),
      setAddresses: callWith('PUT /merchant/api-keys/{key_id}/addresses', 'api_key'),
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
}
