import { hexOfAny } from '../packages/sql/src/engine/ids.ts';
import { anyIdSql, executeAt, hexSql, idSql, isPostgres, makeLeavesAt, rowsAt } from './stores.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** The period over which the payments are spread evenly. */
export const HISTORY_DAYS = 365;
/** Rows per statement: the log of a million rows would be a gigabyte. */
const AT_ONCE = 100_000;
/** Number of different amounts, and of different phone number suffixes. */
const KINDS = 20;

/**
 * Creates a year of payments from the ended ones: with their statuses and methods, but their own ids, dates, references,
 * descriptions, amounts and phones. The number of open payments stays the same: a year has no more of them than a day,
 * because they expire.
 *
 * @param endMs time before which the last one was created
 */
export async function makeHistory(
  address: string,
  count: number,
  endMs: number,
  progress: (made: number) => void = () => undefined,
): Promise<void> {
  const [row] = await rowsAt<Record<string, unknown>>(address, 'SELECT * FROM mitako_payments LIMIT 1');
  const columns = Object.keys(row ?? {});
  // Descriptions are compared with the newest payments alone.
  const rareAt = count - 500;
  const changed: Readonly<Record<string, string>> = { ...CHANGED, id: idOfNumber(address), ...textsOf(rareAt) };
  const values = columns.map((column) => changed[column] ?? `ended.${column}`);
  const firstMs = endMs - HISTORY_DAYS * DAY_MS;
  for (let from = 0; from < count; from += AT_ONCE) {
    await executeAt(
      address,
      `INSERT INTO mitako_payments (${columns.join(', ')})
        SELECT ${values.join(', ')}
        FROM (
          SELECT numbers.n, ${paddedNumber(address)} AS padded,
            ${firstMs} + numbers.n * ${HISTORY_DAYS * DAY_MS} / ${count} AS made_at_ms
          FROM (${numbersFrom(address, from, Math.min(count, from + AT_ONCE))}) AS numbers
        ) AS made
        JOIN (
          SELECT *, row_number() OVER (ORDER BY id) - 1 AS place, count(*) OVER () AS places
          FROM mitako_payments
          WHERE status NOT IN ('requested', 'processing') AND slug_tail NOT LIKE 'history%'
        ) AS ended ON ended.place = made.n % ended.places`,
    );
    progress(Math.min(count, from + AT_ONCE));
  }
  await makeTerms(address);
  await makeAttempts(address);
  await analyze(address);
}

/** Those of their references. */
async function makeTerms(address: string): Promise<void> {
  for (const term of ["'order' || n", 'n']) {
    await executeAt(
      address,
      `INSERT INTO mitako_payment_terms (merchant_id, livemode, term, payment_id)
        SELECT merchant_id, livemode, ${term} AS term, id FROM (
          SELECT *, ${NUMBER_OF_REFERENCE} AS n FROM mitako_payments WHERE slug_tail LIKE 'history%'
        ) AS made ORDER BY 3, 4`,
    );
  }
}

const OF_PAYMENT: readonly string[] = [
  'merchant_id',
  'livemode',
  'amount',
  'currency',
  'method_type',
  'method_provider',
  'phone_masked',
  'payer_id',
  'created_at_ms',
  'updated_at_ms',
];

/** Payments are found by what is known of their payer in their attempts: one for each that shows a method. */
async function makeAttempts(address: string): Promise<void> {
  const [row] = await rowsAt<Record<string, unknown>>(address, 'SELECT * FROM mitako_attempts LIMIT 1');
  const columns = Object.keys(row ?? {});
  const values = columns.map((column) => {
    if (column === 'id' || column === 'payment_id') return 'made.id';
    if (column === 'status') return `'succeeded'`;
    if (column === 'next_poll_at_ms' || column === 'lease_token') return 'NULL';
    return OF_PAYMENT.includes(column) ? `made.${column}` : `first.${column}`;
  });
  await executeAt(
    address,
    `INSERT INTO mitako_attempts (${columns.join(', ')})
      SELECT ${values.join(', ')} FROM mitako_payments AS made, (SELECT * FROM mitako_attempts LIMIT 1) AS first
      WHERE made.slug_tail LIKE 'history%' AND made.method_type IS NOT NULL`,
  );
}

/** Words of the descriptions: of all, of every second one, of the others, and of one among the newest. */
export const HISTORY_WORDS = { common: 'basket', even: 'fruit', odd: 'fish', rare: 'vanilla' } as const;

const NUMBER_OF_REFERENCE = 'substr(customer_reference, 7)';

function textsOf(rareAt: number): Readonly<Record<string, string>> {
  const { common, even, odd, rare } = HISTORY_WORDS;
  const kind = `CASE WHEN made.n = ${rareAt} THEN '${rare}' WHEN made.n % 2 = 0 THEN '${even}' ELSE '${odd}' END`;
  return {
    description: `'${common} ' || ${kind}`,
    search_text: `' order' || made.n || ' ' || made.n || ' order ${common} ' || ${kind} || ' '`,
  };
}

/** PostgreSQL does this automatically after a while. SQLite never does, and the gateway does not run it. */
async function analyze(address: string): Promise<void> {
  if (isPostgres(address)) await executeAt(address, 'VACUUM ANALYZE');
}

