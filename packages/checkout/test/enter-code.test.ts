import { beforeEach, describe, expect, test } from 'vitest';
import { CATALOGUE } from '../src/text/catalogue.ts';
import { aPayment, NOW, PROMPTS, refusal, SLUG, succeeded } from './support/fake-gateway.ts';
import { type Visitor, visitor } from './support/visitor.ts';

const at = (path: string): string => `/checkout/${SLUG}${path}`;
const action = {
  type: 'enter_otp',
  created_at: '2026-11-20T12:00:00.000Z',
  expires_at: '2026-11-20T12:04:30.000Z',
  poll_after_ms: 2000,
  prompt: { fr: 'Composez #144*82# pour recevoir votre code.', en: 'Dial #144*82# to get your code.' },
} as const;
const waiting = { ...action, type: 'wait', prompt: null } as const;
const underWay = (next_action: object) =>
  succeeded(202, { payment: aPayment('processing'), redirect_url: null, next_action });

let customer: Visitor;

beforeEach(() => {
  customer = visitor();
  customer.set({ status: 'processing', next_action: action });
  customer.on('confirmCheckout', () => underWay(waiting));
});

describe('a payment that expects a code', () => {
  test.each(['', '/wait', '/wallet', '/mobile-money', '/result'])(
    'redirects from "%s" to the code page',
    async (path) => {
      const page = await customer.get(path);
      expect([page.status, page.location]).toEqual([303, at('/code')]);
    },
  );

  test('redirects there directly from the number', async () => {
    const fresh = visitor();
    fresh.on('payCheckout', () => underWay(action));
    const page = await fresh.post('/mobile-money', { provider: 'orange_money', phone: '693456049' });
    expect([page.status, page.location]).toEqual([303, at('/code')]);
  });

  test('any other payment redirects from the code page to its current page', async () => {
    customer.set({ next_action: waiting });
    expect((await customer.get('/code')).location).toBe(at('/wait'));
    customer.set({ status: 'requested', next_action: null });
    expect((await customer.get('/code')).location).toBe(at(''));
    customer.set({ status: 'succeeded' });
    expect((await customer.get('/code')).location).toBe(at('/result'));
  });

  test("returns nothing to its page's script while it waits, and where to go afterwards", async () => {
    const next = async (): Promise<unknown> => JSON.parse((await customer.get('/status?at=code')).html);
    expect(await next()).toEqual({ next: null, left: 270 });
    expect(JSON.parse((await customer.get('/status')).html)).toEqual({ next: at('/code'), left: 270 });
    customer.set({ next_action: waiting });
    expect(await next()).toEqual({ next: at('/wait'), left: 270 });
  });
});

