import type { FailureCode } from '@mitako/contract';
import { describe, expect, test } from 'vitest';
import { aCheckout, aPayment, refusal, SLUG, succeeded } from './support/fake-gateway.ts';
import { visitor, type Visitor } from './support/visitor.ts';

const at = (path: string): string => `/checkout/${SLUG}${path}`;
const NUMBER = '+237653456789';
const pending = succeeded(202, {
  payment: aPayment('processing'),
  redirect_url: null,
  next_action: {
    type: 'approve_on_phone',
    created_at: '2026-11-20T12:00:00.000Z',
    expires_at: '2026-11-20T12:05:00.000Z',
    poll_after_ms: 2000,
    prompt: null,
  },
});

/** A browser whose payer was asked, and the attempt failed. */
async function tried(code: FailureCode, typed = { provider: 'mtn_momo', phone: '653456789' }): Promise<Visitor> {
  const customer = visitor();
  customer.on('payCheckout', () => pending);
  await customer.post('/mobile-money', typed);
  customer.set({
    attempts_left: 2,
    failure: { code, message: '', retryable: true, known_from: 'provider' },
    payer_money: { state: 'not_charged', known_from: 'provider' },
  });
  return customer;
}

function paidWith(customer: Visitor): readonly unknown[] {
  return customer.callsOf('payCheckout').map(({ arrived }) => arrived.body);
}

