import type { LedgerCheckpoint, PublishedCheckpoint, PublishedCheckpoints } from '@mitako/contract/names';
import type { LedgerProblemCode, LedgerScope } from '@mitako/core';
import { createHash, createPublicKey, verify } from 'node:crypto';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { hexOfStored } from '../../../packages/sql/src/engine/ids.ts';
import { accountOf, anyLiteral, bytesLiteral, literalOf } from '../../support/stored-ids.ts';
import { asOperator } from '../support/money.ts';
import { openWithDatabase, type OpenDatabase } from '../support/ledger-database.ts';
import {
  createPayment,
  dataOf,
  DAY,
  detailsOf,
  HOUR,
  MINUTE,
  paidPayment,
  SECOND,
  send,
  type TestGateway,
} from '../support.ts';

// Each day of the ledger is signed on the following one. An attacker with the database but without the root secret
// changes an old day: it is found by its day, in each column.

let database: OpenDatabase;
let api: TestGateway;
/** Three days with payments, signed. Then one that is not over. */
let days: readonly PublishedCheckpoint[];
let day: string;

beforeAll(async () => {
  database = await openWithDatabase({ ledgerCheck: { everyHours: 24 } });
  ({ api } = database);
  for (let count = 0; count < 3; count += 1) {
    await paidPayment(api);
    await createPayment(api, {}, api.seed.merchant.liveKey);
    const terms = { fees: { basis_points: 100 + count, fixed: 0 } };
    await asOperator(api, 'PATCH', `/admin/merchants/${api.seed.merchant.id}`, terms);
    await api.gateway.runDue();
    await api.advance(DAY);
    await api.advance(HOUR);
  }
  await paidPayment(api);
  await api.gateway.runDue();
  days = (await published()).checkpoints.toReversed();
  day = days[0]?.day ?? '';
}, 60_000);

afterAll(() => database.close());

async function published(of: TestGateway = api): Promise<PublishedCheckpoints> {
  const answer = await send(of, 'GET', '//.well-known/mitako-ledger');
  expect(answer.status, answer.text).toBe(200);
  return answer.body as unknown as PublishedCheckpoints;
}

async function problems(scope: LedgerScope, kept: readonly string[] = []): Promise<readonly LedgerProblemCode[]> {
  const { problems: found } = await api.gateway.ledger.verify({ scope, kept });
  return [...new Set(found.map(({ code }) => code as LedgerProblemCode))];
}

/** What is found after these statements, which are then undone by the others. */
async function after(
  scope: LedgerScope,
  tables: readonly string[],
  ...statements: readonly string[]
): Promise<readonly LedgerProblemCode[]> {
  await database.tamper(...tables.map((table) => `CREATE TABLE saved_${table} AS SELECT * FROM mitako_${table}`));
  await database.tamper(...statements);
  const found = await problems(scope);
  await database.tamper(
    ...tables.flatMap((table) => [
      `DELETE FROM mitako_${table}`,
      `INSERT INTO mitako_${table} SELECT * FROM saved_${table}`,
      `DROP TABLE saved_${table}`,
    ]),
  );
  return found;
}

test('each day that is over has one, signed with the published key and naming the one before it', async () => {
  const { keys, checkpoints } = await published();
  expect(checkpoints.map(({ sequence }) => sequence)).toEqual([3, 2, 1]);
  expect(days.map((each) => each.day)).toEqual(['2026-01-01', '2026-01-02', '2026-01-03']);
  const key = createPublicKey({ key: { ...keys[0] }, format: 'jwk' });
  let previous: string | null = null;
  for (const { sequence, day: of, hash, signature } of days) {
    const [header = '', payload = '', signed = ''] = signature.split('.');
    expect(verify(null, Buffer.from(`${header}.${payload}`), key, Buffer.from(signed, 'base64url'))).toBe(true);
    expect(JSON.parse(Buffer.from(payload, 'base64url').toString())).toEqual({ sequence, day: of, hash, previous });
    previous = hash;
  }
});

