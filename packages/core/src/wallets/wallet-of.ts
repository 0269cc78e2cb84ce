import type { SessionCaller } from '../kernel/caller.ts';
import type { Holder } from '../ledger/held.ts';

/** The wallets of a logged-in user, of the mode that was asked for. */
export function walletOf({ principalId, livemode }: SessionCaller): Holder {
  return { ownerId: principalId, kind: 'wallet', livemode };
}
