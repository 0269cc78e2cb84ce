import { signTestWebhook } from '@mitako/client/webhooks';
import type { Payment } from '@mitako/contract/names';
import { createGateway, sandboxRail } from '@mitako/core';
import { sqlite } from '@mitako/sqlite';
import { createTestGateway, type TestGateway } from '@mitako/testing';
import { simulateMtnMomo, simulateOrangeMoneyPush, type SimulatedProvider } from '@mitako/testing/rails';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Configuration } from 'mitako';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';

// Extracts every TypeScript block of the README and runs it in a separate process.

const root = fileURLToPath(new URL('../..', import.meta.url));
const SECRET = 'a root secret for tests, long enough to be one';
const WEBHOOK_SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSwMfKQ9r8GKYqr';

/** Those of the simulators. */
const CREDENTIALS: Readonly<Record<string, string>> = {
  DATABASE_URL: 'postgres://localhost/mitako',
  MTN_CM_COLLECTION_SUBSCRIPTION_KEY: 'collection-key',
  MTN_CM_COLLECTION_API_USER: '0d9c7c1e-5a34-4d31-9d3a-1a6f2f6c7e10',
  MTN_CM_COLLECTION_API_KEY: 'collection-secret',
  ORANGE_CONSUMER_KEY: 'consumer',
  ORANGE_CONSUMER_SECRET: 'secret',
  ORANGE_API_USER: 'user',
  ORANGE_API_PASSWORD: 'password',
  ORANGE_CHANNEL_USER: '699000000',
  ORANGE_PIN: '1234',
};

let snippets: string;
let data: string;
let port: number;
let server: ChildProcess;
let testKey: string;

beforeAll(async () => {
  // Inside the workspace, so that the packages are found.
  snippets = await mkdtemp(join(root, 'tests/examples/.readme-'));
  data = await mkdtemp(join(tmpdir(), 'mitako-readme-'));
  const readme = await readFile(join(root, 'README.md'), 'utf8');
  for (const [, code, name] of readme.matchAll(/```ts\n(\/\/ (\S+\.mts)\n.*?)```/gs)) {
    await writeFile(join(snippets, name ?? ''), code ?? '');
  }
  port = await freePort();
  const path = join(data, 'gateway.db');
  testKey = await seed(path);
  server = run('embed.mts', {
    MITAKO_FILE: path,
    MITAKO_PUBLIC_URL: `http://127.0.0.1:${port}`,
    MITAKO_SECRET: SECRET,
    PORT: String(port),
  });
  await firstLine(server);
});

afterAll(async () => {
  server.kill('SIGKILL');
  await Promise.all([snippets, data].map((directory) => rm(directory, { recursive: true, force: true })));
});

it('embeds an engine with a working API', async () => {
  const response = await fetch(`http://127.0.0.1:${port}/api/v1/openapi.json`);
  expect(response.status).toBe(200);
});

it('configures rails of providers, by which live payments are paid', async () => {
  // In production and at the providers' addresses, as the page has it: only what answers there is simulated.
  const mtn = simulateMtnMomo({ targetEnvironment: 'mtncameroon', callbackHost: 'pay.example.cm', fetch: callBack });
  const orange = simulateOrangeMoneyPush({ fetch: callBack });
  const hosts: Readonly<Record<string, SimulatedProvider>> = {
    'proxy.momoapi.mtn.com': mtn,
    'api-s1.orange.cm': orange,
  };
  vi.stubGlobal('fetch', (url: string, request: RequestInit) => {
    const provider = hosts[new URL(url).host];
    if (provider === undefined) throw new Error(`no provider answers at ${url}`);
    return provider.fetch(url, request);
  });
  for (const [name, value] of Object.entries(CREDENTIALS)) vi.stubEnv(name, value);
  let gateway: TestGateway | undefined;
  async function callBack(url: string, request: RequestInit): Promise<void> {
    expect((await gateway?.handler(new Request(url, request)))?.status).toBe(200);
  }
  try {
    const { default: config } = (await import(join(snippets, 'mitako.config.mts'))) as { default: Configuration };
    const { rails = [], publicUrl = '' } = config;
    gateway = await createTestGateway({ rails, publicUrl });
    for (const [provider, phone, simulator] of [
      ['mtn_momo', '+237677123456', mtn],
      ['orange_money', '+237691234567', orange],
    ] as const) {
      const bearer = gateway.seed.merchant.liveKey;
      const ask = async (method: string, path: string, body?: object): Promise<Payment> =>
        (await gateway?.request<{ data: { payment: Payment } }>(method, path, { bearer, body }))?.body.data
          .payment as Payment;
      const { id } = await ask('POST', '/gateway/payments', { amount: 5_000, currency: 'XAF' });
      await ask('POST', `/gateway/payments/${id}/charge`, { method: 'mobile_money', provider, phone });
      await gateway.advance(3_000);
      expect(await ask('GET', `/gateway/payments/${id}`)).toMatchObject({ status: 'succeeded', livemode: true });
      expect(simulator.requests.some(({ method }) => method === 'POST')).toBe(true);
    }
  } finally {
    await gateway?.close();
    vi.unstubAllGlobals();
    vi.unstubAllEnvs();
  }
});

