import { type Logger, silentLogger } from '@mitako/core';
import { createTestClock, fastHasher, type TestClock } from '@mitako/testing';
import { type Background, createMitako, createWorker, type MitakoShop, toCronHandler } from 'mitako';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, onTestFinished, test } from 'vitest';

const CRON_SECRET = 'a secret of the cron';
const options = {
  shop: { name: 'Boutique du Wouri', livemode: false },
  publicUrl: 'http://localhost:4010/pay',
  secret: 'a root secret for tests, long enough to be one',
  hasher: fastHasher(),
  limits: 'off',
} as const;

const opened: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const each of opened.splice(0)) await each.close();
});

async function open(
  background: Background,
  more: { store?: string; clock?: TestClock; logger?: Logger } = {},
): Promise<MitakoShop> {
  const mitako: MitakoShop = await createMitako({ store: ':memory:', ...options, ...more, background });
  opened.push(mitako);
  return mitako;
}

/** A payment whose cancellation is due to a handler. */
async function cancelOne({ shop }: Pick<MitakoShop, 'shop'>): Promise<string> {
  const payment = await shop.payments.create({ amount: 5_000, currency: 'XAF' });
  await shop.payments.cancel(payment.id);
  return payment.id;
}

describe('elsewhere', () => {
  test('nothing is done until something asks for it', async () => {
    const mitako = await open('elsewhere');
    const seen: string[] = [];
    await mitako.on('payment.canceled', { name: 'seen' }, ({ data }) => void seen.push(data.id));
    const id = await cancelOne(mitako);
    expect(seen).toEqual([]);
    expect(await mitako.gateway.runDue()).toBeGreaterThan(0);
    expect(seen).toEqual([id]);
  });

  test('readiness and the log say when work is due that nobody does, and no longer once somebody does', async () => {
    const clock = createTestClock();
    const lines: string[] = [];
    const logger = { ...silentLogger(), warn: (_: object, line: string): void => void lines.push(line) };
    const mitako: MitakoShop = await createMitako({
      store: ':memory:',
      ...options,
      clock,
      logger,
      background: 'elsewhere',
    });
    opened.push(mitako);
    const warnings = async (): Promise<unknown> =>
      ((await (await mitako.health.ready()).json()) as { warnings?: unknown }).warnings;
    await mitako.on('payment.canceled', { name: 'seen' }, () => undefined);
    await cancelOne(mitako);
    clock.advance(170_000);
    expect(await warnings()).toBeUndefined();
    clock.advance(30_000);
    const reason = expect.stringMatching(/^Work has been due for \d+ s, and no worker runs/);
    expect(await warnings()).toEqual([{ part: 'background', reason }]);
    expect((await mitako.health.ready()).status).toBe(200);
    clock.advance(30_000);
    expect(await warnings()).toHaveLength(1);
    expect(lines).toEqual([expect.stringContaining('no other process can open a store in memory'), reason]);
    await mitako.gateway.runDue();
    clock.advance(30_000);
    expect(await warnings()).toBeUndefined();
  });

  test('a worker on the same database does it; it has health, and answers nothing', async () => {
    const directory = mkdtempSync(join(tmpdir(), 'mitako-'));
    onTestFinished(() => rmSync(directory, { recursive: true }));
    const store = join(directory, 'shop.db');
    const lines: string[] = [];
    const logger = { ...silentLogger(), warn: (_: object, line: string): void => void lines.push(line) };
    const mitako = await open('elsewhere', { store, logger });
    expect(lines).toEqual([]);
    const worker = await createWorker({ ...options, store });
    opened.push(worker);
    expect(Object.keys(worker)).not.toContain('handler');
    expect((await worker.health.ready()).status).toBe(200);
    const seen = Promise.withResolvers<string>();
    await worker.on('payment.canceled', { name: 'seen' }, ({ data }) => seen.resolve(data.id));
    const id = await cancelOne(mitako);
    expect(await seen.promise).toBe(id);
    await worker.drain();
    expect((await worker.health.ready()).status).toBe(503);
  });
});

test('what is due at the first start of a worker reaches the handlers that it registers at once', async () => {
  for (let round = 0; round < 5; round += 1) {
    const directory = mkdtempSync(join(tmpdir(), 'mitako-'));
    onTestFinished(() => rmSync(directory, { recursive: true }));
    const store = join(directory, 'shop.db');
    const clock = createTestClock();
    const mitako = await open('elsewhere', { store, clock });
    const { id } = await mitako.shop.payments.create({ amount: 5_000, currency: 'XAF', expires_in: 300 });
    clock.advance(301_000);
    const worker = await createWorker({ ...options, store, clock });
    opened.push(worker);
    const seen: string[] = [];
    const both = Promise.withResolvers<void>();
    for (const name of ['first', 'second']) {
      await worker.on('payment.expired', { name }, ({ data }) => {
        seen.push(data.id);
        if (seen.length === 2) both.resolve();
      });
    }
    await both.promise;
    expect(seen).toEqual([id, id]);
  }
});

