// Written by `npx -y pnpm@12 types` from the routes of the contract, where a change begins.
export type { ApiKeys } from '../resources/api-keys.ts';
export type { AuditLog, AuditLogParams } from '../resources/audit-log.ts';
export type { FileParams, MerchantKyc } from '../resources/kyc.ts';
export type { Members } from '../resources/members.ts';
export type { Memberships } from '../resources/memberships.ts';
export type { Methods } from '../resources/methods.ts';
export type { MemberNotices } from '../resources/notices.ts';
export type { Overviews } from '../resources/overview.ts';
export type { Ownership } from '../resources/ownership.ts';
export type { PayoutAccountListParams, PayoutAccountModeParams, PayoutAccounts } from '../resources/payout-account.ts';
export type { Profile } from '../resources/profile.ts';
export type { ReportParams, Reports } from '../resources/reports.ts';
export type { OwnSearch } from '../resources/search.ts';
export type { OverviewParams } from './params.ts';
export type {
  ApiKey,
  ApiKeyCreateParams,
  ApiKeyRollParams,
  ApiKeyWithSecret,
  AuditEntry,
  Deleted,
  Device,
  HiddenMethodsParams,
  InvitationParams,
  InvitedMember,
  KeyAddressesParams,
  Kyc,
  KycParams,
  LogoParams,
  Member,
  MemberUpdateParams,
  MerchantMethod,
  MerchantProfile,
  NoticeParams,
  Notices,
  Overview,
  OwnMembership,
  OwnSearchQuery,
  OwnSearchResults,
  OwnershipParams,
  PayoutAccount,
  PayoutAccountParams,
  ProfileParams,
  Report,
  TeamRules,
  TeamRulesParams,
  UploadedFile,
} from '@mitako/contract/names';
