// The client for an agent's till.
export * from './session.ts';
export { createAgentClient, type AgentClient } from './clients/create-agent-client.ts';
export type { Pin } from './resources/account.ts';
export type * from './resources/cash.ts';
export type { Transactions } from './resources/wallet.ts';
export type { HolderClientOptions } from './session/options.ts';
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
  PinParams,
  Transaction,
  TransactionWithReceipt,
} from '@mitako/contract/names';
