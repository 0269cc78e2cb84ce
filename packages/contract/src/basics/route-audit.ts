import type { AuditAction, AuditSubjectType } from '../audit/values.ts';
import type { ItemOf } from './answers.ts';

/** What the audit log records of a request that changed something: declared on the route, written in the same commit. */
export interface RouteAudit {
  /** Name of the entry. */
  readonly action: AuditAction;
  /** What the entry is about. */
  readonly subject: RouteAuditSubject;
  /**
   * Body fields that are recorded as sent, a URL without more than its origin. Never a field that holds a password,
   * PIN, code, key, phone number or document.
   */
  readonly details?: readonly string[];
  /** API keys leave no entry here: the payment's timeline records what they do. */
  readonly by?: 'session';
}

/**
 * The subject of an entry: the actor's own account (`own`), a path parameter, or an object of the response, `{ data: {
 * <answer>: { id } } }`.
 */
export type RouteAuditSubject = ItemOf<'type', AuditSubjectType> &
  (ItemOf<'own', true> | ItemOf<'parameter', string> | ItemOf<'answer', string>);
