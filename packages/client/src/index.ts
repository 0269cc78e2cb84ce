// The merchant's client. Webhooks are verified with the entry '@mitako/client/webhooks', which needs none of this.
export { createClient, type Client } from './create-client.ts';
export {
  isMitakoError,
  MitakoError,
  type ErrorDetails,
  type LocalErrorCode,
  type MitakoErrorCode,
  type MitakoErrorContext,
} from './errors.ts';
export type { List, Page, PagePosition } from './list.ts';
export type { CallOptions, ClientOptions, ConnectionOptions, Fetch, WriteOptions } from './options.ts';
export type {
  DeliveryListParams,
  DisputeListParams,
  EventListParams,
  EventReplayParams,
  EvidenceParams,
  PaymentCancelParams,
  PaymentFilterParams,
  PaymentListParams,
  RefundCreateParams,
  ReplayFailedParams,
  RotateSecretParams,
  SettlementListParams,
  SimulateParams,
  WebhookEndpointCreateParams,
  WebhookEndpointUpdateParams,
} from './params.ts';
export type { Balances } from './resources/balance.ts';
export type { Deliveries, FailedReplayed } from './resources/deliveries.ts';
export type { Disputes } from './resources/disputes.ts';
export type { Events } from './resources/events.ts';
export type { Payments } from './resources/payments.ts';
export type { Refunds } from './resources/refunds.ts';
export type { Sandbox, Simulated } from './resources/sandbox.ts';
export type { Settlements } from './resources/settlements.ts';
export type { DeletedWebhookEndpoint, PingSent, WebhookEndpoints } from './resources/webhook-endpoints.ts';
export type {
  Balance,
  Delivery,
  DeliveryWithAttempts,
  Dispute,
  ErrorCode,
  EventRecord,
  EventType,
  Payment,
  PaymentCreateParams,
  PaymentStatus,
  Refund,
  Settlement,
  SettlementLine,
  Timeline,
  TimelineEntry,
  WebhookEndpoint,
  WebhookEndpointWithRecent,
  WebhookEndpointWithSecret,
} from '@mitako/contract/names';
