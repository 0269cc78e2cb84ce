import type { Checkout, Payment, PaymentCharged, PaymentCreated } from '@mitako/contract/names';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { testDirectory } from './support/directory.ts';
import { mitako } from './support/mitako.ts';
import { stopAll } from './support/process.ts';
import { api } from './support/ready.ts';
import { run } from './support/run.ts';

// `mitako serve --simulate`: a rehearsal of a server as it will run, with test keys.

const MITAKO_SECRET = 'Zk3v9wQ1rT7yLp0aXc5bNd8eGh2jKm4s+u6iOoP=';

let directory: string;
beforeEach(async () => {
  directory = testDirectory();
  await run(['migrate', '--store', join(directory, 'mitako.db')]);
});
afterEach(stopAll);

interface Ready {
  readonly api: string;
  readonly phones: string;
  readonly merchant: { readonly test_key: string; readonly live_key: string };
}

function serving(args: readonly string[]): Parameters<typeof run> {
  return [['serve', '--port', '0', '--store', join(directory, 'mitako.db'), ...args], { MITAKO_SECRET }, directory];
}

function withRail(mode: 'test' | 'live', id = 'mtn_momo_cm'): void {
  writeFileSync(
    join(directory, 'mitako.config.mjs'),
    `export default { marketplace: {}, publicUrl: 'https://pay.example.cm', rails: [{
      id: '${id}', modes: ['${mode}'], baseUrl: 'https://api.momo.cm',
      methods: [{
        type: 'mobile_money', provider: 'mtn_momo', label: 'MTN MoMo', monogram: 'M',
        colors: { background: '#ffcb05', text: '#1c0f06' }, country: 'CM', callingCode: '+237', currencies: ['XAF'],
        limits: { min: 100, max: 500000 }, prompt: { fr: 'Composez *126#.', en: 'Dial *126#.' },
        description: { lengthMax: 160, punctuation: '' }, refunds: 'none',
      }],
      charge: async () => { throw new Error('sent to the configured rail'); }, lookup: async () => ({ kind: 'unknown' }),
    }] };`,
  );
}

async function refusal(args: readonly string[]): Promise<string> {
  const { code, stdout, stderr } = await run(...serving(args));
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
  return stderr;
}

describe('mitako serve --simulate', () => {
  async function started(): Promise<Ready> {
    const server = mitako(...serving(['--json', '--sandbox', '--public-sandbox', '--simulate', 'mtn_momo']));
    const [line] = await server.output(/^\{"ready".*\}$/m);
    await expect.poll(() => server.stderr()).toContain('simulated providers take test payments');
    const ready = JSON.parse(line) as Ready;
    const [, listening = ''] = /listening on (http\S+?)"/.exec(server.stderr()) ?? [];
    // The public URL leads nowhere here.
    return { ...ready, api: `${listening}/api/v1` };
  }

  async function data<Data>(url: string, options: { readonly key?: string; readonly body?: unknown }): Promise<Data> {
    const { body } = await api(url, options);
    return (body as { readonly data: Data }).data;
  }

  test('takes test payments on a simulated phone in the place of a test rail, and is called back', async () => {
    withRail('test');
    const ready = await started();
    const { test_key: key } = ready.merchant;
    const { payment } = await data<PaymentCreated>(`${ready.api}/gateway/payments`, {
      key,
      body: { amount: 5_000, currency: 'XAF' },
    });
    const paying = { key, body: { method: 'mobile_money', phone: '+237677123456' } };
    await data<PaymentCharged>(`${ready.api}/gateway/payments/${payment.id}/charge`, paying);
    const [, id = ''] = /name="id" value="([^"]+)"/.exec(await (await fetch(ready.phones)).text()) ?? [];
    await fetch(`${ready.phones}/phones/answer`, {
      method: 'POST',
      body: new URLSearchParams({ id, answer: 'approve' }),
    });
    const status = async (): Promise<string> =>
      (await data<{ payment: Payment }>(`${ready.api}/gateway/payments/${payment.id}`, { key })).payment.status;
    await expect.poll(status, { timeout: 20_000 }).toBe('succeeded');
  });

  test('never offers the simulated method to live payments', async () => {
    const ready = await started();
    const { live_key: key } = ready.merchant;
    const { payment } = await data<PaymentCreated>(`${ready.api}/gateway/payments`, {
      key,
      body: { amount: 5_000, currency: 'XAF' },
    });
    const { checkout } = await data<{ checkout: Checkout }>(`${ready.api}/gateway/checkout/${payment.slug}`, {});
    expect(checkout.methods.map(({ type }) => type)).not.toContain('mobile_money');
    const paying = { key, body: { method: 'mobile_money', phone: '+237677123456' } };
    expect(await api(`${ready.api}/gateway/payments/${payment.id}/charge`, paying)).toMatchObject({
      status: 422,
      body: { details: { fields: { provider: [{ message: 'No provider is offered for this payment.' }] } } },
    });
    expect(await (await fetch(ready.phones)).text()).not.toContain('<article');
  });

  test('refuses to take the place of a live rail, in one sentence', async () => {
    withRail('live');
    const said = await refusal(['--simulate', 'mtn_momo']);
    expect(said).toMatch(
      /^mitako: --simulate would take the place of the rail mtn_momo_cm, which takes live money\. [^\n]+\n$/,
    );
    // A live rail of another id is not replaced.
    withRail('live', 'momo_of_another');
    const server = mitako(...serving(['--json', '--simulate', 'mtn_momo']));
    await server.output(/^\{"ready".*\}$/m);
  });

  test('needs one process', async () => {
    expect(await refusal(['--simulate', 'mtn_momo', '--workers', '2'])).toContain(
      '--simulate and --rehearse need one process',
    );
  });

  test('refuses an unknown provider by name', async () => {
    expect(await refusal(['--simulate', 'mpesa'])).toContain('"mpesa" is none: airtel_money, mtn_momo');
  });
});

