// The client for a merchant's own account.
export * from './session.ts';
export { createMerchantClient, type MerchantClient } from './clients/create-merchant-client.ts';
export type { PasswordRecovery, Registration } from './resources/account.ts';
export type * from './resources/api-keys.ts';
export type { AuditLog, AuditLogParams } from './resources/audit-log.ts';
export type { PayoutAccountListParams, PayoutAccountModeParams, PayoutAccounts } from './resources/payout-accounts.ts';
export type { FileParams } from './resources/files.ts';
export type { ReportParams, Reports } from './resources/reports.ts';
export type { OwnSearch } from './resources/search.ts';
export type { Methods } from './resources/methods.ts';
export type * from './resources/profile.ts';
export type {
  ApiKey,
  ApiKeyCreateParams,
  ApiKeyRollParams,
  ApiKeyWithSecret,
  AuditAction,
  AuditEntry,
  Kyc,
  FileReference,
  HiddenMethodsParams,
  KycParams,
  LogoParams,
  MerchantMethod,
  MerchantProfile,
  Overview,
  OwnFound,
  OwnKind,
  OwnSearchQuery,
  OwnSearchResults,
  PayoutAccount,
  PayoutAccountParams,
  ProfileParams,
  RegisterParams,
  Report,
  ReportDay,
  ReportFailure,
  ReportFigures,
  ReportMethod,
  ReportPrevious,
  ReportQuery,
  ReportTotal,
  Scope,
  UploadedFile,
} from '@mitako/contract/names';