/**
 * Tells of each payment of the history what was model of one that was paid: two events, each delivered to the endpoint by
 * one attempt.
 */
export async function buildHistory(
  address: string,
  count: number,
  reported: { readonly paymentId: string; readonly endpointId: string },
  progress: (made: number) => void,
): Promise<void> {
  const any = (usual: 'payment' | 'webhookEndpoint', id: string): string =>
    anyIdSql(address, `'${hexOfAny(usual, id)}'`);
  const endpoint = any('webhookEndpoint', reported.endpointId);
  const [{ from: firstMs, to: lastMs } = { from: 0, to: 0 }] = await rowsAt<Record<'from' | 'to', number | string>>(
    address,
    `SELECT min(created_at_ms) AS "from", max(created_at_ms) AS "to" FROM mitako_payments`,
  );
  await makeLeavesAt(address, Number(firstMs), Number(lastMs));
  // For the time of this: none of the gateway's has the number.
  await executeAt(address, 'CREATE INDEX history_numbers ON mitako_payments (slug_tail)');
  for (let from = 0; from < count; from += AT_ONCE) {
    const end = Math.min(count, from + AT_ONCE);
    const source = `FROM mitako_payments AS p CROSS JOIN (
        SELECT sequence, type, body, cast(sequence as text) AS mark FROM mitako_events
        WHERE subject_id = ${any('payment', reported.paymentId)} AND sequence > 0 AND type IN ('payment.created', 'payment.succeeded')
      ) AS model
      WHERE p.slug_tail >= '${historySlug(from)}' AND p.slug_tail < '${historySlug(end)}'`;
    // The first digit of a payment's number is 0.
    const hex = hexSql(address, 'p.id');
    const id = idSql(address, `(substr(${hex}, 1, 12) || model.mark || substr(${hex}, 14))`);
    await executeAt(
      address,
      `INSERT INTO mitako_events (id, merchant_id, livemode, type, subject_id, sequence, body, created_at_ms)
        SELECT ${id}, p.merchant_id, p.livemode, model.type, ${anyIdSql(address, hex)}, model.sequence, model.body, p.created_at_ms
        ${source}`,
    );
    await executeAt(
      address,
      `INSERT INTO mitako_deliveries (id, event_id, event_type, endpoint_id, merchant_id, livemode, status, prefixed_name,
          attempts_count, first_attempt_at_ms, last_status_code, created_at_ms, delivered_at_ms)
        SELECT ${id}, ${id}, model.type, ${endpoint}, p.merchant_id, p.livemode,
          'delivered', 0, 1, p.created_at_ms, 200, p.created_at_ms, p.created_at_ms + 80
        ${source}`,
    );
    await executeAt(
      address,
      `INSERT INTO mitako_delivery_attempts (delivery_id, number, endpoint_id, started_at_ms, duration_ms, status_code)
        SELECT ${id}, 1, ${endpoint}, p.created_at_ms, 80, 200 ${source}`,
    );
    progress(end);
  }
  await executeAt(address, 'DROP INDEX history_numbers');
  await analyze(address);
}

function historySlug(number: number): string {
  return `history${String(number).padStart(15, '0')}`;
}

/** The identifiers of the payment with that number. */
export function historyMarks(number: number): {
  readonly reference: string;
  readonly amount: number;
  readonly phoneEnding: string;
} {
  const kind = number % KINDS;
  return { reference: `order-${number}`, amount: 5_000 + kind * 1_000, phoneEnding: String(100 + kind) };
}

/** The values as both engines write them; the rest is copied from the original payment. */
const CHANGED: Readonly<Record<string, string>> = {
  slug_tail: `'history' || substr(made.padded, 2)`,
  amount: `5000 + made.n % ${KINDS} * 1000`,
  customer_reference: `'order-' || made.n`,
  created_at_ms: 'made.made_at_ms',
  updated_at_ms: 'made.made_at_ms',
  expires_at_ms: `made.made_at_ms + ${DAY_MS}`,
  succeeded_at_ms: 'CASE WHEN ended.succeeded_at_ms IS NOT NULL THEN made.made_at_ms END',
  phone_masked: `substr(ended.phone_masked, 1, length(ended.phone_masked) - 3) || (100 + made.n % ${KINDS})`,
  // Released long ago.
  credit_pending: '0',
  release_at_ms: 'NULL',
};

/** Ids begin with the time, 48 bits. */
function idOfNumber(address: string): string {
  const hex = isPostgres(address)
    ? `lpad(to_hex(made.made_at_ms), 12, '0') || lpad(to_hex(made.n), 20, '0')`
    : `printf('%012x%020x', made.made_at_ms, made.n)`;
  return idSql(address, `(${hex})`);
}

function paddedNumber(address: string): string {
  return isPostgres(address) ? `lpad(numbers.n::text, 16, '0')` : `printf('%016d', numbers.n)`;
}

function numbersFrom(address: string, from: number, end: number): string {
  return isPostgres(address)
    ? `SELECT generate_series(${from}::bigint, ${end - 1}) AS n`
    : `WITH RECURSIVE up(n) AS (SELECT ${from} UNION ALL SELECT n + 1 FROM up WHERE n < ${end - 1}) SELECT n FROM up`;
}
