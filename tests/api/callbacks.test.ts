import type { ChargeOutcome, Logger, Rail } from '@mitako/core';
import type { AttemptRecord } from '@mitako/contract/names';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { closeWithConsistentLedger } from './support/money.ts';
import { attempts, callBack, held, PAID, scriptedRail, type Script } from './support/scripted-rail.ts';
import {
  createPayment,
  dataOf,
  detailsOf,
  HOUR,
  MINUTE,
  openGateway,
  payByPhone,
  payFromWallet,
  readPayment,
  SECOND,
  send,
  type TestGateway,
} from './support.ts';

const PHONE = '+237653456789';

let api: TestGateway;
let script: Script;
let token: string;

async function open(change: Partial<Rail> = {}): Promise<void> {
  const scripted = scriptedRail();
  ({ script } = scripted);
  api = await openGateway({ rails: [{ ...scripted.rail, ...change }] });
  token = await api.login('success@sandbox.test');
}

beforeEach(() => open());
afterEach(() => closeWithConsistentLedger(api));

/** A payment that waits for its payer, and its attempt. */
async function pending(): Promise<{ readonly id: string; readonly attempt: AttemptRecord }> {
  const { id, slug } = await createPayment(api);
  dataOf(await payByPhone(api, slug, token, PHONE), 202);
  return { id, attempt: await newest() };
}

async function newest(): Promise<AttemptRecord> {
  const [attempt] = await attempts(api);
  if (attempt === undefined) throw new Error('there is no attempt');
  return attempt;
}

const RECEIVED = { received: true };

test('a callback brings the next poll forward, and the provider’s status counts', async () => {
  const { id, attempt } = await pending();
  await api.advance(HOUR);
  script.lookup = () => PAID;
  await api.advance(MINUTE);
  expect((await readPayment(api, id)).status).toBe('processing');
  expect(dataOf(await callBack(api, attempt.id), 200)).toEqual(RECEIVED);
  await api.advance(0);
  expect((await readPayment(api, id)).status).toBe('succeeded');
});

test('nothing in a callback is trusted', async () => {
  const { id, attempt } = await pending();
  await api.advance(MINUTE);
  const text = JSON.stringify({ reference: attempt.id, status: 'SUCCESSFUL', amount: 5000 });
  dataOf(await send(api, 'POST', '/gateway/rails/sandbox/callbacks', { text }), 200);
  const before = script.lookups.length;
  await api.advance(2 * SECOND);
  expect(script.lookups).toHaveLength(before + 1);
  expect((await readPayment(api, id)).status).toBe('processing');
});

test('the rail receives headers and body unchanged', async () => {
  const text = '<callback ref="1">é</callback>';
  const headers = { 'content-type': 'text/xml', 'x-operator-signature': 'abc' };
  dataOf(await send(api, 'POST', '/gateway/rails/sandbox/callbacks', { text, headers }), 200);
  expect(script.callbacks).toEqual([
    {
      method: 'POST',
      url: 'http://gateway.test/api/v1/gateway/rails/sandbox/callbacks',
      headers: { 'content-type': 'text/xml', 'x-operator-signature': 'abc' },
      body: text,
      rawBody: new TextEncoder().encode(text),
    },
  ]);
});

test.each([
  ['no body', undefined, {}],
  ['an empty body', '', {}],
  ['a form', 'status=SUCCESS&reference=1', { 'content-type': 'application/x-www-form-urlencoded' }],
  ['broken JSON', '{"reference":', { 'content-type': 'application/json' }],
  ['JSON of another shape', '[1,2]', { 'content-type': 'application/json' }],
  ['a reference of another type', '{"reference":{"$gt":""}}', { 'content-type': 'application/json' }],
  ['an odd reference', '{"reference":"att_1\\u0000\' or 1=1"}', { 'content-type': 'application/json' }],
  ['a foreign character set', '{}', { 'content-type': 'application/json; charset=utf-16' }],
])('%s is received like any other', async (_, text, headers) => {
  const answer = await send(api, 'POST', '/gateway/rails/sandbox/callbacks', {
    ...(text === undefined ? {} : { text }),
    headers,
  });
  expect(dataOf(answer, 200)).toEqual(RECEIVED);
});