it('creates a payment with the client and prints the checkout address', async () => {
  const child = run('create-payment.mts', {
    MITAKO_API_KEY: testKey,
    MITAKO_API_URL: `http://127.0.0.1:${port}/api/v1`,
  });
  expect(await firstLine(child)).toMatch(new RegExp(`^http://127\\.0\\.0\\.1:${port}/checkout/[0-9A-Za-z]{34}$`));
});

it('receives a webhook, and rejects one with a wrong signature', async () => {
  const event = {
    event: 'payment.succeeded',
    data: { id: 'pay_1', customer_reference: 'order-1042', transaction_id: 'tx_1' },
    id: 'evt_1',
    created_at: new Date().toISOString(),
    livemode: false,
    sequence: 2,
  };
  const good = await receive(await signTestWebhook({ payload: JSON.stringify(event), secret: WEBHOOK_SECRET }));
  expect(good).toEqual(['order-1042 is paid: tx_1', '200']);
  const forged = { payload: JSON.stringify(event), secret: WEBHOOK_SECRET.replace('MfKQ', 'AAAA') };
  expect((await receive(await signTestWebhook(forged))).at(-1)).toBe('400');
});

async function seed(path: string): Promise<string> {
  const gateway = createGateway({
    store: sqlite({ path }),
    publicUrl: `http://127.0.0.1:${port}`,
    secret: SECRET,
    rails: [sandboxRail()],
  });
  await gateway.migrate();
  const { merchant } = await gateway.seedSandbox();
  await gateway.close();
  return merchant.testKey;
}

/** Passes one request to the README's handler and returns its output, with the response status last. */
async function receive(webhook: {
  readonly payload: string;
  readonly headers: Readonly<Record<string, string>>;
}): Promise<readonly string[]> {
  const script = `
    const { handler } = await import(${JSON.stringify(pathToFileURL(join(snippets, 'receive-webhooks.mts')).href)});
    const { payload, headers } = ${JSON.stringify(webhook)};
    const response = await handler(new Request('http://shop.test/webhooks', { method: 'POST', headers, body: payload }));
    console.log(response.status);`;
  const child = start(['--input-type=module', '--eval', script], { MITAKO_WEBHOOK_SECRET: WEBHOOK_SECRET });
  let output = '';
  child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  await once(child, 'close');
  return output.trim().split('\n');
}

/** Runs a snippet; once its top level is through, and unless it printed something itself, "ready" is printed. */
function run(snippet: string, environment: Readonly<Record<string, string>>): ChildProcess {
  const href = pathToFileURL(join(snippets, snippet)).href;
  return start(
    ['--input-type=module', '--eval', `await import(${JSON.stringify(href)}); console.log('ready');`],
    environment,
  );
}

function start(script: readonly string[], environment: Readonly<Record<string, string>>): ChildProcess {
  return spawn(
    process.execPath,
    ['--import', './scripts/run-from-source.mjs', '--conditions=@mitako/source', ...script],
    {
      cwd: root,
      env: { ...process.env, ...environment },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
}

async function firstLine(child: ChildProcess): Promise<string> {
  const [chunk] = (await Promise.race([
    once(child.stdout ?? child, 'data'),
    once(child, 'exit').then(() => ['the snippet ended without a word']),
  ])) as [Buffer | string];
  return chunk.toString().split('\n')[0] ?? '';
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  return typeof address === 'object' && address !== null ? address.port : 0;
}
