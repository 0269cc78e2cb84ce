// The merchant's client. Webhook verification has its own entry, '@mitako/client/webhooks', which needs none of this.
export * from './common.ts';
export { createClient, type Client } from './clients/create-client.ts';
export type { ClientOptions } from './options.ts';
export type * from './resources/balance.ts';
export type { Deliveries, DeliveryExportParams, DeliveryListParams } from './resources/deliveries.ts';
export type { FileParams, Files } from './resources/files.ts';
export type { DisputeExportParams, DisputeListParams, Disputes } from './resources/disputes.ts';
export type * from './resources/events.ts';
export type { OfferedMethods } from './resources/methods.ts';
export type { CustomerExportParams, CustomerListParams, CustomerParams, Customers } from './resources/customers.ts';
export type { PaymentLinkListParams, PaymentLinks } from './resources/payment-links.ts';
export type {
  ChargeParams,
  PaymentFilterParams,
  PaymentListParams,
  Payments,
  PaymentTotalsParams,
} from './resources/payments.ts';
export type { Refunds } from './resources/refunds.ts';
export type * from './resources/sandbox.ts';
export type { SettlementExportParams, SettlementListParams, Settlements } from './resources/settlements.ts';
export type * from './resources/webhook-endpoints.ts';
export type {
  Balance,
  CheckoutConfirmParams,
  ClockAdvanceParams,
  Customer,
  CustomerMethod,
  CustomerSum,
  CustomerTotals,
  CustomerType,
  CustomerUpdateParams,
  CustomerWithTotals,
  Delivery,
  DeliveryWithAttempts,
  Dispute,
  FilePurpose,
  FileReference,
  FileType,
  UploadedFile,
  EventRecord,
  EventReplayParams,
  EventType,
  EvidenceParams,
  FailedReplayed,
  MerchantMethod,
  Payment,
  PaymentCancelParams,
  PaymentCharged,
  PaymentCreateParams,
  PaymentLink,
  PaymentLinkCreateParams,
  PaymentLinkStatus,
  PaymentLinkUpdateParams,
  PaymentStatus,
  Pinged,
  Refund,
  RefundCreateParams,
  ReplayFailedParams,
  RotateSecretParams,
  SandboxClock,
  Settlement,
  SettlementLine,
  SettlementWithDestination,
  SimulateParams,
  Simulated,
  Timeline,
  TimelineEntry,
  WebhookEndpoint,
  WebhookEndpointCreateParams,
  WebhookEndpointUpdateParams,
  WebhookEndpointWithRecent,
  WebhookEndpointWithSecret,
} from '@mitako/contract/names';
export type { CurrencyLiteral, InCurrency } from './currency.ts';
export type { OfWholeAmount } from './whole-amount.ts';
export { exampleNumber, type PhoneReading, readPhoneNumber } from '@mitako/contract/names';
export { formatXaf, parseXaf, xaf, type WholeLiteral, type Xaf } from '@mitako/contract/names';
