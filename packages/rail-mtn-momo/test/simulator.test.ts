import { simulateMtnMomo } from '@mitako/testing/rails';
import { describe, expect, it } from 'vitest';
import { mtnMomo } from '../src/index.ts';
import { charged, chargeRequest, found, MTN, REFERENCE } from './support.ts';

const COLLECTION = { 'ocp-apim-subscription-key': 'collection-key', 'x-target-environment': 'sandbox' };

/** The simulator, asked without the rail. */
async function asking() {
  const provider = simulateMtnMomo({ callbackHost: 'pay.shop.example' });
  const ask = async (method: string, path: string, headers: Record<string, string> = {}, body?: object | string) => {
    const text = typeof body === 'object' ? JSON.stringify(body) : body;
    const type = typeof body === 'object' ? { 'content-type': 'application/json' } : {};
    const response = await provider.fetch(`https://sandbox.momodeveloper.mtn.com${path}`, {
      method,
      headers: { ...COLLECTION, ...type, ...headers },
      body: text ?? null,
    });
    const answer = await response.text();
    return { status: response.status, body: answer === '' ? null : (JSON.parse(answer) as Record<string, unknown>) };
  };
  const basic = `Basic ${Buffer.from('0d9c7c1e-5a34-4d31-9d3a-1a6f2f6c7e10:collection-secret').toString('base64')}`;
  const { body } = await ask('POST', '/collection/token/', { authorization: basic });
  return { provider, ask, basic, bearer: `Bearer ${String(body?.['access_token'])}` };
}

const ID = '91a8b9c4-6e27-461e-8f39-1fd7c1d039b9';
const REQUEST = {
  amount: '5000',
  currency: 'EUR',
  externalId: REFERENCE,
  payer: { partyIdType: 'MSISDN', partyId: '237677123456' },
  payerMessage: 'Commande 1043',
  payeeNote: 'Commande 1043',
};

describe('the simulated MTN MoMo', () => {
  it.each([
    { name: 'an id of version 7', headers: { 'x-reference-id': '01890a5d-ac96-774b-bcce-b302099a8057' }, status: 400 },
    { name: 'no id', headers: { 'x-reference-id': '' }, status: 400 },
    { name: 'another environment', headers: { 'x-target-environment': 'mtncameroon' }, status: 500 },
    { name: 'another callback host', headers: { 'x-callback-url': 'https://pay.other.example/c' }, status: 500 },
    { name: 'an empty callback', headers: { 'x-callback-url': '' }, status: 500 },
    { name: 'francs in the sandbox', body: { currency: 'XAF' }, status: 500 },
    { name: 'an amount that is a number', body: { amount: 5_000 }, status: 400 },
    { name: 'an amount of nothing', body: { amount: '0' }, status: 400 },
    { name: 'an empty note', body: { payeeNote: '' }, status: 400 },
    { name: 'no message', body: { payerMessage: null }, status: 400 },
    { name: 'a message of 129 characters', body: { payerMessage: 'a'.repeat(129) }, status: 400 },
    { name: 'an apostrophe', body: { payerMessage: "L'ete" }, status: 400 },
    { name: 'a number with a plus', body: { payer: { partyIdType: 'MSISDN', partyId: '+237677123456' } }, status: 400 },
    {
      name: 'the subscription of another product',
      headers: { 'ocp-apim-subscription-key': 'disbursement-key' },
      status: 401,
    },
    { name: 'an unknown token', headers: { authorization: 'Bearer x' }, status: 401 },
  ])(
    'rejects $name, and takes the request under the same id afterwards',
    async ({ headers = {}, body = {}, status }) => {
      const { ask, bearer, provider } = await asking();
      const known = { authorization: bearer, 'x-reference-id': ID };
      const rejected = await ask(
        'POST',
        '/collection/v1_0/requesttopay',
        { ...known, ...headers },
        { ...REQUEST, ...body },
      );
      expect(rejected.status).toBe(status);
      expect(provider.collected(REFERENCE)).toBe(0);
      expect((await ask('POST', '/collection/v1_0/requesttopay', known, REQUEST)).status).toBe(202);
      expect((await ask('POST', '/collection/v1_0/requesttopay', known, REQUEST)).status).toBe(409);
      expect(provider.collected(REFERENCE)).toBe(5_000);
    },
  );

  it('gives no token to a body, nor without the slash, nor for another product', async () => {
    const { ask, basic } = await asking();
    expect((await ask('POST', '/collection/token/', { authorization: basic }, 'grant_type=x')).status).toBe(400);
    expect((await ask('POST', '/collection/token', { authorization: basic })).status).toBe(404);
    expect((await ask('POST', '/disbursement/token/', { authorization: basic })).status).toBe(401);
  });

  it('provisions users in the sandbox alone', async () => {
    const { ask } = await asking();
    const user = '/v1_0/apiuser/0d9c7c1e-5a34-4d31-9d3a-1a6f2f6c7e10';
    expect((await ask('GET', user)).body).toStrictEqual({
      providerCallbackHost: 'pay.shop.example',
      targetEnvironment: 'sandbox',
    });
    const taken = { 'x-reference-id': '0d9c7c1e-5a34-4d31-9d3a-1a6f2f6c7e10' };
    expect((await ask('POST', '/v1_0/apiuser', taken, { providerCallbackHost: 'a.example' })).status).toBe(409);
    expect((await ask('POST', '/v1_0/apiuser', taken, { providerCallbackHost: 'https://a.example' })).status).toBe(400);
    const production = simulateMtnMomo({ targetEnvironment: 'mtncameroon' });
    expect((await production.fetch(`https://proxy.momoapi.mtn.com${user}`, { method: 'GET' })).status).toBe(404);
  });

  it('takes no decimals of francs', async () => {
    const provider = simulateMtnMomo({ targetEnvironment: 'mtncongo' });
    const rail = mtnMomo({ ...MTN, country: 'CG', fetch: provider.fetch });
    expect((await charged(rail, { phone: '+242066123456', amount: 5_000.5 })).kind).toBe('refused');
  });
});

describe('a simulator that listens', () => {
  it.each([
    { answer: 'approve', outcome: { kind: 'paid' } },
    { answer: 'decline', outcome: { kind: 'failed', failureCode: 'payer_declined' } },
  ])('has phones on which a person can $answer', async ({ answer, outcome }) => {
    const sent: string[] = [];
    const provider = simulateMtnMomo({ answers: 'by hand', fetch: async (url) => sent.push(url) });
    const { url, close } = await provider.listen();
    try {
      const rail = mtnMomo({ ...MTN, environment: 'sandbox', baseUrl: url });
      const urls = { ...chargeRequest().urls, callback: 'http://localhost:9/c' };
      expect((await charged(rail, { urls })).kind).toBe('pending');
      expect((await found(rail)).kind).toBe('pending');
      const page = await (await fetch(url)).text();
      expect(page).toContain('Simulated phones');
      expect(page).toContain('MTN MoMo');
      expect(page).toContain('+237677123456');
      const id = provider.phones.prompts[0]?.id ?? '';
      await fetch(`${url}/phones/answer`, { method: 'POST', body: new URLSearchParams({ id, answer }) });
      expect(await found(rail)).toMatchObject(outcome);
      expect(sent).toStrictEqual(['http://localhost:9/c']);
    } finally {
      await close();
    }
  });
});
