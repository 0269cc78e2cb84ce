// The client for a merchant's own account.
export * from './session.ts';
export { createMerchantClient, type MerchantClient } from './clients/create-merchant-client.ts';
export type * from './clients/merchant-types.ts';
export type { MailedSignUp, PasswordRecovery, Registration } from './session/account.ts';
export type {
  AuditAction,
  FileReference,
  OwnFound,
  OwnKind,
  RegisterParams,
  ReportDay,
  ReportFailure,
  ReportFigures,
  ReportMethod,
  ReportPrevious,
  ReportQuery,
  ReportTotal,
  Scope,
} from '@mitako/contract/names';
