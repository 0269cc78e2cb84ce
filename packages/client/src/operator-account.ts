// The client of somebody who logs in as operator.
export { createOperatorAccount, type OperatorAccount } from './operator/create-operator-account.ts';
export type { OperatorClient } from './operator/create-operator-client.ts';
export {
  isMitakoError,
  MitakoError,
  type ErrorDetails,
  type LocalErrorCode,
  type MitakoErrorCode,
  type MitakoErrorContext,
} from './errors.ts';
export type { CallOptions, ConnectionOptions, Fetch, WriteOptions } from './options.ts';
export type { Account, Proof } from './session/account.ts';
export type { Devices, RevokedDevice, RevokedDevices } from './session/devices.ts';
export type { SessionClientOptions } from './session/options.ts';
export type { LoginParams, PasswordParams, ReauthenticateParams } from './session/params.ts';
export type { SessionStore, StoredSession } from './session/session-store.ts';
export type { Device, ErrorCode, Principal } from '@mitako/contract/names';
