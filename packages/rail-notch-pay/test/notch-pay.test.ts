import { describe, expect, it } from 'vitest';
import { notchPay, notchPayChannels } from '../src/index.ts';
import {
  byCard,
  chargeRequest,
  created,
  invalid,
  lookupRequest,
  PAGE,
  PROMPTED,
  REFERENCE,
  refundRequest,
  SECRETS,
  stated,
  TRX,
  underTest,
} from './support.ts';

const html = (status: number) => ({ status, body: '<html>secret</html>' });

describe('a payment', () => {
  it('is created before it can be paid, for its channel and number', async () => {
    const { rail, sent } = underTest([created]);
    const { railReference: _, ...request } = chargeRequest();
    expect(await rail.prepare?.(request)).toStrictEqual({ kind: 'prepared', railReference: TRX });
    expect(sent[0]).toMatchObject({ method: 'POST', path: '/payments' });
    expect(sent[0]?.headers.get('authorization')).toBe('pk.secret');
    expect(sent[0]?.headers.has('x-grant')).toBe(false);
    expect(sent[0]?.body).toStrictEqual({
      amount: 5_000,
      currency: 'XAF',
      reference: REFERENCE,
      description: 'Commande 1043',
      callback: 'https://pay.shop.example/checkout/x',
      phone: '+237677123456',
      locked_channel: 'cm.mtn',
      locked_country: 'CM',
      locked_currency: 'XAF',
    });
  });

  it('by card keeps the page on which it is paid, and names no number', async () => {
    const { rail, sent } = underTest([created]);
    const request = chargeRequest(byCard);
    expect(await rail.prepare?.(request)).toStrictEqual({ kind: 'prepared', railReference: `${TRX} ${PAGE}` });
    expect(sent[0]?.body).toMatchObject({ email: 'payments@shop.example', locked_channel: 'card' });
    expect(sent[0]?.body).not.toHaveProperty('phone');
    expect(await rail.charge(request)).toMatchObject({
      kind: 'pending',
      // As webhooks name it.
      railReference: TRX,
      nextAction: { type: 'redirect', url: PAGE },
    });
    // Nothing more is sent: the payer pays on the page.
    expect(sent).toHaveLength(1);
  });

  it.each([
    ['no page', undefined],
    ['a page without https', 'http://pay.notchpay.co/x'],
    ['a page that is a script', 'javascript:alert(1)'],
    ['a page whose address cannot be stored', `https://pay.notchpay.co/${'a'.repeat(200)}`],
    ['an address with a space', 'https://pay.notchpay.co/a b'],
  ])('by card is not created with %s', async (_, page) => {
    const body = { ...(created?.body as object), authorization_url: page };
    const { rail } = underTest([{ status: 201, body }]);
    expect(await rail.prepare?.(chargeRequest(byCard))).toMatchObject({ kind: 'unknown' });
  });

  it.each([
    ['a wrong key', { status: 401, body: { code: 401, message: 'Unauthorized' } }, 'gateway_account'],
    ['an account without rights', { status: 403, body: { code: 403, message: 'Forbidden' } }, 'gateway_account'],
    ['a wrong number', invalid({ phone: ['The phone field is invalid.'] }), 'invalid_payer'],
    ['another wrong field', invalid({ amount: ['The amount must be at least 100.'] }), 'provider_error'],
  ] as const)('is refused for %s, with Notch Pay’s words', async (_, answer, failureCode) => {
    const { rail } = underTest([answer]);
    const outcome = await rail.prepare?.(chargeRequest());
    expect(outcome).toMatchObject({
      kind: 'refused',
      failureCode,
      detail: { message: expect.stringContaining(`HTTP ${answer?.status}: `) },
    });
    for (const secret of SECRETS) expect(JSON.stringify(outcome)).not.toContain(secret);
  });

  it.each([
    ['no answer', null],
    ['a server that is down', html(503)],
    ['too many requests', { status: 429, body: { code: 429, message: 'Too Many Requests' } }],
    ['no reference', { status: 201, body: { transaction: { status: 'pending' } } }],
    ['a page of HTML', html(201)],
  ])('is unknown after %s, and says so', async (_, answer) => {
    const { rail } = underTest([answer]);
    const outcome = await rail.prepare?.(chargeRequest());
    expect(outcome).toMatchObject({ kind: 'unknown', detail: { message: expect.any(String) } });
    expect(JSON.stringify(outcome)).not.toContain('secret');
  });
});