test('invalid UTF-8 is accepted, and so is any query', async () => {
  const response = await api.handler(
    new Request('http://gateway.test/api/v1/gateway/rails/sandbox/callbacks?status=%FF&x=1', {
      method: 'POST',
      body: new Uint8Array([0xff, 0xfe, 0x00, 0x80]),
    }),
  );
  expect(response.status).toBe(200);
});

test('more than 64 KiB is refused', async () => {
  const path = '/gateway/rails/sandbox/callbacks';
  detailsOf(await send(api, 'POST', path, { text: 'x'.repeat(64 * 1024 + 1) }), 'PAYLOAD_TOO_LARGE');
  dataOf(await send(api, 'POST', path, { text: 'x'.repeat(64 * 1024) }), 200);
});

test('a rail that is not configured has no callback URL', async () => {
  detailsOf(await callBack(api, 'att_1', 'mtn_momo_cm'), 'RAIL_NOT_FOUND');
  detailsOf(await send(api, 'DELETE', '/gateway/rails/sandbox/callbacks'), 'METHOD_NOT_ALLOWED');
});

test('the response reveals nothing: an unknown reference is accepted too', async () => {
  const { attempt } = await pending();
  const known = await callBack(api, attempt.id);
  const unknown = await callBack(api, 'att_00000000000000000000000000');
  expect(unknown.text).toBe(known.text);
});

test('an attempt of another rail, or of a wallet, is not polled', async () => {
  const { slug } = await createPayment(api);
  dataOf(await payFromWallet(api, slug, token), 200);
  dataOf(await callBack(api, (await newest()).id), 200);
  await api.advance(MINUTE);
  expect(script.lookups).toEqual([]);
});

test('a paid attempt is not polled again', async () => {
  const { attempt } = await pending();
  script.lookup = () => PAID;
  await api.advance(MINUTE);
  const before = script.lookups.length;
  dataOf(await callBack(api, attempt.id), 200);
  await api.advance(HOUR);
  expect(script.lookups).toHaveLength(before);
});

test('an attempt is polled less and less often, however many callbacks arrive', async () => {
  const { attempt } = await pending();
  await api.advance(HOUR);
  const before = script.lookups.length;
  for (let round = 0; round < 60; round += 1) {
    await Promise.all([callBack(api, attempt.id), callBack(api, attempt.id)]);
    await api.advance(SECOND);
  }
  // 2, 10 and 30 s after the one before.
  expect(script.lookups.length - before).toBe(3);
});

test('during a slow poll, callbacks start another every two seconds at most', async () => {
  const { attempt } = await pending();
  await api.advance(HOUR);
  await api.advance(2 * SECOND);
  const before = script.lookups.length;
  const slow = held<typeof PAID>();
  script.lookup = slow.ask;
  const running: Promise<void>[] = [];
  for (let round = 0; round < 30; round += 1) {
    dataOf(await callBack(api, attempt.id), 200);
    running.push(api.advance(100));
    if (round === 0) await slow.asked;
  }
  slow.answer(PAID);
  await Promise.all(running);
  expect(script.lookups.length - before).toBeLessThanOrEqual(3);
});

test('forged callbacks use up no scheduled poll: it still takes a day until manual review', async () => {
  const { id, attempt } = await pending();
  for (let round = 0; round < 80; round += 1) {
    dataOf(await callBack(api, attempt.id), 200);
    await api.advance(11 * MINUTE);
  }
  expect(script.lookups.length).toBeGreaterThan(70);
  await api.advance(8 * HOUR);
  expect(await newest()).toMatchObject({ status: 'pending' });
  script.lookup = () => PAID;
  await api.advance(3 * HOUR);
  expect((await readPayment(api, id)).status).toBe('succeeded');
});