test('operators read what was signed; everybody else its hash', async () => {
  const [first] = days;
  const answer = await asOperator(api, 'GET', `/admin/ledger-checkpoints/${day}`);
  const { checkpoint } = dataOf<{ checkpoint: LedgerCheckpoint }>(answer, 200);
  expect(checkpoint).toMatchObject({ ...first });
  expect(createHash('sha256').update(checkpoint.document).digest('hex')).toBe(first?.hash);
  expect(JSON.parse(checkpoint.document)).toMatchObject({
    version: 1,
    sequence: 1,
    day,
    previous: null,
    counts: { payments: 1, refunds: 0 },
    problems: 0,
  });
  const one = await send(api, 'GET', `//.well-known/mitako-ledger/${day}`);
  expect(one.body).toEqual(first);
  for (const path of ['//.well-known/mitako-ledger/2025-12-31', '//.well-known/mitako-ledger/2026-01-05']) {
    detailsOf(await send(api, 'GET', path), 'LEDGER_CHECKPOINT_NOT_FOUND');
  }
  expect((await send(api, 'GET', '//.well-known/mitako-ledger/today')).status).toBe(404);
  detailsOf(await asOperator(api, 'GET', '/admin/ledger-checkpoints/2025-12-31'), 'LEDGER_CHECKPOINT_NOT_FOUND');
});

test('its balances are those of all accounts at the end of its day, moved on it or not', async () => {
  const entries = await database.rows(
    `SELECT entry.account_id AS account, entry.amount AS amount, transfer.created_at_ms AS at
     FROM mitako_entries AS entry JOIN mitako_transfers AS transfer ON transfer.id = entry.transfer_id`,
  );
  for (const { day: of } of days) {
    const balances: Record<string, Record<string, number>> = {};
    for (const { account, amount, at } of entries) {
      if (Number(at) >= Date.parse(of) + DAY) continue;
      const [, kind = '', currency = '', mode = ''] = accountOf(account).split(':');
      const sums = (balances[`${mode}:${currency}`] ??= {});
      sums[kind] = (sums[kind] ?? 0) + Number(amount);
    }
    const answer = await asOperator(api, 'GET', `/admin/ledger-checkpoints/${of}`);
    const { checkpoint } = dataOf<{ checkpoint: LedgerCheckpoint }>(answer, 200);
    const document = JSON.parse(checkpoint.document) as { readonly balances: unknown };
    expect(document.balances).toEqual(balances);
  }
});

test('the untouched ledger is consistent in every scope, and the recent one reads less', async () => {
  const kept = days.map(({ signature }) => signature);
  const full = await api.gateway.ledger.verify({ scope: 'full', kept });
  const recent = await api.gateway.ledger.verify({ scope: 'recent', kept });
  const ofDay = await api.gateway.ledger.verify({ scope: { day } });
  expect([full.problems, recent.problems, ofDay.problems]).toEqual([[], [], []]);
  expect(recent.checked.transfers).toBeLessThan(full.checked.transfers / 2);
  expect(recent.digest).toBe(full.digest);
  expect(ofDay.digest).toBeNull();
});

// Free text, and what is sealed or derived, belongs to no checkpoint.
const COLUMNS: Readonly<Record<string, readonly string[]>> = {
  transfers: ['kind', 'livemode', 'currency', 'merchant_id', 'payment_id', 'subject_id', 'created_at_ms'],
  entries: ['account_id', 'amount', 'mac', 'chain_seq', 'chain_hash'],
  payments: ['merchant_id', 'amount', 'currency', 'created_at_ms', 'expires_at_ms'],
  audit_log: ['action', 'actor_type', 'actor_id', 'subject_type', 'subject_id', 'created_at_ms'],
};

/** Another id, of a column of one kind. */
const ID = `'pay_${'1'.repeat(26)}'`;
const OF_ANY_KIND = ['transfers.subject_id', 'audit_log.actor_id', 'audit_log.subject_id'];

test.each(Object.entries(COLUMNS).flatMap(([table, columns]) => columns.map((column) => [table, column] as const)))(
  'a change of %s.%s is found by its day, and in full',
  async (table, column) => {
    const key = table === 'entries' ? 'transfer_id' : 'id';
    const some = table === 'payments' ? 'livemode = 1' : table === 'entries' ? 'position = 0' : '1 = 1';
    const rows = await database.rows(
      `SELECT ${key} AS id, ${column} AS value FROM mitako_${table} WHERE ${some} ORDER BY 1`,
    );
    const [row] = rows.filter(({ value }) => value !== null);
    const number = Number(row?.['value']);
    const altered = OF_ANY_KIND.includes(`${table}.${column}`)
      ? anyLiteral(inject('engine'), null, 'altered')
      : ['mac', 'chain_hash', 'account_id'].includes(column)
        ? bytesLiteral(inject('engine'), '00')
        : column.endsWith('_id')
          ? ID
          : `'altered'`;
    const value = column === 'livemode' ? '1 - livemode' : Number.isNaN(number) ? altered : String(number + 1_000);
    const change = `UPDATE mitako_${table} SET ${column} = ${value} WHERE ${key} = ${literalOf(row?.['id'])} AND ${some}`;
    for (const scope of [{ day }, 'full'] as const) {
      expect(await after(scope, [table], change)).toContain('day_altered');
    }
  },
);

