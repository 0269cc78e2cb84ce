import { DISPUTE_STATUSES } from '@mitako/contract/names';
import { describe, expect, it } from 'vitest';
import { DISPUTE_TRANSITIONS, disputeTransitionOf, type DisputeTrigger } from './dispute-machine.ts';

const TRIGGERS: readonly DisputeTrigger[] = ['evidence', 'won', 'lost'];

// Written out a second time on purpose: pair by pair, what is not here is refused.
const ALLOWED: Readonly<Record<string, readonly [to: string, event: string]>> = {
  'needs_response evidence': ['under_review', 'dispute.evidence_submitted'],
  'needs_response won': ['won', 'dispute.won'],
  'needs_response lost': ['lost', 'dispute.lost'],
  'under_review evidence': ['under_review', 'dispute.evidence_submitted'],
  'under_review won': ['won', 'dispute.won'],
  'under_review lost': ['lost', 'dispute.lost'],
};

describe('the dispute machine', () => {
  for (const status of DISPUTE_STATUSES) {
    for (const trigger of TRIGGERS) {
      const allowed = ALLOWED[`${status} ${trigger}`];
      it(`${status}, ${trigger}: ${allowed === undefined ? 'nothing' : allowed.join(' with ')}`, () => {
        const expected = allowed === undefined ? null : { to: allowed[0], event: allowed[1] };
        expect(disputeTransitionOf(status, trigger)).toEqual(expected);
      });
    }
  }

  it('has no way out of won and lost', () => {
    for (const status of ['won', 'lost'] as const) expect(Object.keys(DISPUTE_TRANSITIONS[status])).toEqual([]);
  });
});
