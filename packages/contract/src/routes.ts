import { agentLocationRoutes } from './agent-locations/routes.ts';
import { agentRoutes } from './agents/routes.ts';
import { apiKeyRoutes } from './api-keys/routes.ts';
import { attemptRoutes } from './attempts/routes.ts';
import { auditRoutes } from './audit/routes.ts';
import { combined } from './basics/combined.ts';
import type { TypesOf } from './basics/declare.ts';
import { cashPaymentRoutes } from './cash-payments/routes.ts';
import { checkoutRoutes } from './checkout/routes.ts';
import { customerRoutes } from './customers/routes.ts';
import { disputeRoutes } from './disputes/routes.ts';
import { fileRoutes } from './files/routes.ts';
import { healthRoutes } from './health/routes.ts';
import { ledgerRoutes } from './ledger/routes.ts';
import type { LocalOperations } from './local-operations.ts';
import { overviewRoutes } from './merchants/overview/routes.ts';
import { merchantRoutes } from './merchants/routes.ts';
import { messageRoutes } from './messages/routes.ts';
import { methodRoutes } from './methods/routes.ts';
import { noticeRoutes } from './notices/routes.ts';
import { paymentLinkRoutes } from './payment-links/routes.ts';
import { paymentRoutes } from './payments/routes.ts';
import { timelineRoutes } from './payments/timeline/routes.ts';
import { payoutAccountRoutes } from './payout-accounts/routes.ts';
import { payoutExportRoutes } from './payout-exports/routes.ts';
import { peopleRoutes } from './people/routes.ts';
import { teamRoutes } from './people/teams/routes.ts';
import { railRoutes } from './rails/routes.ts';
import { refundRoutes } from './refunds/routes.ts';
import { reportRoutes } from './reports/routes.ts';
import { sandboxRoutes } from './sandbox/routes.ts';
import { searchRoutes } from './search/routes.ts';
import { settlementRoutes } from './settlements/routes.ts';
import { walletRoutes } from './wallets/routes.ts';
import { deliveryRoutes } from './webhooks/deliveries/routes.ts';
import { eventRoutes } from './webhooks/events/routes.ts';
import { webhookRoutes } from './webhooks/routes.ts';

/** Every route declaration by operation name; here, by the folder that declares it. */
export const routes = combined({
  payments: paymentRoutes,
  'payments/timeline': timelineRoutes,
  'payment-links': paymentLinkRoutes,
  customers: customerRoutes,
  checkout: checkoutRoutes,
  attempts: attemptRoutes,
  refunds: refundRoutes,
  disputes: disputeRoutes,
  files: fileRoutes,
  settlements: settlementRoutes,
  'payout-accounts': payoutAccountRoutes,
  'payout-exports': payoutExportRoutes,
  wallets: walletRoutes,
  agents: agentRoutes,
  'agent-locations': agentLocationRoutes,
  'cash-payments': cashPaymentRoutes,
  merchants: merchantRoutes,
  messages: messageRoutes,
  methods: methodRoutes,
  notices: noticeRoutes,
  'merchants/overview': overviewRoutes,
  reports: reportRoutes,
  'api-keys': apiKeyRoutes,
  people: peopleRoutes,
  'people/teams': teamRoutes,
  webhooks: webhookRoutes,
  'webhooks/events': eventRoutes,
  'webhooks/deliveries': deliveryRoutes,
  rails: railRoutes,
  ledger: ledgerRoutes,
  audit: auditRoutes,
  health: healthRoutes,
  sandbox: sandboxRoutes,
  search: searchRoutes,
});

/** Request and response types of every route, by operation name. */
export interface Routes extends TypesOf<typeof routes> {}

/** Name of an operation with a route, such as `createPayment`. */
export type RouteName = keyof Routes;

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
