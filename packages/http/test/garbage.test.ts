import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createHandler } from '../src/index.ts';
import { fakeGateway } from './fake-gateway.ts';
import { complaintsAbout, garbage, requestOf } from './garbage.ts';

test('every response to garbage is the error envelope with an id, and never an internal error', async () => {
  const faults: unknown[] = [];
  const statuses = new Set<number>();
  const handler = createHandler(fakeGateway(), {
    trustedProxies: ['192.0.2.0/24', '10.0.0.0/8'],
    logger: { error: (fields) => faults.push(fields) },
  });

  const requests = garbage({ bearerFor: () => 'svc_test_x', bearers: ['svc_live_x'], ids: ['pay_1'] });
  const property = fc.asyncProperty(requests, async (sent) => {
    const response = await handler(requestOf('https://pay.example.cm', sent), { clientAddress: '192.0.2.1' });
    statuses.add(response.status);
    expect(await complaintsAbout(sent, response)).toEqual([]);
    expect(faults).toEqual([]);
  });
  // From a fixed seed, so that what is reached below does not hang on luck; then from a new one at each run.
  await fc.assert(property, { numRuns: 2000, seed: 20_261_120 });
  const reached = [...statuses];
  await fc.assert(property, { numRuns: 500 });
  // It would prove little if every request had been turned away at the same door.
  expect(reached).toEqual(expect.arrayContaining([200, 204, 400, 404, 405, 413, 415]));
}, 60_000);
