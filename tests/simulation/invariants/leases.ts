import type { ClaimRequest, EngineStore } from '@mitako/core/engine';
import type { Owner } from '../scheduler.ts';
import { Violation } from '../violation.ts';

/** The leases that the store has granted. */
export interface LeaseWatch {
  /** The store, with its claims for this process recorded. */
  watched(store: EngineStore, holder: Owner): EngineStore;
}

export function createLeaseWatch(violated: (violation: Violation) => void): LeaseWatch {
  const leases = new Map<string, { readonly holder: Owner; readonly endsAtMs: number }>();

  /** By the clock of the claiming process: tolerating clock differences is up to the engine. */
  function handOut(id: string, holder: Owner, { nowMs, leaseMs }: ClaimRequest): void {
    const lease = leases.get(id);
    if (lease !== undefined && lease.endsAtMs > nowMs) {
      const leftMs = lease.endsAtMs - nowMs;
      violated(new Violation('I9', `${id} went to ${holder.name}, and ${lease.holder.name} holds it for ${leftMs} ms`));
    }
    leases.set(id, { holder, endsAtMs: nowMs + leaseMs });
  }

  return {
    watched: (store, holder) => ({
      ...store,
      claim: {
        ...store.claim,
        async deliveries(request) {
          const claimed = await store.claim.deliveries(request);
          for (const { delivery } of claimed) handOut(delivery.id, holder, request);
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
            if (change.type === 'delivery.settle') leases.delete(change.delivery.id);
            if (change.type === 'attempt.update') leases.delete(change.attempt.id);
            if (change.type === 'task.finish' || change.type === 'task.postpone') leases.delete(change.id);
          }
        }
        return outcome;
      },
    }),
  };
}
