import { type AgentLocationRoutes, agentLocationRoutes } from './agent-locations/routes.ts';
import { type AgentRoutes, agentRoutes } from './agents/routes.ts';
import { type ApiKeyRoutes, apiKeyRoutes } from './api-keys/routes.ts';
import { type AttemptRoutes, attemptRoutes } from './attempts/routes.ts';
import { type AuditRoutes, auditRoutes } from './audit/routes.ts';
import type { RouteTable } from './basics/route.ts';
import { type CashPaymentRoutes, cashPaymentRoutes } from './cash-payments/routes.ts';
import { type CheckoutRoutes, checkoutRoutes } from './checkout/routes.ts';
import { type CustomerRoutes, customerRoutes } from './customers/routes.ts';
import { type DisputeRoutes, disputeRoutes } from './disputes/routes.ts';
import { type FileRoutes, fileRoutes } from './files/routes.ts';
import { type HealthRoutes, healthRoutes } from './health/routes.ts';
import { type LedgerRoutes, ledgerRoutes } from './ledger/routes.ts';
import { type OverviewRoutes, overviewRoutes } from './merchants/overview/routes.ts';
import type { LocalOperations } from './local-operations.ts';
import { type MerchantRoutes, merchantRoutes } from './merchants/routes.ts';
import { type MethodRoutes, methodRoutes } from './methods/routes.ts';
import { type PaymentLinkRoutes, paymentLinkRoutes } from './payment-links/routes.ts';
import { type PaymentRoutes, paymentRoutes } from './payments/routes.ts';
import { type TimelineRoutes, timelineRoutes } from './payments/timeline/routes.ts';
import { type PayoutAccountRoutes, payoutAccountRoutes } from './payout-accounts/routes.ts';
import { type PayoutExportRoutes, payoutExportRoutes } from './payout-exports/routes.ts';
import { type PeopleRoutes, peopleRoutes } from './people/routes.ts';
import { type RailRoutes, railRoutes } from './rails/routes.ts';
import { type RefundRoutes, refundRoutes } from './refunds/routes.ts';
import { type ReportRoutes, reportRoutes } from './reports/routes.ts';
import { type SandboxRoutes, sandboxRoutes } from './sandbox/routes.ts';
import { type SearchRoutes, searchRoutes } from './search/routes.ts';
import { type SettlementRoutes, settlementRoutes } from './settlements/routes.ts';
import { type WalletRoutes, walletRoutes } from './wallets/routes.ts';
import { type DeliveryRoutes, deliveryRoutes } from './webhooks/deliveries/routes.ts';
import { type EventRoutes, eventRoutes } from './webhooks/events/routes.ts';
import { type WebhookRoutes, webhookRoutes } from './webhooks/routes.ts';

/** Request and response types of every API route, by operation name. */
export interface Routes
  extends
    PaymentRoutes,
    TimelineRoutes,
    PaymentLinkRoutes,
    CustomerRoutes,
    CheckoutRoutes,
    AttemptRoutes,
    RefundRoutes,
    DisputeRoutes,
    FileRoutes,
    SettlementRoutes,
    PayoutAccountRoutes,
    PayoutExportRoutes,
    WalletRoutes,
    AgentRoutes,
    AgentLocationRoutes,
    CashPaymentRoutes,
    MerchantRoutes,
    MethodRoutes,
    OverviewRoutes,
    ReportRoutes,
    ApiKeyRoutes,
    PeopleRoutes,
    WebhookRoutes,
    EventRoutes,
    DeliveryRoutes,
    RailRoutes,
    LedgerRoutes,
    AuditRoutes,
    HealthRoutes,
    SandboxRoutes,
    SearchRoutes {}

/** Name of an operation with a route, such as `createPayment`. */
export type RouteName = keyof Routes;

/** Every route declaration by operation name. */
export const routes: RouteTable<Routes> = {
  ...paymentRoutes,
  ...timelineRoutes,
  ...paymentLinkRoutes,
  ...customerRoutes,
  ...checkoutRoutes,
  ...attemptRoutes,
  ...refundRoutes,
  ...disputeRoutes,
  ...fileRoutes,
  ...settlementRoutes,
  ...payoutAccountRoutes,
  ...payoutExportRoutes,
  ...walletRoutes,
  ...agentRoutes,
  ...agentLocationRoutes,
  ...cashPaymentRoutes,
  ...merchantRoutes,
  ...methodRoutes,
  ...overviewRoutes,
  ...reportRoutes,
  ...apiKeyRoutes,
  ...peopleRoutes,
  ...webhookRoutes,
  ...eventRoutes,
  ...deliveryRoutes,
  ...railRoutes,
  ...ledgerRoutes,
  ...auditRoutes,
  ...healthRoutes,
  ...sandboxRoutes,
  ...searchRoutes,
};

/** Every operation: those with a route, and the local ones. */
export interface Operations extends Routes, LocalOperations {}

/** Name of any operation. */
export type OperationName = keyof Operations;

/** Path parameters of an operation, parsed. */
export type ParametersOf<Name extends OperationName> = Operations[Name]['parameters'];
/** Query of an operation, parsed. */
export type QueryOf<Name extends OperationName> = Operations[Name]['query'];
/** Body of an operation, parsed; `undefined` if the route has none or if it is optional. */
export type BodyOf<Name extends OperationName> = Operations[Name]['body'];
/** Body of an operation as it is sent. */
export type SentOf<Name extends OperationName> = Operations[Name]['sent'];
/** Data of an operation's success, for any success status. */
export type DataOf<Name extends OperationName> = Operations[Name]['data'];
