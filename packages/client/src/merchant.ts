// The client of a merchant's own account.
export { createMerchantClient, type MerchantClient } from './merchant/create-merchant-client.ts';
export {
  isMitakoError,
  MitakoError,
  type ErrorDetails,
  type LocalErrorCode,
  type MitakoErrorCode,
  type MitakoErrorContext,
} from './errors.ts';
export type { List, Page, PagePosition } from './list.ts';
export type { CallOptions, ConnectionOptions, Fetch, WriteOptions } from './options.ts';
export type { ApiKeys, RevokedApiKey } from './merchant/api-keys.ts';
export type { AuditLog } from './merchant/audit-log.ts';
export type { MerchantKyc } from './merchant/kyc.ts';
export type {
  ApiKeyCreateParams,
  ApiKeyRollParams,
  AuditLogParams,
  KycParams,
  LogoParams,
  OverviewParams,
  ProfileParams,
} from './merchant/params.ts';
export type { Overviews } from './merchant/overview.ts';
export type { Profile } from './merchant/profile.ts';
export type { Account, Proof, Registration } from './session/account.ts';
export type { LoginParams, PasswordParams, ReauthenticateParams, RegisterParams } from './session/params.ts';
export type { Devices, RevokedDevice, RevokedDevices } from './session/devices.ts';
export type { SessionStore, StoredSession } from './session/session-store.ts';
export type { SessionClientOptions } from './session/options.ts';
export type {
  ApiKey,
  ApiKeyWithSecret,
  AuditAction,
  AuditLine,
  Device,
  ErrorCode,
  Kyc,
  MerchantProfile,
  Overview,
  Principal,
  Scope,
} from '@mitako/contract/names';
