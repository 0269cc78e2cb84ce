// Exports shared by clients with a login.
export * from './common.ts';
export type { Account, Devices, Factors, RecentAuthentication } from './session/account.ts';
export type { SessionClientOptions } from './session/options.ts';
export type { SessionStore, StoredSession } from './session/session-store.ts';
export type {
  ConfirmedFactor,
  Device,
  FactorConfirmParams,
  FactorList,
  FactorLoginParams,
  ForgottenPasswordParams,
  LoginParams,
  NewEmailParams,
  NewTotp,
  OtherDevicesRevoked,
  PasswordParams,
  Principal,
  ReauthenticateParams,
} from '@mitako/contract/names';
