import type { Declaration, RouteAudit } from '@mitako/contract';
import { type AuditActor, accountActor, actorOf } from './actor.ts';
import { appendAuditEntry } from './append-audit-entry.ts';
import { timestamp } from '../basics/timestamp.ts';
import type { Context } from '../context.ts';
import type { Caller } from '../kernel/caller.ts';
import type { Decision } from '../kernel/operation.ts';
import type { Origin } from '../kernel/origin.ts';
import type { Change } from '../ports/changes.ts';

/** The request that an audit entry describes. */
interface AuditedRequest {
  readonly caller: Caller;
  readonly parameters: object;
  readonly body: unknown;
  readonly origin: Origin;
}

/**
 * The audit entry of a decision that changes something, except a customer's. It is committed with the decision, so
 * there is no action without its entry and no entry without its action.
 */
export function auditEntry(
  context: Context,
  { auth, audit }: Pick<Declaration, 'auth' | 'audit'>,
  request: AuditedRequest,
  decision: Decision,
): readonly Change[] {
  if (audit === undefined || audit === null) return [];
  const { signedIn, livemode } = decision.audit ?? {};
  const actor =
    signedIn === undefined
      ? actorOf(request.caller)
      : accountActor(signedIn.principalId, signedIn.role, signedIn.merchantId);
  if (actor === null || (audit.by === 'session' && !hasAccount(actor))) return [];
  const { action, subject, details = [] } = audit;
  const object = answered(decision, 'answer' in subject ? subject.answer : null);
  const subjectId = subjectIdOf(subject, request, { actor, object, decision });
  return [
    appendAuditEntry(context, actor, request.origin, {
      action,
      subjectType: subject.type,
      subjectId,
      merchantId:
        actor.merchantId ??
        textOf(request.parameters, 'merchant_id') ??
        textOf(request.body, 'merchant_id') ??
        textOf(object, 'merchant_id') ??
        (subject.type === 'merchant' ? subjectId : null),
      livemode: livemode ?? modeOf(auth, request, object),
      details: detailsOf(request.body, details),
    }),
  ];
}

function hasAccount({ type }: AuditActor): boolean {
  return type === 'merchant' || type === 'operator';
}

function subjectIdOf(
  subject: RouteAudit['subject'],
  { parameters }: AuditedRequest,
  { actor, object, decision }: { readonly actor: AuditActor; readonly object: object; readonly decision: Decision },
): string | null {
  if ('answer' in subject) return textOf(object, 'id');
  if ('parameter' in subject) return textOf(parameters, subject.parameter);
  if (subject.type === 'session') return decision.audit?.signedIn?.sessionId ?? null;
  return subject.type === 'account' ? actor.id : (actor.merchantId ?? actor.id);
}

/** Mode of the changed object, of the request, or of the caller's credential. */
function modeOf(auth: Declaration['auth'], { body, caller }: AuditedRequest, object: object): boolean | null {
  const own = 'livemode' in object ? object.livemode : isFields(body) ? body['livemode'] : undefined;
  if (typeof own === 'boolean') return own;
  return auth.kind === 'merchant' && auth.scope !== undefined && 'livemode' in caller ? caller.livemode : null;
}

/** Only fields that the route lists and the request contains. */
function detailsOf(body: unknown, names: readonly string[]): Readonly<Record<string, unknown>> {
  if (!isFields(body)) return {};
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = body[name];
      if (value === undefined) return [];
      return [[name, RECORDED_AS[name]?.(value) ?? value] as const];
    }),
  );
}

/** Fields that are recorded in another form, by name. */
const RECORDED_AS: Readonly<Record<string, (value: unknown) => string>> = {
  // Webhook URLs may contain passwords and tokens; only the origin is recorded.
  url: (value) => new URL(String(value)).origin,
  since: (value) => timestamp(Number(value)),
};

/** The object under this name in the response, or the first one. */
function answered({ answer }: Decision, name: string | null): object {
  if (answer.kind !== 'done' || !isFields(answer.data)) return {};
  const object = name === null ? Object.values(answer.data).find(isFields) : answer.data[name];
  return isFields(object) ? object : {};
}

function textOf(fields: unknown, name: string): string | null {
  const value = isFields(fields) ? fields[name] : undefined;
  return typeof value === 'string' ? value : null;
}

function isFields(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
