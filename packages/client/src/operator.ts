// The operator's client.
export * from './common.ts';
export {
  createOperatorClient,
  operatorClientOver,
  type OperatorClient,
  type OperatorClientOptions,
} from './clients/create-operator-client.ts';
export type * from './clients/operator-types.ts';
export type { PayoutFailedParams, PayoutPaidParams } from './clients/params.ts';
export type { AuditLogParams } from './resources/audit-log.ts';
export type {
  AgentLimits,
  AttemptResolution,
  AuditAction,
  Delivery,
  DeliveryAttempt,
  DeliveryWithAttempts,
  Found,
  HealthCount,
  HealthQueue,
  HeldBalance,
  LedgerFinding,
  MethodSuspension,
  PayoutExclusion,
  PayoutExclusionReason,
  PayoutExportFormat,
  PayoutState,
  ReplayFailedParams,
  ReportDay,
  ReportFailure,
  ReportFigures,
  ReportMethod,
  ReportPrevious,
  ReportQuery,
  ReportTotal,
  Worker,
} from '@mitako/contract/names';
