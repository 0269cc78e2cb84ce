// The client for a wallet app.
export * from './session.ts';
export { createWalletClient, type WalletClient } from './clients/create-wallet-client.ts';
export type * from './clients/wallet-types.ts';
export type { PhoneNumber, Pin, Registration } from './session/account.ts';
export type { HolderClientOptions } from './session/options.ts';
export type {
  CashReceipt,
  NewPhoneParams,
  PhoneCodeParams,
  PhoneVerification,
  PinParams,
  PublicAgentLocation,
  RegisterParams,
} from '@mitako/contract/names';
