import { routes, type Route, type RouteAudit, type RouteName } from '@mitako/contract';
import type { Context } from '../context.ts';
import type { Change } from '../ports/changes.ts';
import { timestamp } from '../basics/timestamp.ts';
import type { OperationRequest } from '../kernel/operation.ts';
import type { Decision } from '../kernel/perform.ts';
import { accountActor, actorOf, type AuditActor } from './actor.ts';
import { appendLine } from './append-line.ts';

/** The request that is worked on, when the audit log keeps what becomes of it. */
export interface Trail {
  readonly route: Pick<Route, 'auth'> & { readonly audit: RouteAudit };
  readonly request: Pick<OperationRequest<RouteName>, 'caller' | 'origin'> & {
    readonly parameters: object;
    readonly body: unknown;
  };
}

/** The place in which an operation of an audited route works: what it commits there leaves its line. */
export function withTrail<Name extends RouteName>(
  context: Context,
  name: Name,
  request: OperationRequest<Name>,
): Context {
  const { auth, audit }: Route = routes[name];
  return audit === undefined ? context : { ...context, trail: { route: { auth, audit }, request } };
}

/**
 * The line of a decision that changes something, unless it is a customer's. It is committed with the decision, so there is
 * no action without its line and no line without its action.
 */
export function lineOf(context: Context, decision: Decision): readonly Change[] {
  const { trail } = context;
  if (trail === null || !changesSomething(decision)) return [];
  const { route, request } = trail;
  const { signedIn, livemode } = decision.audit ?? {};
  const actor =
    signedIn === undefined ? actorOf(request.caller) : accountActor({ id: signedIn.principalId, role: signedIn.role });
  if (actor === null || (route.audit.by === 'session' && !hasAccount(actor))) return [];
  const { action, subject, details = [] } = route.audit;
  const told = answered(decision, 'answer' in subject ? subject.answer : null);
  const subjectId = subjectIdOf(trail, actor, told, decision);
  return [
    appendLine(context, actor, request.origin, {
      action,
      subjectType: subject.type,
      subjectId,
      merchantId:
        actor.merchantId ??
        textOf(request.parameters, 'merchant_id') ??
        textOf(request.body, 'merchant_id') ??
        textOf(told, 'merchant_id') ??
        (subject.type === 'merchant' ? subjectId : null),
      livemode: livemode ?? modeOf(trail, told),
      details: detailsOf(request.body, details),
    }),
  ];
}

/** Facts that are asserted again change nothing. */
function changesSomething({ changes }: Decision): boolean {
  return changes.some(({ type }) => !type.startsWith('assert.'));
}

function hasAccount({ type }: AuditActor): boolean {
  return type === 'merchant' || type === 'operator';
}

function subjectIdOf({ route, request }: Trail, actor: AuditActor, told: object, decision: Decision): string | null {
  const { subject } = route.audit;
  if ('answer' in subject) return textOf(told, 'id');
  if ('parameter' in subject) return textOf(request.parameters, subject.parameter);
  return subject.type === 'session' ? (decision.audit?.signedIn?.id ?? null) : (actor.merchantId ?? actor.id);
}

/** Of what was made or changed; as asked for; or as the caller is bound to it, where that is so. */
function modeOf({ route: { auth }, request: { body, caller } }: Trail, told: object): boolean | null {
  const own = 'livemode' in told ? told.livemode : isFields(body) ? body['livemode'] : undefined;
  if (typeof own === 'boolean') return own;
  return auth.kind === 'merchant' && auth.scope !== undefined && 'livemode' in caller ? caller.livemode : null;
}

/** Only what the route lists, and only what was sent. */
function detailsOf(body: unknown, names: readonly string[]): Readonly<Record<string, unknown>> {
  if (!isFields(body)) return {};
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = body[name];
      if (value === undefined) return [];
      return [[name, KEPT_AS[name]?.(value) ?? value] as const];
    }),
  );
}

/** Fields that are not kept as they are, by name. */
const KEPT_AS: Readonly<Record<string, (value: unknown) => string>> = {
  // Addresses of webhooks have passwords and tokens in them. Which host it is, is what counts.
  url: (value) => new URL(String(value)).origin,
  since: (value) => timestamp(Number(value)),
};

/** What the answer shows under this name, or first. */
function answered({ answer }: Decision, name: string | null): object {
  const { data } = JSON.parse(answer.body) as { readonly data?: unknown };
  if (!isFields(data)) return {};
  const told = name === null ? Object.values(data).find(isFields) : data[name];
  return isFields(told) ? told : {};
}

function textOf(fields: unknown, name: string): string | null {
  const value = isFields(fields) ? fields[name] : undefined;
  return typeof value === 'string' ? value : null;
}

function isFields(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
