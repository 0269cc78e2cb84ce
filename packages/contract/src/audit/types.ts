import type { Moment, PageQuery, Timestamp } from '../basics/types.ts';

/** Kind of actor. `in_process`: the embedding program or the command line, without a credential. */
export const AUDIT_ACTOR_TYPES = ['merchant', 'api_key', 'operator', 'operator_key', 'in_process'] as const;

export type AuditActorType = (typeof AUDIT_ACTOR_TYPES)[number];

/** Kind of object that an action affects. */
export const AUDIT_SUBJECT_TYPES = [
  'account',
  'session',
  'merchant',
  'agent',
  'agent_location',
  'api_key',
  'operator_key',
  'signing_key',
  'webhook_endpoint',
  'event',
  'delivery',
  'payment',
  'payment_link',
  'customer',
  'attempt',
  'refund',
  'dispute',
  'file',
  'settlement',
  'payout_account',
  'payout_export',
  'ledger_check',
  'method',
] as const;

export type AuditSubjectType = (typeof AUDIT_SUBJECT_TYPES)[number];

/** Actions in the audit log. */
export const AUDIT_ACTIONS = [
  'account.register',
  'account.change_password',
  'account.reset_password',
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
  'merchant.set_methods',
  'merchant.hide_methods',
  'merchant.suspend',
  'merchant.reinstate',
  'merchant.issue_password_reset',
  'agent.create',
  'agent.update',
  'agent.move_float',
  'agent_location.create',
  'agent_location.update',
  'api_key.create',
  'api_key.roll',
  'api_key.revoke',
  'operator.create',
  'operator.disable',
  'operator_key.create',
  'operator_key.revoke',
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
  'payment.charge',
  'payment.cancel',
  'payment.simulate',
  'sandbox.advance_clock',
  'payment_link.create',
  'payment_link.update',
  'customer.update',
  'customer.erase',
  'attempt.resolve',
  'refund.create',
  'refund.resolve',
  'dispute.open',
  'dispute.submit_evidence',
  'dispute.resolve',
  'dispute.return',
  'file.upload',
  'settlement.create',
  'settlement.resolve',
  'payout_account.set',
  'payout_export.create',
  'payout_export.pay',
  'ledger_check.create',
  'method.suspend',
  'method.reinstate',
] as const;

export type AuditAction = (typeof AUDIT_ACTIONS)[number];

/** One action of a merchant or an operator. Entries are written in the commit of the action and never change. */
export interface AuditEntry {
  /** `aud_…` */
  readonly id: string;
  /** The action. */
  readonly action: AuditAction;
  /** Who did it. */
  readonly actor: AuditActor;
  /** What it was done to. */
  readonly subject: AuditSubject;
  /** The merchant concerned; null when the action concerns no particular merchant. */
  readonly merchant_id: string | null;
  /** The mode; null when the action has none, or concerns both. */
  readonly livemode: boolean | null;
  /** Selected fields of the request. Never a secret; of a URL only its origin. */
  readonly details: Readonly<Record<string, unknown>>;
  /** The client's address. Null when unknown, and for merchants when an operator acted. */
  readonly client_address: string | null;
  /** The client's `User-Agent`, unverified. */
  readonly user_agent: string | null;
  /** The `X-Request-Id` of the response. */
  readonly request_id: string | null;
  /** When it was created. */
  readonly created_at: Timestamp;
}

/** The actor. Merchants see neither the id nor the name of an operator. */
export interface AuditActor {
  /** Kind of account or process. */
  readonly type: AuditActorType;
  /** Id of the account or the key. */
  readonly id: string | null;
  /** Its name at the time of the action. */
  readonly name: string | null;
}

/** The object of the action. */
export interface AuditSubject {
  /** Kind of object. */
  readonly type: AuditSubjectType;
  /** Identifier of the object; null if it has none. */
  readonly id: string | null;
}

export interface AuditListQuery extends PageQuery {
  /** Only entries of this action. */
  readonly action?: AuditAction | undefined;
  /** Only entries about this object. */
  readonly subject_id?: string | undefined;
  /** Only what was created at this time or later. */
  readonly created_from?: Moment | undefined;
  /** Only what was created before this time. */
  readonly created_to?: Moment | undefined;
}

/** Entries of all merchants and operators. */
export interface OperatorAuditListQuery extends AuditListQuery {
  /** Only entries of this merchant. */
  readonly merchant_id?: string | undefined;
  /** Id of an account or a key. */
  readonly actor_id?: string | undefined;
}
