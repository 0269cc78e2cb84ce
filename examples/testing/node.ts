// snippet: node:test
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createClient } from '@mitako/client';
import { createTestGateway } from '@mitako/testing';

void test('a payment is created once, however often it is sent', async () => {
  const api = await createTestGateway({ publicUrl: 'https://pay.example.cm' });
  const mitako = createClient({
    baseUrl: 'https://pay.example.cm/api/v1',
    apiKey: api.seed.merchant.testKey,
    fetch: api.handler,
  });
  const order = { amount: 5000, customer_reference: 'order-1' };
  const first = await mitako.payments.create(order, { idempotencyKey: 'order-1' });
  const again = await mitako.payments.create(order, { idempotencyKey: 'order-1' });
  assert.equal(again.id, first.id);
  await api.close();
});
// end
