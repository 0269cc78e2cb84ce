import { type HandledEventType, type LogFields, silentLogger } from '@mitako/core';
import { describe, expect, test } from 'vitest';
import { openStore } from '../support/stores.ts';
import {
  createEndpoint,
  createPayment,
  dataOf,
  DAY,
  detailsOf,
  gatewayForEachTest,
  HOUR,
  MINUTE,
  openGateway,
  SECOND,
  testKey,
  type Reply,
} from '../support.ts';

const api = gatewayForEachTest();

interface Listed {
  readonly id: string;
  readonly endpoint_id: string;
  readonly status: string;
  readonly attempts_count: number;
  readonly last_error: string | null;
}

async function deliveries(of = api): Promise<readonly Listed[]> {
  const listed = await of.request('GET', '/merchant/deliveries?limit=100', { bearer: testKey(of) });
  return dataOf<{ deliveries: readonly Listed[] }>(listed, 200).deliveries;
}

async function replay(id = ''): Promise<Reply> {
  return api.request('POST', `/merchant/deliveries/${id}/replay`, { bearer: testKey(api) });
}

describe('an event handler in process', () => {
  test('gets each event of its type once, after its commit, and is listed beside endpoints', async () => {
    const seen: unknown[] = [];
    await api.gateway.on('payment.created', { name: 'fulfil-order' }, (event, call) => {
      seen.push([event.event, event.data.id, event.livemode, call.merchantId, call.attempt]);
    });
    await createEndpoint(api, { url: 'https://shop.example/hooks', events: ['payment.created'] });
    const payment = await createPayment(api);
    expect(seen).toEqual([]);
    await api.advance(0);
    await api.advance(DAY);
    expect(seen).toEqual([['payment.created', payment.id, false, api.seed.merchant.id, 1]]);
    expect(await deliveries()).toMatchObject([
      { endpoint_id: expect.stringMatching(/^whe_/), status: 'succeeded' },
      { endpoint_id: 'handler:fulfil-order', status: 'succeeded', attempts_count: 1 },
    ]);
  });

  test('is said to be new where it was not stored, because nothing from before reaches it', async () => {
    const said: string[] = [];
    const logger = { ...silentLogger(), info: (_: LogFields, message: string) => void said.push(message) };
    const store = await openStore();
    const open = () => openGateway({ store: { ...store, close: async () => {} }, logger });
    for (const name of ['fulfil', 'fulfil', 'fulfill']) {
      const { gateway, close } = await open();
      await gateway.on('payment.created', { name }, () => undefined);
      await close();
    }
    await store.close();
    const isNew = (name: string): string =>
      `event handler ${name} is new: it gets each payment.created from now on, none from before`;
    expect(said.filter((message) => message.startsWith('event handler'))).toEqual(['fulfil', 'fulfill'].map(isNew));
  });

  test('that throws is retried on the schedule of webhooks, and delays no other', async () => {
    const calls: number[] = [];
    let isBroken = true;
    await api.gateway.on('payment.created', { name: 'broken' }, async (_event, { attempt }) => {
      calls.push(attempt);
      await Promise.resolve();
      if (isBroken) throw new Error('password=hunter2');
    });
    let served = 0;
    await api.gateway.on('payment.created', { name: 'other' }, () => {
      served += 1;
    });
    await createPayment(api);
    await api.advance(0);
    expect([calls, served]).toEqual([[1], 1]);
    await api.advance(8 * SECOND);
    expect(calls).toEqual([1]);
    await api.advance(4 * SECOND);
    expect(calls).toEqual([1, 2]);

    const [failing] = (await deliveries()).filter(({ endpoint_id: id }) => id === 'handler:broken');
    expect(failing).toMatchObject({ status: 'failing', attempts_count: 2, last_error: 'handler_failed' });
    const shown = await api.request('GET', `/merchant/deliveries/${failing?.id}`, { bearer: testKey(api) });
    expect(shown.text).not.toContain('hunter2');
    isBroken = false;
    dataOf(await api.request('POST', `/merchant/deliveries/${failing?.id}/replay`, { bearer: testKey(api) }), 200);
    await api.advance(0);
    expect(calls).toEqual([1, 2, 3]);
    expect((await deliveries()).every(({ status }) => status === 'succeeded')).toBe(true);
  });

  test('is given up like a webhook, and never disabled', async () => {
    let calls = 0;
    await api.gateway.on('payment.created', { name: 'broken' }, () => {
      calls += 1;
      throw new Error('always');
    });
    for (let made = 0; made < 5; made += 1) await createPayment(api);
    for (let hour = 0; hour < 26; hour += 1) await api.advance(HOUR);
    expect((await deliveries()).every(({ status }) => status === 'failed')).toBe(true);
    // An endpoint would be disabled by the next failure.
    await api.advance(5 * DAY);
    expect(calls).toBeGreaterThan(50);
    for (let made = 1; made <= 2; made += 1) {
      const before = calls;
      await createPayment(api);
      await api.advance(0);
      expect(calls).toBe(before + 1);
    }
  });

  test('that hangs fails after 15 s and delays no other', async () => {
    const hung: AbortSignal[] = [];
    await api.gateway.on('payment.created', { name: 'hanging' }, (_event, { signal }) => {
      if (hung.length === 4) return null;
      hung.push(signal);
      return new Promise(() => {});
    });
    let served = 0;
    await api.gateway.on('payment.created', { name: 'other' }, () => {
      served += 1;
    });
    for (let made = 0; made < 10; made += 1) await createPayment(api);
    const working = api.gateway.runDue();
    await expect.poll(() => [served, hung.length]).toEqual([10, 4]);
    api.clock.advance(14 * SECOND);
    expect(hung.some(({ aborted }) => aborted)).toBe(false);
    api.clock.advance(SECOND);
    await working;
    expect(hung.every(({ aborted }) => aborted)).toBe(true);
    const own = async () => (await deliveries()).filter(({ endpoint_id: id }) => id === 'handler:hanging');
    expect((await own()).filter(({ last_error: error }) => error === 'timeout')).toHaveLength(4);
    await api.advance(MINUTE);
    expect((await own()).filter(({ status }) => status === 'succeeded')).toHaveLength(10);
  });

  test('is known by its name: what was committed while no process had it reaches the next one that does', async () => {
    const store = await openStore();
    const before = await openGateway({ store: { ...store, close: async () => {} } });
    await before.gateway.on('payment.created', { name: 'fulfil-order' }, () => {
      throw new Error('not this one');
    });
    await before.close();

    const warnings: LogFields[] = [];
    const logger = { ...silentLogger(), warn: (fields: LogFields) => void warnings.push(fields) };
    const after = await openGateway({ store, clock: before.clock, logger });
    await createPayment(after);
    expect(await after.gateway.runDue()).toBe(0);
    const seen: string[] = [];
    await after.gateway.on('payment.created', { name: 'fulfil-order' }, ({ id }) => void seen.push(id));
    await after.gateway.runDue();
    expect(seen).toHaveLength(1);
    await after.close();
    expect(warnings).toEqual([]);
  });

  test('is shared by the processes that register it', async () => {
    const store = await openStore();
    const open = () => openGateway({ store: { ...store, close: async () => {} } });
    const [one, two] = [await open(), await open()];
    const seen: string[] = [];
    for (const { gateway } of [one, two]) {
      await gateway.on('payment.created', { name: 'fulfil-order' }, ({ id }) => void seen.push(id));
    }
    for (let made = 0; made < 40; made += 1) await createPayment(made % 2 === 0 ? one : two);
    await Promise.all([one.gateway.runDue(), two.gateway.runDue()]);
    expect([seen.length, new Set(seen).size]).toEqual([40, 40]);
    await two.gateway.off('fulfil-order');
    await createPayment(one);
    await one.gateway.runDue();
    expect(seen).toHaveLength(40);
    await Promise.all([one.close(), two.close()]);
    await store.close();
  });

  test('that no process runs any more is warned of, until it is forgotten', async () => {
    const store = await openStore();
    const before = await openGateway({ store: { ...store, close: async () => {} } });
    await before.gateway.on('payment.created', { name: 'old-name' }, () => {});
    await before.close();

    const warnings: unknown[] = [];
    const logger = { ...silentLogger(), warn: (fields: LogFields) => void warnings.push(fields['handler']) };
    const after = await openGateway({ store, clock: before.clock, logger });
    await createPayment(after);
    await after.gateway.start();
    before.clock.advance(4 * MINUTE);
    await after.gateway.runDue();
    expect(warnings).toEqual([]);
    before.clock.advance(2 * MINUTE);
    // Its round may be under way as the clock advances: the next one comes a second later.
    await expect
      .poll(() => {
        before.clock.advance(1_000);
        return warnings;
      })
      .toEqual(['old-name']);
    // `/readyz` of a process that registers none is about what it can mend.
    expect(after.gateway.warnings()).toEqual([]);
    await after.gateway.off('old-name');
    expect(await deliveries(after)).toMatchObject([{ endpoint_id: 'handler:old-name', status: 'canceled' }]);
    await after.close();
  });

  test.each(['', 'Fulfil', 'a b', '-x', 'x'.repeat(49)])('is not named "%s"', async (name) => {
    await expect(api.gateway.on('payment.created', { name }, () => {})).rejects.toThrow(RangeError);
  });

  test('keeps its event as long as it keeps its name', async () => {
    await api.gateway.on('payment.created', { name: 'fulfil-order' }, () => {});
    const other = await openGateway({ store: { ...api.gateway.store, close: async () => {} } });
    const register = () => other.gateway.on('payment.failed', { name: 'fulfil-order' }, () => {});
    await expect(register()).rejects.toThrow('handles payment.created');
    await other.gateway.off('fulfil-order');
    await register();
    await other.close();
  });

  test('is never handed an event of another type: not what its name handled before, not while it is refused', async () => {
    const seen: string[] = [];
    const note = ({ event }: { readonly event: string }): void => void seen.push(event);
    await api.gateway.on('payment.created', { name: 'ship' }, () => {
      throw new Error('not today');
    });
    await createPayment(api);
    await api.advance(0);
    const [earlier] = await deliveries();
    await api.gateway.off('ship');
    await api.gateway.on('payment.succeeded', { name: 'ship' }, note);
    const replayed = await replay(earlier?.id);
    detailsOf(replayed, 'WEBHOOK_ENDPOINT_NOT_FOUND');
    await api.advance(DAY);
    expect(seen).toEqual([]);

    // A deployment that changes what a name handles, while events of the old type wait.
    await createPayment(api);
    const other = await openGateway({ store: { ...api.gateway.store, close: async () => {} } });
    const refused = other.gateway.on('payment.created', { name: 'ship' }, note);
    await Promise.all([expect(refused).rejects.toThrow('handles payment.succeeded'), other.gateway.runDue()]);
    expect(seen).toEqual([]);
    await other.close();
    // @ts-expect-error -- as JavaScript may
    await expect(api.gateway.on('payment.succeded', { name: 'typo' }, note)).rejects.toThrow(
      'no event payment.succeded',
    );
  });

  test('is not run again at a merchant’s wish for what it has done', async () => {
    let calls = 0;
    await api.gateway.on('payment.created', { name: 'ship' }, () => {
      calls += 1;
    });
    await createPayment(api);
    await api.advance(0);
    const [done] = await deliveries();
    detailsOf(await replay(done?.id), 'PERMISSION_DENIED');
    await api.advance(DAY);
    expect(calls).toBe(1);
  });

  test('is registered once in a process, with 15 others at most', async () => {
    for (let count = 0; count < 16; count += 1) {
      await api.gateway.on('payment.created', { name: `handler-${count}` }, () => {});
    }
    await expect(api.gateway.on('payment.failed', { name: 'handler-1' }, () => {})).rejects.toThrow('already');
    await expect(api.gateway.on('payment.failed', { name: 'one-more' }, () => {})).rejects.toThrow('16');
    for (let made = 0; made < 10; made += 1) {
      await createEndpoint(api, { url: `https://shop.example/${made}`, events: ['*'] });
    }
    await createPayment(api);
    expect(await deliveries()).toHaveLength(26);
  });
});

test('the compiler knows what each event carries', async () => {
  await api.gateway.on('refund.succeeded', { name: 'refunds' }, ({ data }) => {
    const amount: number = data.amount;
    // @ts-expect-error -- a refund has no deadline
    return [amount, data.deadline];
  });
  // @ts-expect-error -- a misspelt event
  const misspelt: HandledEventType = 'payment.succeded';
  expect(misspelt).not.toBe('payment.succeeded');
});
