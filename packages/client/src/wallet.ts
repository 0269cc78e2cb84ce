// The client of a wallet app.
export { createWalletClient, type WalletClient } from './wallet/create-wallet-client.ts';
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
export type { Transactions, TransactionWithReceipt } from './holder/transactions.ts';
export type { Account, Pin, Proof, Registration } from './session/account.ts';
export type { LoginParams, PasswordParams, PinParams, ReauthenticateParams, RegisterParams } from './session/params.ts';
export type { Devices, RevokedDevice, RevokedDevices } from './session/devices.ts';
export type { SessionStore, StoredSession } from './session/session-store.ts';
export type { HolderClientOptions, SessionClientOptions } from './session/options.ts';
export type { WalletBalance } from './wallet/balance.ts';
export type { CashOutCodes } from './wallet/cash-out-codes.ts';
export type { Checkouts } from './wallet/checkouts.ts';
export type {
  CashOutCodeParams,
  CheckoutCancelParams,
  CheckoutConfirmParams,
  PayByMobileMoneyParams,
  PayFromWalletParams,
} from './wallet/params.ts';
export type {
  CashOutCode,
  CashReceipt,
  Checkout,
  CheckoutCanceled,
  CheckoutPaid,
  Device,
  ErrorCode,
  HeldBalance,
  Principal,
  Transaction,
} from '@mitako/contract/names';
