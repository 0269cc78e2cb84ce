// What every client has whose user logs in.
export * from './common.ts';
export type { Account, Devices, Proof } from './resources/account.ts';
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
