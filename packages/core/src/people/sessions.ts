import { LIMITS, type Role } from '@mitako/contract/names';
import type { Session } from '../model.ts';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

/** No token lives longer than its session, and no session longer than this. */
export const SESSION_LIFE_MS_MAX = 30 * DAY_MS;

/** Lifetime of a role's sessions. An operator's session can move any merchant's money: one working day. */
export function sessionLife(role: Role): SessionLife {
  return role === 'operator'
    ? { idleMs: 8 * HOUR_MS, lifeMs: 24 * HOUR_MS }
    : { idleMs: 14 * DAY_MS, lifeMs: SESSION_LIFE_MS_MAX };
}

export interface SessionLife {
  /** A session that is not refreshed for this long ends. */
  readonly idleMs: number;
  /** And at the latest after this. */
  readonly lifeMs: number;
}

/**
 * Two tabs that refresh concurrently are not theft: within this time the older token is rejected, and nothing else
 * happens.
 */
const BENIGN_REUSE_MS = 10_000;

export function newSession(input: {
  readonly id: string;
  readonly principalId: string;
  readonly membershipId: string | null;
  readonly role: Role;
  readonly deviceName: string;
  readonly nowMs: number;
}): Session {
  const { nowMs, ...rest } = input;
  const { idleMs, lifeMs } = sessionLife(input.role);
  return {
    ...rest,
    method: 'own',
    hostSessionHash: null,
    generation: 1,
    rotatedAtMs: nowMs,
    createdAtMs: nowMs,
    lastUsedAtMs: nowMs,
    idleExpiresAtMs: nowMs + idleMs,
    expiresAtMs: nowMs + lifeMs,
    passwordProvenAtMs: nowMs,
    factorDueAtMs: null,
    refreshEndedAtMs: null,
    revokedAtMs: null,
  };
}

/** Until when an authentication of that time counts as recent. */
export function authenticatedUntilMs({ passwordProvenAtMs }: Pick<Session, 'passwordProvenAtMs'>): number {
  return passwordProvenAtMs + LIMITS.passwordProofLifeMs;
}

/** Consequences of a presented refresh token for its session (decisions §5; RFC 9700 §4.14.2). */
export type RefreshVerdict = 'rotate' | 'invalid' | 'just_rotated' | 'reused';

export function judgeRefresh(session: Session, generation: number, nowMs: number): RefreshVerdict {
  if (session.refreshEndedAtMs !== null) return 'invalid';
  if (session.idleExpiresAtMs <= nowMs || session.expiresAtMs <= nowMs) return 'invalid';
  if (generation === session.generation) return 'rotate';
  if (generation > session.generation) return 'invalid';
  const isJustRotated = generation === session.generation - 1 && nowMs - session.rotatedAtMs <= BENIGN_REUSE_MS;
  return isJustRotated ? 'just_rotated' : 'reused';
}
