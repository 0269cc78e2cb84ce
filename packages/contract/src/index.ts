// The contract of the API: names and types, zod schemas, and the routes from which the handler, the OpenAPI document
// and the client are derived.
export * from './names.ts';
export * from './routes.ts';
export { localOperations, type LocalOperations } from './local-operations.ts';
export {
  acceptedBy,
  type Declaration,
  ignoresUnknownQuery,
  isMutating,
  type LocalOperation,
  requiresRecentAuth,
  type Route,
  type RouteLimit,
} from './basics/route.ts';
export type { Accepted, RouteAuth, Way } from './basics/route-types.ts';
export { isRouteOpen, type Part, PART_OF_ROLE, PARTS, type RoutePart } from './basics/parts.ts';
export type { RouteAudit, RouteAuditSubject } from './basics/route-audit.ts';
export { takesPeriod } from './basics/schemas.ts';
export { sampleAnswer } from './sample-answer.ts';
export { type Notice, NOTICES } from './notices/notices.ts';
export { builtInRole } from './people/built-in.ts';
export { newPin } from './people/schemas.ts';
export { legacyError, legacyFault } from './payments/schemas.ts';
export { bareNumber, isIban, isRib } from './payout-accounts/bank-number.ts';
export { webhookBody } from './webhooks/events/data/schemas.ts';
export { ABSENCE, type Absence } from './basics/absence.ts';
export {
  email,
  hasUnseen,
  idempotencyKey,
  isStorable,
  onOneLine,
  optionalIdempotencyKey,
  phone,
  WRITING,
  type Writing,
} from './basics/text.ts';
