import { simulatePawapay } from '@mitako/testing/rails';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { pawapay } from '../src/index.ts';
import { chargeRequest, lookupRequest, MINUTE_MS, refundRequest, TOKEN, underTest } from './support.ts';

const DEPOSIT = {
  depositId: '91a8b9c4-6e27-461e-8f39-1fd7c1d039b9',
  amount: '5000',
  currency: 'XAF',
  payer: { type: 'MMO', accountDetails: { phoneNumber: '237653456789', provider: 'MTN_MOMO_CMR' } },
};

/** Asks the simulator itself. */
async function asked(method: string, path: string, body?: unknown, token: string | null = TOKEN) {
  const provider = simulatePawapay({ apiToken: TOKEN });
  const response = await provider.fetch(`https://api.sandbox.pawapay.io${path}`, {
    method,
    headers: token === null ? {} : { authorization: `Bearer ${token}` },
    body: body === undefined ? null : typeof body === 'string' ? body : JSON.stringify(body),
  });
  const text = await response.text();
  return { status: response.status, text };
}

describe('a simulator that listens', () => {
  it('has phones on which a person confirms or declines, and signs its callbacks', async () => {
    const callbacks: string[] = [];
    const receiver = createServer((request, response) => {
      callbacks.push(`${request.method} ${request.url} ${String(request.headers['signature-input'])}`);
      response.end();
    });
    await new Promise<void>((resolve) => void receiver.listen(0, '127.0.0.1', resolve));
    const { port } = receiver.address() as AddressInfo;
    const provider = simulatePawapay({
      answers: 'by hand',
      callbacks: { url: `http://127.0.0.1:${port}/callbacks`, fetch, signature: 'der' },
    });
    const { url, close } = await provider.listen();
    try {
      const rail = pawapay({ apiToken: 'token', environment: 'sandbox', baseUrl: url });
      for (const [reference, answer, kind] of [
        ['att_1', 'approve', 'paid'],
        ['att_2', 'decline', 'failed'],
      ] as const) {
        expect((await rail.charge(chargeRequest({ reference }))).kind).toBe('pending');
        expect((await rail.lookup(lookupRequest({ reference }))).kind).toBe('pending');
        expect(await (await fetch(url)).text()).toMatch(/\+237653456789.*5,000 FCFA.*Commande 1043.*Approve/s);
        const id = provider.phones.prompts.find(({ state }) => state === 'waiting')?.id ?? '';
        await fetch(`${url}/phones/answer`, { method: 'POST', body: new URLSearchParams({ id, answer }) });
        expect((await rail.lookup(lookupRequest({ reference }))).kind).toBe(kind);
      }
      await expect.poll(() => callbacks).toHaveLength(2);
      expect(callbacks[0]).toMatch(/^POST \/callbacks sig-pp=\("@method" "@authority" "@path"/);
    } finally {
      await close();
      receiver.close();
    }
  });
});

describe('the simulated pawaPay', () => {
  it.each([
    { name: 'no JSON', body: 'no', code: 'INVALID_INPUT' },
    { name: 'a missing field', body: { ...DEPOSIT, payer: undefined }, code: 'MISSING_PARAMETER' },
    { name: 'a field that it does not know', body: { ...DEPOSIT, correspondent: 'x' }, code: 'UNSUPPORTED_PARAMETER' },
    { name: 'an id that is no UUID v4', body: { ...DEPOSIT, depositId: 'att_1' }, code: 'INVALID_PARAMETER' },
    { name: 'an amount that is a number', body: { ...DEPOSIT, amount: 5_000 }, code: 'INVALID_PARAMETER' },
    { name: 'an amount with a leading zero', body: { ...DEPOSIT, amount: '05000' }, code: 'INVALID_PARAMETER' },
    { name: 'a message of 3 characters', body: { ...DEPOSIT, customerMessage: 'Riz' }, code: 'INVALID_PARAMETER' },
    { name: 'a message of 23', body: { ...DEPOSIT, customerMessage: 'a'.repeat(23) }, code: 'INVALID_PARAMETER' },
    { name: 'an apostrophe', body: { ...DEPOSIT, customerMessage: "L'eau" }, code: 'INVALID_PARAMETER' },
    {
      name: 'eleven metadata',
      body: { ...DEPOSIT, metadata: Array.from({ length: 11 }, (_, index) => ({ [`m${index}`]: 'x' })) },
      code: 'INVALID_PARAMETER',
    },
    {
      name: 'metadata twice',
      body: { ...DEPOSIT, metadata: [{ order: '1', isPII: true }, { order: '2' }] },
      code: 'DUPLICATE_METADATA_FIELD',
    },
  ])('rejects a deposit with $name', async ({ body, code }) => {
    const { status, text } = await asked('POST', '/v2/deposits', body);
    expect(status).toBe(400);
    expect(JSON.parse(text)).toMatchObject({ status: 'REJECTED', failureReason: { failureCode: code } });
  });

  it.each([
    { name: 'decimals', body: { ...DEPOSIT, amount: '5000.00' }, status: 200, code: 'INVALID_AMOUNT' },
    { name: 'another currency', body: { ...DEPOSIT, currency: 'XOF' }, status: 200, code: 'INVALID_CURRENCY' },
    { name: 'no token', token: null, status: 401, code: 'NO_AUTHENTICATION' },
    { name: 'a wrong token', token: 'x', status: 403, code: 'AUTHENTICATION_ERROR' },
  ])('answers $status to a deposit with $name', async ({ body = DEPOSIT, token = TOKEN, status, code }) => {
    const answered = await asked('POST', '/v2/deposits', body, token);
    expect(answered.status).toBe(status);
    expect(JSON.parse(answered.text)).toMatchObject({ status: 'REJECTED', failureReason: { failureCode: code } });
  });

  it('reports availability without a token, and serves no other path', async () => {
    expect((await asked('GET', '/v2/availability', undefined, null)).status).toBe(200);
    expect((await asked('GET', '/deposits/91a8b9c4-6e27-461e-8f39-1fd7c1d039b9')).status).toBe(404);
  });

  it('sends a callback again when it is asked to', async () => {
    const { rail, provider, received } = underTest();
    const charged = await rail.charge(chargeRequest());
    const id = charged.kind === 'pending' ? charged.railReference : '';
    const headers = { authorization: `Bearer ${TOKEN}` };
    await provider.fetch(`https://pawapay/v2/deposits/resend-callback/${id}`, { method: 'POST', headers });
    expect(received.map(({ body }) => body)).toStrictEqual([received[0]?.body, received[0]?.body]);
  });

  it('ends a prompt after its life, and shows one prompt at a time', async () => {
    const { rail, clock } = underTest({}, { answers: 'by hand' });
    await rail.charge(chargeRequest());
    await rail.charge(chargeRequest({ reference: 'att_2' }));
    expect(await rail.lookup(lookupRequest({ reference: 'att_2' }))).toMatchObject({ failureCode: 'payer_busy' });
    clock.nowMs += 5 * MINUTE_MS;
    expect(await rail.lookup(lookupRequest())).toMatchObject({ kind: 'failed', failureCode: 'payer_declined' });
  });

  it('refunds only what was paid', async () => {
    const { rail, provider } = underTest();
    expect(await rail.refund?.(refundRequest())).toMatchObject({ kind: 'failed', detail: { code: 'NOT_FOUND' } });
    await rail.charge(chargeRequest({ phone: '+237653456129' }));
    expect(await rail.refund?.(refundRequest())).toMatchObject({ kind: 'failed', detail: { code: 'INVALID_STATE' } });
    const closed = underTest({}, { refundsAllowed: false });
    await closed.rail.charge(chargeRequest());
    expect(await closed.rail.refund?.(refundRequest())).toMatchObject({ failureCode: 'gateway_account' });
    expect(provider.paidBack(refundRequest().reference)).toBe(0);
  });
});
