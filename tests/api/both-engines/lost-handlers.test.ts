import { type LogFields, silentLogger } from '@mitako/core';
import { createTestClock, fastHasher } from '@mitako/testing';
import { createMitako, type MitakoShop } from 'mitako';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { START_MS } from '../../support/start.ts';
import { openStore } from '../support/stores.ts';
import { HOUR, MINUTE, SECOND } from '../support.ts';

let store: Awaited<ReturnType<typeof openStore>>;
let clock: ReturnType<typeof createTestClock>;
const opened: { close(): Promise<void> }[] = [];

beforeEach(async () => {
  store = await openStore();
  clock = createTestClock(START_MS);
});
afterEach(async () => {
  for (const each of opened.splice(0)) await each.close();
  await store.close();
});

/** A process of a shop of test payments, with what it warns of. */
async function start(): Promise<MitakoShop & { readonly warned: readonly (LogFields & { readonly line: string })[] }> {
  const warned: (LogFields & { readonly line: string })[] = [];
  const warn = (fields: LogFields, line: string): void => {
    if ('handler' in fields && 'waiting' in fields) warned.push({ ...fields, line });
  };
  const mitako = await createMitako({
    store: { ...store, close: async () => {} },
    shop: { name: 'Boutique du Wouri', livemode: false },
    publicUrl: 'https://shop.test/pay',
    secret: 'Zk3v9wQ1rT7yLp0aXc5bNd8eGh2jKm4s+u6iOoP=',
    clock,
    hasher: fastHasher(),
    limits: 'off',
    logger: { ...silentLogger(), warn },
  });
  opened.push(mitako);
  return { ...mitako, warned };
}

async function pay({ shop }: MitakoShop): Promise<void> {
  await shop.payments.create({ amount: 5_000, currency: 'XAF' });
}

/** Lets time pass until something is true, in steps that the background work of the processes takes part in. */
async function passUntil(isTrue: () => boolean, stepMs = 5 * SECOND): Promise<number> {
  const beganAtMs = clock.now();
  await expect
    .poll(
      () => {
        if (!isTrue()) clock.advance(stepMs);
        return isTrue();
      },
      { timeout: 20_000 },
    )
    .toBe(true);
  return clock.now() - beganAtMs;
}

async function ready(mitako: MitakoShop): Promise<unknown> {
  const answer = await mitako.health.ready();
  return [answer.status, await answer.json()];
}

test('a renamed handler is warned of within about a minute, then hourly, until its name is registered again', async () => {
  const before = await start();
  let attempts = 0;
  await before.on('payment.created', { name: 'old' }, () => {
    attempts += 1;
    throw new Error('the shelf is empty');
  });
  await pay(before);
  await expect.poll(() => attempts).toBe(1);
  await before.close();

  const after = await start();
  await after.on('payment.created', { name: 'new' }, () => undefined);
  const passedMs = await passUntil(() => after.warned.length > 0);
  expect(passedMs).toBeGreaterThanOrEqual(45 * SECOND);
  expect(passedMs).toBeLessThan(2 * MINUTE);
  const reason =
    "No process runs the event handler old, and 1 event waits for it (registered here: new): register it as well, or forget it and them with off('old').";
  expect(after.warned).toEqual([{ handler: 'old', waiting: 1, registered: ['new'], line: reason }]);
  expect(await ready(after)).toEqual([200, { status: 'ready', warnings: [{ part: 'handlers', reason }] }]);

  expect(await passUntil(() => after.warned.length > 1, 5 * MINUTE)).toBeGreaterThanOrEqual(HOUR - 5 * SECOND);

  const served: string[] = [];
  await after.on('payment.created', { name: 'old' }, ({ id }) => void served.push(id));
  await passUntil(() => served.length > 0 && after.gateway.warnings().length === 0);
  expect(await ready(after)).toEqual([200, { status: 'ready' }]);
  expect(after.warned).toHaveLength(2);
});

test('a start after a long stop warns of no handler that the program registers', async () => {
  const before = await start();
  await before.on('payment.created', { name: 'fulfil' }, () => undefined);
  await before.close();
  const meanwhile = await start();
  await pay(meanwhile);
  await meanwhile.close();
  clock.advance(HOUR);

  const after = await start();
  await after.on('payment.created', { name: 'other' }, () => undefined);
  // Its first look is at the start.
  for (let second = 0; second < 30; second += 1) {
    clock.advance(SECOND);
    await after.gateway.runDue();
  }
  expect([after.warned, after.gateway.warnings()]).toEqual([[], []]);
  await after.on('payment.created', { name: 'fulfil' }, () => undefined);
  await after.gateway.runDue();
  for (let second = 0; second < 60; second += 1) {
    clock.advance(SECOND);
    await after.gateway.runDue();
  }
  expect([meanwhile.warned, after.warned, after.gateway.warnings()]).toEqual([[], [], []]);
});

test('a handler that another process runs, behind with its events, is none that is lost', async () => {
  const [busy, other] = [await start(), await start()];
  await other.on('payment.created', { name: 'other' }, () => undefined);
  let served = 0;
  await busy.on('payment.created', { name: 'fulfil' }, async () => {
    clock.advance(SECOND);
    await other.gateway.runDue();
    served += 1;
  });
  for (let made = 0; made < 150; made += 1) await pay(busy);
  await expect.poll(() => served, { timeout: 20_000 }).toBeGreaterThanOrEqual(150);
  expect(clock.now()).toBeGreaterThan(START_MS + 2 * MINUTE);
  expect([other.warned, other.gateway.warnings()]).toEqual([[], []]);
});
