import { simulateMtnMomo } from '@mitako/testing/rails';
import { describe, expect, it } from 'vitest';
import { mtnMomo, provisionSandbox } from '../src/index.ts';
import { charged, chargeRequest, MTN } from './support.ts';

const subscriptionKey = 'collection-key';

describe('provisioning the sandbox', () => {
  it('creates an API user that charges, called back at its host alone', async () => {
    const provider = simulateMtnMomo();
    const { fetch } = provider;
    const user = await provisionSandbox({ subscriptionKey, callbackHost: 'pay.shop.example', fetch });
    expect(user).toMatchObject({
      apiUser: expect.stringMatching(/^[\da-f-]{36}$/),
      apiKey: expect.stringMatching(/^\w{32}$/),
    });
    expect(new Set(provider.requests.map(({ path }) => path.split('/')[1]))).toStrictEqual(new Set(['v1_0']));
    const rail = mtnMomo({ ...MTN, environment: 'sandbox', collection: { subscriptionKey, ...user }, fetch });
    expect((await charged(rail)).kind).toBe('pending');
    const { urls } = chargeRequest();
    const elsewhere = { reference: 'att_2', urls: { ...urls, callback: 'https://pay.other.example/c' } };
    expect(await charged(rail, elsewhere)).toMatchObject({ kind: 'refused', failureCode: 'gateway_account' });
  });

  it.each(['https://pay.shop.example', 'pay.shop.example/callbacks', 'pay.shop.example:443', ''])(
    'refuses "%s", which is no host',
    async (callbackHost) => {
      const provider = simulateMtnMomo();
      await expect(provisionSandbox({ subscriptionKey, callbackHost, fetch: provider.fetch })).rejects.toThrow(
        'is no host',
      );
      expect(provider.requests).toHaveLength(0);
    },
  );

  it('names a wrong subscription key, and does not repeat it', async () => {
    const { fetch } = simulateMtnMomo();
    const failing = provisionSandbox({ subscriptionKey: 'hunter2', callbackHost: 'pay.shop.example', fetch });
    await expect(failing).rejects.toThrow(/subscription key.*momodeveloper/);
    await expect(failing).rejects.not.toThrow('hunter2');
  });

  it.each([
    { name: 'an outage', status: 503, body: '', message: 'HTTP 503' },
    { name: 'another host', status: 200, body: '<html></html>', message: 'right baseUrl' },
    { name: 'a user that is taken', status: 409, body: '{}', message: 'HTTP 409' },
  ])('names $name', async ({ status, body, message }) => {
    const provider = simulateMtnMomo();
    provider.faults.next({ kind: 'answer', status, body }, { path: /apiuser$/ });
    const { fetch } = provider;
    await expect(provisionSandbox({ subscriptionKey, callbackHost: 'pay.shop.example', fetch })).rejects.toThrow(
      message,
    );
  });

  it('names a user without a key', async () => {
    const provider = simulateMtnMomo();
    provider.faults.next({ kind: 'answer', status: 201, body: '{}' }, { path: /apikey$/ });
    const { fetch } = provider;
    await expect(provisionSandbox({ subscriptionKey, callbackHost: 'a.example', fetch })).rejects.toThrow(
      'without a key',
    );
  });
});