describe('the code page', () => {
  test.each(['fr', 'en'] as const)(
    'explains in %s where the code comes from and how much time is left',
    async (locale) => {
      customer.set({ locale });
      const { text, html } = await customer.get('/code');
      const words = CATALOGUE[locale].code;
      for (const expected of [words.title, action.prompt[locale], words.label, words.hint, '4 min 30 s']) {
        expect(text).toContain(expected.replaceAll('\u00a0', ' '));
      }
      expect(html).toContain('href="tel:%23144*82%23"');
    },
  );

  test('has a field that phones fill from the message', async () => {
    const { html } = await customer.get('/code');
    const field = /<input[^>]*id="code"[^>]*>/.exec(html)?.[0];
    expect(field).toContain('autocomplete="one-time-code"');
    expect(field).toContain('inputmode="numeric"');
    expect(field).not.toContain('value=');
  });

  test('shows the right code on test payments only', async () => {
    expect((await customer.get('/code')).html).not.toContain('123456');
    customer.set({ livemode: false });
    expect((await customer.get('/code')).html).toContain('<code>123456</code>');
  });

  test('submits the code as written in messages, with the key of the form, and continues to wait', async () => {
    const { key } = await customer.get('/code');
    const page = await customer.post('/code', { code: ' 123 456 ', key });
    expect([page.status, page.location]).toEqual([303, at('/wait')]);
    const [confirmed] = customer.callsOf('confirmCheckout');
    expect(customer.tokenOf(confirmed)).toBeNull();
    expect(confirmed?.arrived).toMatchObject({
      parameters: { slug: SLUG },
      body: { code: '123456' },
      idempotencyKey: key,
    });
  });

  test('asks for the next code if the provider expects one more', async () => {
    customer.on('confirmCheckout', () => underWay(action));
    expect((await customer.post('/code', { code: '123456' })).location).toBe(at('/code'));
  });

  test.each(['', '12', '12a456', '12345678901'])('"%s" is no code, and costs no attempt', async (code) => {
    const page = await customer.post('/code', { code });
    expect(page.isRefused).toBe(true);
    expect(page.text).toContain(CATALOGUE.fr.fieldErrors.code.replaceAll('\u00a0', ' '));
    expect(page.html).toContain('id="code-error"');
    expect(customer.callsOf('confirmCheckout')).toHaveLength(0);
  });

  test.each([
    [2, 'Code incorrect. Il vous reste 2 essais.'],
    [1, 'Code incorrect. Il vous reste 1 essai.'],
  ])('a wrong code: %d left, reported at the empty field, with a new form', async (left, words) => {
    customer.on('confirmCheckout', () => refusal('INVALID_CODE', { attempts_left: left }));
    const { key } = await customer.get('/code');
    const page = await customer.post('/code', { code: '654321', key });
    expect(page.isRefused).toBe(true);
    expect(page.text).toContain(words);
    expect(page.html).not.toContain('654321');
    expect(page.key).not.toBe(key);
  });

  test.each([
    ['INVALID_CODE', { attempts_left: 0 }, '/wait'],
    ['CODE_NOT_EXPECTED', { status: 'processing' }, '/wait'],
    ['PAYMENT_DECLINED', { payment: { status: 'requested' } }, ''],
    ['PAYMENT_DECLINED', { payment: { status: 'failed' } }, '/result'],
    ['RAIL_ERROR', {}, ''],
    ['PAYMENT_ALREADY_PAID', {}, '/result'],
  ] as const)('%s %o redirects to "%s"', async (code, details, place) => {
    customer.on('confirmCheckout', () => refusal(code, details));
    const page = await customer.post('/code', { code: '123456' });
    expect([page.status, page.location]).toEqual([303, at(place)]);
  });

  test('a busy engine: the same form again, with its key', async () => {
    customer.on('confirmCheckout', () => refusal('SERVICE_UNAVAILABLE'));
    const page = await customer.post('/code', { code: '123456', key: 'form-1' });
    expect([page.isRefused, page.key]).toEqual([true, 'form-1']);
  });

  test('over the rate limit: shows when to retry', async () => {
    customer.set({ server_time: NOW });
    customer.on('confirmCheckout', () => refusal('RATE_LIMITED', { limit: 'pay' }, 30));
    const page = await customer.post('/code', { code: '123456' });
    expect(page.isRefused).toBe(true);
    expect(page.text).toContain('Réessayez dans 30 s');
  });

  test('in a language that rails do not speak, too, with the code to dial', async () => {
    const { text, html } = await customer.get('/code?lang=es');
    expect(text).toContain(CATALOGUE.es.code.prompt);
    expect(text).not.toContain('pour recevoir votre code');
    expect(html).toContain('href="tel:%23144*82%23"');
  });

  test('without a prompt of the rail the page has its own text', async () => {
    customer.set({ next_action: { ...action, prompt: null } });
    const { text, html } = await customer.get('/code');
    expect(text).toContain(CATALOGUE.fr.code.prompt.replaceAll('\u00a0', ' '));
    expect(html).not.toContain('href="tel:%23');
  });
});

test('after a right code the waiting page asks for neither a code nor a confirmation', async () => {
  customer.set({ next_action: waiting });
  const { text } = await customer.get('/wait');
  expect(text).toContain(CATALOGUE.fr.wait.titleOther);
  expect(text).not.toContain(PROMPTS.orange_money.fr);
});

test('payments in test mode list the number that asks for a code', async () => {
  customer.set({ status: 'requested', next_action: null, livemode: false });
  expect((await customer.get('')).html).toContain('<code>…049</code>');
});

describe('a form rendered for an earlier code', () => {
  test('costs the new code no attempt, and shows that there is one', async () => {
    const old = /name="until" value="([^"]+)"/.exec((await customer.get('/code')).html)?.[1] ?? '';
    expect(old).not.toBe('');
    customer.set({ next_action: { ...action, expires_at: '2026-11-20T12:09:00.000Z' } });
    const page = await customer.post('/code', { code: '123456', until: old });
    expect(page.isRefused).toBe(true);
    expect(page.text).toContain(CATALOGUE.fr.fieldErrors.newCode);
    expect(customer.callsOf('confirmCheckout')).toHaveLength(0);
    const fresh = /name="until" value="([^"]+)"/.exec(page.html)?.[1] ?? '';
    await customer.post('/code', { code: '123456', until: fresh });
    expect(customer.callsOf('confirmCheckout')).toHaveLength(1);
  });
});
