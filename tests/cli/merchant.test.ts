import type { Delivery, EventRecord, Payment, Refund } from '@mitako/client';
import { EVENT_TYPES, type EventType } from '@mitako/contract/names';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Ready } from 'mitako';
import { afterEach, describe, expect, inject, onTestFinished, test } from 'vitest';
import { testDirectory } from './support/directory.ts';
import { mitako } from './support/mitako.ts';
import { stopAll } from './support/process.ts';
import { startDev } from './support/ready.ts';
import { run, runAlone } from './support/run.ts';
import { startWebhookReceiver, type WebhookReceiver } from './support/webhook-receiver.ts';

afterEach(stopAll);

async function receiver(): Promise<WebhookReceiver> {
  const started = await startWebhookReceiver();
  onTestFinished(() => started.close());
  return started;
}

/** The environment of a shop that uses that gateway. */
function environmentOf({ api, merchant }: Ready): NodeJS.ProcessEnv {
  return { MITAKO_API_URL: api, MITAKO_API_KEY: merchant.test_key };
}

/** What a command prints as JSON. */
async function json<Data>(ready: Ready, ...args: readonly string[]): Promise<Data> {
  const ended = await run([...args, '--json'], { ...environmentOf(ready), MITAKO_OPERATOR_KEY: ready.operator_key });
  expect({ code: ended.code, stderr: ended.stderr }).toEqual({ code: 0, stderr: '' });
  expect(ended.stdout).toMatch(/^\{.*\}\n$/);
  return JSON.parse(ended.stdout) as Data;
}

test('mitako clock moves the clock of test mode, so that a payment expires', async () => {
  const { ready } = await startDev(['--data', ':memory:']);
  expect(await json(ready, 'clock')).toMatchObject({ ahead_seconds: 0 });
  const { payment } = await json<{ payment: Payment }>(ready, 'payments', 'create', '--amount', '5000');
  const moved = await runAlone(['clock', 'advance', '1d'], environmentOf(ready));
  expect(moved).toMatchObject({ code: 0, stdout: expect.stringMatching(/Z  1 d ahead\n$/) });
  await expect
    .poll(async () => (await json<{ payment: Payment }>(ready, 'payments', 'retrieve', payment.id)).payment.status)
    .toBe('expired');
  const wrong = await run(['clock', 'advance', 'tomorrow'], environmentOf(ready));
  expect(wrong).toMatchObject({ code: 1, stderr: expect.stringContaining('Write a number with its unit') });
  const far = await run(['clock', 'advance', '400d'], environmentOf(ready));
  expect(far).toMatchObject({ code: 1, stderr: expect.stringContaining('One step is a year at most') });
  const unknown = await run(['clock', 'bogus'], environmentOf(ready));
  expect(unknown).toMatchObject({ code: 1, stderr: expect.stringContaining('There is no "mitako clock bogus".') });
  const live = await run(['clock'], { MITAKO_API_URL: ready.api, MITAKO_API_KEY: ready.merchant.live_key });
  expect(live).toMatchObject({ code: 1, stderr: expect.stringContaining('Only test mode has a clock') });
});