describe('mitako serve --rehearse', () => {
  function withLiveRail(
    rehearsal = "{ provider: 'mtn_momo', account: { targetEnvironment: 'mtncameroon' }, rail: (at) => ({ ...rail, ...at }) }",
  ): void {
    withRail('live');
    const path = join(directory, 'mitako.config.mjs');
    const text = readFileSync(path, 'utf8')
      .replace('export default { marketplace: {}, ', 'const rail = {};\nexport default { marketplace: {}, ')
      .replace('rails: [{', `rails: [Object.assign(rail, { rehearsal: ${rehearsal} }, {`)
      .replace('}] };', '})] };');
    writeFileSync(path, text);
  }

  async function started(
    args: readonly string[],
  ): Promise<{ readonly ready: Ready; readonly origin: string; readonly stop: () => Promise<unknown> }> {
    const server = mitako(...serving(['--json', ...args]));
    const [line] = await server.output(/^\{"ready".*\}$/m);
    const [, origin = ''] = /listening on (http\S+?)"/.exec(server.stderr()) ?? [];
    return { ready: JSON.parse(line) as Ready, origin, stop: () => server.stop() };
  }

  test('puts simulated providers behind live rails, says so on each page, and marks the store for ever', async () => {
    withLiveRail();
    const { ready, origin, stop } = await started(['--rehearse', '--public-url', 'http://localhost:4010']);
    expect(ready.phones).toBe('http://localhost:4010/rehearsal');
    expect(await (await fetch(`${origin}/rehearsal/?lang=fr`)).text()).toContain('MTN MoMo');
    expect(await (await fetch(`${origin}/dashboard/login?lang=fr`)).text()).toContain('Aucun argent ne bouge.');
    await stop();
    expect(await refusal([])).toMatch(
      /^mitako: This database is of a rehearsal, .+ Set store to another file or database, or rehearse on it\.$/m,
    );
    // Commands of the machine follow the store.
    const shown = await run(
      ['secret', 'status', '--store', join(directory, 'mitako.db')],
      { MITAKO_SECRET },
      directory,
    );
    expect(shown).toMatchObject({ code: 0, stderr: '' });
  });

  test('opens its phones behind a public address by the printed link alone', async () => {
    withLiveRail();
    const { ready, origin } = await started(['--rehearse']);
    const { pathname, search } = new URL(ready.phones);
    expect((await fetch(`${origin}${pathname}`)).status).toBe(403);
    const entered = await fetch(`${origin}${pathname}${search}`, { redirect: 'manual' });
    const cookie = entered.headers.get('set-cookie')?.split(';')[0] ?? '';
    const shown = await fetch(`${origin}${entered.headers.get('location')}`, { headers: { cookie } });
    expect(await shown.text()).toContain('MTN MoMo');
  });

  test('is refused on a store of real payments, and beside --simulate and --workers', async () => {
    withLiveRail();
    const { stop } = await started([]);
    await stop();
    expect(await refusal(['--rehearse'])).toMatch(/^mitako: This database is not of a rehearsal, .+$/m);
    expect(await refusal(['--rehearse', '--simulate', 'mtn_momo'])).toContain('leave out --simulate');
    expect(await refusal(['--rehearse', '--workers', '2'])).toContain('need one process');
  });

  test('is refused for a rail without a simulation', async () => {
    withLiveRail('undefined');
    expect(await refusal(['--rehearse'])).toContain('nothing simulates what is behind rail mtn_momo_cm');
  });
});
