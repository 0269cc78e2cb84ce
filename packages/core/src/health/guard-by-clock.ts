import type { EngineStore } from '../ports/store.ts';
import type { ClockWatch } from './clock-watch.ts';

/**
 * The store of a process that may only write and claim while its clock is right. The clock is compared after the caller
 * has read it, so that nothing is decided by a jump that came in between.
 */
export function guardByClock<Of extends EngineStore>(store: Of, { assertRight }: ClockWatch): Of {
  if (!store.isShared) return store;

  function guarded<Input, Output>(act: (input: Input) => Promise<Output>): (input: Input) => Promise<Output> {
    return async (input) => {
      await assertRight(store);
      return act(input);
    };
  }

  const { claim, limits } = store;
  return {
    ...store,
    commit: guarded(store.commit),
    limits: { ...limits, sweep: guarded(limits.sweep) },
    claim: {
      lanes: guarded(claim.lanes),
      heldLanes: guarded(claim.heldLanes),
      attempts: guarded(claim.attempts),
      tasks: guarded(claim.tasks),
      expiredPayments: guarded(claim.expiredPayments),
      releasablePayments: guarded(claim.releasablePayments),
      settleableMerchants: guarded(claim.settleableMerchants),
      ledgerChecks: guarded(claim.ledgerChecks),
      sweepWorkers: guarded(claim.sweepWorkers),
      sweepIdempotency: guarded(claim.sweepIdempotency),
      sweepEvents: guarded(claim.sweepEvents),
      sweepSessions: guarded(claim.sweepSessions),
      sweepCashOutCodes: guarded(claim.sweepCashOutCodes),
      sweepCashCodes: guarded(claim.sweepCashCodes),
      sweepKycSubmissions: guarded(claim.sweepKycSubmissions),
      sweepTestPayments: guarded(claim.sweepTestPayments),
      sweepSigningKeys: guarded(claim.sweepSigningKeys),
    },
  };
}