describe('after an attempt that failed', () => {
  test.for(['payer_timeout', 'payer_declined', 'provider_error', 'payer_busy', 'invalid_code'] as const)(
    '%s: one button asks the same number again, and the page leads nowhere by itself',
    async (code) => {
      const customer = await tried(code);
      const page = await customer.get('');
      expect(page.text).toContain('Rien n’a été prélevé.');
      expect(page.text).toContain('Il vous reste 2 essais pour ce paiement.');
      expect(page.text).toContain(' +237 6 53 45 67 89 Rien n’a été prélevé.');
      expect(page.text).toContain('Réessayer avec ce numéro Changer de numéro');
      expect(page.text).toContain('ou payez autrement');
      expect(page.html).toContain(`href="${at('/cancel')}"`);
      expect(page.html).not.toMatch(/http-equiv="refresh"|data-leave/);
      const { status, location } = await customer.post('/mobile-money', { key: page.key, again: '1' });
      expect([status, location]).toEqual([303, at('/wait')]);
      expect(paidWith(customer)).toEqual([
        { method: 'mobile_money', provider: 'mtn_momo', phone: NUMBER, refuse_duplicate: true },
        { method: 'mobile_money', provider: 'mtn_momo', phone: NUMBER, refuse_duplicate: true },
      ]);
      expect(customer.callsOf('payCheckout').at(-1)?.arrived.idempotencyKey).toBe(page.key);
    },
  );

  test('the number is whole where it was typed, and in no address and no cookie that can be read', async () => {
    const customer = await tried('payer_timeout');
    const { html } = await customer.get('');
    expect(html).not.toMatch(/(href|action)="[^"]*653456789/);
    const [written] = customer.setCookies.filter((cookie) => cookie.startsWith('mitako_receipt='));
    expect(written).toMatch(/HttpOnly/);
    expect(decodeURIComponent(written ?? '')).not.toContain('653456789');
  });

  test('another number is typed on the same page, and no number is in its field', async () => {
    const { html } = await (await tried('payer_declined')).get('');
    expect(html).toMatch(/<details class="fold"><summary>.*?Changer de numéro.*?<input id="phone" (?![^>]*value=)/);
  });

  test('another number that is none: its form is open, with the fault', async () => {
    const customer = await tried('payer_declined');
    const { isRefused, html } = await customer.post('/mobile-money', { phone: '12 34' });
    expect(isRefused).toBe(true);
    expect(html).toMatch(
      /<details class="fold" open[^>]*><summary>(?:(?!<details).)*Changer de numéro.*?id="phone-error"/,
    );
  });

  test('the last attempt is announced without a tap', async () => {
    const customer = await tried('payer_declined');
    customer.set({ attempts_left: 1 });
    expect((await customer.get('')).html).toMatch(
      /<details class="fold" open[^>]*>(?:(?!<details).)*Attention, c’est votre dernier essai/,
    );
  });

  test('an empty account: another method first, the same number still in one tap', async () => {
    const customer = await tried('insufficient_funds');
    expect((await customer.get('')).html).toMatch(/class="button quiet"[^>]*>Réessayer avec ce numéro/);
  });

  test('a wrong number is not asked again: its form corrects it', async () => {
    expect((await (await tried('invalid_payer')).get('')).text).not.toContain('Réessayer avec');
  });

  test('a provider that is down is not asked again', async () => {
    const customer = await tried('payer_timeout');
    const methods = aCheckout.methods.map((method) =>
      method.provider === 'mtn_momo' ? { ...method, available: false, health: 'down' as const } : method,
    );
    customer.set({ methods });
    expect((await customer.get('')).text).not.toContain('Réessayer avec');
  });

  test('a number that was confirmed for its provider is not questioned again', async () => {
    const customer = visitor();
    customer.on('payCheckout', () => pending);
    const typed = { provider: 'orange_money', phone: '653456789' };
    expect((await customer.post('/mobile-money', typed)).isRefused).toBe(true);
    await customer.post('/mobile-money', { ...typed, confirmed: `orange_money ${NUMBER}` });
    expect((await customer.post('/mobile-money', { again: '1' })).location).toBe(at('/wait'));
    expect(paidWith(customer)).toHaveLength(2);
  });

  test('another browser has no number to ask: it is offered the methods, and sent to the first page', async () => {
    const customer = await tried('payer_timeout');
    customer.cookies.clear();
    const { text } = await customer.get('');
    expect(text).not.toContain('Réessayer avec');
    expect(text).toContain('Changer de numéro');
    expect((await customer.post('/mobile-money', { again: '1' })).location).toBe(at(''));
    expect(paidWith(customer)).toHaveLength(1);
  });

  test.for(['v1.', 'v1.AAAA', `v1.${Buffer.from('checkout-number:another +237653000000').toString('base64url')}`])(
    'a number that was not kept for this checkout is not asked: %s',
    async (forged) => {
      const customer = await tried('payer_timeout');
      const fields = { method: 'mobile_money', provider: 'mtn_momo', phoneMasked: '+237•••000', sealedPhone: forged };
      customer.cookies.set('mitako_receipt', encodeURIComponent(new URLSearchParams(fields).toString()));
      expect((await customer.get('')).text).not.toContain('Réessayer avec');
      expect((await customer.post('/mobile-money', { again: '1' })).location).toBe(at(''));
      expect(paidWith(customer)).toHaveLength(1);
    },
  );

  test('a second tab meets the attempt of the first', async () => {
    const customer = await tried('payer_timeout');
    const second = await customer.get('');
    customer.on('payCheckout', () => refusal('PAYMENT_IN_PROGRESS', { status: 'processing' }));
    expect((await customer.post('/mobile-money', { key: second.key, again: '1' })).location).toBe(at('/wait'));
  });

  test.for([
    ['too many requests', () => refusal('RATE_LIMITED', { limit: 'prompt' })],
    [
      'a number that is wrong',
      () => refusal('PAYMENT_DECLINED', { payment: { ...aPayment('requested'), failure_code: 'invalid_payer' } }),
    ],
  ] as const)('refused for %s: the form that comes back is empty', async ([, answer]) => {
    const customer = await tried('payer_timeout');
    customer.on('payCheckout', answer);
    const { html } = await customer.post('/mobile-money', { again: '1' });
    expect(paidWith(customer)).toHaveLength(2);
    expect(html).toMatch(/<input id="phone"/);
    expect(html).not.toMatch(/value="[^"]*(653456789|53.45.67.89)/);
  });

  test('declined once more: the reason, and one attempt less', async () => {
    const customer = await tried('payer_timeout');
    const payment = { ...aPayment('requested'), failure_code: 'payer_declined' };
    customer.on('payCheckout', () => refusal('PAYMENT_DECLINED', { payment }));
    expect((await customer.post('/mobile-money', { again: '1' })).location).toBe(at(''));
    customer.set({ attempts_left: 1 });
    const { text } = await customer.get('');
    expect(text).toContain('Attention, c’est votre dernier essai pour ce paiement.');
    expect(text).toContain('Réessayer avec ce numéro');
  });

  test.for([
    ['en', 'You have 2 attempts left for this payment.', 'Try again with this number Change the number'],
    ['es', 'Le quedan 2 intentos para este pago.', 'Reintentar con este número Cambiar de número'],
  ] as const)('in %s', async ([language, left, again]) => {
    const customer = await tried('payer_timeout');
    const { text } = await customer.get(`?lang=${language}`);
    expect(text).toContain(left);
    expect(text).toContain(again);
  });
});
