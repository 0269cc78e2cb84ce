import { type Attempt, PROVIDER_CLAIMS, type ProviderClaims, type Refund } from '@mitako/core/engine';
import { RAIL_ID } from '../rail.ts';
import { count } from '../trace.ts';
import { Violation } from '../violation.ts';
import type { World } from '../world.ts';

/** What texts say that the provider said, compared with what it said and did. @throws Violation */
export async function checkClaims({ database, rail, tally }: World, lies: Partial<ProviderClaims> = {}): Promise<void> {
  const { read } = database.store;
  const claims = { ...PROVIDER_CLAIMS, ...lies };
  const judge = (name: keyof ProviderClaims, id: string, isClaimed: boolean, isTrue: boolean): void => {
    if (!isClaimed) return;
    count(tally, `claim: ${name}`);
    if (!isTrue) throw new Violation('I13', `the provider is said to have ${name} ${id}, and it has not`);
  };
  for (const { id } of await database.rows('select id from mitako_attempts where rail = ?', RAIL_ID)) {
    const attempt = (await read.attemptById(String(id))) as Attempt;
    const told = rail.told(attempt.id);
    const isPaid = rail.paidCharges.get(attempt.id) === attempt.amount && told.has('paid');
    judge('collected', attempt.id, claims.collected(attempt), isPaid);
    judge('collectedLate', attempt.id, claims.collectedLate(attempt), isPaid && attempt.status === 'paid_late');
    const hasFailed = told.has('failed') || told.has('refused');
    judge('reportedFailure', attempt.id, claims.reportedFailure(attempt), hasFailed);
    judge('prompted', attempt.id, claims.prompted(attempt), told.has('prompt'));
    judge('rejectedCode', attempt.id, claims.rejectedCode(attempt), told.has('wrong_code'));
  }
  for (const { id } of await database.rows('select id from mitako_refunds where livemode = 1')) {
    const refund = (await read.refundById(String(id))) as Refund;
    const told = rail.told(refund.id);
    judge('refunded', refund.id, claims.refunded(refund), told.has('succeeded'));
    judge('refusedRefund', refund.id, claims.refusedRefund(refund), told.has('failed'));
  }
}
