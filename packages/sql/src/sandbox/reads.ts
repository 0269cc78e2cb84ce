import type { SandboxReads } from '@mitako/core/engine';
import { sql } from 'kysely';
import type { Reader } from '../engine/reader.ts';
import { attemptsOf, disputesOf, endpointsOf, openPaymentsOf, paymentLinksOf, releasesOf, tasksOf } from './waiting.ts';

export function createSandboxReads(reader: Reader): SandboxReads {
  return {
    async waitingInSandbox(merchantId, limit) {
      const endpoints = await reader.rows((db) => endpointsOf(db, merchantId).select('id'));
      const counts = await Promise.all([
        reader.rows((db) => openPaymentsOf(db, merchantId).select(ONE).limit(limit)),
        reader.rows((db) => releasesOf(db, merchantId).select(ONE).limit(limit)),
        reader.rows((db) => attemptsOf(db, merchantId).select(ONE).limit(limit)),
        reader.rows((db) => tasksOf(db, merchantId).select(ONE).limit(limit)),
        reader.rows((db) => disputesOf(db, merchantId).select(ONE).limit(limit)),
        // Those that never expire count, too: reading past them would have no end.
        reader.rows((db) => paymentLinksOf(db, merchantId).select(ONE).limit(limit)),
        // One endpoint at a time, by the order of its index: for several at once, PostgreSQL scans the queue of all.
        ...endpoints.map(({ id }) =>
          reader.rows((db) =>
            db
              .selectFrom('mitako_pending_deliveries')
              .select(ONE)
              .where('endpoint_id', '=', id)
              .orderBy('due_at_ms')
              .limit(limit),
          ),
        ),
      ]);
      return Math.min(limit, counts.flat().length);
    },

    async hasTestReleaseDue(merchantId, nowMs) {
      const rows = await reader.rows((db) =>
        releasesOf(db, merchantId).select(ONE).where('release_at_ms', '<=', nowMs).limit(1),
      );
      return rows.length > 0;
    },
  };
}

const ONE = sql<number>`1`.as('one');
