import type { Rail } from '@mitako/core';
import { describe, expect, it } from 'vitest';
import { airtelMoney } from '../src/index.ts';
import {
  answering,
  COLLECT,
  expectNoSecret,
  GABON,
  KEY,
  PAYOUT,
  PAYOUT_STATUS,
  STATUS,
  TOKEN,
  underTest,
  withPayouts,
} from './support.ts';

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

const PROBE = /payments\/check$/;

it.each([{ environment: 'prod' }, { country: 'CM' }])('%j is refused before anything is sent', (changed: object) => {
  expect(() => airtelMoney({ ...GABON, ...changed })).toThrow(TypeError);
});

describe('the check', () => {
  it('finds nothing wrong, moves nothing, and sends no PIN', async () => {
    const { rail, provider } = withPayouts({ signing: true });
    expect(await found(rail)).toStrictEqual([]);
    expect(provider.requests.map(({ method, path }) => `${method} ${path}`)).toStrictEqual([
      'POST /auth/oauth2/token',
      'POST /auth/oauth2/token',
      'GET /standard/v1/payments/check',
      'GET /standard/v1/disbursements/check',
      'GET /v1/rsa/encryption-keys',
    ]);
  });

  it.each([
    { name: 'a wrong secret', options: { clientSecret: 'secret-77c1x' }, message: 'clientId and clientSecret' },
    { name: 'an unknown host', options: failing('ENOTFOUND'), message: 'The host openapi.airtel.africa is unknown' },
    { name: 'a closed port', options: failing('ECONNREFUSED'), message: 'does not answer (ECONNREFUSED)' },
    { name: 'a certificate', options: failing('UNABLE_TO_VERIFY_LEAF_SIGNATURE'), message: 'NODE_EXTRA_CA_CERTS' },
    {
      name: 'an expired certificate',
      options: failing('CERT_HAS_EXPIRED'),
      message: 'certificate of openapi.airtel.africa',
    },
    { name: 'another host', options: { fetch: async () => new Response('<html></html>') }, message: 'right baseUrl' },
    { name: 'a redirect', options: { fetch: async () => new Response('', { status: 302 }) }, message: 'right baseUrl' },
    { name: 'an outage', options: { fetch: async () => new Response('', { status: 503 }) }, message: 'HTTP 503' },
  ])('names $name', async ({ options, message }) => {
    const { rail } = underTest(options);
    const problems = await found(rail);
    expect(problems).toStrictEqual([expect.stringContaining(message)]);
    expectNoSecret(problems);
  });

  it.each([
    {
      name: 'another country than the application’s',
      simulator: { country: 'CG' as const },
      message: 'collections (ROUTER006)',
    },
  ])('names $name', async ({ simulator, message }) => {
    expect(await found(underTest({}, simulator).rail)).toStrictEqual([expect.stringContaining(message)]);
  });

  it.each([
    {
      name: 'an address that is not allowed',
      path: PROBE,
      status: 403,
      body: '{}',
      message: 'collections (no access)',
    },
    {
      name: 'a product that is missing',
      path: PAYOUT_STATUS,
      status: 200,
      body: '{"status":{"code":"ROUTER005"}}',
      message: 'disbursements (ROUTER005)',
    },
    { name: 'a path that is not Airtel’s', path: PROBE, status: 404, body: '<html></html>', message: 'right baseUrl' },
    { name: 'an outage behind the token', path: PROBE, status: 502, body: '', message: 'HTTP 502' },
    {
      name: 'signatures that are not switched on',
      path: KEY,
      status: 403,
      body: '{}',
      message: 'signatures (no access)',
    },
  ])('names $name', async ({ path, status, body, message }) => {
    const made = withPayouts({ signing: true });
    answering(made, path, body, status);
    expect(await found(made.rail)).toStrictEqual([expect.stringContaining(message)]);
  });

  it('of a rail with several problems names each', async () => {
    const made = withPayouts();
    answering(made, PROBE, '{}', 403);
    answering(made, PAYOUT_STATUS, '{}', 403);
    expect(await found(made.rail)).toHaveLength(2);
    expect(made.provider.requests.some(({ path }) => COLLECT.test(path) || PAYOUT.test(path))).toBe(false);
    expect(made.provider.requests.filter(({ path }) => STATUS.test(path))).toHaveLength(0);
    expect(made.provider.requests.filter(({ path }) => TOKEN.test(path))).toHaveLength(2);
  });
});
