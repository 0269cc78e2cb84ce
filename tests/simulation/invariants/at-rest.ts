import type { Database } from '../database.ts';
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
  ['a task was never done', `select kind || ' ' || attempts_count as id from mitako_tasks limit 1`],
  [
    'credit was never released',
    'select id from mitako_payments where credit_pending > 0 or release_at_ms is not null limit 1',
  ],
  ['an idempotency key is still held', `select key as id from mitako_idempotency where state = 'running' limit 1`],
  ['an entry is in no chain', 'select transfer_id as id from mitako_entries where chain_seq is null limit 1'],
  ['a figure was never counted', 'select id from mitako_pending_figures limit 1'],
  // Days of Africa/Douala, one hour ahead of UTC.
  [
    'the figures of a day are not what its transfers moved and its payments became',
    `with moved as (
       select transfer.merchant_id, transfer.livemode, transfer.currency, transfer.kind, transfer.payment_id,
         strftime('%Y-%m-%d', (transfer.created_at_ms + 3600000) / 1000, 'unixepoch') as day,
         (select sum(amount) from mitako_entries where transfer_id = transfer.id and amount > 0) as amount
       from mitako_transfers transfer where transfer.kind in ('capture', 'refund')
     ), happened as (
       select moved.merchant_id, moved.livemode, moved.day, moved.currency,
         case moved.kind when 'capture' then 'paid' else 'refunded' end as measure,
         case moved.kind when 'capture' then coalesce(payment.method_provider, payment.method_type) else '' end as detail,
         moved.amount
       from moved left join mitako_payments payment on payment.id = moved.payment_id
       union all
       select merchant_id, livemode, strftime('%Y-%m-%d', (resolved_at_ms + 3600000) / 1000, 'unixepoch'), currency,
         'paid_out', '', amount
       from mitako_settlements where status = 'paid'
     ), counted as (
       select merchant_id, livemode, day, currency, measure, detail, count(*) as count, sum(amount) as amount
       from happened group by merchant_id, livemode, day, currency, measure, detail
       union all
       select zeroblob(17), livemode, day, currency, measure, detail, count(*), sum(amount)
       from happened group by livemode, day, currency, measure, detail
     ), volume as (
       select merchant_id, livemode, day, currency, measure, detail, count, amount
       from mitako_figures where measure in ('paid', 'refunded', 'paid_out')
     )
     select hex(merchant_id) || ' ' || day as id from (
       select * from (select * from counted except select * from volume)
       union all select * from (select * from volume except select * from counted)
     ) limit 1`,
  ],
  // Later changes of such a payment move its last update, so its days are not compared.
  [
    'payments that ended without money are not what figures say',
    `with ended as (
       select merchant_id, livemode, currency, status as measure,
         case status when 'failed' then failure_code else '' end as detail, count(*) as count, sum(amount) as amount
       from mitako_payments where status in ('failed', 'canceled', 'expired')
       group by merchant_id, livemode, currency, status, detail
     ), summed as (
       select merchant_id, livemode, currency, measure, detail, sum(count) as count, sum(amount) as amount
       from mitako_figures where measure in ('failed', 'canceled', 'expired') and merchant_id <> zeroblob(17)
       group by merchant_id, livemode, currency, measure, detail
     )
     select hex(merchant_id) || ' ' || measure as id from (
       select * from (select * from ended except select * from summed)
       union all select * from (select * from summed except select * from ended)
     ) limit 1`,
  ],
  [
    'a delivery to an endpoint that is on was never made',
    `select delivery.id from mitako_deliveries delivery join mitako_endpoints endpoint on endpoint.id = delivery.endpoint_id
     where endpoint.enabled = 1 and delivery.status = 'pending' limit 1`,
  ],
  [
    'the money of a lost dispute was never returned',
    `select id from mitako_disputes where return_status in ('pending', 'owed') limit 1`,
  ],
  [
    'money is left in suspense',
    `select account.id from mitako_accounts account join mitako_entries entry on entry.account_id = account.id
     where account.kind = 'suspense' group by account.id having sum(entry.amount) <> 0 limit 1`,
  ],
  [
    'unapplied funds were never returned',
    `select attempt.id from mitako_attempts attempt where attempt.status = 'paid_late' and not exists
     (select 1 from mitako_transfers where subject_id = cast('att' || attempt.id as blob) and kind = 'late_refund') limit 1`,
  ],
];

/** What has not come to its end; null: nothing. */
export async function firstStuck(database: Database): Promise<string | null> {
  for (const [what, sql] of STUCK) {
    const [row] = await database.rows(sql);
    if (row !== undefined) return `${what}: ${String(row['id'])}`;
  }
  return null;
}

/** Checks the end, with faults off and all schedules over. @throws Violation */
export async function checkAtRest({ database, receivers }: World): Promise<void> {
  const stuck = await firstStuck(database);
  if (stuck !== null) throw new Violation('I8', stuck);

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
      throw new Violation('I6', `delivery ${String(id)} is marked delivered, but no receiver got it`);
  }
}
