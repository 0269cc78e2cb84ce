import { type Stored } from '../engine/ids.ts';
import { ofAnyId } from '../engine/columns.ts';
import { EVERY_MERCHANT } from '@mitako/core/engine';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Definition } from '../engine/change.ts';
import { mergeable } from '../engine/mergeable.ts';
import { insert, ofField } from '../engine/write.ts';
import type { Tables } from '../tables.ts';
import type { FannedOut } from './fan-out.ts';
import { placesOf } from './pending.ts';
import { deliveries, events, pendingDeliveries, subscriptionVersions } from './tables.ts';

export const eventChanges: { readonly 'event.append': Definition<FannedOut> } = {
  'event.append': ({ one, each }) => [
    // Custom SQL, without a lock: refused when the subscriptions have changed since the deliveries were decided.
    one(
      mergeable(
        (db, { event, version }) =>
          db
            .selectNoFrom(sql.lit(1).as('id'))
            .where(
              sql<number>`${versionOf(db, ofField(subscriptionVersions, 'ownerId', event.merchantId))} + ${versionOf(db, ofAnyId('merchant', EVERY_MERCHANT))}`,
              '=',
              ofField(subscriptionVersions, 'version', version),
            ),
        { table: subscriptionVersions, access: 'read' },
      ),
    ),
    one(insert(events, ({ event }) => event)),
    each(
      (change) => change.deliveries,
      insert(deliveries, (delivery) => delivery),
    ),
    each(
      (change) => change.deliveries.flatMap(placesOf),
      insert(pendingDeliveries, (place) => place),
    ),
  ],
};

/** Each by its key: SQLite would put a list of both into a table first, which takes as long again. */
function versionOf(db: Kysely<Tables>, ownerId: Stored): RawBuilder<number> {
  const stored = db.selectFrom('mitako_subscription_versions').select('version').where('owner_id', '=', ownerId);
  return sql<number>`coalesce(${stored}, 0)`;
}
