// Written by `npx -y pnpm@12 types` from the routes of the contract, where a change begins.
export type { WalletBalance } from '../resources/balance.ts';
export type { CashOutCodes } from '../resources/cash-out-codes.ts';
export type { Checkouts, PayByCardParams, PayByMobileMoneyParams, PayFromWalletParams } from '../resources/checkout.ts';
export type { VisitedPaymentLinks } from '../resources/payment-links.ts';
export type { Transactions } from '../resources/transactions.ts';
export type {
  AgentLocationsByTown,
  CashCode,
  CashOutCode,
  CashOutCodeParams,
  Checkout,
  CheckoutCanceled,
  CheckoutConfirmParams,
  CheckoutPaid,
  FoundReceipt,
  HeldBalance,
  PaymentCancelParams,
  PaymentLinkOpenParams,
  PaymentLinkOpened,
  PublicPaymentLink,
  ReceiptFindParams,
  ReceiptParams,
  TownQuery,
  Transaction,
  TransactionWithReceipt,
} from '@mitako/contract/names';
