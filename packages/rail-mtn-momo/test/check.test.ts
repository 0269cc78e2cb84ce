import type { Rail } from '@mitako/core';
import { describe, expect, it } from 'vitest';
import { mtnMomo, type MtnMomoOptions } from '../src/index.ts';
import { MTN, SECRETS, underTest } from './support.ts';

/** A connection that fails like this. */
function failing(code: string): Partial<MtnMomoOptions> {
  return {
    fetch: async () => {
      throw new TypeError('fetch failed', { cause: Object.assign(new Error(code), { code }) });
    },
  };
}

async function problems(rail: Rail): Promise<readonly string[]> {
  return (await rail.check?.())?.map(({ message }) => message) ?? [];
}

it.each([{ environment: 'prod' }, { country: 'GA' }])('%j is refused before anything is sent', (changed: object) => {
  expect(() => mtnMomo({ ...MTN, ...changed })).toThrow(TypeError);
});

describe('the check', () => {
  it('finds nothing wrong, and moves nothing', async () => {
    const { rail, provider } = underTest();
    expect(await problems(rail)).toStrictEqual([]);
    expect(provider.requests.filter(({ method, path }) => method === 'POST' && !path.endsWith('/token/'))).toHaveLength(
      0,
    );
  });

  const { collection, disbursement } = MTN;
  it.each<{ name: string; options: Partial<MtnMomoOptions>; message: readonly string[] }>([
    {
      name: 'a wrong API key',
      options: { collection: { ...collection, apiKey: 'wrong' } },
      message: ['apiUser and apiKey of Collection'],
    },
    {
      name: 'the subscription key of another product',
      options: { collection: { ...collection, subscriptionKey: 'disbursement-key' } },
      message: ['subscription key of Collection'],
    },
    {
      name: 'credentials of Collection for Disbursement',
      options: { disbursement: { ...collection, subscriptionKey: disbursement?.subscriptionKey ?? '' } },
      message: ['apiUser and apiKey of Disbursement'],
    },
    {
      name: 'the other country',
      options: { country: 'CG' },
      message: ['Collection to this API user in mtncongo', 'Disbursement to this API user in mtncongo'],
    },
    {
      name: 'the sandbox for production',
      options: { environment: 'sandbox' },
      message: ['Collection to this API user in sandbox', 'Disbursement to this API user in sandbox'],
    },
    // What is wrong with the host is so for both products, and said once.
    {
      name: 'an unknown host',
      options: failing('ENOTFOUND'),
      message: ['The host proxy.momoapi.mtn.com is unknown'],
    },
    {
      name: 'a closed port',
      options: failing('ECONNREFUSED'),
      message: ['does not answer (ECONNREFUSED)'],
    },
    {
      name: 'a certificate that has ended',
      options: failing('CERT_HAS_EXPIRED'),
      message: ['NODE_EXTRA_CA_CERTS'],
    },
    {
      name: 'a certificate of another host',
      options: failing('ERR_TLS_CERT_ALTNAME_INVALID'),
      message: ['is not trusted'],
    },
    {
      name: 'another host',
      options: { fetch: async () => new Response('<html></html>') },
      message: ['right baseUrl'],
    },
    {
      name: 'an outage',
      options: { fetch: async () => new Response('', { status: 503 }) },
      message: ['HTTP 503'],
    },
  ])('names $name, without a secret', async ({ options, message }) => {
    const { rail } = underTest(options);
    const found = await problems(rail);
    expect(found).toStrictEqual(message.map((part) => expect.stringContaining(part)));
    for (const secret of SECRETS) expect(JSON.stringify(found)).not.toContain(secret);
  });

  it.each([
    { name: 'an address that is not allowed', status: 403, body: 'FORBIDDEN IP', message: 'public IP address' },
    { name: 'an account without rights', status: 500, body: '{"code":"NOT_ALLOWED"}', message: 'ask MTN to enable it' },
    { name: 'a wrong path', status: 404, body: '{"statusCode":404}', message: 'right baseUrl' },
  ])('names $name', async ({ status, body, message }) => {
    const { rail, provider } = underTest();
    provider.faults.next({ kind: 'answer', status, body }, { path: /requesttopay/ });
    expect(await problems(rail)).toStrictEqual([expect.stringContaining(message)]);
  });
});