test('a change of an old day is reported once', async () => {
  const [row] = await database.rows('SELECT transfer_id AS id, mac FROM mitako_entries WHERE position = 0 ORDER BY 1');
  const set = (mac: string): string =>
    `UPDATE mitako_entries SET mac = ${mac} WHERE transfer_id = ${literalOf(row?.['id'])} AND position = 0`;
  await database.tamper(set(bytesLiteral(inject('engine'), '00')));
  const { problems: found } = await api.gateway.ledger.verify({ scope: 'full' });
  await database.tamper(set(bytesLiteral(inject('engine'), hexOfStored(row?.['mac']))));
  expect(found.map(({ code }) => code).toSorted()).toEqual(['chain_altered', 'day_altered', 'entry_forged']);
});

test('a deleted row is missed by its day', async () => {
  const [row] = await database.rows('SELECT id FROM mitako_transfers ORDER BY id');
  const gone = `DELETE FROM mitako_transfers WHERE id = ${literalOf(row?.['id'])}`;
  expect(await after({ day }, ['transfers'], gone)).toContain('day_lacks_rows');
});

test('a checkpoint that was changed, removed or cut off is found', async () => {
  const change = (set: string): string => `UPDATE mitako_checkpoints SET ${set} WHERE sequence = 2`;
  for (const set of [
    `document = replace(document, '"problems":0', '"problems":9')`,
    `hash = 'altered'`,
    `day = '2026-02-02'`,
  ]) {
    expect(await after('full', ['checkpoints'], change(set))).toContain('checkpoint_forged');
  }
  const second = 'DELETE FROM mitako_checkpoints WHERE sequence = 2';
  expect(await after('full', ['checkpoints'], second)).toEqual(['checkpoint_missing']);
  // Nothing in the database says that there was a last one: what was kept elsewhere does.
  const last = 'DELETE FROM mitako_checkpoints WHERE sequence = 3';
  expect(await after('full', ['checkpoints'], last)).toEqual([]);
  await database.tamper('CREATE TABLE kept AS SELECT * FROM mitako_checkpoints', last);
  expect(
    await problems(
      'recent',
      days.map(({ signature }) => signature),
    ),
  ).toEqual(['checkpoint_missing']);
  await database.tamper('DELETE FROM mitako_checkpoints', 'INSERT INTO mitako_checkpoints SELECT * FROM kept');
  expect(await problems('recent', ['eyJhbGciOiJFZERTQSJ9.e30.AAAA'])).toEqual(['checkpoint_forged']);
});

test('no verification is skipped by a forged record of how far it came, and no end is cut off', async () => {
  const forge = 'UPDATE mitako_account_states SET balance = balance + 1';
  expect(await after('recent', ['account_states'], forge)).toEqual(['account_state_forged']);
  const cut = [
    `UPDATE mitako_accounts SET chain_seq = 0, chain_hash = ${bytesLiteral(inject('engine'), '')}, available = 0`,
    'DELETE FROM mitako_entries',
    'DELETE FROM mitako_transfers',
  ];
  expect(await after('recent', ['accounts', 'entries', 'transfers'], ...cut)).toContain('chain_broken');
});

test('older days are compared again each day', async () => {
  const path = `/admin/ledger-checkpoints/${day}`;
  const read = async (): Promise<LedgerCheckpoint> =>
    dataOf<{ checkpoint: LedgerCheckpoint }>(await asOperator(api, 'GET', path), 200).checkpoint;
  const before = await read();
  await api.advance(DAY);
  expect(Date.parse((await read()).rechecked_at)).toBeGreaterThan(Date.parse(before.rechecked_at));
  expect((await published()).checkpoints.length).toBe(4);
});

test('a day is signed ten minutes after its end, when what was decided at its end is written', async () => {
  const other = await openWithDatabase({ ledgerCheck: { everyHours: 1 / 60 } });
  const signed = async (): Promise<readonly string[]> =>
    (await published(other.api)).checkpoints.map((checkpoint) => checkpoint.day);
  await paidPayment(other.api);
  await other.api.gateway.runDue();
  await other.api.advance(DAY + 10 * MINUTE - SECOND);
  expect(await signed()).toEqual([]);
  await other.api.advance(MINUTE);
  expect(await signed()).toEqual(['2026-01-01']);
  await other.close();
});
