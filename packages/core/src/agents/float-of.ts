import type { SessionCaller } from '../kernel/caller.ts';
import type { Holder } from '../ledger/held.ts';

/** The floats of a logged-in agent, in the requested mode. */
export function floatOf({ principalId, livemode }: SessionCaller): Holder {
  return { ownerId: principalId, kind: 'float', livemode };
}
