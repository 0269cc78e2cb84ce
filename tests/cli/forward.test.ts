import { verifyWebhook } from '@mitako/client/webhooks';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, onTestFinished, test } from 'vitest';
import { testDirectory } from './support/directory.ts';
import { mitako } from './support/mitako.ts';
import { stopAll } from './support/process.ts';
import { api, startDev } from './support/ready.ts';
import { run, runAlone } from './support/run.ts';
import { startWebhookReceiver, type WebhookReceiver } from './support/webhook-receiver.ts';

afterEach(stopAll);

async function receiver(): Promise<WebhookReceiver & { readonly port: string }> {
  const started = await startWebhookReceiver();
  onTestFinished(() => started.close());
  return { ...started, port: new URL(started.url).port };
}

const payment = { amount: 5000, currency: 'XAF', description: 'Café' };

describe('mitako dev --forward-to', () => {
  test('makes the endpoint and writes what the shop needs, and its webhooks verify', async () => {
    const shop = await receiver();
    const dotenv = join(testDirectory(), '.env');
    writeFileSync(dotenv, '# the shop\nPORT=3000\nexport MITAKO_API_KEY=old\nMITAKO_API_KEY=older\n');
    const to = ['--forward-to', `localhost:${shop.port}/webhooks`, '--dotenv', dotenv];
    const dev = await startDev(['--data', ':memory:', ...to]);
    expect(dev.ready.webhooks).toEqual({
      endpoint_id: expect.stringMatching(/^whe_/),
      url: `http://localhost:${shop.port}/webhooks`,
      secret: expect.stringMatching(/^whsec_/),
    });
    const secret = String(dev.ready.webhooks?.secret);
    expect(readFileSync(dotenv, 'utf8')).toBe(
      [
        '# the shop',
        'PORT=3000',
        `export MITAKO_API_KEY=${dev.ready.merchant.test_key}`,
        `MITAKO_API_URL=${dev.ready.api}`,
        `MITAKO_WEBHOOK_SECRET=${secret}`,
        '',
      ].join('\n'),
    );
    await api(`${dev.ready.api}/gateway/payments`, { key: dev.ready.merchant.test_key, body: payment });
    await dev.output(/delivery {2}payment\.created → 200 \(\d+ ms\) http:\/\/localhost:\d+\/webhooks/);
    const [webhook] = shop.received;
    const event = await verifyWebhook({ payload: webhook?.body ?? '', headers: webhook?.headers ?? {}, secret });
    expect(event.event).toBe('payment.created');
  });

  test('keeps endpoint and secret over restarts and with another address', async () => {
    const directory = testDirectory();
    const data = join(directory, 'dev.db');
    const first = await startDev(['--data', data, '--forward-to', '3000/webhooks']);
    expect(first.ready.webhooks?.url).toBe('http://localhost:3000/webhooks');
    expect(statSync(`${data}.endpoint`).mode & 0o777).toBe(0o600);
    await first.stop();
    const dotenv = join(directory, '.env');
    const second = await startDev(['--data', data, '--forward-to', 'http://127.0.0.1:3001/hooks', '--dotenv', dotenv]);
    expect(second.ready.webhooks).toEqual({ ...first.ready.webhooks, url: 'http://127.0.0.1:3001/hooks' });
    expect(statSync(dotenv).mode & 0o777).toBe(0o600);
    const { body } = await api(`${second.ready.api}/merchant/webhook-endpoints`, {
      key: second.ready.merchant.test_key,
    });
    const { endpoints } = (body as { data: { endpoints: readonly object[] } }).data;
    expect(endpoints).toEqual([expect.objectContaining({ url: 'http://127.0.0.1:3001/hooks', enabled: true })]);
    expect(existsSync(`${data}.running`)).toBe(true);
    await second.stop();
    expect(existsSync(`${data}.running`)).toBe(false);
  });

  test('shows address and secret on its screen', async () => {
    const dev = mitako(['dev', '--port', '0', '--data', ':memory:', '--forward-to', 'localhost:3000/webhooks']);
    await dev.output(/Ready in/);
    expect(dev.stdout()).toMatch(/Webhooks to +http:\/\/localhost:3000\/webhooks\n +Secret +whsec_/);
  });

  test.for(['ftp://localhost/webhooks', 'mailto:shop@example.cm', '', 'localhost:port/webhooks'])(
    'refuses "%s" with a sentence',
    async (address) => {
      const { code, stderr } = await run(['dev', '--data', ':memory:', '--port', '0', '--forward-to', address]);
      expect(code).toBe(1);
      expect(stderr).toMatch(/^mitako: option '--forward-to <url>' .*It must be an address such as [^\n]+\n$/);
    },
  );

  test('explains an address that the gateway refuses', async () => {
    const address = `localhost:3000/${'x'.repeat(2100)}`;
    const { code, stderr } = await runAlone(['dev', '--data', ':memory:', '--port', '0', '--forward-to', address]);
    expect(code).toBe(1);
    expect(stderr).toMatch(/^mitako: [^\n]+\n$/);
  });
});