describe('mitako trigger', () => {
  interface Triggerable {
    readonly event: EventType;
    readonly can_be_triggered: boolean;
    readonly description: string;
  }

  // An event that is in neither list may have a trigger or none.
  const UNTRIGGERABLE = ['payment.expired', 'refund.failed', 'payout_account.set', 'endpoint.disabled'];
  const TRIGGERABLE = [
    ...['created', 'processing', 'attempt_failed', 'succeeded', 'failed', 'canceled', 'refunded'].map(
      (name) => `payment.${name}`,
    ),
    'refund.created',
    'refund.succeeded',
    ...['opened', 'evidence_submitted', 'won', 'lost'].map((name) => `dispute.${name}`),
    ...['created', 'paid', 'failed'].map((name) => `settlement.${name}`),
    'ping',
  ];

  function named(events: readonly Triggerable[], can: boolean): readonly EventType[] {
    return events.filter(({ can_be_triggered: is }) => is === can).map(({ event }) => event);
  }

  async function list(): Promise<readonly Triggerable[]> {
    const { stdout } = await run(['trigger', '--list', '--json']);
    return (JSON.parse(stdout) as { readonly events: readonly Triggerable[] }).events;
  }

  test('makes events happen, and each reaches the endpoint', { timeout: 180_000 }, async () => {
    const shop = await receiver();
    const { ready } = await startDev(['--data', ':memory:', '--forward-to', shop.url]);
    // Settlements need money that is available at once.
    const changed = await fetch(`${ready.api}/admin/merchants/${ready.merchant.id}`, {
      method: 'PATCH',
      headers: { authorization: `Bearer ${ready.operator_key}`, 'content-type': 'application/json' },
      body: JSON.stringify({ settlement: { delay_seconds: 0 } }),
    });
    expect(changed.status).toBe(200);
    const all = named(await list(), true);
    // One of each kind; `pnpm test:all` makes all of them happen.
    const sample: readonly EventType[] = ['payment.succeeded', 'refund.succeeded', 'dispute.lost', 'settlement.paid'];
    const possible = inject('matrix') === 'whole' ? all : all.filter((name) => sample.includes(name));
    expect(possible.length).toBeGreaterThanOrEqual(sample.length);
    const environment = { ...environmentOf(ready), MITAKO_OPERATOR_KEY: ready.operator_key };
    const trigger = async (name: EventType): Promise<void> => {
      const { stdout } = await runAlone(['trigger', name, '--json'], environment);
      const { event } = JSON.parse(stdout) as { readonly event: EventRecord };
      expect([event.event, event.livemode]).toEqual([name, false]);
    };
    // Four at a time: most of the time they wait for simulated phones. Settlements take what is there, one by one.
    const isSettlement = (name: EventType): boolean => name.startsWith('settlement.');
    const waiting = possible.filter((name) => !isSettlement(name));
    const work = async (): Promise<void> => {
      for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) await trigger(name);
    };
    await Promise.all([work(), work(), work(), work()]);
    for (const name of possible.filter(isSettlement)) await trigger(name);
    const arrived = (): readonly string[] =>
      shop.received.map(({ body }) => (JSON.parse(body) as { readonly event: string }).event);
    await expect.poll(() => possible.filter((name) => !arrived().includes(name))).toEqual([]);
  });

  test('--list shows what triggers each event, and why it cannot trigger the rest', async () => {
    const events = await list();
    expect(events.map(({ event }) => event)).toEqual(EVENT_TYPES);
    expect(named(events, true)).toEqual(expect.arrayContaining(TRIGGERABLE));
    expect(named(events, false)).toEqual(expect.arrayContaining(UNTRIGGERABLE));
    const { stdout } = await run(['trigger', '--list']);
    expect(stdout.split('\n').map((line) => line.split(/ {2,}/))).toEqual([
      ...events.map(({ event, can_be_triggered: can, description }) => [
        event,
        can ? description : `cannot be triggered. ${description}`,
      ]),
      [''],
    ]);
  });

  test('refuses in a sentence what it cannot do', async () => {
    const { ready } = await startDev(['--data', ':memory:']);
    const refused = async (args: readonly string[], environment = environmentOf(ready)): Promise<string> => {
      const ended = await run(['trigger', ...args], environment);
      expect({ code: ended.code, stdout: ended.stdout }).toEqual({ code: 1, stdout: '' });
      expect(ended.stderr).toMatch(/^mitako: [^\n]+\n$/);
      return ended.stderr;
    };
    expect(await refused(['payment.expired'])).toContain('mitako clock advance');
    expect(await refused(['payout_account.set'])).toContain('do so in the dashboard');
    expect(await refused(['paymet.succeeded'])).toContain('Did you mean payment.succeeded?');
    expect(await refused(['gateway.paymet.succeeded'])).toContain('Did you mean payment.succeeded?');
    expect(await refused([])).toContain('Name the event to trigger');
    expect(await refused(['--amount', '5000'])).toContain('"mitako trigger --list" lists them');
    expect(await refused(['dispute.won'])).toContain('set MITAKO_OPERATOR_KEY');
    expect(await refused(['ping'])).toContain('No endpoint is enabled');
    expect(await refused(['payment.created', '--amount', '50.5'])).toContain('XAF has no smaller unit');
    expect(
      await refused(['payment.created'], { ...environmentOf(ready), MITAKO_API_KEY: ready.merchant.live_key }),
    ).toContain('test mode only');
  });
});

