import type { Route } from '@mitako/contract';
import { createHandler } from '@mitako/http';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { complaintsAbout, garbage, requestOf, type Words } from '../../packages/http/test/garbage.ts';
import { createEndpoint, createPayment, openGateway, paidPayment, testKey, type TestGateway } from './support.ts';

let api: TestGateway;

beforeAll(async () => {
  api = await openGateway();
});
afterAll(() => api.close());

test('no request, however broken, causes an internal error', async () => {
  const faults: unknown[] = [];
  const statuses = new Set<number>();
  const handler = createHandler(api.gateway, { logger: { error: (fields) => faults.push(fields) } });
  const property = fc.asyncProperty(garbage(await wordsOf(api)), async (sent) => {
    const response = await handler(requestOf(api.gateway.publicUrl, sent));
    statuses.add(response.status);
    expect(await complaintsAbout(sent, response)).toEqual([]);
    expect(faults).toEqual([]);
  });
  // From a fixed seed, so that the coverage asserted below does not depend on chance; then from a new one in each run.
  await fc.assert(property, { numRuns: 4000, seed: 20_261_120 });
  const reached = [...statuses];
  await fc.assert(property, { numRuns: 1000 });
  // Some succeeded, and some were rejected by each check.
  expect(reached).toEqual(expect.arrayContaining([200, 201, 400, 401, 403, 404, 405, 409, 413, 415, 422]));
}, 120_000);

/** All ids of this gateway, so that some requests find an object. */
async function wordsOf({ seed }: TestGateway): Promise<Words> {
  const { merchant, operatorKey, agent: agentSeed } = seed;
  const { payment: paid } = await paidPayment(api);
  const open = await createPayment(api);
  const endpoint = await createEndpoint(api);
  const user = await api.login('success@sandbox.test');
  const agent = await api.login(agentSeed.email, { role: 'agent' });
  const owner = await api.login(merchant.email, { role: 'merchant' });
  const bearers: Readonly<Record<Route['auth']['kind'], string | null>> = {
    none: null,
    api_key: testKey(api),
    token: user,
    merchant: owner,
    operator: operatorKey,
    legacy: testKey(api),
  };
  return {
    bearerFor: (auth) => (auth.kind === 'token' && !auth.roles.includes('user') ? agent : bearers[auth.kind]),
    bearers: [testKey(api), merchant.liveKey, operatorKey, user, agent, owner, `${testKey(api)}x`],
    ids: [paid.id, paid.slug, open.id, open.slug, endpoint.id, merchant.id, agentSeed.id],
  };
}
