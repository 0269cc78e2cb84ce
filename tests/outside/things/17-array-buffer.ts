// The bytes of a body are taken in each form that servers have them in.
import { signTestWebhook, verifyWebhook } from '@mitako/client/webhooks';
import assert from 'node:assert/strict';

const secret = 'whsec_AQgPFh0kKzI5QEdOVVxjanF4f4aNlJuiqbC3vsXM09rh';
const { payload, headers } = await signTestWebhook({ secret, event: { event: 'payment.succeeded', id: 'evt_1' } });
const bytes = new TextEncoder().encode(payload);
for (const form of [payload, bytes, bytes.buffer, Buffer.from(payload)]) {
  const event = await verifyWebhook({ payload: form, headers, secret });
  assert.equal(event.id, 'evt_1');
}
