import type { LoginResult } from '@mitako/contract/names';
import assert from 'node:assert/strict';
import { createClient } from '@mitako/client';
import { createCaller, dataOf } from '../support/calls.ts';
import { loginSandboxUser } from '../support/people.ts';
import type { ReceiverProcess } from '../support/receivers.ts';
import type { Context, Facts } from '../support/scenario.ts';

/** Each clock differs from the machine's almost as much as the start check allows. */
const AHEAD_MS = 4_000;
/** So long that a lease of 30 s has almost expired by the other clock. */
const SLOW_MS = 13_000;
/** Four at a time. */
const EVENTS = { short: 4, long: 8 } as const;
const REFRESHES = 20;

/**
 * Two processes on one store, 8 s apart: a lease of one has not expired for the other, and sessions are valid on both.
 */
export async function clocksApart(context: Context, receiver: ReceiverProcess): Promise<Facts> {
  const servers = await Promise.all([
    context.startServer({ clockAheadMs: AHEAD_MS }),
    context.startServer({ clockAheadMs: -AHEAD_MS }),
  ]);
  const caller = createCaller(
    servers.map(({ url }) => url),
    context.signal,
  );
  const events = EVENTS[context.form];
  const path = '/apart';
  await receiver.behave(path, { kind: 'answer', status: 200, afterMs: SLOW_MS });
  const clients = servers.map(({ url }) =>
    createClient({ apiKey: context.seed.merchant.testKey, baseUrl: `${url}/api/v1` }),
  );
  const [client] = clients;
  assert(client !== undefined);
  const endpoint = await client.webhookEndpoints.create({ url: receiver.url(path), events: ['payment.created'] });
  try {
    for (let count = 0; count < events; count += 1) {
      await clients[count % clients.length]?.payments.create({ amount: 5_000, currency: 'XAF' });
    }
    let pair = await loginSandboxUser(caller);
    for (let count = 0; count < REFRESHES; count += 1) {
      const bearer = pair.access_token;
      const me = await caller.untilAnswered({ method: 'GET', path: '/auth/user/me', bearer });
      assert.equal(me.status, 200, `a session is valid on clocks 8 s apart: ${me.text}`);
      const body = { refresh_token: pair.refresh_token };
      pair = dataOf<LoginResult>(await caller.untilAnswered({ method: 'POST', path: '/auth/user/refresh', body }));
    }
    await context.eventually(
      'slow deliveries end on clocks 8 s apart',
      async () => {
        const open = (await client.deliveries.list({ endpoint_id: endpoint.id }).toArray({ max: 100 })).filter(
          ({ status }) => status !== 'succeeded',
        );
        return open.length === 0 ? null : `${open.length} are open`;
      },
      (events / 4) * SLOW_MS + 15_000,
    );
    const receipts = receiver.receipts().filter((receipt) => receipt.path === path);
    assert.equal(receipts.length, events, 'no lease is shared: each delivery is sent once');
    const inFlight = Math.max(...receipts.map((receipt) => receipt.inFlight));
    assert.ok(inFlight <= 64, `an endpoint has at most 64 deliveries in flight, not ${inFlight}`);
    await client.webhookEndpoints.delete(endpoint.id);
    for (const server of servers) assert.deepEqual(server.problems(), [], 'nothing is logged as a problem');
    return { 'deliveries on clocks 8 s apart': receipts.length, refreshes: REFRESHES };
  } finally {
    await caller.close();
    await Promise.all(servers.map((server) => server.kill()));
  }
}
