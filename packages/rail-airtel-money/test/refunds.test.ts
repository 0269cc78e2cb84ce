import { generateKeyPairSync } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { airtelMoney } from '../src/index.ts';
import {
  airtelAnswers,
  answering,
  chargeRequest,
  expectNoSecret,
  GABON,
  lookupRequest,
  PAYOUT,
  PAYOUT_STATUS,
  REFERENCE,
  REFUND,
  refundRequest,
  STATUS,
  underTest,
  withPayouts,
} from './support.ts';

const RFD = 'rfd_01JD0000000000000000000001';

function ellipticKey(): string {
  const { publicKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
  return publicKey.export({ type: 'spki', format: 'pem' }).toString();
}

describe('a refund by a payout', () => {
  it('has an id of ours and an encrypted PIN, and is made when its status shows it', async () => {
    const { rail, provider } = withPayouts();
    expect(rail.methods[0]?.refunds).toBe('partial');
    expect(await rail.refund?.(refundRequest({ amount: 1_500 }))).toMatchObject({ kind: 'pending' });
    const sent = provider.requests.find(({ path }) => PAYOUT.test(path));
    expect(JSON.parse(sent?.body ?? '')).toStrictEqual({
      payee: { msisdn: '77123456' },
      reference: 'Refund att01JD0000000000000000000001',
      pin: expect.stringMatching(/^[\w+/]{170,172}={0,2}$/),
      transaction: { amount: 1_500, id: 'rfd01JD0000000000000000000001' },
    });
    expect(await rail.lookupRefund?.(refundRequest())).toMatchObject({ kind: 'succeeded' });
    expect(provider.paidBack(RFD)).toBe(1_500);
  });

  it('has another id after a failure', async () => {
    const { rail, provider } = withPayouts();
    for (const tries of [0, 1, 12]) await rail.refund?.(refundRequest({ tries }));
    const ids = provider.requests
      .filter(({ path }) => PAYOUT.test(path))
      .map(({ body }) => /"id":"(\w+)"/.exec(body)?.[1]);
    expect(ids).toStrictEqual([
      'rfd01JD0000000000000000000001',
      'rfd01JD0000000000000000000001R1',
      'rfd01JD0000000000000000000001R12',
    ]);
  });

  it('that is sent twice is made once', async () => {
    const { rail, provider } = withPayouts();
    const made = await Promise.all(Array.from({ length: 5 }, async () => rail.refund?.(refundRequest())));
    for (const outcome of made) expect(outcome?.kind).toBe('pending');
    expect(provider.paidBack(RFD)).toBe(5_000);
  });

  it('is looked up, and sent again only if Airtel knows no such payout', async () => {
    const { rail, provider } = withPayouts();
    provider.faults.next({ kind: 'broken' }, { path: PAYOUT });
    expect((await rail.refund?.(refundRequest()))?.kind).toBe('unknown');
    expect((await rail.lookupRefund?.(refundRequest()))?.kind).toBe('absent');
    provider.faults.next({ kind: 'broken_after' }, { path: PAYOUT });
    expect((await rail.refund?.(refundRequest()))?.kind).toBe('unknown');
    expect((await rail.lookupRefund?.(refundRequest()))?.kind).toBe('succeeded');
    expect(provider.paidBack(RFD)).toBe(5_000);
  });

  it('that is accepted and fails is failed by its status alone', async () => {
    const { rail } = withPayouts();
    const refund = refundRequest({ phone: '+24177123089' });
    expect((await rail.refund?.(refund))?.kind).toBe('pending');
    expect(await rail.lookupRefund?.(refund)).toMatchObject({ kind: 'failed', failureCode: 'provider_error' });
  });

  it.each([
    { code: 'DP00900001003', failureCode: 'payer_limit_reached' },
    { code: 'DP00900001004', failureCode: 'provider_error' },
    { code: 'DP00900001005', failureCode: 'provider_error' },
    { code: 'DP00900001007', failureCode: 'gateway_account' },
    { code: 'DP00900001009', failureCode: 'invalid_payer' },
    { code: 'DP00900001010', failureCode: 'gateway_account' },
    { code: 'DP00900001012', failureCode: 'invalid_payer' },
    { code: 'DP00900001013', failureCode: 'provider_error' },
    { code: 'DP00900001016', failureCode: 'gateway_account' },
    { code: 'DP00900001018', failureCode: 'gateway_account' },
    { code: 'DP00900001019', failureCode: 'gateway_account' },
  ])('refused by $code is failed ($failureCode) once Airtel knows no such payout', async ({ code, failureCode }) => {
    const made = withPayouts();
    answering(made, PAYOUT, airtelAnswers({ code, result: 'ESB000011' }));
    expect(await made.rail.refund?.(refundRequest())).toMatchObject({ kind: 'failed', failureCode, detail: { code } });
    answering(made, PAYOUT, airtelAnswers({ code, result: 'ESB000011' }));
    answering(made, PAYOUT_STATUS, airtelAnswers({ status: 'TS', code: 'DP00900001001' }));
    expect(await made.rail.refund?.(refundRequest())).toMatchObject({ kind: 'pending' });
    answering(made, PAYOUT, airtelAnswers({ code, result: 'ESB000011' }));
    answering(made, PAYOUT_STATUS, '', 503);
    expect(await made.rail.refund?.(refundRequest())).toMatchObject({ kind: 'unknown' });
  });

  it.each([
    { code: 'DP00900001001', kind: 'pending' },
    { code: 'DP00900001006', kind: 'pending' },
    { code: 'DP00900001017', kind: 'pending' },
    { code: 'DP00900001000', kind: 'unknown' },
    { code: 'DP00900001011', kind: 'unknown' },
    { code: 'DP00900001014', kind: 'unknown' },
    { code: 'DP00900001015', kind: 'unknown' },
    { code: 'DP00900001999', kind: 'unknown' },
  ])('answered with $code is $kind', async ({ code, kind }) => {
    const made = withPayouts();
    answering(made, PAYOUT, airtelAnswers({ code }));
    expect(await made.rail.refund?.(refundRequest())).toMatchObject({ kind, detail: { code } });
  });

  it.each([
    {
      name: 'TS',
      body: airtelAnswers({ status: 'TS', airtel_money_id: 'CI1' }),
      outcome: { kind: 'succeeded', railReference: 'CI1' },
    },
    {
      name: 'TF',
      body: airtelAnswers({ status: 'TF', code: 'DP00900001012' }),
      outcome: { kind: 'failed', failureCode: 'invalid_payer' },
    },
    { name: 'TIP', body: airtelAnswers({ status: 'TIP' }), outcome: { kind: 'pending' } },
    { name: 'TA', body: airtelAnswers({ status: 'TA', code: 'DP00900001000' }), outcome: { kind: 'unknown' } },
    {
      name: 'SUCCESS',
      body: airtelAnswers({ status: 'SUCCESS', code: 'DP00900001001' }),
      outcome: { kind: 'unknown' },
    },
    { name: 'not found', body: airtelAnswers({ code: 'DP00900001015' }), outcome: { kind: 'absent' } },
    {
      name: 'a success without a status',
      body: airtelAnswers({ code: 'DP00900001001' }),
      outcome: { kind: 'unknown' },
    },
    { name: 'TS of another', body: airtelAnswers({ status: 'TS', id: 'rfdOTHER' }), outcome: { kind: 'unknown' } },
  ])('whose status is $name is $outcome.kind', async ({ body, outcome }) => {
    const made = withPayouts();
    answering(made, PAYOUT_STATUS, body);
    expect(await made.rail.lookupRefund?.(refundRequest())).toMatchObject(outcome);
  });

  it('is not found by an HTTP status alone: the path may be wrong', async () => {
    const made = withPayouts();
    answering(made, PAYOUT_STATUS, '', 404);
    expect(await made.rail.lookupRefund?.(refundRequest())).toMatchObject({ kind: 'unknown' });
  });
});

describe('the PIN of refunds', () => {
  it('that is wrong is sent once, however many refunds there are', async () => {
    const { rail, provider } = withPayouts();
    provider.changePin('9999');
    const refunds = Array.from({ length: 8 }, async (_, index) =>
      rail.refund?.(refundRequest({ reference: `rfd_n${index}` })),
    );
    const [first, ...others] = await Promise.all(refunds);
    expect(first).toMatchObject({ kind: 'failed', failureCode: 'gateway_account', detail: { code: 'ROUTER115' } });
    // They wait for the right one: a refund that was sent before may have arrived.
    for (const other of others) expect(other).toMatchObject({ kind: 'unknown', needsOperator: true });
    expect(provider.wrongPins).toBe(1);
    expect(await rail.check?.()).toMatchObject([{ message: expect.stringContaining('refunds.pin') }]);
    expectNoSecret(first, ...others, await rail.check?.());
  });

  it('that is wrong leaves collections and look-ups as they are', async () => {
    const { rail, provider } = withPayouts();
    await rail.refund?.(refundRequest());
    provider.changePin('9999');
    await rail.refund?.(refundRequest({ reference: 'rfd_2' }));
    expect((await rail.lookupRefund?.(refundRequest()))?.kind).toBe('succeeded');
    expect((await rail.charge(chargeRequest())).kind).toBe('pending');
  });

  it.each(['ROUTER114', 'ROUTER116'])('stops refunds after %s, too', async (code) => {
    const made = withPayouts();
    answering(made, PAYOUT, JSON.stringify({ status: { code, success: false } }), 400);
    expect(await made.rail.refund?.(refundRequest())).toMatchObject({ kind: 'failed', failureCode: 'gateway_account' });
    const before = made.provider.requests.length;
    expect(await made.rail.refund?.(refundRequest())).toMatchObject({ kind: 'unknown' });
    expect(made.provider.requests).toHaveLength(before);
  });

  it('encrypted with another key is not a PIN to Airtel', async () => {
    const { provider } = withPayouts();
    const other = withPayouts();
    const refunds = { by: 'disbursement', pin: '1234', publicKey: other.provider.publicKey } as const;
    const rail = airtelMoney({ ...GABON, refunds, fetch: provider.fetch });
    expect(await rail.refund?.(refundRequest())).toMatchObject({ kind: 'failed', detail: { code: 'ROUTER116' } });
    expect(provider.wrongPins).toBe(0);
  });

  it('is encrypted again each time', async () => {
    const { rail, provider } = withPayouts();
    for (const reference of ['rfd_1', 'rfd_2']) await rail.refund?.(refundRequest({ reference }));
    const pins = provider.requests
      .filter(({ path }) => PAYOUT.test(path))
      .map(({ body }) => /"pin":"([^"]+)"/.exec(body)?.[1]);
    expect(new Set(pins).size).toBe(2);
  });

  it.each([
    { name: 'no key', publicKey: 'not-a-key', pin: '1234', message: 'publicKey' },
    { name: 'an elliptic key', publicKey: ellipticKey(), pin: '1234', message: 'publicKey' },
    { name: 'a PIN of five digits', publicKey: null, pin: '12345', message: 'pin' },
  ])('with $name is refused when the rail is made, without saying it', ({ publicKey, pin, message }) => {
    const key = publicKey ?? withPayouts().provider.publicKey;
    const make = () => airtelMoney({ ...GABON, refunds: { by: 'disbursement', pin, publicKey: key } });
    expect(make).toThrow(new RegExp(`refunds\\.${message} of Airtel Money`));
    expect(make).not.toThrow(pin);
  });

  it('takes a key as PEM', async () => {
    const { provider } = withPayouts();
    const lines = provider.publicKey.match(/.{1,64}/g)?.join('\n');
    const publicKey = `-----BEGIN PUBLIC KEY-----\n${lines}\n-----END PUBLIC KEY-----\n`;
    const refunds = { by: 'disbursement', pin: '1234', publicKey } as const;
    const rail = airtelMoney({ ...GABON, refunds, fetch: provider.fetch });
    expect((await rail.refund?.(refundRequest()))?.kind).toBe('pending');
  });
});

