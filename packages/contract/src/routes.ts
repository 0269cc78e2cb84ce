import type { z } from 'zod';
import { adminRoutes } from './routes/admin.ts';
import { adminAgentRoutes } from './routes/admin/agents.ts';
import { adminDeliveryRoutes } from './routes/admin/deliveries.ts';
import { adminHealthRoutes } from './routes/admin/health.ts';
import { adminReadRoutes } from './routes/admin/reads.ts';
import { adminRefundRoutes } from './routes/admin/refunds.ts';
import { agentRoutes } from './routes/agents.ts';
import { auditRoutes } from './routes/audit.ts';
import { authRoutes } from './routes/auth.ts';
import { adminDisputeRoutes, disputeRoutes } from './routes/disputes.ts';
import { gatewayRoutes } from './routes/gateway.ts';
import { merchantRoutes } from './routes/merchant.ts';
import { overviewRoutes } from './routes/overview.ts';
import { railRoutes } from './routes/rails.ts';
import type { Route } from './routes/route.ts';
import { timelineRoutes } from './routes/timeline.ts';
import { walletRoutes } from './routes/wallet.ts';
import { settlementRoutes } from './routes/settlements.ts';

/** Every route of the API by the name of its operation. */
export const routes = {
  ...gatewayRoutes,
  ...timelineRoutes,
  ...overviewRoutes,
  ...auditRoutes,
  ...authRoutes,
  ...merchantRoutes,
  ...walletRoutes,
  ...agentRoutes,
  ...adminRoutes,
  ...adminAgentRoutes,
  ...adminRefundRoutes,
  ...adminReadRoutes,
  ...adminDeliveryRoutes,
  ...adminHealthRoutes,
  ...disputeRoutes,
  ...adminDisputeRoutes,
  ...settlementRoutes,
  ...railRoutes,
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
