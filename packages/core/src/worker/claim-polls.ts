import type { Context } from '../context.ts';
import type { Attempt } from '../model.ts';
import type { ClaimRequest } from '../ports/store-claims.ts';
import { paceOf } from '../rails/look-up-pace.ts';

/** Claims attempts whose poll is due, at the pace of each rail; the rail whose poll is due longest comes first. */
export async function claimPolls(
  { rails, store }: Pick<Context, 'rails' | 'store'>,
  request: ClaimRequest,
): Promise<readonly Attempt[]> {
  const { nowMs, limit } = request;
  const queues = await store.read.lookUpQueues();
  const due = queues.filter(({ dueAtMs }) => dueAtMs <= nowMs).toSorted((one, other) => one.dueAtMs - other.dueAtMs);
  const claimed: Attempt[] = [];
  for (const { rail } of due) {
    if (claimed.length === limit) break;
    const pace = paceOf(rails, rail);
    claimed.push(...(await store.claim.attempts({ ...request, limit: limit - claimed.length, rail, pace })));
  }
  return claimed;
}
