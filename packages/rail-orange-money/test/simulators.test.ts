import { simulateOrangeMoneyPush, simulateOrangeMoneyWeb } from '@mitako/testing/rails';
import { describe, expect, it } from 'vitest';
import { orangeMoneyPush, orangeMoneyWeb } from '../src/index.ts';
import { charged, chargeRequest, lookupRequest, PUSH, REFERENCE, WEB, webUnderTest } from './support.ts';

const LOCAL = { callback: 'http://127.0.0.1:9/c', return: 'http://127.0.0.1:9/r', cancel: 'http://127.0.0.1:9/r' };

describe('a simulator that listens', () => {
  it('has a page of its own for a web payment, for a person of this machine', async () => {
    const provider = simulateOrangeMoneyWeb({ answers: 'by hand' });
    const { url, close } = await provider.listen();
    try {
      const rail = orangeMoneyWeb({ ...WEB, baseUrl: url });
      const { outcome, request } = await charged(rail, chargeRequest({ urls: LOCAL }));
      const page = outcome.kind === 'pending' ? (outcome.nextAction.url ?? '') : '';
      expect(page.startsWith(`${url}/payment/pay_token/`)).toBe(true);
      const shown = await fetch(page);
      expect(await shown.text()).toMatch(/5000 OUV.*Pay<\/button>.*Cancel<\/a>/s);
      const body = new URLSearchParams({ msisdn: '691234567', otp: '123456' });
      const paid = await fetch(page, { method: 'POST', body, redirect: 'manual' });
      expect([paid.status, paid.headers.get('location')]).toStrictEqual([303, LOCAL.return]);
      expect((await rail.lookup(lookupRequest(request))).kind).toBe('paid');
      // Once.
      expect(await (await fetch(page, { method: 'POST', body })).text()).toContain('This payment is success');
      expect(provider.collected(REFERENCE)).toBe(5_000);
    } finally {
      await close();
    }
  });

  it('has phones for a push', async () => {
    const provider = simulateOrangeMoneyPush({ answers: 'by hand' });
    const { url, close } = await provider.listen();
    try {
      const rail = orangeMoneyPush({ ...PUSH, environment: 'sandbox', baseUrl: url });
      const { request } = await charged(rail, chargeRequest({ urls: LOCAL }));
      expect(await (await fetch(url)).text()).toContain('Approve');
      const id = provider.phones.prompts[0]?.id ?? '';
      const body = new URLSearchParams({ id, answer: 'approve' });
      await fetch(`${url}/phones/answer`, { method: 'POST', body });
      expect((await rail.lookup(lookupRequest(request))).kind).toBe('paid');
    } finally {
      await close();
    }
  });
});

describe('the simulated web payment', () => {
  it.each([
    {
      name: 'a JSON body for a token',
      path: '/oauth/v3/token',
      body: '{"grant_type":"client_credentials"}',
      status: 400,
    },
    { name: 'an init without a token', path: '/orange-money-webpay/dev/v1/webpayment', body: '{}', status: 401 },
  ])('rejects $name', async ({ path, body, status }) => {
    const { provider } = webUnderTest();
    const authorization = `Basic ${Buffer.from('client:secret').toString('base64')}`;
    const headers = { 'content-type': 'application/json', authorization };
    const answer = await provider.fetch(`https://api.orange.com${path}`, { method: 'POST', headers, body });
    expect(answer.status).toBe(status);
  });

  it('rejects addresses of this machine, a second order, and money that is not of its country', async () => {
    const { rail, provider } = webUnderTest();
    expect((await charged(rail, chargeRequest({ urls: LOCAL }))).outcome.kind).toBe('refused');
    expect((await charged(rail)).outcome.kind).toBe('pending');
    expect((await charged(rail)).outcome.kind).toBe('unknown');
    const live = orangeMoneyWeb({ ...WEB, environment: 'production', countryPath: 'dev', fetch: provider.fetch });
    expect((await charged(live, chargeRequest({ reference: 'att_2' }))).outcome.kind).toBe('refused');
  });
});
