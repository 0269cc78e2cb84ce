import { type BoundStatement, createSqlStore, type Engine } from '@mitako/sql';
import type { EngineStore } from '@mitako/core/engine';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ACCOUNT, id, OWNER, page, recording, RUNS } from '../../../tests/support/every-query.ts';
import { openConnection } from '../src/connection.ts';
import type { Connection } from '../src/driver.ts';
import { createSqliteEngine } from '../src/engine.ts';
import { locate, type Location } from '../src/location.ts';

/**
 * Lanes are looked at in the order of their turns. The values of a list are walked through, and a page of each. What a statement has found itself, as many rows as its limit or
 * fewer, is walked through. Entries are sorted within one transfer.
 */
const SMALL =
  /^SCAN ((each|led) VIRTUAL TABLE INDEX 1(?=:)|lane USING (COVERING )?INDEX mitako_lanes_turn|CONSTANT ROW|candidate|counted|due|examined|expired|found|json_each|led_\w+|listed|own|paged|posted|seen|turn|unfinished|unposted|waiting|walk)\b|^USE TEMP B-TREE FOR LAST TERM OF ORDER BY$/;

/** What this one may do besides. */
const ALLOWED: Readonly<Record<string, RegExp>> = {
  // At most a thousand ids an index are put in one order.
  'payments of statuses': /^USE TEMP B-TREE FOR (GROUP|ORDER) BY$/,
  'payments of all statuses': /^USE TEMP B-TREE FOR (GROUP|ORDER) BY$/,
  // At most two hundred ids a status, and a thousand that did not fail.
  endedPayments: /^USE TEMP B-TREE FOR (GROUP|ORDER) BY$/,
  // A page a status is put in one order.
  'deliveries of statuses since a moment': /^USE TEMP B-TREE FOR ORDER BY$/,
  // As many deliveries an event as the limit are put in one order.
  deliveriesOfEvents: /^USE TEMP B-TREE FOR ORDER BY$/,
  'failures since a moment': /^USE TEMP B-TREE FOR ORDER BY$/,
  // At most a hundred sessions an account.
  'change session.insert': /^USE TEMP B-TREE FOR ORDER BY$/,
  // At most two hundred rows an endpoint.
  recentDeliveries: /^USE TEMP B-TREE FOR (GROUP|ORDER) BY$/,
  'payments of a status that is open': /^USE TEMP B-TREE FOR (GROUP|ORDER) BY$/,
  'payments that are requested by now': /^USE TEMP B-TREE FOR (GROUP|ORDER) BY$/,
  // At most a thousand that wait to be expired.
  'payments that are expired by now': /^(SCAN overdue|USE TEMP B-TREE FOR (GROUP|ORDER) BY)$/,
  'payments that succeeded': /^USE TEMP B-TREE FOR (GROUP|ORDER) BY$/,
  'payments of a phone': /^USE TEMP B-TREE FOR (GROUP|ORDER) BY$/,
  'payments known to be of a customer': /^USE TEMP B-TREE FOR (GROUP|ORDER) BY$/,
  'payments of a customer': /^USE TEMP B-TREE FOR (GROUP|ORDER) BY$/,
  // At most a thousand attempts.
  customerTotals: /^(USE TEMP B-TREE FOR (DISTINCT|GROUP BY)|SCAN (one|own|counted))$/,
  // As many payments as the limit, or a thousand that were looked at.
  paymentSums: /^USE TEMP B-TREE FOR GROUP BY$/,
  'sums of payments of a status': /^USE TEMP B-TREE FOR GROUP BY$/,
  'sums of payments of an amount and a status': /^USE TEMP B-TREE FOR (GROUP|ORDER) BY$/,
  'payments of all merchants': /^USE TEMP B-TREE FOR (GROUP|ORDER) BY$/,
  'payments of all merchants of an amount in a mode': /^USE TEMP B-TREE FOR (GROUP|ORDER) BY$/,
  'payments of a merchant up to an amount': /^USE TEMP B-TREE FOR (GROUP|ORDER) BY$/,
  // As many attempts as the limit.
  attemptSums: /^USE TEMP B-TREE FOR GROUP BY$/,
  'payments of a method': /^USE TEMP B-TREE FOR (GROUP|ORDER) BY$/,
  'payments that were paid between two moments': /^USE TEMP B-TREE FOR (GROUP|ORDER) BY$/,
  'payments of a status that were paid on three days': /^USE TEMP B-TREE FOR (GROUP|ORDER) BY$/,
  'payments of an amount and a status': /^USE TEMP B-TREE FOR (GROUP|ORDER) BY$/,
  'payments by what they may be known': /^USE TEMP B-TREE FOR (GROUP|ORDER) BY$/,
  'payments of a reference that few have': /^USE TEMP B-TREE FOR (GROUP|ORDER) BY$/,
  'payments of a common reference': /^USE TEMP B-TREE FOR (GROUP|ORDER) BY$/,
  'payments of words of a description': /^USE TEMP B-TREE FOR (GROUP|ORDER) BY$/,
  'payments of a number': /^USE TEMP B-TREE FOR (GROUP|ORDER) BY$/,
  // At most a hundred rows a file.
  exportedCounts: /^USE TEMP B-TREE FOR GROUP BY$/,
  // As many rows as the limit.
  dueTotals: /^USE TEMP B-TREE FOR (GROUP|ORDER) BY$/,
  'due totals of a mode': /^USE TEMP B-TREE FOR (GROUP|ORDER) BY$/,
  // The queue in the order of its key, as far as the limit.
  pendingFigures: /^SCAN mitako_pending_figures$/,
  // From the newest on, as far as the limit.
  lastCheckpoint: /^SCAN mitako_checkpoints$/,
  newestCheckpoints: /^SCAN mitako_checkpoints$/,
  // From the newest on.
  workers: /^SCAN mitako_workers USING INDEX mitako_workers_seen$/,
  lastLedgerCheck: /^SCAN mitako_ledger_checks USING INDEX sqlite_autoindex_mitako_ledger_checks_2$/,
  // As many as an operator has typed in.
  agentTowns: /^SCAN mitako_agent_locations USING COVERING INDEX mitako_agent_locations_active$/,
  // A handful of keys.
  sweepSigningKeys: /^SCAN mitako_signing_keys$/,
  // Each from its start, as far as the limit; an entry an endpoint.
  health:
    /^SCAN (each|failed|tail|lane USING (COVERING )?INDEX (sqlite_autoindex_mitako_lanes_1|mitako_lanes_leased)|mitako_(tasks USING INDEX mitako_tasks_due|entries USING INDEX mitako_entries_tail))$/,
  // A page of posted and one of unposted entries are put in one order.
  transfersOfAccount: /^USE TEMP B-TREE FOR ORDER BY$/,
  // What refunds and disputes took of a page of payments.
  deductions: /^USE TEMP B-TREE FOR (GROUP|ORDER) BY$/,
  // A page of accounts is sorted when it is complete.
  'audit of accounts': /^USE TEMP B-TREE FOR ORDER BY$/,
  // Of each rank as many as the limit.
  'claim attempts': /^(SCAN (of_rank|first)|USE TEMP B-TREE FOR ORDER BY)$/,
  'claim attempts at a pace': /^(SCAN (of_rank|first)|USE TEMP B-TREE FOR ORDER BY)$/,
  // A range that has its limit.
  'audit of orphans': /^SCAN entry$/,
  'audit of the lines of a settlement': /^SCAN entry$/,
};

