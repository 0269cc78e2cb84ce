import { createHandler } from '@mitako/http';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { complaintsAbout, garbage, requestOf } from '../../packages/http/test/garbage.ts';
import { createEndpoint, createPayment, openGateway, paidPayment, testKey, type TestGateway } from './support.ts';

let api: TestGateway;

beforeAll(async () => {
  api = await openGateway();
});
afterAll(() => api.close());

test('no request, however broken, meets a fault of ours', async () => {
  const { merchant, operatorKey } = api.seed;
  const { payment: paid } = await paidPayment(api);
  const open = await createPayment(api);
  const endpoint = await createEndpoint(api);
  const bearers = [
    testKey(api),
    merchant.liveKey,
    operatorKey,
    await api.login('success@sandbox.test'),
    await api.login(merchant.email, { role: 'merchant' }),
    `${testKey(api)}x`,
  ];
  const ids = [paid.id, paid.slug, open.id, open.slug, endpoint.id, merchant.id];

  const faults: unknown[] = [];
  const statuses = new Set<number>();
  const handler = createHandler(api.gateway, { limits: 'off', logger: { error: (fields) => faults.push(fields) } });
  await fc.assert(
    fc.asyncProperty(garbage({ bearers, ids }), async (sent) => {
      const response = await handler(requestOf(api.gateway.publicUrl, sent));
      statuses.add(response.status);
      expect(await complaintsAbout(sent, response)).toEqual([]);
      expect(faults).toEqual([]);
    }),
    { numRuns: 2000 },
  );
  expect([...statuses]).toEqual(expect.arrayContaining([200, 201, 400, 401, 403, 404, 405, 413, 415, 422]));
}, 120_000);
