import { webhookHandler, type WebhookEvent } from '@mitako/client/nest';
import { Controller, HttpCode, Post, type RawBodyRequest, Req } from '@nestjs/common';
import type { IncomingMessage } from 'node:http';

/** Webhooks of Mitako. The signature is over the raw body: NestFactory.create(AppModule, { rawBody: true }). */
@Controller()
export class MitakoWebhooksController {
  private readonly handle = webhookHandler({ secret: process.env.MITAKO_WEBHOOK_SECRET, onEvent });

  @Post('webhooks/mitako')
  @HttpCode(200)
  receive(@Req() request: RawBodyRequest<IncomingMessage>): Promise<object> {
    return this.handle(request);
  }
}

/** Handles an event. It may arrive again, with the same event.id: do nothing the second time. */
async function onEvent(event: WebhookEvent): Promise<void> {
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
