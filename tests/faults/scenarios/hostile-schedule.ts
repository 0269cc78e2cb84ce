import { createClient } from '@mitako/client';
import type { DeliveryWithAttempts } from '@mitako/contract/names';
import { systemClock } from '@mitako/core';
import { engineStore } from '@mitako/core/engine';
import assert from 'node:assert/strict';
import type { Behaviour, Receipt, ReceiverProcess } from '../support/receivers.ts';
import type { Context, Facts } from '../support/scenario.ts';
import type { ServerProcess } from '../support/servers.ts';
import { asMerchant } from '../../support/in-process.ts';

const SECOND = 1_000;
const HOUR = 3_600 * SECOND;
const DAY = 24 * HOUR;
const ATTEMPTS_MAX = 16;
const DELAY_MS_MAX = 4 * HOUR;

interface Refusing {
  readonly status: number;
  /** `Retry-After`, when it is sent. */
  readonly retryAfter?: (nowMs: number) => string;
  /** The delay that it requests; 0 if it must be ignored. */
  readonly asksMs: number;
}

const httpDate = (ms: number): string => new Date(ms).toUTCString();

/** Ten endpoints, as many as one merchant has. */
const REFUSING: Readonly<Record<string, Refusing>> = {
  'plain-500': { status: 500, asksMs: 0 },
  'gone-410': { status: 410, asksMs: 0 },
  garbage: { status: 429, retryAfter: () => 'in a while; x=1', asksMs: 0 },
  negative: { status: 429, retryAfter: () => '-5', asksMs: 0 },
  'past-date': { status: 503, retryAfter: (nowMs) => httpDate(nowMs - HOUR), asksMs: 0 },
  'ninety-seconds': { status: 429, retryAfter: () => '90', asksMs: 90 * SECOND },
  'hour-as-date': { status: 503, retryAfter: (nowMs) => httpDate(nowMs + HOUR), asksMs: HOUR },
  'ten-years': { status: 429, retryAfter: () => '315360000', asksMs: DELAY_MS_MAX },
  'ten-years-as-date': { status: 503, retryAfter: (nowMs) => httpDate(nowMs + 3_650 * DAY), asksMs: DELAY_MS_MAX },
  huge: { status: 429, retryAfter: () => '9'.repeat(40), asksMs: DELAY_MS_MAX },
};

/**
 * The whole schedule, on a clock that is advanced from attempt to attempt, with the engine's own sender and real
 * receivers: the time of each attempt, and which parts of a request stay the same.
 */
export async function scheduleHolds(context: Context, receiver: ReceiverProcess, api: ServerProcess): Promise<Facts> {
  const client = createClient({ apiKey: context.seed.merchant.testKey, baseUrl: `${api.url}/api/v1` });
  let nowMs = Date.now();
  const gateway = context.openGateway({ clock: { sleep: systemClock().sleep, now: () => nowMs } });
  const endpoints = new Map<string, string>();
  for (const name of Object.keys(REFUSING)) {
    const { id } = await client.webhookEndpoints.create({
      url: receiver.url(`/schedule/${name}`),
      events: ['payment.created'],
    });
    endpoints.set(id, name);
  }
  await asMerchant(gateway, { merchantId: context.seed.merchant.id, livemode: false }).payments.create({
    amount: 5_000,
    currency: 'XAF',
  });

  context.progress('the schedule, on an advanced clock');
  const endsAtMs = nowMs + 2 * DAY;
  let moves = 0;
  for (;;) {
    for (const [name, refusing] of Object.entries(REFUSING))
      await receiver.behave(`/schedule/${name}`, behaviourOf(refusing, nowMs));
    await gateway.runDue();
    const dueAtMs = await engineStore(gateway.store).read.nextDueAtMs(nowMs);
    if (dueAtMs === null || dueAtMs > endsAtMs) break;
    nowMs = Math.max(nowMs + 1, dueAtMs);
    moves += 1;
  }

  let attempts = 0;
  for (const { id, endpoint_id: endpointId } of await client.deliveries.list().toArray({ max: 100 })) {
    const name = endpoints.get(endpointId) ?? '';
    const delivery = await client.deliveries.retrieve(id);
    timesHold(name, delivery);
    assertSameWithNewSignature(
      name,
      delivery,
      receiver.receipts().filter((receipt) => receipt.delivery === id),
    );
    attempts += delivery.attempts.length;
  }
  for (const id of endpoints.keys()) await client.webhookEndpoints.delete(id);
  return { 'attempts on an advanced clock': attempts, 'advances of the clock': moves };
}

