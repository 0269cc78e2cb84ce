import type { Definitions } from '../engine/change.ts';
import { atLeast, find, insert, not, update } from '../engine/write.ts';
import { sessions } from './tables.ts';

export const sessionChanges: Definitions<
  | 'session.insert'
  | 'session.rotate'
  | 'session.end_refresh'
  | 'session.revoke'
  | 'session.revoke_others'
  | 'session.prove_password'
  | 'assert.session'
  | 'assert.password_proven'
> = {
  'session.insert': ({ one }) => [one(insert(sessions, ({ session }) => session))],

  'session.rotate': ({ one }) => [
    one(
      update(sessions, ({ id, fromGeneration, nowMs, idleExpiresAtMs }) => ({
        set: { rotatedAtMs: nowMs, lastUsedAtMs: nowMs, idleExpiresAtMs },
        add: { generation: 1 },
        where: { id, generation: fromGeneration, refreshEndedAtMs: null, revokedAtMs: null },
      })),
    ),
  ],

  'session.prove_password': ({ one }) => [
    one(
      update(sessions, ({ id, nowMs }) => ({ set: { passwordProvenAtMs: nowMs }, where: { id, revokedAtMs: null } })),
    ),
  ],

  'session.end_refresh': ({ one }) => [
    one(
      update(sessions, ({ id, nowMs }) => ({
        set: { refreshEndedAtMs: nowMs },
        where: { id, refreshEndedAtMs: null },
      })),
    ),
  ],

  'session.revoke': ({ one }) => [
    one(
      update(sessions, ({ id, principalId, nowMs }) => ({
        set: { revokedAtMs: nowMs },
        where: { id, principalId, revokedAtMs: null },
      })),
    ),
  ],

  'session.revoke_others': ({ any }) => [
    any(
      update(sessions, ({ principalId, exceptId, nowMs }) => ({
        set: { revokedAtMs: nowMs },
        where: { principalId, id: not(exceptId), revokedAtMs: null },
      })),
    ),
  ],

  'assert.session': ({ one }) => [one(find(sessions, ({ id }) => ({ id, revokedAtMs: null })))],

  'assert.password_proven': ({ one }) => [
    one(find(sessions, ({ id, sinceMs }) => ({ id, revokedAtMs: null, passwordProvenAtMs: atLeast(sinceMs) }))),
  ],
};