describe('a charge', () => {
  it('asks the payer on the phone', async () => {
    const { rail, sent } = underTest([PROMPTED]);
    expect(await rail.charge(chargeRequest())).toMatchObject({
      kind: 'pending',
      railReference: TRX,
      nextAction: { type: 'approve_on_phone', url: null },
    });
    expect(sent[0]).toMatchObject({ method: 'POST', path: `/payments/${TRX}` });
    expect(sent[0]?.body).toStrictEqual({ channel: 'cm.mtn', data: { phone: '+237677123456' } });
  });

  it('that is invalid is refused once Notch Pay says that nobody was asked', async () => {
    const wrong = invalid({ 'data.phone': ['invalid'] });
    expect(await underTest([wrong, stated('pending')]).rail.charge(chargeRequest())).toMatchObject({
      kind: 'refused',
      failureCode: 'invalid_payer',
    });
    expect((await underTest([wrong, stated('processing')]).rail.charge(chargeRequest())).kind).toBe('pending');
    expect((await underTest([wrong, null]).rail.charge(chargeRequest())).kind).toBe('unknown');
  });

  it.each([
    ['no answer', null],
    ['a wrong key', { status: 401, body: { message: 'Unauthorized' } }],
    ['an error that names the request', { status: 400, body: { code: 400, message: 'Bad request' } }],
    ['a server that is down', html(500)],
    ['a page of HTML', html(200)],
  ])('is unknown after %s', async (_, answer) => {
    const { rail, sent } = underTest([answer]);
    expect((await rail.charge(chargeRequest())).kind).toBe('unknown');
    expect(sent).toHaveLength(1);
  });

  it('without a payment is not sent', async () => {
    const { rail, sent } = underTest();
    expect((await rail.charge(chargeRequest({ railReference: null }))).kind).toBe('unknown');
    expect(sent).toEqual([]);
  });
});

describe('the status', () => {
  it.each([
    ['pending', { kind: 'absent' }],
    ['processing', { kind: 'pending' }],
    ['incomplete', { kind: 'pending' }],
    ['complete', { kind: 'paid', railReference: TRX, collected: { amount: 5_000, currency: 'XAF' } }],
    ['refunded', { kind: 'paid' }],
    ['partialy-refunded', { kind: 'paid' }],
    ['failed', { kind: 'failed', failureCode: 'provider_error' }],
    ['rejected', { kind: 'failed', failureCode: 'provider_error' }],
    ['canceled', { kind: 'failed', failureCode: 'payer_declined' }],
    ['abandoned', { kind: 'failed', failureCode: 'payer_declined' }],
    ['expired', { kind: 'failed', failureCode: 'payer_timeout' }],
    ['settled', { kind: 'unknown' }],
  ])('%s is read as what it is', async (word, outcome) => {
    const { rail, sent } = underTest([stated(word)]);
    expect(await rail.lookup(lookupRequest())).toMatchObject(outcome);
    expect(sent[0]).toMatchObject({ method: 'GET', path: `/payments/${TRX}` });
  });

  it.each([
    ['another payment', stated('complete', { reference: 'trx.other', merchant_reference: 'att_other' })],
    ['no amount', stated('complete', { amount: null })],
    ['no currency', stated('complete', { currency: null })],
    ['a part of a franc', stated('complete', { amount: 5_000.5 })],
    [
      'an error',
      { status: 500, body: { transaction: { reference: TRX, status: 'complete', amount: 5_000, currency: 'XAF' } } },
    ],
    ['a page of HTML', html(200)],
    ['no payment', { status: 404, body: { code: 404, message: 'Not found' } }],
  ])('of %s is unknown', async (_, answer) => {
    expect((await underTest([answer]).rail.lookup(lookupRequest())).kind).toBe('unknown');
  });

  it('says what was collected, for the engine to compare', async () => {
    const { rail } = underTest([stated('complete', { amount: 50, currency: 'XAF' })]);
    expect(await rail.lookup(lookupRequest())).toMatchObject({ collected: { amount: 50, currency: 'XAF' } });
  });

  it('of a card is asked by the reference alone, and of what was not created nothing is asked', async () => {
    const { rail, sent } = underTest([stated('complete')]);
    expect((await rail.lookup(lookupRequest(byCard))).kind).toBe('paid');
    expect(await rail.lookup(lookupRequest({ railReference: null }))).toStrictEqual({ kind: 'absent' });
    expect(sent.map(({ path }) => path)).toEqual([`/payments/${TRX}`]);
  });
});

