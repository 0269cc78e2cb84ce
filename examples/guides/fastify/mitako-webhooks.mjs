import { webhookPlugin } from '@mitako/client/fastify';

/** Webhooks of Mitako. Other routes keep their parsers. */
export const mitakoWebhooks = webhookPlugin({
  path: '/webhooks/mitako',
  secret: process.env.MITAKO_WEBHOOK_SECRET,
  onEvent,
});

/** Handles an event. It may arrive again, with the same event.id: do nothing the second time. */
async function onEvent(event) {
  switch (event.event) {
    case 'payment.succeeded':
      console.log(`${event.data.customer_reference ?? event.data.id} is paid: ${event.data.amount} francs`);
      break;
    case 'payment.refunded':
      console.log(`${event.data.refund_amount} francs of ${event.data.id} are refunded`);
      break;
    default:
      console.log(`${event.event} ${event.id}`);
  }
}
