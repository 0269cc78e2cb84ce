import { verifyWebhook } from '@mitako/client/webhooks';
import type { EventRecord } from '@mitako/client';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, onTestFinished, test } from 'vitest';
import { testDirectory } from './support/directory.ts';
import { mitako } from './support/mitako.ts';
import { stopAll, type Running } from './support/process.ts';
import { api, startDev } from './support/ready.ts';
import { run, runAlone } from './support/run.ts';
import { startWebhookReceiver } from './support/webhook-receiver.ts';

afterEach(stopAll);

interface Listened {
  readonly event?: EventRecord;
  readonly delivery?: { readonly status: number | null; readonly error: string | null } | null;
  readonly secret?: string;
}

function linesOf(listener: Running): readonly Listened[] {
  return listener
    .stdout()
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Listened);
}

test('forwards what happens, signed, and continues where it stopped', { timeout: 120_000 }, async () => {
  const shop = await startWebhookReceiver();
  onTestFinished(() => shop.close());
  const cwd = testDirectory();
  const data = join(cwd, 'dev.db');
  const first = await startDev(['--data', data]);
  const { api: url, merchant } = first.ready;
  const environment = { MITAKO_API_URL: url, MITAKO_API_KEY: merchant.test_key };
  const create = async (amount: number, base = url): Promise<string> => {
    const body = { amount, currency: 'XAF', customer_reference: 'Café ✓' };
    const created = await api(`${base}/gateway/payments`, { key: merchant.test_key, body });
    return (created.body as { data: { payment: { id: string } } }).data.payment.id;
  };
  const before = await create(100);
  const options = ['--forward-to', shop.url, '--json'];
  const listen = (environmentOf: NodeJS.ProcessEnv = environment, ...more: readonly string[]): Running =>
    mitako(['listen', ...options, ...more], environmentOf, cwd);

  const listener = listen();
  const [ready] = await listener.output(/^\{"listening".*\}\n/m);
  const { secret = '' } = JSON.parse(ready) as Listened;
  const during = await create(200);
  await listener.output(new RegExp(during));
  expect(linesOf(listener).filter(({ event }) => event?.data['id'] === before)).toEqual([]);
  const [webhook] = shop.received;
  const verified = await verifyWebhook({ payload: webhook?.body ?? '', headers: webhook?.headers ?? {}, secret });
  expect(verified).toMatchObject({ event: 'payment.created', data: { id: during } });
  expect(await listener.stop('SIGINT')).toBe(0);
  expect(listener.stderr()).toBe('');

  // As the gateway itself sends it, to the byte.
  const endpoint = { key: merchant.test_key, body: { url: shop.url } };
  await api(`${url}/merchant/webhook-endpoints`, endpoint);
  expect(await runAlone(['events', 'replay', verified.id], environment, cwd)).toMatchObject({ code: 0, stderr: '' });
  await expect.poll(() => shop.received.length).toBe(2);
  expect(shop.received[1]?.body).toBe(webhook?.body);

  const away = await create(300);
  const resumed = listen();
  await resumed.output(new RegExp(`${away}[^]*"delivery"`));
  expect(linesOf(resumed)[0]).toMatchObject({ secret, resumed: expect.any(String) });
  expect(linesOf(resumed).flatMap(({ event }) => (event === undefined ? [] : [event.data['id']]))).toEqual([away]);

  // The gateway goes away, and comes back at the same address.
  const { port } = new URL(url);
  await first.stop();
  await resumed.output(/The next attempt is in 1 s\./);
  const second = mitako(['dev', '--json', '--port', port, '--data', data]);
  await second.output(/"ready":true/);
  await resumed.output(/answers again/);
  const back = await create(400);
  await resumed.output(new RegExp(back));
  expect(await resumed.stop('SIGTERM')).toBe(0);
  expect(readdirSync(join(cwd, '.mitako')).toSorted()).toEqual([
    '.gitignore',
    expect.stringMatching(/^listen-.*\.json$/),
  ]);

  // Some events alone, by a receiver that is not there.
  const picky = listen(environment, '--from-now', '--events', 'refund.*', '--forward-to', 'localhost:9/webhooks');
  await picky.output(/"listening"/);
  const { api: base } = JSON.parse(second.stdout()) as { api: string };
  await run(['trigger', 'refund.created'], { ...environment, MITAKO_API_URL: base }, cwd);
  await picky.output(/"refund\.created"/);
  expect(linesOf(picky).filter(({ event }) => event?.event.startsWith('payment.'))).toEqual([]);
  expect(linesOf(picky)[1]?.delivery).toMatchObject({ status: null, error: expect.any(String) });
});

test('says for people what happens, and what the receiver answered', async () => {
  const cwd = testDirectory();
  const dev = mitako(['dev', '--json', '--port', '0'], {}, cwd);
  await dev.output(/"ready":true/);
  const listener = mitako(['listen', '--forward-to', 'localhost:9/hooks'], {}, cwd);
  await listener.output(
    /^Test events of http:\S+\/api\/v1, forwarded to http:\/\/localhost:9\/hooks\. Ctrl-C stops it\.\n/,
  );
  await listener.output(/^Signing secret: whsec_\S{44}$/m);
  await run(['payments', 'create', '--amount', '100'], {}, cwd);
  await listener.output(/^\d\d:\d\d:\d\d {2}payment\.created +evt_\w+ {2}→ (bad port|connection refused) \(\d+ ms\)$/m);
  expect(await listener.stop('SIGINT')).toBe(0);
});

test.for([
  [['--events', 'paymet.*'], 'Did you mean payment.*?'],
  [['--events', 'shipping'], 'There is no event "shipping". Known are payment.created'],
  [['--forward-to', 'ftp://x'], 'It must be an address'],
] as const)('refuses %s in a sentence', async ([args, sentence]) => {
  const ended = await run(['listen', ...args]);
  expect(ended).toMatchObject({ code: 1, stdout: '', stderr: expect.stringContaining(sentence) });
  expect(ended.stderr).toMatch(/^mitako: [^\n]+\n$/);
});

test('ends with a sentence when the gateway refuses the key', async () => {
  const { ready } = await startDev(['--data', ':memory:']);
  const { test_key: key } = ready.merchant;
  const other = key.slice(0, -1) + (key.endsWith('0') ? '1' : '0');
  const environment = { MITAKO_API_URL: ready.api, MITAKO_API_KEY: other };
  const ended = await run(['listen', '--json'], environment, testDirectory());
  expect(ended).toMatchObject({ code: 1, stderr: expect.stringMatching(/^mitako: Invalid API key\.[^\n]*\n$/) });
});
