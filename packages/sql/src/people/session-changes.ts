import { valuesOf } from '../engine/columns.ts';
import { sessionColumns } from '../api-keys/rows.ts';
import { computed } from '../engine/placeholder.ts';
import type { Definitions } from '../engine/change.ts';

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
  'session.insert': ({ one }) => [
    one((db, change) => db.insertInto('mitako_sessions').values(valuesOf(sessionColumns, change.session))),
  ],

  'session.rotate': ({ one }) => [
    one((db, change) =>
      db
        .updateTable('mitako_sessions')
        .set({
          generation: computed(change, ({ fromGeneration }) => fromGeneration + 1),
          rotated_at_ms: change.nowMs,
          last_used_at_ms: change.nowMs,
          idle_expires_at_ms: change.idleExpiresAtMs,
        })
        .where('id', '=', change.id)
        .where('generation', '=', change.fromGeneration)
        .where('refresh_ended_at_ms', 'is', null)
        .where('revoked_at_ms', 'is', null),
    ),
  ],

  'session.prove_password': ({ one }) => [
    one((db, change) =>
      db
        .updateTable('mitako_sessions')
        .set({ password_proven_at_ms: change.nowMs })
        .where('id', '=', change.id)
        .where('revoked_at_ms', 'is', null),
    ),
  ],

  'session.end_refresh': ({ one }) => [
    one((db, change) =>
      db
        .updateTable('mitako_sessions')
        .set({ refresh_ended_at_ms: change.nowMs })
        .where('id', '=', change.id)
        .where('refresh_ended_at_ms', 'is', null),
    ),
  ],

  'session.revoke': ({ one }) => [
    one((db, change) =>
      db
        .updateTable('mitako_sessions')
        .set({ revoked_at_ms: change.nowMs })
        .where('id', '=', change.id)
        .where('principal_id', '=', change.principalId)
        .where('revoked_at_ms', 'is', null),
    ),
  ],

  'session.revoke_others': ({ any }) => [
    any((db, change) =>
      db
        .updateTable('mitako_sessions')
        .set({ revoked_at_ms: change.nowMs })
        .where('principal_id', '=', change.principalId)
        .where('id', '<>', change.exceptId)
        .where('revoked_at_ms', 'is', null),
    ),
  ],

  // A plain read, see `assert.api_key`.
  'assert.session': ({ one }) => [
    one((db, change) =>
      db.selectFrom('mitako_sessions').select('id').where('id', '=', change.id).where('revoked_at_ms', 'is', null),
    ),
  ],

  'assert.password_proven': ({ one }) => [
    one((db, change) =>
      db
        .selectFrom('mitako_sessions')
        .select('id')
        .where('id', '=', change.id)
        .where('revoked_at_ms', 'is', null)
        .where('password_proven_at_ms', '>=', change.sinceMs),
    ),
  ],
};
