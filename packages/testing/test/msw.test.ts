// One suite of calls, on the handlers of msw and on a gateway behind a socket: the answers must be the same.
import { createClient, isMitakoError } from '@mitako/client';
import { toNodeHandler } from '@mitako/http';
import { setupServer } from 'msw/node';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { createTestGateway, type TestGateway } from '../src/index.ts';
import { gatewayHandlers } from '../src/msw.ts';

const options = { publicUrl: 'https://pay.example.test', startMs: Date.UTC(2026, 0, 1) };

it('answers as a gateway does', async () => {
  const real = await calls(await behindSocket());
  const mocked = await calls(await behindMsw());
  expect(mocked).toEqual(real);
  expect(mocked).toMatchObject([
    { status: 'requested', amount: 5000 },
    [{ customer_reference: 'order-1' }],
    { code: 'VALIDATION_ERROR', status: 422, details: { fields: { amount: expect.any(Array) } } },
    { code: 'PAYMENT_NOT_FOUND', status: 404 },
    { code: 'INVALID_API_KEY', status: 401 },
    { status: 'succeeded' },
    { status: 'pending', amount: 2000 },
    { code: 'REFUND_EXCEEDS_REMAINING', status: 422 },
    { status: 'partially_refunded', amount_refunded: 2000 },
    [
      'payment.refunded',
      'refund.succeeded',
      'refund.created',
      'payment.succeeded',
      'payment.processing',
      'payment.created',
    ],
    { status: 'canceled' },
  ]);
});

interface Reached {
  readonly api: TestGateway;
  readonly baseUrl: string;
}

async function behindMsw(): Promise<Reached> {
  const api = await createTestGateway(options);
  const server = setupServer(...gatewayHandlers(api));
  server.listen({ onUnhandledFrame: 'error' });
  onTestFinished(async () => {
    server.close();
    await api.close();
  });
  return { api, baseUrl: `${options.publicUrl}/api/v1` };
}

async function behindSocket(): Promise<Reached> {
  const api = await createTestGateway(options);
  const server = createServer(toNodeHandler(api.handler)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(async () => {
    server.closeAllConnections();
    server.close();
    await api.close();
  });
  return { api, baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/v1` };
}

/** What a merchant's tests do, without what differs from run to run. */
async function calls({ api, baseUrl }: Reached): Promise<unknown> {
  const client = createClient({ baseUrl, apiKey: api.seed.merchant.testKey });
  const stranger = createClient({ baseUrl, apiKey: 'svc_test_000000000000000000000000000000000000' });
  const order = { amount: 5000, customer_reference: 'order-1' };
  const payment = await client.payments.create(order, { idempotencyKey: 'order-1' });
  expect(await client.payments.create(order, { idempotencyKey: 'order-1' })).toEqual(payment);
  const answers: unknown[] = [payment];
  answers.push(await client.payments.list({ customer_reference: 'order-1' }).toArray({ max: 10 }));
  answers.push(await refusalOf(client.payments.create({ amount: Number('0.5') })));
  answers.push(await refusalOf(client.payments.retrieve('pay_00000000000000000000000000')));
  answers.push(await refusalOf(stranger.payments.retrieve(payment.id)));
  await client.payments.charge(payment.id, { phone: '+237653456789', provider: 'mtn_momo' });
  await api.advance(60_000);
  answers.push(await client.payments.retrieve(payment.id));
  answers.push(await client.payments.refund(payment.id, { amount: 2000 }));
  answers.push(await refusalOf(client.payments.refund(payment.id, { amount: 4000 })));
  await api.advance(60_000);
  answers.push(await client.payments.retrieve(payment.id));
  answers.push((await client.events.list({ payment_id: payment.id }).toArray({ max: 10 })).map(({ event }) => event));
  answers.push(await client.payments.cancel((await client.payments.create({ amount: 700 })).id));
  return JSON.parse(JSON.stringify(answers).replace(/(?<=\w_)[0-9a-z]{26}\b|\b[0-9A-Za-z]{34}\b/g, '…')) as unknown;
}

async function refusalOf(call: Promise<unknown>): Promise<unknown> {
  const error: unknown = await call.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!isMitakoError(error)) throw new Error('The call was not refused.', { cause: error });
  return { code: error.code, status: error.status, details: error.details };
}
