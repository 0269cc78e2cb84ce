import type { CheckoutPaid } from '@mitako/contract/names';
import type { SimulatedProvider } from '@mitako/testing/rails';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { KNOWN_RAILS, railAt } from '../support/simulated-rails.ts';
import { closeWithConsistentLedger } from './support/money.ts';
import { attempts, callBack } from './support/scripted-rail.ts';
import {
  createPayment,
  DAY,
  dataOf,
  openGateway,
  payByPhone,
  readPayment,
  SECOND,
  type TestGateway,
} from './support.ts';

// What a provider may answer instead of a status, and clocks that jump while a prompt is out: nothing is decided by it.

const KNOWN = KNOWN_RAILS.mtnMomo;
const STATUS = /requesttopay\//;

const ANSWERS: readonly (readonly [what: string, body: string])[] = [
  ['a page of HTML', '<html><body>SUCCESSFUL</body></html>'],
  ['JSON that is cut off', '{"status":"SUCCESSFUL","amount":"5000","curr'],
  ['10 MB', `{"status":"SUCCESSFUL","reason":"${'x'.repeat(10_000_000)}"}`],
  ['another amount', '{"status":"SUCCESSFUL","amount":"4999","currency":"EUR"}'],
  ['another currency', '{"status":"SUCCESSFUL","amount":"5000","currency":"USD"}'],
  ['a list', '[{"status":"SUCCESSFUL"}]'],
];

let api: TestGateway;
let provider: SimulatedProvider;
let listening: Awaited<ReturnType<SimulatedProvider['listen']>>;
let id: string;

beforeEach(async () => {
  provider = KNOWN.simulate(
    () => Promise.resolve(),
    () => api.clock.now(),
  );
  listening = await provider.listen();
  api = await openGateway({ rails: [railAt({ name: 'mtnMomo', url: listening.url })] });
  const payment = await createPayment(api, { expires_in: 604_800 });
  ({ id } = payment);
  const token = await api.login('success@sandbox.test');
  dataOf<CheckoutPaid>(await payByPhone(api, payment.slug, token, KNOWN.phone, KNOWN.provider), 202);
});
afterEach(async () => {
  await closeWithConsistentLedger(api);
  await listening.close();
});

describe('a status of', () => {
  test.each(ANSWERS)('%s books nothing', async (_, body) => {
    provider.faults.next({ kind: 'answer', status: 200, body }, { method: 'GET', path: STATUS, times: 1_000 });
    for (let step = 0; step < 5; step += 1) await api.advance(5 * SECOND);
    expect((await readPayment(api, id)).status).toBe('processing');
    expect(await attempts(api)).toMatchObject([{ status: expect.stringMatching(/^(pending|needs_review)$/) }]);
  });
});

test('a clock that jumps by two days while a prompt is out decides nothing, and the payment is found', async () => {
  provider.faults.next({ kind: 'answer', status: 503, body: '' }, { method: 'GET', path: STATUS });
  await api.advance(2 * DAY);
  expect((await readPayment(api, id)).status).toBe('processing');
  for (let step = 0; step < 3; step += 1) await api.advance(DAY);
  expect((await readPayment(api, id)).status).toBe('succeeded');
  expect(await attempts(api)).toHaveLength(1);
});

test('three hundred forged callbacks about a charge and about none ask the provider once', async () => {
  const [attempt] = await attempts(api);
  const before = provider.requests.length;
  for (let times = 0; times < 150; times += 1) {
    await callBack(api, attempt?.id ?? '', KNOWN.id);
    await callBack(api, `att_01JD00000000000000000${String(times).padStart(5, '0')}`, KNOWN.id);
  }
  await api.advance(2 * SECOND);
  expect(provider.requests.length - before).toBeLessThanOrEqual(1);
});
