import { dataOf } from '@mitako/core';
import pg from 'pg';
import { bytesOf, type LogShare, logOf } from '../../tests/support/postgres-log.ts';
import { byCallers } from '../callers.ts';
import { newKey } from '../copies.ts';
import { gatewayOn, instantHasher } from '../gateway-on.ts';
import { newPayer, payFromWallet } from '../payers.ts';
import { PAYMENT_PARAMS } from '../payment-params.ts';
import type { Figure } from '../report.ts';
import { storeAt } from '../stores.ts';
import type { Scenario } from './scenario.ts';

const PAYERS = 32;
const PAYMENTS = 640;
/** Shares below are summed up as the rest. */
const SHOWN_BYTES_MIN = 40;

/** Bytes of PostgreSQL's write-ahead log: of creating a payment, of paying it from a wallet, of posting its entries. */
export const log: Scenario = async ({ databases, progress }) => {
  if (databases.engine === 'sqlite') return [];
  progress('registering payers');
  const address = await databases.create('log');
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  const gateway = gatewayOn(storeAt(address), { hasher: instantHasher });
  await gateway.migrate();
  const { merchant } = await gateway.seedSandbox();
  const key = { kind: 'bearer', authorization: `Bearer ${merchant.testKey}` } as const;
  const identity = await gateway.authenticate(key);
  const payers = await Promise.all(Array.from({ length: PAYERS }, (_, place) => newPayer(gateway, `payer-${place}`)));

  async function create(count: number): Promise<readonly string[]> {
    const slugs: string[] = [];
    await byCallers(PAYERS, count, async (place) => {
      const asked = { way: 'api', identity, body: PAYMENT_PARAMS, idempotencyKey: newKey() } as const;
      slugs[place] = dataOf(await gateway.call('createPayment', asked)).payment.slug;
    });
    return slugs;
  }
  async function pay(slugs: readonly string[]): Promise<void> {
    let next = 0;
    await Promise.all(
      payers.map(async (payer) => {
        for (let slug = slugs[next++]; slug !== undefined; slug = slugs[next++]) {
          const { payment } = dataOf(await payFromWallet(gateway, payer, slug, `pay-${slug}`));
          if (payment.status !== 'succeeded') throw new Error(`${slug} is ${payment.status}`);
        }
      }),
    );
  }

  progress('warming up');
  await pay(await create(PAYMENTS / 2));
  await gateway.runDue();
  progress('measuring');
  let slugs: readonly string[] = [];
  const figures = [
    figureOf('a created payment', await logOf(client, async () => (slugs = await create(PAYMENTS))), 3_200),
    figureOf('a wallet payment', await logOf(client, () => pay(slugs)), 5_000),
    figureOf('posting its entries', await logOf(client, () => gateway.runDue())),
  ];
  await gateway.close();
  await client.end();
  return figures;
};

function figureOf(what: string, shares: readonly LogShare[], amount?: number): Figure {
  const each = shares.map(({ relation, record, bytes }) => ({ relation, record, bytes: bytes / PAYMENTS }));
  const shown = each.filter(({ bytes }) => bytes >= SHOWN_BYTES_MIN);
  const rest = each.filter(({ bytes }) => bytes < SHOWN_BYTES_MIN).reduce((sum, { bytes }) => sum + bytes, 0);
  const parts = shown.map(({ relation, record, bytes }) => `${relation.slice(7)} ${record} ${Math.round(bytes)}`);
  return {
    name: `log: ${what}`,
    unit: 'bytes',
    ours: Math.round(bytesOf(shares) / PAYMENTS),
    floorName: '',
    floor: null,
    ratio: null,
    mark: amount === undefined ? null : { kind: 'at_most', amount },
    notes: [`log, ${what}: ${[...parts, `the rest ${Math.round(rest)}`].join(', ')}.`],
  };
}
