import { createTestClock } from '@mitako/testing';
import { dataOf } from '@mitako/core';
import { byCallers } from '../callers.ts';
import { newKey } from '../copies.ts';
import { gatewayOn, instantHasher } from '../gateway-on.ts';
import { newPayer, payFromWallet } from '../payers.ts';
import { PAYMENT_PARAMS } from '../payment-params.ts';
import { amountFigure, type Figure, type Mark } from '../report.ts';
import { executeAt, rowsAt, storeAt } from '../stores.ts';
import type { Scenario } from './scenario.ts';

const PAYERS = 32;
/** Each is paid before the figures begin, and as many are counted: an index is never smaller than a page. */
const PAYMENTS = 6_000;
const DAY_MS = 24 * 60 * 60 * 1000;
/** Rows of other tables, and of leaves, leave after 30 days at most. */
const KEPT = ['payments', 'payment_terms', 'attempts', 'transfers', 'entries', 'audit_log', 'accounts', 'figures'];
const SHOWN_BYTES_MIN = 20;

/** Bytes that a payment with a UUID as its reference keeps for ever, with indexes, after a vacuum. */
export const size: Scenario = async ({ databases, progress }) => {
  if (databases.engine === 'sqlite') return [];
  progress('registering payers');
  const address = await databases.create('size');
  const clock = createTestClock();
  const gateway = gatewayOn(storeAt(address), { hasher: instantHasher, clock });
  await gateway.migrate();
  const { merchant } = await gateway.seedSandbox();
  const key = { kind: 'bearer', authorization: `Bearer ${merchant.testKey}` } as const;
  const identity = await gateway.authenticate(key);
  const payers = await Promise.all(Array.from({ length: PAYERS }, (_, place) => newPayer(gateway, `payer-${place}`)));

  async function pay(): Promise<void> {
    const waiting: string[] = [];
    await byCallers(PAYERS, PAYMENTS, async (place) => {
      const body = { ...PAYMENT_PARAMS, customer_reference: crypto.randomUUID() };
      const asked = { way: 'api', identity, body, idempotencyKey: newKey() } as const;
      waiting[place] = dataOf(await gateway.call('createPayment', asked)).payment.slug;
    });
    await Promise.all(
      payers.map(async (payer) => {
        for (let slug = waiting.pop(); slug !== undefined; slug = waiting.pop()) {
          const { payment } = dataOf(await payFromWallet(gateway, payer, slug, `pay-${slug}`));
          if (payment.status !== 'succeeded') throw new Error(`${slug} is ${payment.status}`);
        }
      }),
    );
    while ((await gateway.runDue()) > 0);
  }

  progress('paying');
  await pay();
  const before = await bytesAt(address);
  await pay();
  const captured = await bytesAt(address);
  progress('releasing');
  clock.advance(30 * DAY_MS);
  while ((await gateway.runDue()) > 0);
  const released = await bytesAt(address);
  await gateway.close();
  return [
    figureOf('captured', before, captured, PAYMENTS, null),
    // All are released at once.
    figureOf('released', new Map(), released, 2 * PAYMENTS, { kind: 'at_most', amount: 3_400 }),
  ];
};

/** Of each table that keeps its rows, with its indexes. */
async function bytesAt(address: string): Promise<ReadonlyMap<string, number>> {
  await executeAt(address, 'VACUUM');
  const names = KEPT.map((name) => `'mitako_${name}'`).join(', ');
  const rows = await rowsAt<{ readonly name: string; readonly bytes: string }>(
    address,
    `SELECT relname AS name, pg_total_relation_size(oid) AS bytes FROM pg_class WHERE relname IN (${names})`,
  );
  if (rows.length !== KEPT.length) throw new Error('a table is missing');
  return new Map(rows.map(({ name, bytes }) => [name.slice('mitako_'.length), Number(bytes)]));
}

function figureOf(
  what: string,
  before: ReadonlyMap<string, number>,
  after: ReadonlyMap<string, number>,
  payments: number,
  mark: Mark | null,
): Figure {
  const shares = [...after].map(([name, bytes]) => ({ name, bytes: (bytes - (before.get(name) ?? 0)) / payments }));
  const shown = shares.filter(({ bytes }) => bytes >= SHOWN_BYTES_MIN).toSorted((a, b) => b.bytes - a.bytes);
  const parts = shown.map(({ name, bytes }) => `${name} ${Math.round(bytes)}`);
  return amountFigure({
    name: `size: a wallet payment, ${what}, for ever`,
    unit: 'bytes',
    ours: Math.round(shares.reduce((sum, { bytes }) => sum + bytes, 0)),
    mark,
    notes: [`size, ${what}: ${parts.join(', ')}.`],
  });
}