let location: Location;
let connection: Connection;
let engine: Engine;
const asked: BoundStatement[] = [];
let store: EngineStore;

beforeAll(async () => {
  location = locate(':memory:');
  connection = openConnection(location.file);
  engine = createSqliteEngine({ ...location, dispose: () => undefined });
  store = createSqlStore(recording(engine, asked));
  await store.migrations.migrate();
});
afterAll(async () => {
  await store.close();
  connection.close();
  location.dispose();
});

describe('a list of payments', () => {
  for (const [filter, index] of [
    [{}, 'list (merchant_id=? AND livemode=? AND id>? AND id<?)'],
    [{ statuses: ['failed'] }, 'status (merchant_id=? AND livemode=? AND indexed_status=? AND id>? AND id<?)'],
    [{ amount: 1 }, 'amount (merchant_id=? AND livemode=? AND amount=? AND id>? AND id<?)'],
    [{ customerReference: 'a' }, 'reference (customer_reference=? AND merchant_id=? AND livemode=? AND id>? AND id<?)'],
  ] as const) {
    it(`by ${JSON.stringify(filter)} reads only matching rows`, async () => {
      asked.length = 0;
      await store.read.payments({ ...OWNER, ...filter }, page('pay'));
      const table = 'SEARCH mitako_payments USING INDEX mitako_payments_';
      expect(asked.map((statement) => planOf(statement))).toEqual([[`${table}${index}`]]);
    });
  }

  const owned = 'merchant_id=? AND livemode=?';
  for (const [filter, index] of [
    [{ phoneEnding: '789' }, `INDEX mitako_attempts_payment_phone (${owned} AND <expr>=?`],
    [{ method: 'wallet' }, `COVERING INDEX mitako_attempts_method (${owned} AND <expr>=?`],
    [{ anyOf: [{ customerId: id('cus') }] }, 'INDEX mitako_attempts_customer (customer_id=?'],
    [{ customer: { id: id('cus'), fromAttemptId: id('att') } }, 'INDEX mitako_attempts_customer (customer_id=?'],
  ] as const) {
    it(`by ${JSON.stringify(filter)} reads a few more than the page, by their attempts`, async () => {
      asked.length = 0;
      await store.read.payments({ ...OWNER, ...filter }, page('pay'));
      const steps = asked.flatMap((statement) => planOf(statement));
      const search = `SEARCH mitako_attempts USING ${index} AND payment_id>? AND payment_id<?)`;
      expect(new Set(steps.filter((step) => step.includes('mitako_attempts')))).toEqual(new Set([search]));
      expect(asked.every(({ sql }) => sql.includes('limit 200)'))).toBe(true);
    });
  }

  it('that were paid in a period reads a page of each of its days, by their captures', async () => {
    asked.length = 0;
    const [fromMs, toMs] = [Date.UTC(2026, 0, 1, 12), Date.UTC(2026, 0, 20)];
    await store.read.payments({ ...OWNER, succeededFromMs: fromMs, succeededToMs: toMs }, page('pay'));
    const steps = asked.flatMap((statement) => planOf(statement));
    expect(new Set(steps.filter((step) => step.includes('mitako_transfers')))).toEqual(
      new Set([
        `SEARCH mitako_transfers USING INDEX mitako_transfers_paid (${owned} AND <expr>=? AND payment_id>? AND payment_id<?)`,
      ]),
    );
    expect(steps.filter((step) => step.includes('mitako_payments_list'))).toEqual([]);
  });

  it('that are open reads only those', async () => {
    asked.length = 0;
    await store.read.payments({ ...OWNER, statuses: ['requested'] }, page('pay'));
    const steps = asked.flatMap((statement) => planOf(statement));
    expect(steps).toContain(
      `SEARCH mitako_open_payments USING PRIMARY KEY (${owned} AND status=? AND payment_id>? AND payment_id<?)`,
    );
    expect(steps.filter((step) => step.includes('mitako_payments_'))).not.toContain('mitako_payments_status');
  });

  it('that succeeded reads those that did not fail, a few more than the page', async () => {
    asked.length = 0;
    await store.read.payments({ ...OWNER, statuses: ['succeeded'] }, page('pay'));
    const steps = asked.flatMap((statement) => planOf(statement));
    expect(steps.some((step) => step.includes(`mitako_payments_status (${owned} AND indexed_status=? AND id>?`))).toBe(
      true,
    );
    expect(asked.every(({ sql }) => sql.includes('limit 200)'))).toBe(true);
  });
});

