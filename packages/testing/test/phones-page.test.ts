import { request as httpRequest } from 'node:http';
import { servePhones, simulateAirtelMoney, simulateMtnMomo, type SimulatedProvider } from '@mitako/testing/rails';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

// The page of simulated phones, without a gateway: prompts are shown as providers show them.

let providers: Readonly<Record<'mtn_momo' | 'airtel_money', SimulatedProvider>>;
let url: string;
let close: () => Promise<void>;

beforeEach(async () => {
  providers = { mtn_momo: simulateMtnMomo(), airtel_money: simulateAirtelMoney() };
  ({ url, close } = await servePhones(providers, { shop: 'Chez <Ada> & Fils' }));
});
afterEach(() => close());

function prompt(phone = '237677123456', amount = 5_000): string {
  const shown = { phone, amount, currency: 'EUR', text: 'Commande "1043"' };
  return providers.mtn_momo.phones.show(shown, () => undefined).id;
}

async function page(path = '/', headers: Record<string, string> = {}): Promise<string> {
  return (await fetch(`${url}${path}`, { headers })).text();
}

async function send(path: string, form: Readonly<Record<string, string>>, headers: Record<string, string> = {}) {
  const body = new URLSearchParams(form);
  return fetch(`${url}${path}`, { method: 'POST', body, headers, redirect: 'manual' });
}

const answer = (form: Readonly<Record<string, string>>, headers?: Record<string, string>) =>
  send('/phones/answer', { provider: 'mtn_momo', ...form }, headers);

function stateOf(id: string): string | undefined {
  return providers.mtn_momo.phones.prompts.find((each) => each.id === id)?.state;
}

describe('the page of simulated phones', () => {
  test('shows prompts as a phone does, in francs whatever the sandbox counts in, in French and English', async () => {
    prompt();
    const english = await page('/', { 'accept-language': 'en' });
    expect(english).toContain(
      'Pay 5,000 FCFA to Chez &lt;Ada&gt; &amp; Fils: Commande &quot;1043&quot;. Enter your PIN.',
    );
    expect(english).toContain('+237677123456 <small>MTN MoMo</small>');
    const french = await page('/', { 'accept-language': 'fr-CM,fr;q=0.9' });
    expect(french).toMatch(/lang="fr".*Payer 5.000 FCFA à Chez &lt;Ada&gt; &amp; Fils/s);
    expect(await page('/?lang=fr', { 'accept-language': 'en' })).toContain('Approuver');
    expect(`${english}${french}`).not.toContain('EUR');
    expect(english).not.toContain('<script');
  });

  test('says the name of the shop once, where it is the text of the prompt', async () => {
    const shown = { phone: '237677123456', amount: 5_000, currency: 'XAF', text: 'Chez Ada Fils' };
    providers.mtn_momo.phones.show(shown, () => undefined);
    expect(await page('/?lang=en')).toContain('Pay 5,000 FCFA to Chez &lt;Ada&gt; &amp; Fils. Enter your PIN.');
  });

  test.each([
    ['approve', 'approved'],
    ['decline', 'declined'],
    ['wrong-pin', 'wrong_pin'],
    ['no-money', 'no_money'],
    ['ignore', 'expired'],
  ])('answers a prompt by %s, once', async (given, state) => {
    const id = prompt();
    const response = await answer({ id, answer: given, lang: 'fr' });
    expect([response.status, response.headers.get('location')]).toEqual([303, '/?lang=fr']);
    expect(stateOf(id)).toBe(state);
    await answer({ id, answer: 'approve' });
    expect(stateOf(id)).toBe(state);
  });

  test('offers to pay late when a prompt has expired, and not before', async () => {
    const id = prompt();
    expect(await page()).not.toContain('pay-late"');
    await answer({ id, answer: 'pay-late' });
    expect(stateOf(id)).toBe('waiting');
    await answer({ id, answer: 'ignore' });
    expect(await page()).toContain('value="pay-late"');
    await answer({ id, answer: 'pay-late' });
    expect(stateOf(id)).toBe('approved');
  });

  test('chooses the situation of one provider, by hand and by a script', async () => {
    expect(await page('/phones/situation?provider=mtn_momo')).toContain('value="down"');
    expect((await send('/phones/situation', { provider: 'mtn_momo', situation: 'down' })).status).toBe(303);
    expect([providers.mtn_momo.situation(), providers.airtel_money.situation()]).toEqual(['down', 'normal']);
    expect(await page()).toContain('The provider is down');
    for (const [form, message] of [
      [{ provider: 'mtn_momo', situation: 'on-fire' }, 'is none of: normal, no-money'],
      [{ provider: 'mtn_momo', situation: 'no-money-unrecorded' }, 'is none of'],
      [{ provider: 'mpesa', situation: 'down' }, 'provider is one of: mtn_momo, airtel_money'],
      [{ situation: 'down' }, 'provider is one of'],
    ] as const) {
      const response = await send('/phones/situation', form);
      expect(response.status).toBe(400);
      expect(await response.text()).toContain(message);
    }
    expect((await answer({ id: prompt(), answer: 'shrug' })).status).toBe(400);
  });

  test('shows fifty prompts, those that wait first', async () => {
    const first = prompt('237670000001');
    for (let index = 0; index < 80; index += 1) {
      const id = prompt(`23767${String(1_000_000 + index)}`);
      providers.mtn_momo.phones.approve(id);
    }
    const shown = await page();
    expect(shown.match(/<article/g)).toHaveLength(50);
    expect(shown.indexOf('237670000001')).toBeLessThan(shown.indexOf('23767100007'));
    expect(stateOf(first)).toBe('waiting');
  });

  test('takes no form of another site, no other host, and no large body', async () => {
    const id = prompt();
    const form = { id, answer: 'approve' };
    for (const headers of [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { origin: 'https://evil.example' },
    ]) {
      expect((await answer(form, headers)).status).toBe(403);
    }
    expect(await statusWithHost('evil.example')).toBe(421);
    expect((await answer({ ...form, id: 'x'.repeat(300_000) })).status).toBe(413);
    expect(stateOf(id)).toBe('waiting');
    expect(new URL(url).hostname).toBe('127.0.0.1');
  });
});

function statusWithHost(host: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    httpRequest(url, { headers: { host } }, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .on('error', reject)
      .end();
  });
}
