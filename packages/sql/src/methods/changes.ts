import type { SomeDefinitions } from '../engine/change.ts';
import { flagOf } from '../engine/columns.ts';
import { mergeable } from '../engine/mergeable.ts';
import { computed } from '../engine/placeholder.ts';
import { ofField, put, remove } from '../engine/write.ts';
import { merchants } from '../merchants/tables.ts';
import { suspendedMethods } from './tables.ts';

export const methodChanges = {
  'method.suspend': ({ one }) => [
    one(put(suspendedMethods, ['livemode', 'method'], ({ suspendedMethod }) => suspendedMethod)),
  ],

  'method.reinstate': ({ any }) => [any(remove(suspendedMethods, ({ livemode, method }) => ({ livemode, method })))],

  // Detects what was switched off earlier; what is switched off concurrently counts as later. Custom SQL: one statement
  // for both, because it is part of every payment that starts.
  'assert.method_offered': ({ one }) => [
    one(
      mergeable(
        (db, { merchantId, merchantVersion, livemode, method }) =>
          db
            .selectFrom('mitako_merchants')
            .select('id')
            .where('id', '=', ofField(merchants, 'id', merchantId))
            .where('version', '=', ofField(merchants, 'version', merchantVersion))
            .where(({ not, exists, selectFrom }) =>
              not(
                exists(
                  selectFrom('mitako_suspended_methods as suspended')
                    .select('suspended.method')
                    .where('suspended.livemode', '=', ofField(suspendedMethods, 'livemode', computed(livemode, flagOf)))
                    .where('suspended.method', '=', ofField(suspendedMethods, 'method', method)),
                ),
              ),
            ),
        { table: merchants, access: 'read' },
      ),
    ),
  ],
} satisfies SomeDefinitions;
