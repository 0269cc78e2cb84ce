// Written by `npx -y pnpm@12 types` from the routes of the contract, where a change begins.
export type { CashPayments } from '../resources/cash-payments.ts';
export type { Cash } from '../resources/cash.ts';
export type { Float } from '../resources/float.ts';
export type { Transactions } from '../resources/transactions.ts';
export type {
  AgentFloat,
  CashHolder,
  CashHolderLookUpParams,
  CashInParams,
  CashOutParams,
  CashPayment,
  CashPaymentLookUpParams,
  CashPaymentParams,
  CashReceipt,
  Transaction,
  TransactionWithReceipt,
} from '@mitako/contract/names';