describe('payments, events and logs', () => {
  test('go from a payment to its webhooks and back', async () => {
    const shop = await receiver();
    const { ready } = await startDev(['--data', ':memory:', '--forward-to', shop.url]);
    const create = ['payments', 'create', '--amount', '5000', '--reference', 'order-1042', '--idempotency-key', 'k1'];
    const { payment } = await json<{ payment: Payment }>(ready, ...create);
    expect(payment).toMatchObject({ amount: 5000, currency: 'XAF', customer_reference: 'order-1042' });
    expect((await json<{ payment: Payment }>(ready, ...create)).payment.id).toBe(payment.id);

    const triggered = await json<{ payment_id: string }>(ready, 'trigger', 'payment.succeeded', '--reference', 'o2');
    const listed = await json<{ payments: readonly Payment[] }>(ready, 'payments', 'list', '--status', 'succeeded');
    expect(listed.payments.map(({ id, customer_reference }) => [id, customer_reference])).toEqual([
      [triggered.payment_id, 'o2'],
    ]);
    const none = ['--created-from', '2031-01-01'];
    expect((await json<{ payments: readonly Payment[] }>(ready, 'payments', 'list', ...none)).payments).toEqual([]);
    expect((await json<{ events: readonly EventRecord[] }>(ready, 'events', 'list', ...none)).events).toEqual([]);
    const paid = ['payments', 'list', '--succeeded-from', '2026-01-01', '--created-to', '2031-01-01T00:00:00Z'];
    expect((await json<{ payments: readonly Payment[] }>(ready, ...paid)).payments).toEqual(listed.payments);
    const part = ['payments', 'refund', triggered.payment_id, '--amount', '2000', '--reason', 'one shirt less'];
    const { refund } = await json<{ refund: Refund }>(ready, ...part);
    expect(refund).toMatchObject({ amount: 2000, reason: 'one shirt less', payment_id: triggered.payment_id });
    const read = await json<{ payment: Payment }>(ready, 'payments', 'retrieve', triggered.payment_id);
    expect(read.payment.id).toBe(triggered.payment_id);

    const about = ['events', 'list', '--payment', payment.id, '--event', 'payment.created'];
    const { events } = await json<{ events: readonly EventRecord[] }>(ready, ...about);
    expect(events).toHaveLength(1);
    const eventId = String(events[0]?.id);
    expect((await json<{ event: EventRecord }>(ready, 'events', 'retrieve', eventId)).event).toEqual(events[0]);
    const copies = (): number => shop.received.filter(({ headers }) => headers['webhook-id'] === eventId).length;
    await expect.poll(copies).toBe(1);
    const resent = await json<{ deliveries: readonly Delivery[] }>(ready, 'events', 'replay', eventId);
    expect(resent.deliveries).toHaveLength(1);
    await expect.poll(copies).toBe(2);
    // Signed here, without the gateway's endpoint.
    const local = ['events', 'replay', eventId, '--forward-to', shop.url];
    expect(await json(ready, ...local)).toMatchObject({ delivery: { status: 200, error: null } });
    expect(
      new Set(shop.received.filter(({ headers }) => headers['webhook-id'] === eventId).map(({ body }) => body)),
    ).toHaveProperty('size', 1);

    await expect
      .poll(async () => (await run(['logs', '--event-id', eventId], environmentOf(ready))).stdout)
      .toMatch(
        new RegExp(`^(\\S+ \\S+ {2}payment\\.created +→ 200 succeeded +1 attempt +dlv_\\w+ +${shop.url}\\n){2}$`),
      );
    const id = String(resent.deliveries[0]?.id);
    const one = await run(['logs', id], environmentOf(ready));
    expect(one.stdout).toMatch(/attempt 1 {2}\S+ {2}→ 200 \(\d+ ms\)/);
    expect(one.stdout).toContain('body  {"event":"payment.created"');

    const following = mitako(['logs', '--follow', '--json'], environmentOf(ready));
    await following.output(new RegExp(eventId));
    const { payment: later } = await json<{ payment: Payment }>(ready, 'payments', 'create', '--amount', '700');
    await following.output(new RegExp(`"status":"succeeded"`));
    expect(later.amount).toBe(700);
    expect(await following.stop('SIGINT')).toBe(0);
  });

  test('refuse in a sentence, and never touch live money unasked', async () => {
    const { ready } = await startDev(['--data', ':memory:']);
    const live = { ...environmentOf(ready), MITAKO_API_KEY: ready.merchant.live_key };
    const create = ['payments', 'create', '--amount', '5000'];
    const refused = async (args: readonly string[], environment = environmentOf(ready)): Promise<string> => {
      const ended = await run(args, environment, testDirectory());
      expect({ code: ended.code, stdout: ended.stdout }).toEqual({ code: 1, stdout: '' });
      expect(ended.stderr).toMatch(/^mitako: [^\n]+\n$/);
      return ended.stderr;
    };
    expect(await refused(create, live)).toContain('Repeat it with --live');
    expect(await refused([...create, '--idempotency-key', 'a key'])).toContain('without spaces');
    expect(await refused(['payments', 'refund', 'pay_x'], live)).toContain('Repeat it with --live');
    expect((await run([...create, '--live'], live)).code).toBe(0);
    const { payment } = await json<{ payment: Payment }>(ready, ...create);
    expect(await refused(['payments', 'refund', payment.id])).toMatch(
      /Only a paid payment can be refunded\. \(PAYMENT_NOT_REFUNDABLE, status: requested, request [\w-]+\)/,
    );
    expect(await refused(['payments', 'retrieve', 'pay_nobody'])).toContain('PAYMENT_NOT_FOUND');
    expect(await refused(['events', 'replay', 'evt_nobody'])).toContain('EVENT_NOT_FOUND');
    expect(await refused(['logs'], {})).toContain('MITAKO_API_KEY is set neither in the environment nor in .env');
    expect(await refused(['logs'], { MITAKO_API_KEY: ready.merchant.test_key })).toContain('MITAKO_API_URL is not set');
    expect(await refused(['logs'], { ...environmentOf(ready), MITAKO_API_URL: new URL(ready.api).origin })).toContain(
      'MITAKO_API_URL must be an absolute URL that ends in /api/v1',
    );
    const away = { ...environmentOf(ready), MITAKO_API_URL: 'http://127.0.0.1:9/api/v1' };
    expect(await refused(['logs'], away)).toContain('is not reached');
  });

  test('take gateway and key from .env, or from a mitako dev in the same directory', async () => {
    const cwd = testDirectory();
    const dev = mitako(['dev', '--port', '0', '--json'], {}, cwd);
    const [line] = await dev.output(/^\{"ready".*\}\n/m);
    const ready = JSON.parse(line) as Ready;
    const created = await runAlone(['payments', 'create', '--amount', '100'], {}, cwd);
    expect(created.stdout).toContain(`Checkout: ${ready.checkout}/`);
    expect((await run(['trigger', 'dispute.lost'], {}, cwd)).stdout).toMatch(/^dispute\.lost {2}evt_/);
    const elsewhere = testDirectory();
    writeFileSync(
      join(elsewhere, '.env'),
      `MITAKO_API_URL="${ready.api}"\nMITAKO_API_KEY='${ready.merchant.test_key}' # test\n`,
    );
    expect((await run(['payments', 'list', '--limit', '1'], {}, elsewhere)).stdout).toMatch(/ pay_/);
  });
});
