import type { DisputeStatus, EventType } from '@mitako/contract/names';

/** Events of an open dispute. */
export type DisputeTrigger =
  /** The merchant submits evidence, or replaces it. */
  | 'evidence'
  /** The operator decides for the merchant. */
  | 'won'
  /** The operator decides for the payer. */
  | 'lost';

export type DisputeEventType = Extract<EventType, `dispute.${string}`>;

export interface DisputeTransition {
  readonly to: DisputeStatus;
  readonly event: DisputeEventType;
}

const decided = {
  won: { to: 'won', event: 'dispute.won' },
  lost: { to: 'lost', event: 'dispute.lost' },
} as const;
const evidence = { to: 'under_review', event: 'dispute.evidence_submitted' } as const;

/**
 * All transitions of a dispute. The operator may decide without waiting for evidence, and no time limit decides: after
 * `due_at` no evidence is accepted, but the dispute waits for the operator.
 */
export const DISPUTE_TRANSITIONS: Readonly<
  Record<DisputeStatus, Readonly<Partial<Record<DisputeTrigger, DisputeTransition>>>>
> = {
  needs_response: { evidence, ...decided },
  under_review: { evidence, ...decided },
  won: {},
  lost: {},
};

/** Null: a closed dispute never changes. */
export function disputeTransitionOf(status: DisputeStatus, trigger: DisputeTrigger): DisputeTransition | null {
  return DISPUTE_TRANSITIONS[status][trigger] ?? null;
}
