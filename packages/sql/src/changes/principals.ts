import { valuesOf } from '../rows/columns.ts';
import { principalColumns } from '../rows/principals.ts';
import type { Definitions } from './change.ts';

export const principalChanges: Definitions<
  | 'principal.insert'
  | 'principal.set_pin'
  | 'principal.set_password'
  | 'principal.count_pin'
  | 'principal.clear_pin_failures'
> = {
  'principal.insert': ({ one }) => [
    one((db, of) => db.insertInto('mitako_principals').values(valuesOf(of, principalColumns, (change) => change.principal))),
  ],

  'principal.set_pin': ({ one }) => [
    one((db, of) =>
      db
        .updateTable('mitako_principals')
        .set({ pin_hash: of(({ pinHash }) => pinHash), pin_failures: 0, pin_locked_until_ms: null })
        .where('id', '=', of(({ id }) => id)),
    ),
  ],

  'principal.set_password': ({ one }) => [
    one((db, of) =>
      db
        .updateTable('mitako_principals')
        .set({ password_hash: of(({ passwordHash }) => passwordHash) })
        .where('id', '=', of(({ id }) => id)),
    ),
  ],

  // Parallel guesses wait for each other on this row; each rechecks the count it was decided on.
  'principal.count_pin': ({ one }) => [
    one((db, of) =>
      db
        .updateTable('mitako_principals')
        .set({
          pin_failures: of(({ fromFailures }) => fromFailures + 1),
          pin_locked_until_ms: of(({ lockedUntilMs }) => lockedUntilMs),
        })
        .where('id', '=', of(({ id }) => id))
        .where('pin_failures', '=', of(({ fromFailures }) => fromFailures))
        .where(({ or, eb }) =>
          or([eb('pin_locked_until_ms', 'is', null), eb('pin_locked_until_ms', '<=', of(({ nowMs }) => nowMs))]),
        ),
    ),
  ],

  'principal.clear_pin_failures': ({ one }) => [
    one((db, of) =>
      db
        .updateTable('mitako_principals')
        .set({ pin_failures: 0, pin_locked_until_ms: null })
        .where('id', '=', of(({ id }) => id)),
    ),
  ],
};
