// A request whose connection is closed before it has begun is not executed: its caller has given up, and sends it again.
import type { LoginResult } from '@mitako/contract/names';
import type { Hasher } from '@mitako/core';
import { createHandler, type Handler, toNodeHandler } from '@mitako/http';
import { fastHasher } from '@mitako/testing';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  createPayment,
  dataOf,
  MINUTE,
  openGateway,
  payFromWallet,
  readPayment,
  registerUser,
  testKey,
  type TestGateway,
} from './support.ts';

let api: TestGateway;
let handler: Handler;
let isGone: boolean;
let goesDuringHash: boolean;

const hasher: Hasher = {
  ...fastHasher(),
  verify(phc, secret, lane) {
    if (goesDuringHash) isGone = true;
    return fastHasher().verify(phc, secret, lane);
  },
};

beforeEach(async () => {
  [isGone, goesDuringHash] = [false, false];
  api = await openGateway({ hasher });
  handler = createHandler(api.gateway);
});
afterEach(() => api.close());

function post(path: string, body: object, bearer?: string, signal?: AbortSignal): Request {
  return new Request(`http://gateway.test/api/v1${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(bearer !== undefined && { authorization: `Bearer ${bearer}` }) },
    body: JSON.stringify(body),
    ...(signal !== undefined && { signal }),
  });
}

async function paymentsCount(): Promise<number> {
  const answer = await api.request('GET', '/gateway/payments', { bearer: testKey(api) });
  return dataOf<{ payments: readonly unknown[] }>(answer, 200).payments.length;
}

test('a payment is not created', async () => {
  const body = { amount: 5000, currency: 'XAF' };
  const gone = await handler(post('/gateway/payments', body, testKey(api)), { isGone: () => true });
  expect(gone.status).toBe(503);
  const aborted = new AbortController();
  aborted.abort();
  const signaled = await handler(post('/gateway/payments', body, testKey(api), aborted.signal));
  expect(signaled.status).toBe(503);
  expect(await paymentsCount()).toBe(0);
});

test('a refresh does not revoke the session that it gave before', async () => {
  const { refresh_token } = await registerUser(api, 'awa@example.cm', null);
  const given = await api.request('POST', '/auth/user/refresh', { body: { refresh_token } });
  const next = dataOf<LoginResult>(given, 200).refresh_token;
  // The same request again, by a process that had hung for longer than a repetition is forgiven.
  api.clock.advance(MINUTE);
  await handler(post('/auth/user/refresh', { refresh_token }), { isGone: () => true });
  dataOf(await api.request('POST', '/auth/user/refresh', { body: { refresh_token: next } }), 200);
});

test('a payment is not paid when its payer goes while the PIN is verified, and the right PIN counts for nothing', async () => {
  const { access_token: bearer } = await registerUser(api, 'awa@example.cm');
  const { id, slug } = await createPayment(api);
  goesDuringHash = true;
  for (const _ of [1, 2, 3, 4, 5, 6]) {
    isGone = false;
    const body = { method: 'wallet', pin: '5829' };
    const gone = await handler(post(`/gateway/checkout/${slug}/pay`, body, bearer), { isGone: () => isGone });
    expect(gone.status).toBe(503);
  }
  expect(await readPayment(api, id)).toMatchObject({ status: 'requested', attempts_count: 0 });
  dataOf(await payFromWallet(api, slug, bearer, { pin: '5829' }), 200);
});

test('the Node bridge knows of a connection that is closed', async () => {
  const arrived = Promise.withResolvers<() => boolean>();
  const server = createServer(
    toNodeHandler(async (_, connection) => {
      arrived.resolve(connection.isGone ?? (() => false));
      await new Promise(() => undefined);
      return new Response();
    }),
  );
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const closed = once(server, 'connection').then(([socket]) => once(socket, 'close'));
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1');
  client.write('POST /api/v1/gateway/payments HTTP/1.1\r\nHost: localhost\r\nContent-Length: 2\r\n\r\n{}');
  const gone = await arrived.promise;
  expect(gone()).toBe(false);
  client.destroy();
  await closed;
  expect(gone()).toBe(true);
  server.close();
});
