// The operator's client.
export * from './common.ts';
export {
  createOperatorClient,
  type OperatorClient,
  type OperatorClientOptions,
} from './clients/create-operator-client.ts';
export type * from './resources/agent-locations.ts';
export type * from './resources/agents.ts';
export type * from './resources/attempts.ts';
export type { AuditLogParams, OperatorAuditLog, OperatorAuditLogParams } from './resources/audit-log.ts';
export type { OperatorDeliveries, OperatorDeliveryListParams } from './resources/deliveries.ts';
export type { OperatorFiles } from './resources/files.ts';
export type { OperatorDisputeExportParams, OperatorDisputeListParams, OperatorDisputes } from './resources/disputes.ts';
export type * from './resources/health.ts';
export type * from './resources/ledger-checks.ts';
export type * from './resources/merchants.ts';
export type { MerchantMethodListParams, OperatorMethods, Rails } from './resources/methods.ts';
export type * from './resources/operator-keys.ts';
export type { OperatorPayoutAccounts, PayoutAccountModeParams } from './resources/payout-accounts.ts';
export type {
  DuePayoutListParams,
  DueTotalsParams,
  PayoutExportListParams,
  PayoutExports,
} from './resources/payout-exports.ts';
export type { MerchantPaymentListParams, OperatorPayments } from './resources/payments.ts';
export type { OperatorRefunds, RefundExportParams, RefundListParams } from './resources/refunds.ts';
export type { OperatorReportParams, OperatorReports } from './resources/reports.ts';
export type { Search } from './resources/search.ts';
export type {
  OperatorSettlementExportParams,
  OperatorSettlementListParams,
  OperatorSettlements,
  PayoutFailedParams,
  PayoutPaidParams,
  SettlementResolveParams,
} from './resources/settlements.ts';
export type {
  AgentCreateParams,
  AgentLimits,
  AgentLocation,
  AgentLocationCreateParams,
  AgentLocationUpdateParams,
  AgentRecord,
  AgentUpdateParams,
  AgentWithFloats,
  AttemptLookup,
  AttemptRecord,
  AttemptResolution,
  AttemptResolveParams,
  AuditAction,
  AuditEntry,
  Balance,
  Delivery,
  DeliveryAttempt,
  DeliveryRecord,
  DeliveryRecordWithAttempts,
  DeliveryWithAttempts,
  DisputeOpenParams,
  DisputeRecord,
  DisputeResolveParams,
  DisputeReturnParams,
  FailedReplayed,
  Found,
  GatewayMethod,
  Health,
  HealthCount,
  HealthQueue,
  HeldBalance,
  KycDecisionParams,
  CreatedPayoutExport,
  DuePayout,
  DueTotal,
  PayoutAccountRecord,
  PayoutExclusion,
  PayoutExclusionReason,
  PayoutExport,
  PayoutExportCreateParams,
  PayoutExportFormat,
  PayoutExportPaidParams,
  PayoutState,
  LedgerCheck,
  LedgerFinding,
  MerchantMethod,
  MerchantMethodsParams,
  MerchantRecord,
  MerchantUpdateParams,
  MethodReinstateParams,
  MethodSuspendParams,
  MethodSuspension,
  OperatorKey,
  OperatorReplayFailedParams,
  PaymentRecord,
  RailRecord,
  RefundCreateParams,
  RefundRecord,
  RefundResolveParams,
  Report,
  ReportDay,
  ReportFailure,
  ReportFigures,
  ReportMethod,
  ReportPrevious,
  ReportQuery,
  ReportTotal,
  RegisterParams,
  SearchQuery,
  SearchResults,
  ReplayFailedParams,
  SettlementCreateParams,
  SettlementLine,
  SettlementRecord,
  SuspendParams,
  Timeline,
  Transaction,
  UnappliedFunds,
  WebhookEndpointWithRecent,
  Worker,
} from '@mitako/contract/names';
