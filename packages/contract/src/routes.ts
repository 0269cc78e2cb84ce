import type { z } from 'zod';
import { agentRoutes } from './agents/routes.ts';
import { apiKeyRoutes } from './api-keys/routes.ts';
import { attemptRoutes } from './attempts/routes.ts';
import { auditRoutes } from './audit/routes.ts';
import { checkoutRoutes } from './checkout/routes.ts';
import { disputeRoutes } from './disputes/routes.ts';
import { healthRoutes } from './health/routes.ts';
import { ledgerRoutes } from './ledger/routes.ts';
import { merchantRoutes } from './merchants/routes.ts';
import { overviewRoutes } from './merchants/overview/routes.ts';
import { paymentRoutes } from './payments/routes.ts';
import { timelineRoutes } from './payments/timeline/routes.ts';
import { peopleRoutes } from './people/routes.ts';
import { railRoutes } from './rails/routes.ts';
import { refundRoutes } from './refunds/routes.ts';
import { sandboxRoutes } from './sandbox/routes.ts';
import { settlementRoutes } from './settlements/routes.ts';
import { walletRoutes } from './wallets/routes.ts';
import { webhookRoutes } from './webhooks/routes.ts';
import { deliveryRoutes } from './webhooks/deliveries/routes.ts';
import { eventRoutes } from './webhooks/events/routes.ts';
import type { Route } from './basics/route.ts';

/** Every route of the API by the name of its operation. */
export const routes = {
  ...paymentRoutes,
  ...timelineRoutes,
  ...checkoutRoutes,
  ...attemptRoutes,
  ...refundRoutes,
  ...disputeRoutes,
  ...settlementRoutes,
  ...walletRoutes,
  ...agentRoutes,
  ...merchantRoutes,
  ...overviewRoutes,
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
} satisfies Record<string, Route>;

/** The declarations as a type. */
export type Routes = typeof routes;
/** Name of an operation, such as `createPayment`. */
export type RouteName = keyof Routes;

/** Path parameters of a route, parsed. */
export type ParametersOf<Name extends RouteName> = z.output<Routes[Name]['parameters']>;
/** Query of a route, parsed. */
export type QueryOf<Name extends RouteName> = z.output<Routes[Name]['query']>;
/** Body of a route, parsed; `undefined` where it takes none. */
export type BodyOf<Name extends RouteName> = Routes[Name] extends { readonly body: infer Body extends z.ZodType }
  ? Routes[Name] extends { readonly bodyOptional: true }
    ? z.output<Body> | undefined
    : z.output<Body>
  : undefined;
/** Data of a route's success, of whichever status. */
export type DataOf<Name extends RouteName> = {
  [Status in keyof Routes[Name]['success']]: Routes[Name]['success'][Status] extends z.ZodType
    ? z.output<Routes[Name]['success'][Status]>
    : never;
}[keyof Routes[Name]['success']];
