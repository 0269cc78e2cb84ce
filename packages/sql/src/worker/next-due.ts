import type { Payment, StoreReads } from '@mitako/core/engine';
import { sql } from 'kysely';
import type { Reader } from '../engine/reader.ts';

/**
 * Each of the seven queues is the first entry of an index; deliveries are one per endpoint, because endpoints may be
 * disabled.
 */
export function createNextDueRead(reader: Reader): Pick<StoreReads, 'nextDueAtMs'> {
  const nextDue = reader.prepared((db, _nothing: null) =>
    db
      .selectFrom(
        db
          .selectFrom('mitako_endpoints as endpoint')
          .select((eb) =>
            eb
              .selectFrom('mitako_deliveries as delivery')
              .select(({ fn }) => fn.min('delivery.claimable_at_ms').as('due'))
              .whereRef('delivery.endpoint_id', '=', 'endpoint.id')
              .where('delivery.claimable_at_ms', 'is not', null)
              .as('due'),
          )
          .where('endpoint.enabled', '=', (eb) => eb.lit(1))
          .where('endpoint.deleted_at_ms', 'is', null)
          .unionAll(
            db
              .selectFrom('mitako_attempts')
              .select(({ fn }) => fn.min('next_poll_at_ms').as('due'))
              .where('next_poll_at_ms', 'is not', null),
          )
          .unionAll(db.selectFrom('mitako_tasks').select(({ fn }) => fn.min('claimable_at_ms').as('due')))
          .unionAll(
            db
              .selectFrom('mitako_payments')
              .select(({ fn }) => fn.min('expires_at_ms').as('due'))
              .where('status', '=', sql.lit<Payment['status']>('requested')),
          )
          .unionAll(
            db
              .selectFrom('mitako_payments')
              .select(({ fn }) => fn.min('release_at_ms').as('due'))
              .where('release_at_ms', 'is not', null),
          )
          .unionAll(
            db
              .selectFrom('mitako_merchants')
              .select(({ fn }) => fn.min('next_settlement_at_ms').as('due'))
              .where('next_settlement_at_ms', 'is not', null),
          )
          .unionAll(
            db
              .selectFrom('mitako_ledger_checks')
              .select(({ fn }) => fn.min('claimable_at_ms').as('due'))
              .where('claimable_at_ms', 'is not', null),
          )
          .as('queue'),
      )
      .select(({ fn }) => fn.min('due').as('due')),
  );

  return {
    async nextDueAtMs() {
      const [row] = await nextDue(null);
      return row?.due ?? null;
    },
  };
}
