import { timeOfId } from '../basics/ids.ts';
import { StoreUnavailableError } from '../errors.ts';
import { SETTLED_MS } from '../ledger/checkpoints/days.ts';
import type { Change } from '../ports/changes.ts';
import type { StoreClaims } from '../ports/store-claims.ts';
import type { EngineStore } from '../ports/store.ts';
import type { Clock } from '../ports/system.ts';
import type { ClockWatch } from './clock-watch.ts';

/** From the first id of a decision to its commit. The other half is for the commit itself, and for clocks apart. */
const DECIDED_MS_MAX = SETTLED_MS / 2;

/**
 * The store of a process that may only write and claim while its clock is right. The clock is compared after the caller
 * has read it, so that nothing is decided by a jump that came in between. Nor is anything written that was decided long
 * ago, by a process that hung since then: it would be a new row of a day that may be signed.
 */
export function guardByClock<Of extends EngineStore>(store: Of, clock: Clock, { assertRight }: ClockWatch): Of {
  async function commit(changes: readonly Change[]): ReturnType<EngineStore['commit']> {
    await assertRight(store);
    const oldestMs = Math.min(...changes.map(decidedAtMs));
    if (clock.now() - oldestMs <= DECIDED_MS_MAX) return store.commit(changes);
    throw new StoreUnavailableError('this process hung between a decision and its commit; decide again', null);
  }

  if (!store.isShared) return { ...store, commit };

  function guarded<Input, Output>(act: (input: Input) => Promise<Output>): (input: Input) => Promise<Output> {
    return async (input) => {
      await assertRight(store);
      return act(input);
    };
  }

  const { claim, leaves, limits } = store;
  return {
    ...store,
    commit,
    limits: { ...limits, sweep: guarded(limits.sweep) },
    leaves: leaves && { ...leaves, add: guarded(leaves.add), drop: guarded(leaves.drop) },
    claim: {
      lanes: guarded(claim.lanes),
      heldLanes: guarded(claim.heldLanes),
      attempts: guarded(claim.attempts),
      tasks: guarded(claim.tasks),
      messages: guarded(claim.messages),
      expiredPayments: guarded(claim.expiredPayments),
      releasablePayments: guarded(claim.releasablePayments),
      settleableMerchants: guarded(claim.settleableMerchants),
      ledgerChecks: guarded(claim.ledgerChecks),
      sweepWorkers: guarded(claim.sweepWorkers),
      sweepIdempotency: guarded(claim.sweepIdempotency),
      sweepEvents: claim.sweepEvents && guarded(claim.sweepEvents),
      sweepSessions: guarded(claim.sweepSessions),
      sweepDailyTotals: guarded(claim.sweepDailyTotals),
      sweepKnownDevices: guarded(claim.sweepKnownDevices),
      sweepCashOutCodes: guarded(claim.sweepCashOutCodes),
      sweepCashCodes: guarded(claim.sweepCashCodes),
      sweepKycSubmissions: guarded(claim.sweepKycSubmissions),
      sweepTestPayments: guarded(claim.sweepTestPayments),
      sweepLinks: guarded(claim.sweepLinks),
      sweepMessages: guarded(claim.sweepMessages),
      endUnseenPins: guarded(claim.endUnseenPins),
      endUnseenRecoveryCodes: guarded(claim.endUnseenRecoveryCodes),
      sweepSigningKeys: guarded(claim.sweepSigningKeys),
    } satisfies StoreClaims,
  };
}

/** By the id of what it adds to a day of the ledger: the age of anything else does not matter. */
function decidedAtMs(change: Change): number {
  if (change.type === 'transfer.insert') return timeOfId(change.transfer.id);
  if (change.type === 'audit.append') return timeOfId(change.entry.id);
  if (change.type === 'payment.insert') return timeOfId(change.payment.id);
  if (change.type === 'attempt.insert') return timeOfId(change.attempt.id);
  if (change.type === 'refund.insert') return timeOfId(change.refund.id);
  if (change.type === 'dispute.insert') return timeOfId(change.dispute.id);
  if (change.type === 'settlement.insert') return timeOfId(change.settlement.id);
  return Infinity;
}
