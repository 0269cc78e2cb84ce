import type { ClaimRequest, EngineStore, SettledLane } from '@mitako/core/engine';
import type { Owner } from '../scheduler.ts';
import { Violation } from '../violation.ts';

/** The leases that the store has granted. */
export interface LeaseWatch {
  /** The store, with its claims for this process recorded. */
  watched(store: EngineStore, holder: Owner): EngineStore;
}

interface Lease {
  readonly holder: Owner;
  readonly leaseToken: string;
  readonly endsAtMs: number;
}

export function createLeaseWatch(violated: (violation: Violation) => void): LeaseWatch {
  const leases = new Map<string, Lease>();

  /** By the clock of the claiming process: tolerating clock differences is up to the engine. */
  function handOut(id: string, holder: Owner, claim: ClaimRequest & { readonly owner?: string }): void {
    const { nowMs, leaseMs, leaseToken, owner } = claim;
    const lease = leases.get(id);
    // What its own claimer leased and does not hold: an answer or a release was lost.
    const isOwn = lease?.holder === holder && owner !== undefined && lease.leaseToken.startsWith(`${owner}.`);
    if (lease !== undefined && lease.endsAtMs > nowMs && !isOwn) {
      const leftMs = lease.endsAtMs - nowMs;
      violated(new Violation('I9', `${id} went to ${holder.name}, and ${lease.holder.name} holds it for ${leftMs} ms`));
    }
    leases.set(id, { holder, leaseToken, endsAtMs: nowMs + leaseMs });
  }

  /** What is held under another token by now stays held. */
  function release({ consumerId, leaseToken }: Pick<SettledLane, 'consumerId' | 'leaseToken'>): void {
    if (leases.get(consumerId)?.leaseToken === leaseToken) leases.delete(consumerId);
  }

  function settle(lane: SettledLane, holder: Owner): void {
    const { consumerId, leaseToken, leaseEndsAtMs } = lane;
    const lease = leases.get(consumerId);
    if (lease?.leaseToken !== leaseToken) {
      const other = lease === undefined ? 'no worker holds it' : `${lease.holder.name} holds it under another token`;
      violated(new Violation('I9', `${holder.name} settled ${consumerId}, and ${other}`));
    }
    if (leaseEndsAtMs === null) release(lane);
    else leases.set(consumerId, { holder, leaseToken, endsAtMs: leaseEndsAtMs });
  }

  return {
    watched: (store, holder) => ({
      ...store,
      claim: {
        ...store.claim,
        async lanes(request) {
          const claimed = await store.claim.lanes(request);
          for (const { lane } of claimed) handOut(lane.consumerId, holder, request);
          return claimed;
        },
        async attempts(request) {
          const attempts = await store.claim.attempts(request);
          for (const { id } of attempts) handOut(id, holder, request);
          return attempts;
        },
        async tasks(request) {
          const tasks = await store.claim.tasks(request);
          for (const { id } of tasks) handOut(id, holder, request);
          return tasks;
        },
      },
      async commit(changes) {
        const outcome = await store.commit(changes);
        if (outcome.kind === 'applied') {
          for (const change of changes) {
            if (change.type === 'lanes.settle') for (const lane of change.lanes) settle(lane, holder);
            if (change.type === 'lane.release') release(change);
            if (change.type === 'attempt.update') leases.delete(change.attempt.id);
            if (change.type === 'task.finish' || change.type === 'task.postpone') leases.delete(change.id);
          }
        }
        return outcome;
      },
    }),
  };
}
