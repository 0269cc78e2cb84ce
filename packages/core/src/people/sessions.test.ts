import { describe, expect, test } from 'vitest';
import { judgeRefresh, newSession, type RefreshVerdict, sessionLife } from './sessions.ts';

const START_MS = Date.UTC(2026, 0, 1);
const SECOND = 1_000;

/** In its third generation, rotated at the start. */
const session = {
  ...newSession({
    id: 'ses_1',
    membershipId: null,
    principalId: 'usr_1',
    role: 'user',
    deviceName: 'A phone',
    nowMs: START_MS,
  }),
  generation: 3,
};

describe('a refresh token', () => {
  test.each<readonly [string, Partial<typeof session>, number, number, RefreshVerdict]>([
    ['of this generation', {}, 3, 0, 'rotate'],
    ['of a later one', {}, 4, 0, 'invalid'],
    ['of the one before, within ten seconds', {}, 2, 10 * SECOND, 'just_rotated'],
    ['of the one before, later', {}, 2, 10 * SECOND + 1, 'reused'],
    ['of an older one', {}, 1, 0, 'reused'],
    ['of a session that refreshes no more', { refreshEndedAtMs: START_MS }, 3, 0, 'invalid'],
    ['a moment before its session is idle', {}, 3, sessionLife('user').idleMs - 1, 'rotate'],
    ['once its session is idle', {}, 3, sessionLife('user').idleMs, 'invalid'],
    ['once its session is over', { idleExpiresAtMs: Infinity }, 3, sessionLife('user').lifeMs, 'invalid'],
  ])('%s', (_, changed, generation, afterMs, verdict) => {
    expect(judgeRefresh({ ...session, ...changed }, generation, START_MS + afterMs)).toBe(verdict);
  });
});
