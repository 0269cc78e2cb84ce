import { describe, expect, it, vi } from 'vitest';
import {
  airtelAnswers,
  answering,
  chargeRequest,
  COLLECT,
  KEY,
  lookupRequest,
  PAYOUT,
  refundRequest,
  underTest,
  withPayouts,
} from './support.ts';

const signed = (options = {}) => underTest({ signing: true, ...options });

describe('a signed payment', () => {
  it('is the body as it was sent, encrypted for Airtel, at the signed path', async () => {
    const { rail, provider } = signed();
    expect((await rail.charge(chargeRequest({ description: 'Ecole Éa' }))).kind).toBe('unknown');
    expect((await rail.charge(chargeRequest())).kind).toBe('pending');
    const sent = provider.requests.at(-1);
    expect(sent?.path).toBe('/merchant/v2/payments/');
    expect([sent?.headers.get('x-signature'), sent?.headers.get('x-key')]).not.toContain(null);
    expect((await rail.lookup(lookupRequest())).kind).toBe('paid');
  });

  it('is signed with another key each time, and with one key of Airtel’s for an hour', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    const { rail, provider } = signed();
    const asked = () => provider.requests.filter(({ path }) => KEY.test(path)).length;
    for (const reference of ['att_1', 'att_2']) await rail.charge(chargeRequest({ reference }));
    const headers = provider.requests.filter(({ path }) => COLLECT.test(path)).map((sent) => sent.headers.get('x-key'));
    expect(new Set(headers).size).toBe(2);
    expect(asked()).toBe(1);
    vi.advanceTimersByTime(3_600_000);
    await rail.charge(chargeRequest({ reference: 'att_3' }));
    expect(asked()).toBe(2);
    vi.useRealTimers();
  });

  it('whose signature does not match is refused, and the next is signed with a new key', async () => {
    const { rail, provider } = signed();
    await rail.charge(chargeRequest({ reference: 'att_1' }));
    provider.changeKey();
    expect(await rail.charge(chargeRequest({ reference: 'att_2' }))).toMatchObject({
      kind: 'refused',
      failureCode: 'gateway_account',
      detail: { code: 'DP00800001026' },
    });
    expect((await rail.charge(chargeRequest({ reference: 'att_3' }))).kind).toBe('pending');
  });

  it.each([
    { name: 'no answer', body: '', status: 503 },
    { name: 'no key', body: airtelAnswers({}), status: 200 },
    { name: 'a key that is none', body: '{"data":{"key":"AAAA"}}', status: 200 },
  ])('without a key of Airtel’s ($name) is unknown, and not sent', async ({ body, status }) => {
    const made = signed();
    answering(made, KEY, body, status);
    expect(await made.rail.charge(chargeRequest())).toMatchObject({
      kind: 'unknown',
      detail: { message: 'No answer: no key to sign with' },
    });
    expect(made.provider.requests.some(({ path }) => COLLECT.test(path))).toBe(false);
    expect((await made.rail.charge(chargeRequest())).kind).toBe('pending');
  });
});

describe('a signed refund', () => {
  it('is signed as well', async () => {
    const { rail, provider } = withPayouts({ signing: true });
    expect((await rail.refund?.(refundRequest()))?.kind).toBe('pending');
    expect(provider.requests.find(({ path }) => PAYOUT.test(path))?.headers.get('x-signature')).not.toBeNull();
    expect((await rail.lookupRefund?.(refundRequest()))?.kind).toBe('succeeded');
  });
});

describe('what is not signed', () => {
  it('is refused where signatures are required, as our account’s fault', async () => {
    const { rail } = underTest({ collectionPath: '/merchant/v2/payments/' }, { signing: true });
    expect(await rail.charge(chargeRequest())).toMatchObject({ kind: 'refused', failureCode: 'gateway_account' });
  });
});
