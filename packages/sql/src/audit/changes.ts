import type { SomeDefinitions } from '../engine/change.ts';
import { mergeable } from '../engine/mergeable.ts';
import { valuesOf } from '../engine/table.ts';
import { ofField } from '../engine/write.ts';
import { apiKeys, operatorKeys } from '../api-keys/tables.ts';
import { principals } from '../people/tables.ts';
import { auditLog } from './tables.ts';

export const auditLogChanges = {
  // Custom SQL: the name is looked up in the insert. This saves a read, and finds accounts created by the same list.
  'audit.append': ({ one }) => [
    one(
      mergeable(
        (db, { entry }) =>
          db.insertInto('mitako_audit_log').values(({ fn, selectFrom }) => ({
            ...valuesOf(auditLog, entry),
            actor_name: fn.coalesce(
              selectFrom('mitako_principals')
                .select('encrypted_name')
                .where('id', '=', ofField(principals, 'id', entry.actorId)),
              selectFrom('mitako_api_keys')
                .select('name')
                .where('id', '=', ofField(apiKeys, 'id', entry.actorId)),
              selectFrom('mitako_operator_keys')
                .select('name')
                .where('id', '=', ofField(operatorKeys, 'id', entry.actorId)),
            ),
          })),
        { table: auditLog, access: 'insert' },
      ),
    ),
  ],
} satisfies SomeDefinitions;
