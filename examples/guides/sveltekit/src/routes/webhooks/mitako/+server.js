import { MITAKO_WEBHOOK_SECRET } from '$app/env/private';
import { webhookHandler } from '@mitako/client/webhooks';

const receive = webhookHandler({
  secret: MITAKO_WEBHOOK_SECRET,
  onEvent(event) {
    if (event.event !== 'payment.succeeded') return;
    console.log(`${event.data.customer_reference} is paid: ${event.data.amount} francs`);
  },
});

export const POST = ({ request }) => receive(request);
