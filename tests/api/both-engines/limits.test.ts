import { createHandler, type Handler } from '@mitako/http';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createPayment, openGateway, readPayment, testKey, type TestGateway } from '../support.ts';
import { forgettingLimiter, post as postFrom } from '../support/limited.ts';

let api: TestGateway;
let handler: Handler;
const limiter = forgettingLimiter();

beforeAll(async () => {
  api = await openGateway({ limits: limiter });
  handler = createHandler(api.gateway);
});
afterAll(() => api.close());

// The limiter counts by the system's clock; the engine has its own.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance', 'Date'] });
  limiter.forget();
});
afterEach(() => {
  vi.useRealTimers();
});

function post(path: string, body: object, headers: Readonly<Record<string, string>> = {}): Promise<Response> {
  return postFrom({ handler }, path, body, { from: '192.0.2.1', headers });
}

const create = (key: string, idempotencyKey: string) =>
  post(
    '/gateway/payments',
    { amount: 5000, currency: 'XAF' },
    { Authorization: `Bearer ${key}`, 'Idempotency-Key': idempotencyKey },
  );

test('a test key creates 50 payments at once; the rejected one is created when retried', async () => {
  const answers = await Promise.all(Array.from({ length: 51 }, (_, index) => create(testKey(api), `burst-${index}`)));
  expect(answers.map(({ status }) => status).filter((status) => status === 201)).toHaveLength(50);
  const refused = answers.findIndex(({ status }) => status === 429);
  expect(answers[refused]?.headers.get('Retry-After')).toBe('1');

  vi.advanceTimersByTime(1000);
  const again = await create(testKey(api), `burst-${refused}`);
  expect([again.status, again.headers.get('Idempotent-Replayed')]).toEqual([201, null]);
});

test('a replay counts as any other request', async () => {
  const answers = await Promise.all(Array.from({ length: 60 }, () => create(testKey(api), 'one-key')));
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(10);
});

test('a password can be tried five times a minute, and then even the right one is rejected', async () => {
  const login = (password: string) => post('/auth/user/login', { email: 'success@sandbox.test', password });
  for (let index = 0; index < 5; index += 1) expect((await login('wrong')).status).toBe(401);
  expect((await login('sandbox-password')).status).toBe(429);
  vi.advanceTimersByTime(60_000);
  expect((await login('sandbox-password')).status).toBe(200);
});

test('a checkout can be paid five times a minute, which leaves its payment open', async () => {
  const { id, slug } = await createPayment(api);
  const pay = () => post(`/gateway/checkout/${slug}/pay`, { method: 'wallet', pin: '1234' });
  for (let index = 0; index < 5; index += 1) expect((await pay()).status).toBe(401);
  expect((await pay()).status).toBe(429);
  expect((await readPayment(api, id)).status).toBe('requested');
});

test('a user can request five cash-out codes a minute, whatever the PINs are', async () => {
  const ask = (token: string, pin: string) =>
    post('/wallet/cash-out-codes', { amount: 1000, pin }, { Authorization: `Bearer ${token}` });
  const [one, other] = [await api.login('success@sandbox.test'), await api.login('refund@sandbox.test')];
  for (const pin of ['0000', '1234', '1234', '0000', '1234']) expect((await ask(one, pin)).status).not.toBe(429);
  expect((await ask(one, '1234')).status).toBe(429);
  expect((await ask(other, '1234')).status).toBe(201);
  vi.advanceTimersByTime(60_000);
  expect((await ask(one, '1234')).status).toBe(201);
});
