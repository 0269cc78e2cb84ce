import { webhookBody } from '@mitako/contract';
import { EVENT_TYPES } from '@mitako/contract/names';
import { expect, it } from 'vitest';
import { createTestWebhooks } from '../src/testing.ts';
import { verifyWebhook } from '../src/webhooks.ts';

const secret = 'whsec_AQgPFh0kKzI5QEdOVVxjanF4f4aNlJuiqbC3vsXM09rh';

it.each(EVENT_TYPES)('%s has the data that the API declares, signed as the gateway does', async (name) => {
  const { payload, headers, event } = await createTestWebhooks({ secret }).sign(name);
  expect(webhookBody(name).parse(JSON.parse(payload))).toEqual(JSON.parse(payload));
  expect(await verifyWebhook({ payload, headers, secret })).toEqual(event);
  expect(payload).toMatch(/^[\x20-\x7e]+$/);
});

it('signs no event of a misspelled name, as JavaScript allows one', async () => {
  const misspelled = 'payment.succeded' as 'payment.succeeded';
  await expect(createTestWebhooks({ secret }).sign(misspelled)).rejects.toThrow('There is no event payment.succeded.');
});

it('counts the events of each payment with its refunds and disputes, and those of each settlement', async () => {
  const webhooks = createTestWebhooks({ secret });
  const sequences = [];
  for (const name of [
    'payment.created',
    'payment.succeeded',
    'refund.created',
    'dispute.opened',
    'settlement.created',
    'ping',
  ] as const) {
    sequences.push((await webhooks.sign(name)).event.sequence);
  }
  expect(sequences).toEqual([1, 2, 3, 4, 1, 0]);
  const another = await webhooks.sign('payment.created', { data: { id: 'pay_another', amount: 700 } });
  expect(another.event).toMatchObject({ sequence: 1, data: { id: 'pay_another', amount: 700, currency: 'XAF' } });
  const again = await webhooks.sign('payment.refunded', { sequence: 9, id: 'evt_1', livemode: true });
  expect(again.event).toMatchObject({ sequence: 9, id: 'evt_1', livemode: true });
});

it('is sent now, or at the time that the test sets', async () => {
  const now = Date.parse('2026-01-31T12:00:00Z');
  const { headers, event } = await createTestWebhooks({ secret, now: () => now }).sign('ping');
  expect([headers['webhook-timestamp'], event.created_at]).toEqual([String(now / 1000), '2026-01-31T12:00:00.000Z']);
});
