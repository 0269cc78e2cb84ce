// snippet: jest
const { createTestWebhooks } = require('@mitako/client/testing');
const { webhookHandler } = require('@mitako/client/webhooks');

const secret = 'whsec_dGhpcyBpcyBhIHRlc3Qgc2VjcmV0IG9mIDMzIGJ5dGVz';

test('an order is paid when its webhook arrives', async () => {
  const paid = new Set();
  const receive = webhookHandler({
    secret,
    onEvent: ({ event, data }) => {
      if (event === 'payment.succeeded') paid.add(data.customer_reference);
    },
  });
  const webhooks = createTestWebhooks({ secret });
  const { payload, headers } = await webhooks.sign('payment.succeeded', { data: { customer_reference: 'order-1' } });
  const response = await receive(
    new Request('https://shop.example.cm/webhooks', { method: 'POST', headers, body: payload }),
  );
  expect(response.status).toBe(200);
  expect(paid).toEqual(new Set(['order-1']));
});
// end
