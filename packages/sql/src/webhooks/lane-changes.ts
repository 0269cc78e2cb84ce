import { sql } from 'kysely';
import type { Definitions } from '../engine/change.ts';
import { flagOf } from '../engine/columns.ts';
import { mergeable } from '../engine/mergeable.ts';
import { computed } from '../engine/placeholder.ts';
import { insert, ofField, update } from '../engine/write.ts';
import { deliveries, deliveryAttempts, lanes } from './tables.ts';

export const laneChanges: Definitions<'lane.settle' | 'lane.release'> = {
  // The lease token fences off a worker whose lease ended: its outcomes find no lane. The lane's row comes first, so that
  // nobody claims it before its deliveries are written.
  'lane.settle': ({ one, each }) => [
    one(
      mergeable(
        (db, change) =>
          db
            .updateTable('mitako_lanes')
            .set({
              failures_count: ofField(lanes, 'failuresCount', change.failuresCount),
              is_slow: ofField(
                lanes,
                'isSlow',
                computed(change, ({ isSlow }) => flagOf(isSlow)),
              ),
              proven_address: sql<
                string | null
              >`coalesce(${ofField(lanes, 'provenAddress', change.provenAddress)}, proven_address)`,
              lease_token: ofField(
                lanes,
                'leaseToken',
                computed(change, ({ leaseEndsAtMs, leaseToken }) => (leaseEndsAtMs === null ? null : leaseToken)),
              ),
              lease_ends_at_ms: ofField(
                lanes,
                'leaseEndsAtMs',
                computed(change, ({ leaseEndsAtMs }) => leaseEndsAtMs ?? 0),
              ),
            })
            .where('consumer_id', '=', ofField(lanes, 'consumerId', change.consumerId))
            .where('lease_token', '=', ofField(lanes, 'leaseToken', change.leaseToken)),
        { table: lanes, access: 'write' },
      ),
    ),
    // The count of attempts: an outcome is written once, and never over one that came later.
    each(
      ({ outcomes }) => outcomes,
      update(deliveries, ({ delivery, attempt }) => ({
        to: delivery,
        where: {
          id: delivery.id,
          status: 'pending',
          attemptsCount: computed(attempt, ({ number }) => number - 1),
        },
      })),
    ),
    each(
      ({ outcomes }) => outcomes,
      insert(deliveryAttempts, ({ attempt }) => attempt),
    ),
  ],

  'lane.release': ({ any }) => [
    any(
      update(lanes, ({ consumerId, leaseToken }) => ({
        set: { leaseToken: null, leaseEndsAtMs: 0 },
        where: { consumerId, leaseToken },
      })),
    ),
  ],
};
