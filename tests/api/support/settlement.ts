import type { Balance, Pagination, Settlement, SettlementLine, SettlementRecord } from '@mitako/contract/names';
import { expect } from 'vitest';
import {
  createPayment,
  dataOf,
  MINUTE,
  payByPhone,
  readPayment,
  registerUser,
  testKey,
  type Reply,
  type TestGateway,
} from '../support.ts';

/** Sets the settlement schedule of a merchant; by default the money is available at once. */
export async function setTerms(
  api: TestGateway,
  settlement: {
    readonly delay_seconds?: number;
    readonly schedule?: 'manual' | 'daily' | 'weekly';
    readonly minimum?: number;
  },
  merchantId: string = api.seed.merchant.id,
): Promise<void> {
  const path = `/admin/merchants/${merchantId}`;
  dataOf(await api.request('PATCH', path, { bearer: api.seed.operatorKey, body: { settlement } }), 200);
}

/** A live mobile-money payment, over a live rail that the gateway must have. */
export async function livePayment(api: TestGateway, amount: number): Promise<void> {
  const { liveKey } = api.seed.merchant;
  const { access_token: token } = await registerUser(api, `payer-${amount}@example.cm`);
  const { id, slug } = await createPayment(api, { amount }, liveKey);
  dataOf(await payByPhone(api, slug, token, '+237653456789'), 202);
  await api.advance(MINUTE);
  expect((await readPayment(api, id, liveKey)).status).toBe('succeeded');
}

/** The operator creates a settlement; default: for the seeded merchant in test mode. */
export function close(
  api: TestGateway,
  merchantId: string = api.seed.merchant.id,
  body: Readonly<Record<string, unknown>> = { livemode: false },
): Promise<Reply> {
  return api.request('POST', `/admin/merchants/${merchantId}/settlements`, { bearer: api.seed.operatorKey, body });
}

export async function closed(api: TestGateway, merchantId?: string): Promise<SettlementRecord> {
  return dataOf<{ settlement: SettlementRecord }>(await close(api, merchantId), 201).settlement;
}

export function resolve(api: TestGateway, id: string, body: Readonly<Record<string, unknown>>): Promise<Reply> {
  return api.request('POST', `/admin/settlements/${id}/resolve`, { bearer: api.seed.operatorKey, body });
}

export async function resolved(
  api: TestGateway,
  id: string,
  body: Readonly<Record<string, unknown>>,
): Promise<SettlementRecord> {
  return dataOf<{ settlement: SettlementRecord }>(await resolve(api, id, body), 200).settlement;
}

/** Newest first, 100 at most. */
export async function settlements(
  api: TestGateway,
  query = '',
  bearer: string = testKey(api),
): Promise<readonly Settlement[]> {
  const answer = await api.request('GET', `/gateway/settlements?limit=100${query}`, { bearer });
  return dataOf<{ settlements: readonly Settlement[] }>(answer, 200).settlements;
}

/** All lines of a settlement, read page by page. */
export async function linesOf(
  api: TestGateway,
  id: string,
  bearer: string = testKey(api),
  limit = 100,
): Promise<readonly SettlementLine[]> {
  const lines: SettlementLine[] = [];
  let query = `?limit=${limit}`;
  for (;;) {
    const answer = await api.request('GET', `/gateway/settlements/${id}/lines${query}`, { bearer });
    const page = dataOf<{ lines: readonly SettlementLine[]; pagination: Pagination }>(answer, 200);
    lines.push(...page.lines);
    if (page.pagination.next_cursor === null) return lines;
    expect(page.lines).toHaveLength(limit);
    query = `?limit=${limit}&cursor=${page.pagination.next_cursor}`;
  }
}

/** The lines of a settlement as CSV: the response and its rows, the first of them the names. */
export async function csvOf(
  api: TestGateway,
  id: string,
  bearer: string = testKey(api),
): Promise<{ readonly response: Response; readonly text: string; readonly rows: readonly (readonly string[])[] }> {
  const response = await api.handler(
    new Request(`http://gateway.test/api/v1/gateway/settlements/${id}/lines.csv`, {
      headers: { authorization: `Bearer ${bearer}` },
    }),
  );
  const text = new TextDecoder('utf-8', { fatal: true }).decode(await response.arrayBuffer());
  return { response, text, rows: parseCsv(text) };
}

/** A strict RFC 4180 parser, which throws for anything else. */
export function parseCsv(text: string): readonly (readonly string[])[] {
  const rows: string[][] = [];
  let row: string[] = [];
  const field = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/y;
  while (field.lastIndex < text.length) {
    const at = field.lastIndex;
    const match = field.exec(text);
    if (match === null) throw new Error(`no CSV at ${at}: ${text.slice(at, at + 40)}`);
    row.push(match[1]?.replaceAll('""', '"') ?? match[2] ?? '');
    if (match[3] === '\r\n') {
      rows.push(row);
      row = [];
    }
  }
  if (row.length > 0) throw new Error('the last row does not end');
  return rows;
}

/** Sum of the `net_amount` column. */
export function csvSum([names = [], ...rows]: readonly (readonly string[])[]): number {
  const column = names.indexOf('net_amount');
  return rows.reduce((sum, row) => sum + Number(row[column]), 0);
}

export function sumOf(lines: readonly Pick<SettlementLine, 'net_amount'>[]): number {
  return lines.reduce((sum, { net_amount: net }) => sum + net, 0);
}

/** The net is the sum of the lines, read as JSON and as CSV, and every line is there once. */
export async function expectNetIsSum(api: TestGateway, id: string, bearer: string = testKey(api)): Promise<void> {
  const answer = await api.request('GET', `/gateway/settlements/${id}`, { bearer });
  const { settlement } = dataOf<{ settlement: Settlement }>(answer, 200);
  const lines = await linesOf(api, id, bearer);
  const { rows } = await csvOf(api, id, bearer);
  expect(lines).toHaveLength(settlement.lines_count);
  expect(sumOf(lines)).toBe(settlement.amount);
  expect(csvSum(rows)).toBe(settlement.amount);
  expect(rows.slice(1).map(([transactionId]) => transactionId)).toEqual(
    lines.map(({ transaction_id: transactionId }) => transactionId),
  );
  expect(new Set(lines.map(({ transaction_id: transactionId }) => transactionId)).size).toBe(lines.length);
}

export async function balanceOf(api: TestGateway, bearer: string = testKey(api), query = ''): Promise<Balance> {
  const answer = await api.request('GET', `/merchant/balance${query}`, { bearer });
  const [balance] = dataOf<{ balances: readonly [Balance] }>(answer, 200).balances;
  return balance;
}

/** Runs all due work and verifies the ledger. */
export async function expectConsistentLedger(api: Pick<TestGateway, 'gateway'>): Promise<void> {
  await api.gateway.runDue();
  const { problems } = await api.gateway.ledger.verify();
  expect(problems).toEqual([]);
}
