import { valuesOf } from '../engine/columns.ts';
import { principalColumns } from './principal-rows.ts';
import { computed } from '../engine/placeholder.ts';
import type { Definitions } from '../engine/change.ts';

export const principalChanges: Definitions<
  | 'principal.insert'
  | 'principal.set_pin'
  | 'principal.set_password'
  | 'principal.disable'
  | 'principal.count_pin'
  | 'principal.uncount_pin'
  | 'principal.clear_pin_failures'
  | 'assert.password'
> = {
  'principal.insert': ({ one }) => [
    one((db, change) => db.insertInto('mitako_principals').values(valuesOf(principalColumns, change.principal))),
  ],

  'principal.set_pin': ({ one }) => [
    one((db, change) =>
      db
        .updateTable('mitako_principals')
        .set({ pin_hash: change.pinHash, pin_failures: 0, pin_locked_until_ms: null })
        .where('id', '=', change.id),
    ),
  ],

  'principal.set_password': ({ one }) => [
    one((db, change) =>
      db.updateTable('mitako_principals').set({ password_hash: change.passwordHash }).where('id', '=', change.id),
    ),
  ],

  // The principal first: a login that holds the row has written its session by then, and the second statement sees it.
  'principal.disable': ({ one, any }) => [
    one((db, change) =>
      db
        .updateTable('mitako_principals')
        .set({ disabled_at_ms: change.nowMs })
        .where('id', '=', change.id)
        .where('disabled_at_ms', 'is', null),
    ),
    any((db, change) =>
      db
        .updateTable('mitako_sessions')
        .set({ revoked_at_ms: change.nowMs })
        .where('principal_id', '=', change.id)
        .where('revoked_at_ms', 'is', null),
    ),
  ],

  // Written and not read: the row is held until the commit, and what changed it meanwhile is seen.
  'assert.password': ({ one }) => [
    one((db, change) =>
      db
        .updateTable('mitako_principals')
        .set({ password_hash: change.passwordHash })
        .where('id', '=', change.id)
        .where('password_hash', '=', change.passwordHash)
        .where('disabled_at_ms', 'is', null),
    ),
  ],

  // Parallel guesses wait for each other on this row; each rechecks the count it was decided on.
  'principal.count_pin': ({ one }) => [
    one((db, change) =>
      db
        .updateTable('mitako_principals')
        .set({
          pin_failures: computed(change, ({ fromFailures }) => fromFailures + 1),
          pin_locked_until_ms: change.lockedUntilMs,
        })
        .where('id', '=', change.id)
        .where('pin_failures', '=', change.fromFailures)
        .where(({ or, eb }) =>
          or([eb('pin_locked_until_ms', 'is', null), eb('pin_locked_until_ms', '<=', change.nowMs)]),
        ),
    ),
  ],

  'principal.uncount_pin': ({ one }) => [
    one((db, change) =>
      db
        .updateTable('mitako_principals')
        .set({
          pin_failures: computed(change, ({ failures }) => failures - 1),
          pin_locked_until_ms: change.lockedUntilMs,
        })
        .where('id', '=', change.id)
        .where('pin_failures', '=', change.failures),
    ),
  ],

  'principal.clear_pin_failures': ({ one }) => [
    one((db, change) =>
      db
        .updateTable('mitako_principals')
        .set({ pin_failures: 0, pin_locked_until_ms: null })
        .where('id', '=', change.id)
        .where('pin_hash', '=', change.pinHash),
    ),
  ],
};