describe('a refund by Airtel’s refund', () => {
  const reversing = (statusOfRefunded: 'TS' | 'TR' = 'TS') =>
    underTest({ refunds: { by: 'reversal' } }, { statusOfRefunded });

  it('is of the whole payment, by Airtel’s id, and made although Airtel says success: false', async () => {
    const { rail, provider } = reversing();
    expect(rail.methods[0]?.refunds).toBe('full');
    await rail.charge(chargeRequest());
    const paid = await rail.lookup(lookupRequest());
    const chargeRailReference = paid.kind === 'paid' ? paid.railReference : null;
    expect(await rail.refund?.(refundRequest({ chargeRailReference }))).toMatchObject({
      kind: 'succeeded',
      railReference: 'MP241122.1010.C00001',
      detail: { requestId: 'CI241122.1010.C00001' },
    });
    expect(provider.requests.at(-1)?.body).toBe('{"transaction":{"airtel_money_id":"MP241122.1010.C00001"}}');
    expect(provider.paidBack(REFERENCE)).toBe(5_000);
  });

  it('is found by our reference when Airtel’s id is not known', async () => {
    const { rail, provider } = reversing();
    await rail.charge(chargeRequest());
    expect((await rail.refund?.(refundRequest()))?.kind).toBe('succeeded');
    expect(provider.paidBack(REFERENCE)).toBe(5_000);
  });

  it('of a payment that was never made is unknown, and nothing is sent', async () => {
    const { rail, provider } = reversing();
    expect((await rail.refund?.(refundRequest()))?.kind).toBe('unknown');
    expect(provider.requests.some(({ path }) => REFUND.test(path))).toBe(false);
  });

  it('whose answer was lost needs a person, unless the status says that it was reversed', async () => {
    for (const [status, kind] of [
      ['TS', 'unknown'],
      ['TR', 'succeeded'],
    ] as const) {
      const { rail, provider } = reversing(status);
      await rail.charge(chargeRequest());
      provider.faults.next({ kind: 'broken_after' }, { path: REFUND });
      expect((await rail.refund?.(refundRequest()))?.kind).toBe('unknown');
      expect((await rail.lookupRefund?.(refundRequest()))?.kind).toBe(kind);
      // A repeated one is not called failed: the payer has the money.
      expect((await rail.refund?.(refundRequest()))?.kind).toBe('unknown');
      expect(provider.paidBack(REFERENCE)).toBe(5_000);
    }
  });

  it.each([
    airtelAnswers({ status: 'SUCCESS', result: 'ESB000011' }),
    airtelAnswers({ status: 'TS', code: 'DP00800001001' }),
    airtelAnswers({ status: 'FAILED' }),
    airtelAnswers({ status: 'TF', code: 'DP00800001007' }),
    airtelAnswers({ result: 'ESB000010' }),
    airtelAnswers({ result: 'ROUTER006' }),
    '{}',
  ])('answered with %s is unknown, never failed', async (body) => {
    const made = reversing();
    await made.rail.charge(chargeRequest());
    answering(made, REFUND, body);
    expect((await made.rail.refund?.(refundRequest()))?.kind).toBe('unknown');
  });
});