describe('a list of deliveries', () => {
  for (const [filter, index] of [
    [{ owner: { livemode: true }, statuses: ['canceled'] }, 'trouble (<expr>=? AND livemode=? AND id>? AND id<?)'],
    [
      { owner: OWNER, statuses: ['failing'] },
      'failures (merchant_id=? AND livemode=? AND trouble=? AND id>? AND id<?)',
    ],
    [{ owner: OWNER, statuses: ['failed'] }, 'failures (merchant_id=? AND livemode=? AND trouble=? AND id>? AND id<?)'],
    [{ endpointId: 'whe', statuses: ['failing'] }, 'refused (endpoint_id=? AND trouble=? AND id>? AND id<?)'],
  ] as const) {
    it(`by ${JSON.stringify(filter)} reads only matching rows`, async () => {
      asked.length = 0;
      await store.read.deliveries({ ...filter, fromId: id('dlv', '1') }, page('dlv'));
      const table = 'SEARCH mitako_deliveries USING INDEX mitako_deliveries_';
      expect(asked.map((statement) => planOf(statement))).toEqual([[`${table}${index}`]]);
    });
  }

  for (const [filter, search] of [
    [{ statuses: ['waiting'] }, 'pending USING PRIMARY KEY (attempts_count=? AND delivery_id>? AND delivery_id<?)'],
    [
      { endpointId: 'whe', statuses: ['succeeded'] },
      'attempt USING INDEX mitako_delivery_attempts_accepted (endpoint_id=? AND delivery_id>? AND delivery_id<?)',
    ],
    // Attempts that failed are passed over, at most fifteen a delivery.
    [
      { statuses: ['succeeded'] },
      'attempt USING INDEX sqlite_autoindex_mitako_delivery_attempts_1 (delivery_id>? AND delivery_id<?)',
    ],
  ] as const) {
    it(`by ${JSON.stringify(filter)} is led by the queue or the attempts`, async () => {
      asked.length = 0;
      await store.read.deliveries({ ...filter, fromId: id('dlv', '1') }, page('dlv'));
      expect(asked.map((statement) => planOf(statement))).toEqual([
        [`SEARCH ${search}`, 'SEARCH mitako_deliveries USING INDEX sqlite_autoindex_mitako_deliveries_1 (id=?)'],
      ]);
    });
  }
});

