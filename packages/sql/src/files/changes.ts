import { sql } from 'kysely';
import type { SomeDefinitions } from '../engine/change.ts';
import { flagOf, ofId } from '../engine/columns.ts';
import { computed } from '../engine/placeholder.ts';
import { insert, remove, update } from '../engine/write.ts';
import { merchants } from '../merchants/tables.ts';
import { fileParts, files } from './tables.ts';

export const fileChanges = {
  'file.insert': ({ one }) => [
    // Changes nothing but locks the merchant's row: of concurrent lists each counts the files of those before it.
    one(update(merchants, ({ file }) => ({ add: { endpointCount: 0 }, where: { id: file.merchantId } }))),
    one(insert(files, ({ file }) => file)),
    // Custom SQL: counts with the new one, in a statement of its own, which sees what was committed before the lock.
    one((db, { file, countMax, bytesMax }) =>
      db
        .selectFrom('mitako_files')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('merchant_id', '=', ofId('merchant', file.merchantId))
        .where('livemode', '=', computed(file.livemode, flagOf))
        .having(({ eb, fn, and }) => and([eb(fn.countAll(), '<=', countMax), eb(sql`sum(bytes)`, '<=', bytesMax)])),
    ),
  ],

  'file.delete': ({ one }) => [one(remove(files, ({ id }) => ({ id, state: 'deleting' })))],

  'file_parts.delete': ({ any }) => [any(remove(fileParts, ({ fileId }) => ({ fileId })))],
} satisfies SomeDefinitions;