test('an attempt in review is found paid by its callback', async () => {
  const { id, attempt } = await pending();
  for (let hour = 0; hour < 30; hour += 1) await api.advance(HOUR);
  expect(await newest()).toMatchObject({ status: 'needs_review' });
  dataOf(await callBack(api, attempt.id), 200);
  await api.advance(2 * SECOND);
  expect(await newest()).toMatchObject({ status: 'needs_review' });
  script.lookup = () => PAID;
  await api.advance(MINUTE);
  expect((await readPayment(api, id)).status).toBe('processing');
  dataOf(await callBack(api, attempt.id), 200);
  await api.advance(0);
  expect((await readPayment(api, id)).status).toBe('succeeded');
  expect(await newest()).toMatchObject({ status: 'succeeded', rail_reference: 'operator-1' });
});

test('a callback faster than the response it follows loses nothing of that response', async () => {
  const charge = held<ChargeOutcome>();
  script.charge = charge.ask;
  const { id, slug } = await createPayment(api);
  const paying = payByPhone(api, slug, token, PHONE);
  await charge.asked;
  dataOf(await callBack(api, (await newest()).id), 200);
  await api.advance(2 * SECOND);
  expect(script.lookups).toHaveLength(1);
  charge.answer({
    kind: 'pending',
    railReference: 'operator-7',
    nextAction: { type: 'redirect', url: 'https://operator.example/pay' },
    expiresAtMs: api.clock.now() + MINUTE,
  });
  const { next_action: action } = dataOf<{ next_action: unknown }>(await paying, 202);
  expect(action).toMatchObject({ type: 'redirect', url: 'https://operator.example/pay' });
  expect(await newest()).toMatchObject({ status: 'pending', rail_reference: 'operator-7' });
  script.lookup = () => ({ kind: 'paid', railReference: null });
  await api.advance(MINUTE);
  expect((await readPayment(api, id)).status).toBe('succeeded');
  expect(await newest()).toMatchObject({ status: 'succeeded', rail_reference: 'operator-7' });
});

test('a callback finds the money while the provider is still answering: the payer learns that it is paid', async () => {
  const charge = held<ChargeOutcome>();
  script.charge = charge.ask;
  const { slug } = await createPayment(api);
  const paying = payByPhone(api, slug, token, PHONE);
  await charge.asked;
  script.lookup = () => ({ kind: 'paid', railReference: null });
  dataOf(await callBack(api, (await newest()).id), 200);
  await api.advance(2 * SECOND);
  charge.answer({
    kind: 'pending',
    railReference: 'operator-8',
    nextAction: { type: 'approve_on_phone', url: null },
    expiresAtMs: api.clock.now() + MINUTE,
  });
  expect(dataOf(await paying, 200)).toMatchObject({ payment: { status: 'succeeded' } });
  expect(await newest()).toMatchObject({ status: 'succeeded', rail_reference: 'operator-8' });
});

test.each<[string, Rail['parseCallback']]>([
  [
    'throws',
    () => {
      throw new Error('not what I expected');
    },
  ],
  ['finds a number', () => ({ reference: 7 }) as unknown as { reference: string }],
  ['finds nothing', () => undefined as unknown as null],
])('a rail that %s when it reads a callback has no effect on others', async (_, parseCallback) => {
  await api.close();
  await open(parseCallback === undefined ? {} : { parseCallback });
  const { attempt } = await pending();
  expect(dataOf(await callBack(api, attempt.id), 200)).toEqual(RECEIVED);
});

test('a callback that makes a rail throw is logged as a warning, not an error', async () => {
  const logged: string[] = [];
  const logger: Logger = {
    debug: () => {},
    info: () => {},
    warn: (_, message) => logged.push(`warn: ${message}`),
    error: (_, message) => logged.push(`error: ${message}`),
  };
  const parseCallback = (): never => {
    throw new Error('not what I expected');
  };
  const other = await openGateway({ rails: [{ ...scriptedRail().rail, parseCallback }], logger });
  expect(dataOf(await callBack(other, 'att_1'), 200)).toEqual(RECEIVED);
  expect(logged).toEqual(['warn: rail failed to parse a callback']);
  await closeWithConsistentLedger(other);
});

test('a rail without callbacks accepts them anyway', async () => {
  await api.close();
  const { parseCallback: _, ...rail } = scriptedRail().rail;
  api = await openGateway({ rails: [rail] });
  expect(dataOf(await callBack(api, 'att_1'), 200)).toEqual(RECEIVED);
});
