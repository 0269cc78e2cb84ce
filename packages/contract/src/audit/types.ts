import type { Moment, PageQuery, Timestamp } from '../basics/types.ts';

/** Who acts. `in_process`: the embedding program or the command line, which no credential stands for. */
export const AUDIT_ACTOR_TYPES = ['merchant', 'api_key', 'operator', 'operator_key', 'in_process'] as const;

export type AuditActorType = (typeof AUDIT_ACTOR_TYPES)[number];

/** What is acted upon. */
export const AUDIT_SUBJECT_TYPES = [
  'account',
  'session',
  'merchant',
  'agent',
  'api_key',
  'operator_key',
  'signing_key',
  'webhook_endpoint',
  'event',
  'delivery',
  'payment',
  'attempt',
  'refund',
  'dispute',
  'settlement',
  'ledger_check',
] as const;

export type AuditSubjectType = (typeof AUDIT_SUBJECT_TYPES)[number];

/** What merchants and operators do, as the audit log calls it. */
export const AUDIT_ACTIONS = [
  'account.register',
  'account.change_password',
  'session.login',
  'session.login_failed',
  'session.reauthenticate',
  'session.logout',
  'session.revoke',
  'session.revoke_others',
  'merchant.create',
  'merchant.update_profile',
  'merchant.set_logo',
  'merchant.delete_logo',
  'merchant.submit_kyc',
  'merchant.decide_kyc',
  'merchant.update_terms',
  'merchant.suspend',
  'merchant.reinstate',
  'agent.create',
  'agent.update',
  'agent.move_float',
  'api_key.create',
  'api_key.roll',
  'api_key.revoke',
  'operator.create',
  'operator.disable',
  'operator_key.create',
  'signing_key.rotate',
  'webhook_endpoint.create',
  'webhook_endpoint.update',
  'webhook_endpoint.delete',
  'webhook_endpoint.rotate_secret',
  'webhook_endpoint.ping',
  'event.replay',
  'delivery.replay',
  'delivery.replay_failed',
  'payment.create',
  'payment.cancel',
  'payment.simulate',
  'attempt.resolve',
  'refund.create',
  'refund.resolve',
  'dispute.open',
  'dispute.submit_evidence',
  'dispute.resolve',
  'settlement.create',
  'settlement.resolve',
  'ledger_check.create',
] as const;

export type AuditAction = (typeof AUDIT_ACTIONS)[number];

/** One action of a merchant or an operator. Lines are written with what they tell of, and never changed. */
export interface AuditEntry {
  /** `aud_…` */
  readonly id: string;
  readonly action: AuditAction;
  readonly actor: AuditActor;
  readonly subject: AuditSubject;
  /** Whom it concerns; null when no merchant in particular. */
  readonly merchant_id: string | null;
  /** Of which mode; null for what has none, or both. */
  readonly livemode: boolean | null;
  /** What was asked for, in the words of the request. Never a secret; of addresses only the host. */
  readonly details: Readonly<Record<string, unknown>>;
  /** From where. Null when nobody knows, and for a merchant when it was the operator. */
  readonly client_address: string | null;
  /** As the program at the other end called itself: whatever it liked. */
  readonly user_agent: string | null;
  /** The `X-Request-Id` of the answer. */
  readonly request_id: string | null;
  readonly created_at: Timestamp;
}

/** Who did it. A merchant reads of an operator neither id nor name. */
export interface AuditActor {
  readonly type: AuditActorType;
  /** Of the account or the key. */
  readonly id: string | null;
  /** Its name at that time. */
  readonly name: string | null;
}

/** What it was done to. */
export interface AuditSubject {
  readonly type: AuditSubjectType;
  readonly id: string | null;
}

export interface AuditListQuery extends PageQuery {
  readonly action?: AuditAction | undefined;
  readonly subject_id?: string | undefined;
  readonly created_from?: Moment | undefined;
  readonly created_to?: Moment | undefined;
}

/** Of all merchants and operators. */
export interface OperatorAuditListQuery extends AuditListQuery {
  readonly merchant_id?: string | undefined;
  /** An account or a key. */
  readonly actor_id?: string | undefined;
}
