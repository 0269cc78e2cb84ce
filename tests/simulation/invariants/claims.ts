import {
  type Attempt,
  type ClaimName,
  PROVIDER_CLAIMS,
  type ProviderClaims,
  type Refund,
  type TimelineFacts,
} from '@mitako/core/engine';
import { RAIL_ID } from '../rail.ts';
import { count } from '../trace.ts';
import { Violation } from '../violation.ts';
import type { World } from '../world.ts';

/** What texts say that the provider said of a payment, compared with what it said and did. @throws Violation */
export function checkClaims(
  world: World,
  { attempts, refunds }: TimelineFacts,
  lies: Partial<ProviderClaims> = {},
): void {
  const claims = { ...PROVIDER_CLAIMS, ...lies };
  const judge = (name: ClaimName, row: Attempt | Refund, isClaimed: boolean): void => {
    if (!isClaimed) return;
    count(world.tally, `claim: ${name}`);
    if (!isSaid(world, name, row)) throw untrue(name, row.id);
  };
  for (const attempt of attempts.filter(({ rail }) => rail === RAIL_ID)) {
    judge('collected', attempt, claims.collected(attempt));
    judge('collectedLate', attempt, claims.collectedLate(attempt));
    judge('reportedFailure', attempt, claims.reportedFailure(attempt));
    judge('prompted', attempt, claims.prompted(attempt));
    judge('rejectedCode', attempt, claims.rejectedCode(attempt));
  }
  for (const refund of refunds) {
    judge('refunded', refund, claims.refunded(refund));
    judge('refusedRefund', refund, claims.refusedRefund(refund));
  }
}

/** Whether the provider said so of an attempt or refund. */
export function isSaid({ rail }: World, name: ClaimName, row: Attempt | Refund): boolean {
  const told = rail.told(row.id);
  const isPaid = rail.paidCharges.get(row.id) === row.amount && told.has('paid');
  switch (name) {
    case 'collected':
      return isPaid;
    case 'collectedLate':
      return isPaid && row.status === 'paid_late';
    case 'reportedFailure':
      return told.has('failed') || told.has('refused');
    case 'prompted':
      return told.has('prompt');
    case 'rejectedCode':
      return told.has('wrong_code');
    case 'refunded':
      return told.has('succeeded');
    case 'refusedRefund':
      return told.has('failed');
  }
}

export function untrue(name: ClaimName, id: string): Violation {
  return new Violation('I13', `the provider is said to have ${name} ${id}, and it has not`);
}