function behaviourOf({ status, retryAfter }: Refusing, nowMs: number): Behaviour {
  return {
    kind: 'answer',
    status,
    ...(retryAfter === undefined ? {} : { headers: { 'retry-after': retryAfter(nowMs) } }),
  };
}

/** `min(10 s · 2^(n−1), 4 h)` ± 10 % after the n-th failure, or Retry-After if that is longer; nothing after 24 h. */
function timesHold(name: string, { status, attempts, next_attempt_at: next }: DeliveryWithAttempts): void {
  assert.equal(status, 'failed', `${name}: a delivery that is never accepted fails in the end`);
  assert.equal(next, null);
  const refusing = REFUSING[name];
  const times = attempts.map(({ started_at: at }) => Date.parse(at));
  const [first = Number.NaN] = times;
  const asksMs = refusing?.asksMs ?? 0;
  for (const [index, at] of times.entries()) {
    assert.equal(attempts[index]?.status_code, refusing?.status, `${name}: attempt ${index + 1}`);
    assert.ok(at - first <= DAY, `${name}: no attempt comes later than a day after the first`);
    if (index === 0) continue;
    const pauseMs = at - (times[index - 1] ?? Number.NaN);
    const nominal = Math.min(10 * SECOND * 2 ** (index - 1), DELAY_MS_MAX);
    const notified = `${name}: ${pauseMs} ms before attempt ${index + 1}, nominally ${nominal} ms, asked for ${asksMs} ms`;
    // A date has no fractions of a second.
    assert.ok(pauseMs >= Math.max(0.9 * nominal, asksMs - SECOND), notified);
    assert.ok(pauseMs <= Math.max(1.1 * nominal, asksMs), notified);
  }
  const wanted = asksMs >= HOUR ? null : ATTEMPTS_MAX;
  if (wanted !== null) assert.equal(attempts.length, wanted, `${name}: a delivery has ${wanted} attempts`);
  else
    assert.ok(attempts.length > DAY / DELAY_MS_MAX - 1, `${name}: it was given up after ${attempts.length} attempts`);
}

function assertSameWithNewSignature(
  name: string,
  { attempts }: DeliveryWithAttempts,
  receipts: readonly Receipt[],
): void {
  assert.equal(receipts.length, attempts.length, `${name}: every attempt is recorded`);
  const distinct = (of: (receipt: Receipt) => unknown): number => new Set(receipts.map(of)).size;
  assert.equal(
    distinct(({ id }) => id),
    1,
    `${name}: webhook-id stays the same`,
  );
  assert.equal(
    distinct(({ body }) => body),
    1,
    `${name}: the bytes stay the same`,
  );
  for (const header of ['webhook-timestamp', 'webhook-signature', 'x-service-attempt']) {
    assert.equal(
      distinct(({ headers }) => headers?.[header]),
      receipts.length,
      `${name}: ${header} is new each time`,
    );
  }
  assert.deepEqual(
    receipts.map(({ headers }) => Number(headers?.['webhook-timestamp'])),
    attempts.map(({ started_at: at }) => Math.floor(Date.parse(at) / SECOND)),
    `${name}: webhook-timestamp is the time of the attempt`,
  );
}
