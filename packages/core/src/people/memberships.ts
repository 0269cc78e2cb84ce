import type { Membership } from '../model.ts';
import type { Change } from '../ports/changes.ts';

export function removed(membership: Membership, nowMs: number): Membership {
  return { ...membership, state: 'removed', removedAtMs: nowMs, version: membership.version + 1 };
}

/** Ends a membership and, at once in every process, the sessions that act as it. */
export function removal(membership: Membership, nowMs: number): readonly Change[] {
  const { id, principalId, version } = membership;
  return [
    { type: 'membership.update', membership: removed(membership, nowMs), fromVersion: version },
    ...(principalId === null
      ? []
      : [{ type: 'session.revoke_of_membership', principalId, membershipId: id, nowMs } as const]),
  ];
}
