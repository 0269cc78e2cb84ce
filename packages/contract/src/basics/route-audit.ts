import type { AuditAction, AuditSubjectType } from '../audit/types.ts';
import type { ItemOf } from './types.ts';

/** What the audit log keeps of a request that changed something: declared on its route, written with its effect. */
export interface RouteAudit {
  readonly action: AuditAction;
  readonly subject: RouteAuditSubject;
  /**
   * Fields of the body that are kept as they were sent, an address without more than its origin. No field that holds a
   * password, PIN, code, key, phone number or document is ever one of them.
   */
  readonly details?: readonly string[];
  /** Keys leave no line: what they do here is the day's business, and in the payment's own timeline. */
  readonly by?: 'session';
}

/**
 * Where a line has its subject from: the account of who acts (`own`), a parameter of the path, or the answer,
 * `{ data: { <answer>: { id } } }`.
 */
export type RouteAuditSubject = ItemOf<'type', AuditSubjectType> &
  (ItemOf<'own', true> | ItemOf<'parameter', string> | ItemOf<'answer', string>);
