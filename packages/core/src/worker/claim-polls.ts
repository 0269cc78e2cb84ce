import type { Context } from '../context.ts';
import type { Attempt } from '../model.ts';
import type { ClaimRequest, StoreClaims } from '../ports/store-claims.ts';
import type { StoreReads } from '../ports/store.ts';
import { paceOf } from '../rails/look-up-pace.ts';

interface Queues {
  readonly read: Pick<StoreReads, 'lookUpQueues'>;
  readonly claim: Pick<StoreClaims, 'attempts'>;
}

/**
 * Claims attempts whose poll is due, at the pace of each rail; the rail whose first poll is due longest comes first. No rail has more
 * than half of the slots that the others leave, so that one that does not answer leaves some to each.
 * @param request with the free slots as its limit
 * @param underWay what takes the other slots
 */
export async function claimPolls(
  { rails, store }: Pick<Context, 'rails'> & { readonly store: Queues },
  request: ClaimRequest,
  underWay: Iterable<Pick<Attempt, 'rail'>>,
): Promise<readonly Attempt[]> {
  const { nowMs } = request;
  const slots = new Map<string, number>();
  for (const { rail } of underWay) slots.set(rail, (slots.get(rail) ?? 0) + 1);
  const queues = await store.read.lookUpQueues(nowMs);
  const claimed: Attempt[] = [];
  for (const { rail, freeAtMs } of queues.toSorted((one, other) => one.firstAtMs - other.firstAtMs)) {
    const held = slots.get(rail) ?? 0;
    const free = request.limit - claimed.length;
    const limit = Math.min(free, Math.ceil((held + free) / 2) - held);
    const pace = paceOf(rails, rail);
    if (limit <= 0 || (pace !== null && freeAtMs > nowMs)) continue;
    claimed.push(...(await store.claim.attempts({ ...request, limit, rail, pace })));
  }
  return claimed;
}
