import type { SessionCaller } from '../kernel/caller.ts';
import type { Holder } from '../ledger/held.ts';

/** The floats of a logged-in agent, of the mode that was asked for. */
export function floatOf({ principalId, livemode }: SessionCaller): Holder {
  return { ownerId: principalId, kind: 'float', livemode };
}
