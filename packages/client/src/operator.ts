// The operator's client.
export {
  createOperatorClient,
  type OperatorClient,
  type OperatorClientOptions,
} from './operator/create-operator-client.ts';
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
export type { AuditLogParams } from './merchant/params.ts';
export type { RefundCreateParams, ReplayFailedParams } from './params.ts';
export type { FailedReplayed } from './resources/deliveries.ts';
export type { RegisterParams } from './session/params.ts';
export type { Agents, AgentWithFloats } from './operator/agents.ts';
export type { Attempts } from './operator/attempts.ts';
export type { OperatorAuditLog } from './operator/audit-log.ts';
export type { OperatorDeliveries } from './operator/deliveries.ts';
export type { OperatorHealth } from './operator/health.ts';
export type { LedgerChecks } from './operator/ledger-checks.ts';
export type { OperatorDisputes } from './operator/disputes.ts';
export type { Merchants } from './operator/merchants.ts';
export type {
  AgentCreateParams,
  AgentUpdateParams,
  AttemptListParams,
  AttemptResolveParams,
  DisputeOpenParams,
  DisputeResolveParams,
  FloatParams,
  KycDecisionParams,
  MerchantListParams,
  MerchantModeParams,
  MerchantUpdateParams,
  OperatorAuditLogParams,
  OperatorDeliveryListParams,
  OperatorDisputeListParams,
  OperatorListParams,
  OperatorReplayFailedParams,
  OperatorSettlementListParams,
  OptionalEach,
  PayoutFailedParams,
  PayoutPaidParams,
  RefundListParams,
  RefundResolveParams,
  SettlementCreateParams,
  SettlementResolveParams,
  SuspendParams,
} from './operator/params.ts';
export type { OperatorPayments } from './operator/payments.ts';
export type { OperatorRefunds } from './operator/refunds.ts';
export type { OperatorSettlements } from './operator/settlements.ts';
export type {
  AgentLimits,
  AgentRecord,
  AttemptRecord,
  AuditAction,
  AuditLine,
  Balance,
  Delivery,
  DeliveryAttempt,
  DeliveryRecord,
  DeliveryRecordWithAttempts,
  DeliveryWithAttempts,
  DisputeRecord,
  ErrorCode,
  Health,
  HealthCount,
  HealthQueue,
  HeldBalance,
  LedgerCheck,
  LedgerFinding,
  MerchantRecord,
  PaymentRecord,
  RefundRecord,
  SettlementLine,
  SettlementRecord,
  Timeline,
  Transaction,
  WebhookEndpointWithRecent,
  Worker,
} from '@mitako/contract/names';
