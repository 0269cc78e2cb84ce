import { valuesOf } from '../rows/columns.ts';
import { sessionColumns } from '../rows/credentials.ts';
import type { Definitions } from './change.ts';

export const sessionChanges: Definitions<
  | 'session.insert'
  | 'session.rotate'
  | 'session.end_refresh'
  | 'session.revoke'
  | 'session.revoke_others'
  | 'assert.session'
> = {
  'session.insert': ({ one }) => [
    one((db, of) => db.insertInto('mitako_sessions').values(valuesOf(of, sessionColumns, (change) => change.session))),
  ],

  'session.rotate': ({ one }) => [
    one((db, of) =>
      db
        .updateTable('mitako_sessions')
        .set({
          generation: of(({ fromGeneration }) => fromGeneration + 1),
          rotated_at_ms: of(({ nowMs }) => nowMs),
          last_used_at_ms: of(({ nowMs }) => nowMs),
          idle_expires_at_ms: of(({ idleExpiresAtMs }) => idleExpiresAtMs),
        })
        .where('id', '=', of(({ id }) => id))
        .where('generation', '=', of(({ fromGeneration }) => fromGeneration))
        .where('refresh_ended_at_ms', 'is', null)
        .where('revoked_at_ms', 'is', null),
    ),
  ],

  // A second logout keeps the time of the first.
  'session.end_refresh': ({ one }) => [
    one((db, of) =>
      db
        .updateTable('mitako_sessions')
        .set(({ fn, val }) => ({ refresh_ended_at_ms: fn.coalesce('refresh_ended_at_ms', val(of(({ nowMs }) => nowMs))) }))
        .where('id', '=', of(({ id }) => id)),
    ),
  ],

  'session.revoke': ({ one }) => [
    one((db, of) =>
      db
        .updateTable('mitako_sessions')
        .set({ revoked_at_ms: of(({ nowMs }) => nowMs) })
        .where('id', '=', of(({ id }) => id))
        .where('principal_id', '=', of(({ principalId }) => principalId))
        .where('revoked_at_ms', 'is', null),
    ),
  ],

  'session.revoke_others': ({ any }) => [
    any((db, of) =>
      db
        .updateTable('mitako_sessions')
        .set({ revoked_at_ms: of(({ nowMs }) => nowMs) })
        .where('principal_id', '=', of(({ principalId }) => principalId))
        .where('id', '<>', of(({ exceptId }) => exceptId))
        .where('revoked_at_ms', 'is', null),
    ),
  ],

  // A plain read, see `assert.api_key`.
  'assert.session': ({ one }) => [
    one((db, of) =>
      db
        .selectFrom('mitako_sessions')
        .select('id')
        .where('id', '=', of(({ id }) => id))
        .where('revoked_at_ms', 'is', null),
    ),
  ],
};
