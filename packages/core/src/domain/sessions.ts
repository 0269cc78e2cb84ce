import type { Role } from '@mitako/contract/names';
import type { Session } from './model.ts';

/** A session that is not refreshed for this long ends. */
export const SESSION_IDLE_MS = 14 * 24 * 60 * 60 * 1000;
/** And at the latest after this. */
export const SESSION_LIFE_MS = 30 * 24 * 60 * 60 * 1000;
/** Two tabs that refresh at once are no thief: within this time the older token is refused, and nothing else happens. */
const BENIGN_REUSE_MS = 10_000;

export function newSession(input: {
  readonly id: string;
  readonly principalId: string;
  readonly role: Role;
  readonly deviceName: string;
  readonly nowMs: number;
}): Session {
  const { nowMs, ...rest } = input;
  return {
    ...rest,
    generation: 1,
    rotatedAtMs: nowMs,
    createdAtMs: nowMs,
    lastUsedAtMs: nowMs,
    idleExpiresAtMs: nowMs + SESSION_IDLE_MS,
    expiresAtMs: nowMs + SESSION_LIFE_MS,
    refreshEndedAtMs: null,
    revokedAtMs: null,
  };
}

/** What a presented refresh token means for its session (decisions §5; RFC 9700 §4.14.2). */
export type RefreshVerdict = 'rotate' | 'invalid' | 'just_rotated' | 'reused';

export function judgeRefresh(session: Session, generation: number, nowMs: number): RefreshVerdict {
  if (session.refreshEndedAtMs !== null) return 'invalid';
  if (session.idleExpiresAtMs <= nowMs || session.expiresAtMs <= nowMs) return 'invalid';
  if (generation === session.generation) return 'rotate';
  if (generation > session.generation) return 'invalid';
  const isJustRotated = generation === session.generation - 1 && nowMs - session.rotatedAtMs <= BENIGN_REUSE_MS;
  return isJustRotated ? 'just_rotated' : 'reused';
}
