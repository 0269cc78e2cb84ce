import type { Rail } from '@mitako/core';
import { describe, expect, it } from 'vitest';
import { orangeMoneyPush, orangeMoneyWeb } from '../src/index.ts';
import { PUSH, pushUnderTest, WEB, webUnderTest } from './support.ts';

/** What `check` finds when the connection fails like this. */
function failing(code: string): { readonly fetch: () => Promise<Response> } {
  return {
    fetch: async () => {
      throw new TypeError('fetch failed', { cause: Object.assign(new Error(code), { code }) });
    },
  };
}

async function found(rail: Rail): Promise<readonly string[]> {
  return (await rail.check?.())?.map(({ message }) => message) ?? [];
}

describe('the check of the web payment', () => {
  it('finds nothing wrong, and initiates nothing', async () => {
    const { rail, provider } = webUnderTest();
    expect(await found(rail)).toStrictEqual([]);
    expect(provider.requests.map(({ path }) => path)).not.toContain('/orange-money-webpay/dev/v1/webpayment');
  });

  it.each([
    { name: 'a wrong secret', options: { clientSecret: 'wrong' }, message: 'clientId and clientSecret' },
    { name: 'an unknown host', options: failing('ENOTFOUND'), message: 'The host api.orange.com is unknown' },
    { name: 'a closed port', options: failing('ECONNREFUSED'), message: 'does not answer (ECONNREFUSED)' },
    { name: 'a certificate', options: failing('UNABLE_TO_VERIFY_LEAF_SIGNATURE'), message: 'NODE_EXTRA_CA_CERTS' },
    { name: 'another host', options: { fetch: async () => new Response('<html></html>') }, message: 'right baseUrl' },
    { name: 'an outage', options: { fetch: async () => new Response('', { status: 503 }) }, message: 'HTTP 503' },
  ])('names $name', async ({ options, message }) => {
    expect(await found(webUnderTest(options).rail)).toStrictEqual([expect.stringContaining(message)]);
  });

  it('names an application without access', async () => {
    const { rail, provider } = webUnderTest();
    provider.faults.next({ kind: 'answer', status: 403, body: '{"code":50}' }, { path: /transactionstatus/ });
    expect(await found(rail)).toStrictEqual([expect.stringContaining('no access')]);
  });

  it('names a path of another country', async () => {
    const { rail } = webUnderTest({ countryPath: 'cf' });
    expect(await found(rail)).toStrictEqual([expect.stringContaining('does not answer like Orange (HTTP 404)')]);
  });

  it('names an outage behind the token', async () => {
    const { rail, provider } = webUnderTest();
    provider.faults.next({ kind: 'answer', status: 502, body: '' }, { path: /transactionstatus/ });
    expect(await found(rail)).toStrictEqual([expect.stringContaining('HTTP 502')]);
  });
});

it.each([
  ['an environment', () => orangeMoneyWeb({ ...WEB, ...changed({ environment: 'prod' }) })],
  ['a country', () => orangeMoneyWeb({ ...WEB, ...changed({ country: 'GA' }) })],
  ['an environment of the push', () => orangeMoneyPush({ ...PUSH, ...changed({ environment: 'prod' }) })],
])('%s that does not exist is refused before anything is sent', (_, made) => {
  expect(made).toThrow(TypeError);
});

/** As a configuration without types has it. */
function changed(options: object): object {
  return options;
}

describe('the check of the push', () => {
  it('finds nothing wrong, moves nothing, and sends no PIN', async () => {
    const { rail, provider } = pushUnderTest({ pin: '9999' });
    expect(await found(rail)).toStrictEqual([]);
    expect(provider.requests.map(({ path }) => path)).toStrictEqual([
      '/token',
      '/token',
      '/omcoreapis/1.0.2/mp/paymentstatus/check',
    ]);
    expect(provider.wrongPins).toBe(0);
  });

  it.each([
    {
      name: 'a wrong consumer secret',
      options: { consumerSecret: 'wrong' },
      message: 'consumerKey and consumerSecret',
    },
    { name: 'a wrong partner', options: { apiPassword: 'wrong' }, message: 'apiUser and apiPassword' },
    {
      name: 'an incomplete certificate',
      options: failing('UNABLE_TO_GET_ISSUER_CERT_LOCALLY'),
      message: 'NODE_EXTRA_CA_CERTS',
    },
  ])('names $name', async ({ options, message }) => {
    expect(await found(pushUnderTest(options).rail)).toStrictEqual([expect.stringContaining(message)]);
  });

  it('names a host without this interface', async () => {
    const { rail, provider } = pushUnderTest();
    provider.faults.next({ kind: 'answer', status: 404, body: '{"fault":{"code":900906}}' }, { path: /paymentstatus/ });
    expect(await found(rail)).toStrictEqual([expect.stringContaining('right baseUrl')]);
  });
});
