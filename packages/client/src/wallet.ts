// The client for a wallet app.
export * from './session.ts';
export { createWalletClient, type WalletClient } from './clients/create-wallet-client.ts';
export type { Pin, Registration } from './resources/account.ts';
export type * from './resources/checkouts.ts';
export type { VisitedPaymentLinks } from './resources/payment-links.ts';
export type * from './resources/wallet.ts';
export type { HolderClientOptions } from './session/options.ts';
export type {
  AgentLocationsByTown,
  CashCode,
  CashOutCode,
  CashOutCodeParams,
  CashReceipt,
  Checkout,
  CheckoutCanceled,
  CheckoutConfirmParams,
  CheckoutPaid,
  HeldBalance,
  PaymentCancelParams,
  PaymentLinkOpened,
  PaymentLinkOpenParams,
  PinParams,
  PublicAgentLocation,
  PublicPaymentLink,
  RegisterParams,
  TownQuery,
  Transaction,
  TransactionWithReceipt,
} from '@mitako/contract/names';
