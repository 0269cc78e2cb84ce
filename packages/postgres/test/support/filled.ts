import { SQL_TYPES } from '../../../sql/src/engine/columns.ts';
import { hexOfAny } from '../../../sql/src/engine/ids.ts';
import { tables } from '../../../sql/src/tables.ts';
import { hexOfAccount } from '../../../sql/src/ledger/account-column.ts';
import { ACCOUNT, id } from '../../../../tests/support/every-query.ts';

type AnyTable = (typeof tables)[number];

/** Tables with a row or more for each payment, each request of a machine, or each webhook, and what a person can make many of. */
const NAMES = [
  'payments',
  'open_payments',
  'releases',
  'payment_terms',
  'attempts',
  'customers',
  'events',
  'deliveries',
  'pending_deliveries',
  'delivery_attempts',
  'transfers',
  'entries',
  'figures',
  'pending_figures',
  'idempotency',
  'audit_log',
  'sessions',
  'api_keys',
  'tasks',
  'disputes',
  'payment_links',
];

export const GROWING: readonly AnyTable[] = tables.filter(({ name }) => NAMES.includes(name.slice('mitako_'.length)));

/** Expressions of a row's number `n`. The common states are common, and what is rare is one row in a hundred. */
const VALUES: Readonly<Record<string, string>> = {
  merchant_id: oneOf('mer', 20),
  account_id: `case n % 20 when 0 then '\\x${hexOfAccount(ACCOUNT) ?? ''}'::bytea else decode(md5('acc_' || n % 20), 'hex') end`,
  livemode: '1',
  'payments.status': `case n % 100 when 0 then 'requested' when 1 then 'failed' when 2 then 'expired' else 'succeeded' end`,
  'payments.indexed_status': `case n % 100 when 1 then 'failed' when 2 then 'expired' else 'ok' end`,
  'payments.amount': '1 + n % 500',
  'open_payments.status': `case n % 100 when 0 then 'processing' else 'requested' end`,
  'attempts.method_provider': `case n % 2 when 0 then 'mtn_momo' end`,
  'attempts.method_type': `case n % 2 when 0 then 'mobile_money' else 'wallet' end`,
  'attempts.customer_id': `md5('cus_' || n % 5000)::uuid`,
  'customers.phone_masked': `case n % 2 when 0 then '•••' || 100 + n % 900 end`,
  'attempts.phone_masked': `case n % 2 when 0 then '+2376••••' || 100 + n % 900 end`,
  'attempts.status': `case n % 100 when 0 then 'needs_review' when 1 then 'failed' when 2 then 'pending' else 'succeeded' end`,
  'attempts.payment_id': `md5('payment_' || n)::uuid`,
  'disputes.status': `case n % 100 when 0 then 'needs_response' when 1 then 'lost' else 'won' end`,
  'deliveries.status': `case n % 100 when 0 then 'failed' else 'delivered' end`,
  'deliveries.trouble': `case n % 100 when 0 then 'failed' when 1 then 'failing' when 2 then 'canceled' end`,
  'delivery_attempts.status_code': `case n % 100 when 0 then 500 else 200 end`,
  'events.sequence': '1',
  'events.type': `case n % 30 when 0 then 'ping' else 'payment.created' end`,
  'entries.position': '0',
  'entries.chain_seq': 'case n % 100 when 0 then null else n end',
  'figures.day': `(date '2020-01-01' + (n / 20)::int)::text`,
  'figures.currency': `'XAF'`,
  'figures.measure': `case n % 3 when 0 then 'paid' when 1 then 'failed' else 'expired' end`,
  'figures.detail': `'' || n`,
  endpoint_id: oneOf('whe', 20),
  actor_id: oneOf('key', 30),
  action: `case n % 4 when 0 then 'session.login' else 'payment.refund' end`,
  'pending_deliveries.attempts_count': 'case n % 10 when 0 then 0 else 1 end',
};

/** Of some ids, the one of the queries is the first. */
function oneOf(prefix: string, count: number): string {
  return `case n % ${count} when 0 then '${hexOfAny(null, id(prefix)).slice(-32)}' else md5('${prefix}_' || n % ${count}) end::uuid`;
}

/** Inserts rows that are alike in nothing that has to be unique. */
export function fillTable({ name, columns }: AnyTable, rows: number): string {
  const values = columns.map(({ name: column, kind, isNullable }) => {
    const known = VALUES[`${name.slice('mitako_'.length)}.${column}`] ?? VALUES[column];
    if (known !== undefined && kind === 'anyId')
      return `${column === 'actor_id' ? `'key'::bytea || ` : ''}uuid_send(${known})`;
    if (known !== undefined) return known;
    // Nullable columns are mostly those of rare states.
    if (isNullable) return `case n % 100 when 3 then ${plain(column, kind)} end`;
    return plain(column, kind);
  });
  const names = columns.map((column) => column.name);
  return `INSERT INTO ${name} (${names.join(', ')}) SELECT ${values.join(', ')} FROM generate_series(1, ${rows}) AS n`;
}

function plain(column: string, kind: AnyTable['columns'][number]['kind']): string {
  if (SQL_TYPES[kind] === 'text') return `'${column}_' || n`;
  if (SQL_TYPES[kind] === 'uuid') return `md5('${column}_' || n)::uuid`;
  if (SQL_TYPES[kind] === 'bytea') return `decode(md5('${column}_' || n), 'hex')`;
  // Checks demand of most amounts that they do not exceed another one.
  return column.endsWith('_at_ms') ? 'n' : '0';
}
