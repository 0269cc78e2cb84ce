// Exports shared by clients with a login.
export * from './common.ts';
export type { Account, Devices, RecentAuthentication } from './session/account.ts';
export type { SessionClientOptions } from './session/options.ts';
export type { SessionStore, StoredSession } from './session/session-store.ts';
export type {
  Device,
  LoginParams,
  OtherDevicesRevoked,
  PasswordParams,
  Principal,
  ReauthenticateParams,
} from '@mitako/contract/names';