describe('every read, claim and change uses an index without a sort', () => {
  for (const [name, run] of Object.entries(RUNS)) {
    it(`${name} reads no more than necessary`, async () => {
      asked.length = 0;
      await run(store);
      expect(asked.length).toBeGreaterThan(0);
      for (const statement of asked) {
        const steps = planOf(statement).filter((step) => !SMALL.test(step) && !ALLOWED[name]?.test(step));
        for (const step of steps) expect(step).not.toMatch(/SCAN|TEMP B-TREE/);
      }
    });
  }
});

it('no statement has a bare parameter, for which SQLite may compile it at each run', async () => {
  asked.length = 0;
  for (const run of Object.values(RUNS)) await run(store);
  const given = asked.map(({ sql }) => sql).filter((sql) => sql.includes('?'));
  expect(given.length).toBeGreaterThan(100);
  expect(given.filter((sql) => /(?<!likely\()\?/.test(sql))).toEqual([]);
});

describe('an audit', () => {
  for (const name of ['audit of payments', 'audit of settlements']) {
    it(`${name} never scans an account or a status`, async () => {
      asked.length = 0;
      await RUNS[name]?.(store);
      const steps = asked.flatMap(planOf);
      expect(steps.length).toBeGreaterThan(0);
      for (const step of steps) {
        expect(step).not.toMatch(/mitako_entries_(statement|tail) \(account_id=\?\)$|_status \(/);
      }
    });
  }
});

describe('the clock of a sandbox', () => {
  it('moves what waits in the test mode of its merchant, and looks at nothing else', async () => {
    asked.length = 0;
    await store.commit([{ type: 'sandbox.advance', merchantId: id('mer'), byMs: 1 }]);
    const rows = asked.flatMap(planOf).filter((step) => !/_1 \(id=\?\)$|^LIST SUBQUERY/.test(step));
    expect(new Set(rows.map((step) => step.replace(/^SEARCH (\w+) USING (COVERING )?/, '$1: ')))).toEqual(
      new Set([
        'mitako_open_payments: PRIMARY KEY (merchant_id=? AND livemode=?)',
        'mitako_releases: INDEX mitako_releases_test (merchant_id=?)',
        'mitako_attempts: INDEX mitako_attempts_poll_test (merchant_id=? AND livemode=?)',
        'mitako_tasks: INDEX mitako_tasks_test (merchant_id=?)',
        'mitako_endpoints: INDEX mitako_endpoints_list (merchant_id=? AND livemode=?)',
        'mitako_pending_deliveries: INDEX mitako_pending_deliveries_due (endpoint_id=?)',
        'mitako_disputes: INDEX mitako_disputes_list_status (merchant_id=? AND livemode=? AND status=?)',
        'mitako_payment_links: INDEX mitako_payment_links_active (merchant_id=? AND livemode=?)',
      ]),
    );
  });
});

describe('a posting', () => {
  it('finds each of its entries by its key', async () => {
    asked.length = 0;
    const link = { transferId: 'tx', position: 0, chainSequence: 1, chainHash: 'hash' };
    const posting = { accountId: ACCOUNT, fromSequence: 0, toSequence: 1, chainHash: 'hash', amount: 0, links: [link] };
    await store.commit([{ type: 'account.post', posting }]);
    expect(asked.map(planOf)).toEqual([
      [expect.stringMatching(/^SEARCH mitako_accounts .*\(id=\?\)$/)],
      [expect.stringMatching(/^SEARCH mitako_entries .*\(transfer_id=\? AND position=\?\)$/)],
    ]);
  });
});

function planOf({ sql, values }: BoundStatement): readonly string[] {
  const plan = connection.prepare<unknown[], { readonly detail: string }>(`EXPLAIN QUERY PLAN ${sql}`);
  return plan.all(values).map(({ detail }) => detail);
}
