import { Violation } from '../violation.ts';
import type { World } from '../world.ts';

/** States that must not remain at the end: each a query for the first stuck row, with its description. */
const STUCK: readonly (readonly [what: string, sql: string])[] = [
  ['a payment still waits to be paid', `select id from mitako_payments where status = 'requested' limit 1`],
  ['a payment is still processing', `select id from mitako_payments where status = 'processing' limit 1`],
  [
    'an attempt never ended',
    `select id from mitako_attempts where status in ('submitting', 'pending', 'needs_review') limit 1`,
  ],
  ['an attempt is still looked up', 'select id from mitako_attempts where next_poll_at_ms is not null limit 1'],
  ['a refund is still under way', `select id from mitako_refunds where status = 'pending' limit 1`],
  ['a task was never done', `select id || ' ' || attempts_count as id from mitako_tasks limit 1`],
  [
    'credit was never released',
    'select id from mitako_payments where credit_pending > 0 or release_at_ms is not null limit 1',
  ],
  ['an idempotency key is still held', `select key as id from mitako_idempotency where state = 'running' limit 1`],
  ['an entry is in no chain', 'select transfer_id as id from mitako_entries where chain_seq is null limit 1'],
  // Days of Africa/Douala, one hour ahead of UTC.
  [
    'the volume of a day is not what its transfers moved',
    `with moved as (
       select transfer.merchant_id, transfer.livemode, transfer.currency, transfer.kind,
         strftime('%Y-%m-%d', (transfer.created_at_ms + 3600000) / 1000, 'unixepoch') as day,
         (select sum(amount) from mitako_entries where transfer_id = transfer.id and amount > 0) as amount
       from mitako_transfers transfer where transfer.kind in ('capture', 'refund')
     ), counted as (
       select merchant_id, livemode, day, currency,
         count(*) filter (where kind = 'capture') as payments_count,
         coalesce(sum(amount) filter (where kind = 'capture'), 0) as amount,
         count(*) filter (where kind = 'refund') as refunds_count,
         coalesce(sum(amount) filter (where kind = 'refund'), 0) as amount_refunded
       from moved group by merchant_id, livemode, day, currency
     ), volume as (
       select merchant_id, livemode, day, currency, payments_count, amount, refunds_count, amount_refunded
       from mitako_volumes
     )
     select merchant_id || ' ' || day as id from (
       select * from (select * from counted except select * from volume)
       union all select * from (select * from volume except select * from counted)
     ) limit 1`,
  ],
  [
    'a delivery to an endpoint that is on was never made',
    `select delivery.id from mitako_deliveries delivery join mitako_endpoints endpoint on endpoint.id = delivery.endpoint_id
     where endpoint.enabled = 1 and delivery.status = 'pending' limit 1`,
  ],
  [
    'unapplied funds were never returned',
    `select attempt.id from mitako_attempts attempt where attempt.status = 'paid_late' and not exists
     (select 1 from mitako_transfers where subject_id = attempt.id and kind = 'late_refund') limit 1`,
  ],
];

/** Checks the end, with faults off and all schedules over. @throws Violation */
export async function checkAtRest({ database, receivers }: World): Promise<void> {
  for (const [what, sql] of STUCK) {
    const [row] = await database.rows(sql);
    if (row !== undefined) throw new Violation('I8', `${what}: ${String(row['id'])}`);
  }

  const events = new Map((await database.rows('select id, body from mitako_events')).map(({ id, body }) => [id, body]));
  for (const { eventId, body } of receivers.received) {
    if (events.get(eventId) !== body)
      throw new Violation('I5', `event ${eventId} was told and is not there, or otherwise`);
  }
  const accepted = new Set(
    receivers.received.filter(({ isAccepted }) => isAccepted).map(({ deliveryId }) => deliveryId),
  );
  for (const { id } of await database.rows(`select id from mitako_deliveries where status = 'delivered'`)) {
    if (!accepted.has(String(id)))
      throw new Violation('I6', `delivery ${String(id)} is marked delivered, and nobody got it`);
  }
}