describe('a payment that waits for its payer', () => {
  const AFTER_MS = 1_800_000;
  const asked = (changed: object) => lookupRequest({ nowMs: lookupRequest().chargedAtMs + AFTER_MS, ...changed });

  it.each([
    ['by card', byCard],
    ['by phone', {}],
  ])('%s fails half an hour after its charge, and is looked up again', async (_, changed) => {
    const { rail } = underTest([stated('pending')]);
    expect(await rail.lookup(asked(changed))).toMatchObject({
      kind: 'failed',
      failureCode: 'payer_timeout',
      isInDoubt: true,
    });
  });

  it('is absent before, and the engine ends it first if it was not taken', async () => {
    const { promptLifeMs = 0, absentMarginMs = 0 } = underTest().rail.charges ?? {};
    const ageMs = promptLifeMs + absentMarginMs + 120_000;
    const { chargedAtMs } = lookupRequest();
    const { rail } = underTest([stated('pending')]);
    // Without a detail: the answer to the charge says more.
    expect(await rail.lookup(lookupRequest({ nowMs: chargedAtMs + ageMs }))).toStrictEqual({ kind: 'absent' });
  });

  it('that is paid or under way is no less so later', async () => {
    const { rail } = underTest([stated('complete'), stated('processing')]);
    expect((await rail.lookup(asked({}))).kind).toBe('paid');
    expect((await rail.lookup(asked({}))).kind).toBe('pending');
  });
});

describe('a refund', () => {
  it.each([
    ['complete', 'succeeded'],
    ['pending', 'pending'],
    ['processing', 'pending'],
    ['failed', 'failed'],
    ['other', 'unknown'],
  ])('that is %s is %s', async (status, kind) => {
    const { rail, sent } = underTest([{ status: 201, body: { code: 201, refund: { id: 'rf.1', status } } }]);
    expect((await rail.refund?.(refundRequest()))?.kind).toBe(kind);
    expect(sent[0]).toMatchObject({ method: 'POST', path: '/refunds', body: { payment: TRX } });
    expect(sent[0]?.headers.get('x-grant')).toBe('sk.secret');
  });

  it.each([null, html(502), { status: 422, body: { code: 422, message: 'Already refunded' } }])(
    'answered by %j is unknown, and never failed',
    async (answer) => {
      expect((await underTest([answer]).rail.refund?.(refundRequest()))?.kind).toBe('unknown');
    },
  );

  it.each(['pending', 'processing'])('that is %s is not sent again for six hours', async (status) => {
    const { rail } = underTest([
      { status: 201, body: { code: 201, refund: { id: 'rf.1', status } } },
      stated('complete'),
      stated('complete'),
      stated('refunded'),
    ]);
    const request = refundRequest();
    await rail.refund?.(request);
    const later = (hours: number) => rail.lookupRefund?.({ ...request, nowMs: request.nowMs + hours * 3_600_000 });
    expect((await later(5))?.kind).toBe('pending');
    expect((await later(7))?.kind).toBe('absent');
    expect((await later(8))?.kind).toBe('succeeded');
  });

  it('is found by the state of its payment', async () => {
    const kindOf = async (status: string) =>
      (await underTest([stated(status)]).rail.lookupRefund?.(refundRequest()))?.kind;
    expect(await Promise.all(['refunded', 'complete', 'partialy-refunded'].map(kindOf))).toEqual([
      'succeeded',
      'absent',
      'unknown',
    ]);
  });

  it('is not offered without the private key', () => {
    const rail = notchPay({ publicKey: 'pk.secret', environment: 'sandbox' });
    expect(rail.refund).toBeUndefined();
    expect(rail.methods.map(({ provider, refunds }) => [provider, refunds])).toEqual([
      ['mtn_momo', 'none'],
      ['orange_money', 'none'],
    ]);
  });
});

it('refuses what cannot work before it is used', () => {
  const options = { publicKey: 'pk.secret', environment: 'production' } as const;
  expect(() => notchPay({ ...options, channels: [notchPayChannels.CARD] })).toThrow('need an email');
  expect(() => notchPay({ ...options, environment: 'live' as 'sandbox' })).toThrow(TypeError);
});

describe('the check', () => {
  const listed = (...ids: readonly string[]) => ({
    status: 200,
    body: { code: 200, channels: ids.map((id) => ({ id, type: 'mobile_money' })) },
  });

  it.each([
    ['nothing', listed('cm.mtn', 'cm.orange', 'card'), []],
    ['a channel that is missing', listed('cm.mtn', 'card'), ['no channel cm.orange']],
    ['a wrong key', { status: 401, body: {} }, ['rejects publicKey']],
    ['another host', html(200), ['right baseUrl']],
    ['no way there', null, ['does not answer']],
  ] as const)('names %s', async (_, answer, messages) => {
    const problems = (await underTest([answer]).rail.check?.()) ?? [];
    expect(problems.map(({ message }) => message)).toEqual(messages.map((message) => expect.stringContaining(message)));
    for (const secret of SECRETS) expect(JSON.stringify(problems)).not.toContain(secret);
  });
});
