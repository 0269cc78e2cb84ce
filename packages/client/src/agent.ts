// The client of an agent's till.
export { createAgentClient, type AgentClient } from './agent/create-agent-client.ts';
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
export type { Cash } from './agent/cash.ts';
export type { Float } from './agent/float.ts';
export type { CashInParams, CashOutParams } from './agent/params.ts';
export type { Transactions, TransactionWithReceipt } from './holder/transactions.ts';
export type { Account, Pin, Proof } from './session/account.ts';
export type { LoginParams, PasswordParams, PinParams, ReauthenticateParams } from './session/params.ts';
export type { Devices, RevokedDevice, RevokedDevices } from './session/devices.ts';
export type { SessionStore, StoredSession } from './session/session-store.ts';
export type { HolderClientOptions, SessionClientOptions } from './session/options.ts';
export type { AgentFloat, CashReceipt, Device, ErrorCode, Principal, Transaction } from '@mitako/contract/names';
