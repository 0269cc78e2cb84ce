/** The invariants (docs/simulation.md). */
export const INVARIANTS = {
  I1: 'money is conserved',
  I2: 'no wallet, float or hold is negative',
  I3: 'a paid payment was captured once, and no more than it was refunded',
  I4: 'what has ended stays as it ended',
  I5: 'every transition tells one event, and every event has one delivery per enabled endpoint',
  I6: 'what was acknowledged is there',
  I7: 'one idempotency key, one resource, one answer',
  I8: 'in the end nothing is stuck',
  I9: 'work is held by one worker at a time',
  I10: 'nothing fails without an injected fault',
  I11: 'an endpoint has at most 64 requests in flight, and one until its first 2xx',
  I12: 'time does not go back: what has expired stays expired, and what is due is done',
  I13: 'what is said of the provider, the provider said',
  I14: 'a failed attempt leaves its payment open while it may be tried again, and one attempt is underway at most',
} as const;

export type Invariant = keyof typeof INVARIANTS;

/** A violated invariant. */
export class Violation extends Error {
  readonly invariant: Invariant;

  constructor(invariant: Invariant, message: string) {
    super(`${invariant} (${INVARIANTS[invariant]}): ${message}`);
    this.name = 'Violation';
    this.invariant = invariant;
  }
}

/** A simulated fault; any other error is the engine's own. */
export class InjectedFault extends Error {
  override readonly name = 'InjectedFault';
}
