// Written by `npx -y pnpm@12 types` from the routes of the contract, where a change begins.
export type { Balances } from '../resources/balance.ts';
export type { CustomerExportParams, CustomerListParams, CustomerParams, Customers } from '../resources/customers.ts';
export type { Deliveries, DeliveryExportParams, DeliveryListParams } from '../resources/deliveries.ts';
export type { DisputeExportParams, DisputeListParams, Disputes } from '../resources/disputes.ts';
export type { EventListParams, Events } from '../resources/events.ts';
export type { FileParams, Files } from '../resources/files.ts';
export type { OfferedMethods } from '../resources/methods.ts';
export type { PaymentLinkListParams, PaymentLinks } from '../resources/payment-links.ts';
export type { PaymentFilterParams, PaymentListParams, PaymentTotalsParams, Payments } from '../resources/payments.ts';
export type { Refunds } from '../resources/refunds.ts';
export type { Sandbox } from '../resources/sandbox.ts';
export type { SettlementExportParams, SettlementListParams, Settlements } from '../resources/settlements.ts';
export type { WebhookEndpoints } from '../resources/webhook-endpoints.ts';
export type { ChargeParams } from './params.ts';
export type {
  Balance,
  CheckoutConfirmParams,
  ClockAdvanceParams,
  Customer,
  CustomerTotalsQuery,
  CustomerUpdateParams,
  CustomerWithTotals,
  Deleted,
  Delivery,
  DeliveryWithAttempts,
  Dispute,
  EventRecord,
  EventReplayParams,
  EvidenceParams,
  FailedReplayed,
  MerchantMethod,
  Payment,
  PaymentCancelParams,
  PaymentCharged,
  PaymentCreateParams,
  PaymentCustomer,
  PaymentCustomerQuery,
  PaymentLink,
  PaymentLinkCreateParams,
  PaymentLinkUpdateParams,
  PaymentTotal,
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
  TotalsOfCustomer,
  UploadedFile,
  WebhookEndpoint,
  WebhookEndpointCreateParams,
  WebhookEndpointUpdateParams,
  WebhookEndpointWithRecent,
  WebhookEndpointWithSecret,
} from '@mitako/contract/names';
