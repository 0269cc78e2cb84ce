import type { Rail } from '@mitako/core';
import { describe, expect, it } from 'vitest';
import { pawapay, type PawapayOptions, pawapayProviders } from '../src/index.ts';
import { answer, CALLBACK_URL, TOKEN, underTest } from './support.ts';

const CONF = /^\/v2\/active-conf/;
/** Those that the account of the simulator has other limits for. */
const { MTN_MOMO_CMR, ORANGE_CMR } = pawapayProviders;

async function found(rail: Rail): Promise<readonly string[]> {
  return (await rail.check?.())?.map(({ message }) => message) ?? [];
}

/** What `check` finds when the connection fails like this. */
function failing(code: string): Pick<PawapayOptions, 'fetch'> {
  return {
    fetch: async () => {
      throw new TypeError('fetch failed', { cause: Object.assign(new Error(code), { code }) });
    },
  };
}

it('refuses an environment that does not exist before anything is sent', () => {
  const environment: object = { environment: 'prod' };
  expect(() => pawapay({ apiToken: TOKEN, environment: 'sandbox', ...environment })).toThrow(TypeError);
});

describe('the check', () => {
  it('finds nothing wrong, and moves nothing', async () => {
    const { rail, provider } = underTest();
    expect(await found(rail)).toStrictEqual([]);
    expect(provider.requests.map(({ method, path }) => `${method} ${path}`)).toStrictEqual(['GET /v2/active-conf']);
  });

  it.each([
    { name: 'a wrong token', options: { apiToken: 'wrong' }, message: 'pawaPay rejects apiToken' },
    { name: 'an empty token', options: { apiToken: '' }, message: 'pawaPay rejects apiToken' },
    { name: 'an unknown host', options: failing('ENOTFOUND'), message: 'The host api.sandbox.pawapay.io is unknown' },
    { name: 'a closed port', options: failing('ECONNREFUSED'), message: 'does not answer (ECONNREFUSED)' },
    { name: 'an expired certificate', options: failing('CERT_HAS_EXPIRED'), message: 'NODE_EXTRA_CA_CERTS' },
    {
      name: 'an incomplete certificate',
      options: failing('UNABLE_TO_VERIFY_LEAF_SIGNATURE'),
      message: 'is not trusted',
    },
    { name: 'another host', options: { fetch: async () => new Response('<html></html>') }, message: 'right baseUrl' },
    {
      name: 'a redirection',
      options: { fetch: async () => new Response('', { status: 302 }) },
      message: 'right baseUrl',
    },
    { name: 'an outage', options: { fetch: async () => new Response('', { status: 503 }) }, message: 'HTTP 503' },
    {
      name: 'endless data',
      options: { fetch: async () => new Response('x'.repeat(10_000_000)) },
      message: 'does not answer',
    },
  ])('names $name, without a secret', async ({ options, message }) => {
    const messages = await found(underTest(options).rail);
    expect(messages).toStrictEqual([expect.stringContaining(message)]);
    expect(messages.join(' ')).not.toContain(TOKEN);
  });

  it('names the environment whose token is wrong', async () => {
    const options = { environment: 'production', apiToken: 'x' } as const;
    expect(await found(underTest(options).rail)).toStrictEqual([expect.stringContaining('its production dashboard')]);
  });

  it('names providers that the account has not', async () => {
    const enabled = ['MTN_MOMO_CMR', 'MTN_MOMO_COG', 'AIRTEL_COG', 'AIRTEL_GAB'];
    expect(await found(underTest({}, { enabled }).rail)).toStrictEqual([
      'ORANGE_CMR takes no deposits in XAF on this account. Ask pawaPay for it, or leave it out of providers.',
    ]);
  });

  it('names limits that are wider than those of the account', async () => {
    const providers = [{ ...MTN_MOMO_CMR, limits: { min: 1, max: 2_000_000 } }];
    expect(await found(underTest({ providers }).rail)).toStrictEqual([
      'MTN_MOMO_CMR takes 1 to 1000000 XAF, and its limits are 1 to 2000000. Narrow them in providers.',
    ]);
    expect(await found(underTest({ providers: [{ ...ORANGE_CMR, limits: { min: 5, max: 500 } }] }).rail)).toStrictEqual(
      [],
    );
  });

  it('names callbacks that go elsewhere', async () => {
    const fetch = async () => new Response();
    const callbacks = { url: 'https://shop.example/hook', fetch };
    expect(await found(underTest({ providers: [ORANGE_CMR] }, { callbacks }).rail)).toStrictEqual([
      'Callbacks of ORANGE_CMR go elsewhere. Set {publicUrl}/api/v1/gateway/rails/pawapay/callbacks in the dashboard.',
    ]);
    // The rail of another id has another address.
    const own = { url: CALLBACK_URL.replace('pawapay', 'pawapay_test'), fetch };
    expect(await found(underTest({ id: 'pawapay_test' }, { callbacks: own }).rail)).toStrictEqual([]);
  });

  it('names signatures that only one side uses', async () => {
    const key = { keyId: 'k', publicKey: '' };
    expect(await found(underTest({}, { customerKey: key }).rail)).toStrictEqual([
      expect.stringContaining('Set signing'),
    ]);
    expect(await found(underTest({ signedCallbacks: true }).rail)).toStrictEqual([
      expect.stringContaining('Turn them on in the dashboard'),
    ]);
    expect(await found(underTest({ signedCallbacks: true }, { signature: 'der' }).rail)).toStrictEqual([]);
  });

  it.each([
    { name: 'another way to confirm', deposit: { authType: 'PREAUTH' }, message: 'is paid by PREAUTH' },
    { name: 'no refunds', deposit: {}, refund: false, message: 'makes no refunds' },
  ])('names a provider with $name', async ({ deposit, refund = true, message }) => {
    const { rail, provider } = underTest({ providers: [MTN_MOMO_CMR] });
    const operationTypes = {
      DEPOSIT: { minAmount: '1', maxAmount: '1000000.00', ...deposit },
      ...(refund ? { REFUND: {} } : {}),
    };
    const entry = { provider: 'MTN_MOMO_CMR', currencies: [{ currency: 'XAF', operationTypes }] };
    provider.faults.next(answer({ countries: [{ country: 'CMR', providers: [entry] }] }), { path: CONF });
    expect(await found(rail)).toStrictEqual([expect.stringContaining(message)]);
  });

  it('reads operations that come as a list', async () => {
    const { rail, provider } = underTest({ providers: [MTN_MOMO_CMR] });
    const operationTypes = [{ operationType: 'DEPOSIT', minAmount: '1', maxAmount: '10' }, { operationType: 'REFUND' }];
    const entry = { provider: 'MTN_MOMO_CMR', currencies: [{ currency: 'XAF', operationTypes }] };
    provider.faults.next(answer({ countries: [{ providers: [entry] }] }), { path: CONF });
    expect(await found(rail)).toStrictEqual([expect.stringContaining('takes 1 to 10 XAF')]);
  });
});

describe('a rail', () => {
  it.each([
    { environment: 'sandbox', mode: 'test', baseUrl: 'https://api.sandbox.pawapay.io' },
    { environment: 'production', mode: 'live', baseUrl: 'https://api.pawapay.io' },
  ] as const)('of $environment is for $mode money, at $baseUrl', ({ environment, mode, baseUrl }) => {
    expect(pawapay({ apiToken: TOKEN, environment })).toMatchObject({ id: 'pawapay', modes: [mode], baseUrl });
  });

  it('takes a provider that it does not know', () => {
    const moov = { ...pawapayProviders.AIRTEL_GAB, code: 'MOOV_GAB', provider: 'moov_money', label: 'Moov Money' };
    const { methods } = pawapay({ apiToken: TOKEN, environment: 'sandbox', providers: [moov] });
    expect(methods).toMatchObject([
      { provider: 'moov_money', country: 'GA', currencies: ['XAF'], type: 'mobile_money' },
    ]);
    expect(methods[0]).not.toHaveProperty('code');
  });
});
