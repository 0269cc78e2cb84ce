// Written by `npx -y pnpm@12 types` from the routes of the contract, where a change begins.
export type { Accounts } from '../resources/accounts.ts';
export type { AgentLocationListParams, AgentLocations } from '../resources/agent-locations.ts';
export type { Agents, FloatParams, FloatTransactionListParams } from '../resources/agents.ts';
export type {
  AttemptExportParams,
  AttemptListParams,
  AttemptTotalsParams,
  Attempts,
  UnappliedFundsListParams,
} from '../resources/attempts.ts';
export type { OperatorAuditLog, OperatorAuditLogParams } from '../resources/audit-log.ts';
export type { OperatorDeliveries, OperatorDeliveryListParams } from '../resources/deliveries.ts';
export type {
  OperatorDisputeExportParams,
  OperatorDisputeListParams,
  OperatorDisputes,
} from '../resources/disputes.ts';
export type { OperatorFiles } from '../resources/files.ts';
export type { OperatorHealth } from '../resources/health.ts';
export type { LedgerChecks } from '../resources/ledger-checks.ts';
export type {
  KycSubmissionListParams,
  MerchantListParams,
  MerchantModeParams,
  Merchants,
} from '../resources/merchants.ts';
export type { MessageListParams, Messages } from '../resources/messages.ts';
export type { MerchantMethodListParams, OperatorMethods } from '../resources/methods.ts';
export type { OperatorKeys } from '../resources/operator-keys.ts';
export type { AllPaymentsParams, MerchantPaymentListParams, OperatorPayments } from '../resources/payments.ts';
export type { OperatorPayoutAccounts, PayoutAccountModeParams } from '../resources/payout-accounts.ts';
export type {
  DuePayoutListParams,
  DueTotalsParams,
  PayoutExportListParams,
  PayoutExports,
} from '../resources/payout-exports.ts';
export type { OperatorListParams, OperatorPeople } from '../resources/people.ts';
export type { Rails } from '../resources/rails.ts';
export type { OperatorRefunds, RefundExportParams, RefundListParams } from '../resources/refunds.ts';
export type { OperatorReportParams, OperatorReports } from '../resources/reports.ts';
export type { Search } from '../resources/search.ts';
export type {
  OperatorSettlementExportParams,
  OperatorSettlementListParams,
  OperatorSettlements,
} from '../resources/settlements.ts';
export type { Users } from '../resources/users.ts';
export type { SettlementResolveParams } from './params.ts';
export type {
  AgentCreateParams,
  AgentLocation,
  AgentLocationCreateParams,
  AgentLocationUpdateParams,
  AgentRecord,
  AgentUpdateParams,
  AgentWithFloats,
  AttemptLookup,
  AttemptRecord,
  AttemptResolveParams,
  AttemptTotals,
  AuditEntry,
  Balance,
  CreatedPayoutExport,
  Deleted,
  DeliveryRecord,
  DeliveryRecordWithAttempts,
  Device,
  DisputeOpenParams,
  DisputeRecord,
  DisputeResolveParams,
  DisputeReturnParams,
  DuePayout,
  DueTotal,
  FailedReplayed,
  FreezeParams,
  GatewayMethod,
  Health,
  InvitedOperator,
  KeyAddressesParams,
  KycDecisionParams,
  KycSubmission,
  LedgerCheck,
  LedgerCheckpoint,
  Member,
  MerchantCreateParams,
  MerchantMethod,
  MerchantMethodsParams,
  MerchantRecord,
  MerchantUpdateParams,
  Message,
  MethodReinstateParams,
  MethodSuspendParams,
  OperatorAccount,
  OperatorInvitationParams,
  OperatorKey,
  OperatorKeyCreateParams,
  OperatorKeyRenameParams,
  OperatorKeyWithSecret,
  OperatorReplayFailedParams,
  OperatorUpdateParams,
  OtherDevicesRevoked,
  PasswordReset,
  PaymentRecord,
  PayoutAccountRecord,
  PayoutExport,
  PayoutExportCreateParams,
  PayoutExportPaidParams,
  RailRecord,
  RefundCreateParams,
  RefundRecord,
  RefundResolveParams,
  Report,
  SearchQuery,
  SearchResults,
  SettlementCreateParams,
  SettlementLine,
  SettlementRecord,
  SuspendParams,
  Timeline,
  Transaction,
  UnappliedFunds,
  UserRecord,
  UserTierParams,
  WebhookEndpointWithRecent,
} from '@mitako/contract/names';
