import type { Membership } from '../model.ts';
import type { Change } from '../ports/changes.ts';

/** Ends a membership and, at once in every process, the sessions that act as it. */
export function removal(membership: Membership, nowMs: number): readonly Change[] {
  const { version } = membership;
  const removed: Membership = { ...membership, state: 'removed', removedAtMs: nowMs, version: version + 1 };
  return [
    { type: 'membership.update', membership: removed, fromVersion: version },
    ...endedSessions(membership, nowMs),
  ];
}

export function endedSessions({ id, principalId }: Membership, nowMs: number): readonly Change[] {
  if (principalId === null) return [];
  return [{ type: 'session.revoke_of_membership', principalId, membershipId: id, nowMs }];
}