describe('without refunds', () => {
  it('none are offered', () => {
    const { rail } = underTest();
    expect([rail.methods[0]?.refunds, rail.refund, rail.lookupRefund]).toStrictEqual(['none', undefined, undefined]);
  });
});

describe('the account', () => {
  it('has its balance, written with separators', async () => {
    const { rail, provider } = withPayouts({}, { float: 37_600 });
    expect(await rail.balance?.()).toStrictEqual([{ account: 'Airtel Money', amount: 37_600, currency: 'XAF' }]);
    await rail.refund?.(refundRequest({ amount: 7_600 }));
    expect(await rail.balance?.()).toMatchObject([{ amount: 30_000 }]);
    expect(await rail.refund?.(refundRequest({ reference: 'rfd_2', amount: 30_001 }))).toMatchObject({
      kind: 'failed',
      failureCode: 'gateway_account',
    });
    expect(provider.paidBack('rfd_2')).toBe(0);
    for (const body of ['<html></html>', '{"data":{"balance":"many"}}', '{"data":{"balance":"-5"}}']) {
      answering({ provider }, /balance$/, body);
      expect(await rail.balance?.()).toStrictEqual([]);
    }
  });

  it.each([
    { phone: '+24177123456', payer: { isActive: true } },
    { phone: '+24177123069', payer: { isActive: false } },
    { phone: '+24177123099', payer: null },
    { phone: '+23566123456', payer: null },
  ])('of $phone is $payer', async ({ phone, payer }) => {
    expect(await underTest().rail.payer?.({ provider: 'airtel_money', phone })).toStrictEqual(payer);
  });

  it('without a PIN cannot pay, and an unreported one is unknown', async () => {
    const made = underTest();
    const ask = async (data: object | null) => {
      answering(made, /users/, JSON.stringify({ data }));
      return made.rail.payer?.({ provider: 'airtel_money', phone: '+24177123456' });
    };
    expect(await ask({ is_barred: 'false', is_pin_set: false })).toStrictEqual({ isActive: false });
    expect(await ask({ is_barred: false })).toStrictEqual({ isActive: true });
    expect(await ask({ first_name: 'Ada' })).toBeNull();
    expect(await ask(null)).toBeNull();
  });
});

describe('the statuses asked', () => {
  it('are requested with one deadline for a call of the rail', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout');
    const made = underTest();
    answering(made, /payments\/$/, airtelAnswers({ result: 'ROUTER006' }));
    await made.rail.charge(chargeRequest());
    // The call, and the token, which other calls share.
    expect(timeout).toHaveBeenCalledTimes(2);
    expect(made.provider.requests.filter(({ path }) => STATUS.test(path))).toHaveLength(1);
    timeout.mockRestore();
  });
});
