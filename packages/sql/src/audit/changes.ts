import { auditLineColumns } from './rows.ts';
import { valuesOf } from '../engine/columns.ts';
import type { Definitions } from '../engine/change.ts';

export const auditLogChanges: Definitions<'audit.append'> = {
  // The name is looked up where the line is written: no read before it, and an account that this very list makes has one.
  'audit.append': ({ one }) => [
    one((db, change) =>
      db.insertInto('mitako_audit_log').values(({ fn, selectFrom }) => ({
        ...valuesOf(auditLineColumns, change.line),
        actor_name: fn.coalesce(
          selectFrom('mitako_principals').select('name').where('id', '=', change.line.actorId),
          selectFrom('mitako_api_keys').select('name').where('id', '=', change.line.actorId),
          selectFrom('mitako_operator_keys').select('name').where('id', '=', change.line.actorId),
        ),
      })),
    ),
  ],
};
