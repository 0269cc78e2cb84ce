import type { Change } from '@mitako/core/engine';
import type { Database } from '../database.ts';
import { count, type Tally } from '../trace.ts';
import { Violation } from '../violation.ts';
import { MACHINES, PAYMENT_EVENTS, type Machined } from './transitions.ts';

/** Of a lost dispute by mobile money: what it says, and the status of its last refund. */
const RETURNS = ['pending pending', 'owed failed', 'returned succeeded'];
/** After which nobody may try again. */
const FINAL_FAILURES: ReadonlySet<string> = new Set(['payer_account_blocked']);
const PAID = new Set(['succeeded', 'partially_refunded', 'refunded']);

/** Checks the rows of a committed list before anything else can change them. */
export interface CommitCheck {
  check(changes: readonly Change[]): Promise<void>;
}

/** @throws Violation */
export function createCommitCheck(database: Database, tally: Tally): CommitCheck {
  /** State after the last commit about it, which determines the allowed transitions. */
  const statuses = new Map<string, string>();

  async function moved(table: Machined, id: string): Promise<{ readonly from: string; readonly to: string }> {
    const [row] = await database.rows(`select status from ${table} where id = ?`, id);
    if (row === undefined) throw new Violation('I6', `${id} was written and is not there`);
    const from = statuses.get(id) ?? 'new';
    const to = String(row['status']);
    const next: readonly string[] = MACHINES[table][from] ?? [];
    if (from !== to && !next.includes(to)) throw new Violation('I4', `${id} went from ${from} to ${to}`);
    if (from !== to) count(tally, `${table.slice('mitako_'.length)}: ${to}`);
    statuses.set(id, to);
    return { from, to };
  }

  async function checkPayment(id: string): Promise<void> {
    const { from, to } = await moved('mitako_payments', id);
    const [row] = await database.rows(
      `select p.amount, p.amount_refunded, p.refund_pending, p.amount_disputed, p.event_sequence,
         (select count(*) from mitako_transfers t where t.payment_id = p.id and t.kind = 'capture') as captures,
         (select count(*) from mitako_events e where e.subject_id = p.id) as events,
         (select max(sequence) from mitako_events e where e.subject_id = p.id) as last_event,
         (select type from mitako_events e where e.subject_id = p.id order by sequence desc limit 1) as last_type,
         (select coalesce(sum(amount), 0) from mitako_refunds r where r.payment_id = p.id and r.dispute_id is null and r.status = 'succeeded') as refunded,
         (select coalesce(sum(amount), 0) from mitako_refunds r where r.payment_id = p.id and r.dispute_id is null and r.status = 'pending') as refunding,
         (select group_concat(status || ' ' || expires_at_ms) from mitako_open_payments o where o.payment_id = p.id) as queued,
         iif(p.status in ('requested', 'processing'), p.status || ' ' || p.expires_at_ms, null) as waits,
         (select group_concat(release_at_ms) from mitako_releases r where r.payment_id = p.id) as to_release,
         cast(p.release_at_ms as text) as waits_for_release,
         p.failure_code, p.attempts_count, p.max_attempts, p.updated_at_ms >= p.expires_at_ms as is_over,
         (select count(*) from mitako_attempts a where a.payment_id = p.id and a.status in ('submitting', 'pending', 'needs_review')) as underway
       from mitako_payments p where p.id = ?`,
      id,
    );
    const of = (column: string): number => Number(row?.[column]);
    const captures = PAID.has(to) ? 1 : 0;
    if (of('captures') !== captures)
      throw new Violation('I3', `payment ${id} is ${to} and has ${of('captures')} captures`);
    if (of('refunded') !== of('amount_refunded') || of('refunding') !== of('refund_pending')) {
      throw new Violation('I3', `payment ${id} says ${of('amount_refunded')} refunded, its refunds ${of('refunded')}`);
    }
    if (of('refunded') + of('refunding') + of('amount_disputed') > captures * of('amount')) {
      throw new Violation('I3', `payment ${id} of ${of('amount')} went back more than once`);
    }
    if (of('events') !== of('event_sequence') || of('last_event') !== of('event_sequence')) {
      const notified = `${of('events')} events up to ${of('last_event')}`;
      throw new Violation('I5', `payment ${id} counts ${of('event_sequence')} events, and there are ${notified}`);
    }
    if (row?.['queued'] !== row?.['waits'] || row?.['to_release'] !== row?.['waits_for_release']) {
      const queued = `${String(row?.['queued'])}, ${String(row?.['to_release'])}`;
      throw new Violation('I8', `payment ${id} is ${to}, and its places in the queues are ${queued}`);
    }
    const isSpent = of('attempts_count') >= of('max_attempts');
    const isFinal = FINAL_FAILURES.has(String(row?.['failure_code']));
    if (to === 'failed' ? !isSpent && !isFinal && of('is_over') === 0 : to === 'requested' && (isSpent || isFinal)) {
      const tried = `${of('attempts_count')} of ${of('max_attempts')} attempts`;
      throw new Violation('I14', `payment ${id} is ${to} after ${tried}, by ${String(row?.['failure_code'])}`);
    }
    const underway = { requested: 0, processing: 1 }[to];
    if (underway !== undefined && of('underway') !== underway) {
      throw new Violation('I14', `payment ${id} is ${to} with ${of('underway')} attempts underway`);
    }
    if (PAID.has(to) && from !== to && of('attempts_count') > 1) count(tally, 'payments: paid after a failed attempt');
    const expected = PAYMENT_EVENTS[from]?.[to];
    if (from !== to && row?.['last_type'] !== expected) {
      throw new Violation('I5', `payment ${id} went from ${from} to ${to} and told ${String(row?.['last_type'])}`);
    }
  }

  /** The money of a lost dispute is where its last refund says, and never went back twice. */
  async function checkDispute(id: string): Promise<void> {
    const { to } = await moved('mitako_disputes', id);
    const [row] = await database.rows(
      `select d.amount, d.return_status, r.status as last, p.method_type,
         (select coalesce(sum(amount), 0) from mitako_refunds where dispute_id = d.id and status <> 'failed') as back
       from mitako_disputes d join mitako_payments p on p.id = d.payment_id left join mitako_refunds r on r.id = d.refund_id
       where d.id = ?`,
      id,
    );
    const state = `${String(row?.['return_status'])} ${String(row?.['last'])}`;
    const isWallet = row?.['method_type'] === 'wallet';
    const allowed = to !== 'lost' ? ['null null'] : isWallet ? ['returned null'] : RETURNS;
    if (!allowed.includes(state)) throw new Violation('I3', `dispute ${id} is ${to}, and its money ${state}`);
    if (Number(row?.['back']) > Number(row?.['amount'])) {
      throw new Violation('I3', `dispute ${id} went back more than once`);
    }
    count(tally, `return: ${state}`);
  }

  async function checkSettlement(id: string): Promise<void> {
    await moved('mitako_settlements', id);
    const [row] = await database.rows(
      `select event_sequence, (select count(*) from mitako_events e where e.subject_id = cast('stl' || s.id as blob)) as events
       from mitako_settlements s where id = ?`,
      id,
    );
    if (row?.['events'] !== row?.['event_sequence']) {
      throw new Violation('I5', `settlement ${id} counts ${String(row?.['event_sequence'])} events`);
    }
  }

  async function checkEvent(change: Extract<Change, { type: 'event.append' }>): Promise<void> {
    const { id, type, merchantId, livemode } = change.event;
    const endpoints = await database.rows(
      'select id, events from mitako_endpoints where merchant_id = ? and livemode = ? and enabled = 1 and deleted_at_ms is null',
      merchantId,
      livemode ? 1 : 0,
    );
    const notified = endpoints.filter(({ events }) => matches(JSON.parse(String(events)) as readonly string[], type));
    const deliveries = await database.rows('select id, endpoint_id from mitako_deliveries where event_id = ?', id);
    const expected = type === 'ping' ? deliveries : notified;
    const actual = new Set(deliveries.map(({ endpoint_id: endpointId }) => endpointId));
    const isRight = deliveries.length === expected.length && notified.every((endpoint) => actual.has(endpoint['id']));
    if (!isRight)
      throw new Violation(
        'I5',
        `event ${id} ${type} has ${deliveries.length} deliveries for ${notified.length} endpoints`,
      );
    for (const delivery of deliveries) await moved('mitako_deliveries', String(delivery['id']));
  }

  async function checkTransfer(change: Extract<Change, { type: 'transfer.insert' }>): Promise<void> {
    const { id, kind } = change.transfer;
    const entries = await database.rows('select amount from mitako_entries where transfer_id = ?', id);
    const sum = entries.reduce((total, { amount }) => total + Number(amount), 0);
    if (entries.length < 2 || sum !== 0)
      throw new Violation('I1', `transfer ${id} of ${entries.length} entries sums to ${sum}`);
    count(tally, `money: ${kind}`);
  }

  async function checkDebit(accountId: string): Promise<void> {
    const [row] = await database.rows('select available from mitako_accounts where id = ?', accountId);
    const available = Number(row?.['available']);
    if (available < 0) throw new Violation('I2', `account ${accountId} holds ${available}`);
  }

  /** Each row once, after all of the list was read: the compared values were written together. */
  // oxlint-disable typescript/switch-exhaustiveness-check -- other types need no check
  function subjects(change: Change): readonly (readonly [key: string, check: () => Promise<unknown>])[] {
    switch (change.type) {
      case 'payment.insert':
      case 'payment.update':
        return [[change.payment.id, () => checkPayment(change.payment.id)]];
      case 'attempt.insert':
      case 'attempt.update':
        return [[change.attempt.id, () => moved('mitako_attempts', change.attempt.id)]];
      case 'refund.insert':
      case 'refund.update': {
        const { id, paymentId } = change.refund;
        return [
          [id, () => moved('mitako_refunds', id)],
          [paymentId, () => checkPayment(paymentId)],
        ];
      }
      case 'dispute.insert':
      case 'dispute.update':
        return [[change.dispute.id, () => checkDispute(change.dispute.id)]];
      case 'settlement.insert':
      case 'settlement.update':
        return [[change.settlement.id, () => checkSettlement(change.settlement.id)]];
      case 'delivery.insert':
        return [[change.delivery.id, () => moved('mitako_deliveries', change.delivery.id)]];
      case 'lanes.settle':
        return change.lanes
          .flatMap(({ outcomes }) => outcomes)
          .map(({ delivery: { id } }) => [id, () => moved('mitako_deliveries', id)] as const);
      case 'event.append': {
        const { id, subjectId } = change.event;
        const isOfPayment = subjectId.startsWith('pay_');
        return [
          [id, () => checkEvent(change)],
          ...(isOfPayment ? [[subjectId, () => checkPayment(subjectId)] as const] : []),
        ];
      }
      case 'transfer.insert': {
        const { id, paymentId } = change.transfer;
        return [
          [id, () => checkTransfer(change)],
          ...(paymentId === null ? [] : [[paymentId, () => checkPayment(paymentId)] as const]),
        ];
      }
      case 'account.debit':
        return [[change.accountId, () => checkDebit(change.accountId)]];
      default:
        return [];
    }
  }
  // oxlint-enable typescript/switch-exhaustiveness-check

  return {
    async check(changes) {
      for (const [, check] of new Map(changes.flatMap(subjects))) await check();
    },
  };
}

function matches(patterns: readonly string[], type: string): boolean {
  if (type === 'ping') return false;
  return patterns.some((pattern) => pattern === '*' || pattern === type || pattern === `${type.split('.')[0]}.*`);
}