test('a worker whose program fails before it registers a handler still ends', async () => {
  const worker = await createWorker({ ...options, store: ':memory:' });
  await worker.close();
  expect((await worker.health.ready()).status).toBe(503);
});

describe('waitUntil', () => {
  test('does after a commit what it made due, once for commits at once', async () => {
    const waiting: Promise<unknown>[] = [];
    const mitako = await open({ waitUntil: (work) => void waiting.push(work) });
    const seen: string[] = [];
    await mitako.on('payment.canceled', { name: 'seen' }, ({ data }) => void seen.push(data.id));
    const ids = await Promise.all([cancelOne(mitako), cancelOne(mitako), cancelOne(mitako)]);
    while (waiting.length > 0) await waiting.shift();
    expect(seen.toSorted()).toEqual(ids.toSorted());
  });

  test('reading makes nothing due', async () => {
    const waiting: Promise<unknown>[] = [];
    const mitako = await open({ waitUntil: (work) => void waiting.push(work) });
    const payment = await mitako.shop.payments.create({ amount: 5_000, currency: 'XAF' });
    while (waiting.length > 0) await waiting.shift();
    await mitako.shop.payments.retrieve(payment.id);
    await mitako.handler(new Request(payment.checkout_url));
    expect(waiting).toEqual([]);
  });
});

describe('a cron', () => {
  const call = (handler: (request: Request) => Promise<Response>, authorization?: string): Promise<Response> =>
    handler(
      new Request('https://shop.example.cm/cron', authorization === undefined ? {} : { headers: { authorization } }),
    );

  test.each([undefined, '', 'Bearer', `Bearer ${CRON_SECRET}x`, `bearer ${CRON_SECRET}`, CRON_SECRET])(
    'is refused with %s',
    async (authorization) => {
      const mitako = await open('elsewhere');
      const seen: string[] = [];
      await mitako.on('payment.canceled', { name: 'seen' }, ({ data }) => void seen.push(data.id));
      await cancelOne(mitako);
      const refused = await call(toCronHandler(mitako, { secret: CRON_SECRET }), authorization);
      expect([refused.status, refused.headers.get('www-authenticate'), await refused.json()]).toMatchObject([
        401,
        'Bearer',
        { code: 'AUTHENTICATION_REQUIRED' },
      ]);
      expect(seen).toEqual([]);
    },
  );

  test('does all that is due', async () => {
    const mitako = await open('elsewhere');
    const seen: string[] = [];
    await mitako.on('payment.canceled', { name: 'seen' }, ({ data }) => void seen.push(data.id));
    const ids = [await cancelOne(mitako), await cancelOne(mitako)];
    const cron = toCronHandler(mitako, { secret: CRON_SECRET });
    const done = await call(cron, `Bearer ${CRON_SECRET}`);
    expect([done.status, await done.json()]).toEqual([200, { done: expect.any(Number) as number, complete: true }]);
    expect(seen.toSorted()).toEqual(ids.toSorted());
    expect(await (await call(cron, `Bearer ${CRON_SECRET}`)).json()).toEqual({ done: 0, complete: true });
  });

  test('begins nothing after its time, which the next one does', async () => {
    const clock = createTestClock();
    const mitako = await open('elsewhere', { clock });
    const seen: string[] = [];
    await mitako.on('payment.canceled', { name: 'slow' }, async ({ data }) => {
      seen.push(data.id);
      // The time is up, and there is more to do.
      if (seen.length > 1) return;
      await cancelOne(mitako);
      clock.advance(2_000);
    });
    await cancelOne(mitako);
    const cron = toCronHandler(mitako, { secret: CRON_SECRET, budgetMs: 1_000 });
    const cut = (await (await call(cron, `Bearer ${CRON_SECRET}`)).json()) as { complete: boolean };
    expect(cut.complete).toBe(false);
    await mitako.gateway.runDue();
    expect(seen.length).toBe(2);
  });

  test('is unavailable once the gateway has closed', async () => {
    const mitako = await open('elsewhere');
    await mitako.close();
    const gone = await call(toCronHandler(mitako, { secret: CRON_SECRET }), `Bearer ${CRON_SECRET}`);
    expect([gone.status, gone.headers.get('retry-after')]).toEqual([503, '1']);
  });

  test.each([undefined, '', 'short'])('without a secret it is not made: %s', async (secret) => {
    const mitako = await open('elsewhere');
    expect(() => toCronHandler(mitako, { secret })).toThrow(/at least 16 characters/);
  });
});

test.each([true, false, 'there', {}, { waitUntil: 1 }, null])('background: %o is refused', async (background) => {
  const wrong = { ...options, background } as unknown as Parameters<typeof createMitako>[0];
  await expect(createMitako(wrong)).rejects.toMatchObject({ problems: [{ option: 'background' }] });
});
