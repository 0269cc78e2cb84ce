import type { WebhookBody } from '@mitako/contract/names';
import { timestamp } from '../basics/timestamp.ts';
import type { Context } from '../context.ts';
import type { ClaimedDelivery } from '../ports/store-claims.ts';
import type { OutgoingResult } from '../ports/system.ts';
import { WEBHOOK_SCHEDULE } from '../webhooks/schedule.ts';

/**
 * One attempt of a delivery to a handler in this process, as if it were an endpoint. What it throws goes only to the log:
 * a merchant may read attempts.
 */
export async function runHandler(context: Context, { delivery, body }: ClaimedDelivery): Promise<OutgoingResult> {
  const handler = context.handlers.get(delivery.endpointId);
  const attempt = delivery.attemptsCount + 1;
  const hangGuard = new AbortController();
  const over = new AbortController();
  const call = {
    merchantId: delivery.merchantId,
    deliveryId: delivery.id,
    attempt,
    startedAt: timestamp(context.clock.now()),
    signal: hangGuard.signal,
  };
  const fields = { handler: delivery.endpointId, event: delivery.eventType, delivery_id: delivery.id, attempt };
  try {
    // Forgotten since the lane was claimed.
    if (handler === undefined) throw new Error('This process has no such handler.');
    // Events that a handler of this name handled before it was forgotten.
    if (handler.type !== delivery.eventType) throw new Error(`The handler is one of ${handler.type}.`);
    const event = JSON.parse(body) as WebhookBody;
    const isDone = await Promise.race([
      (async () => {
        await handler.handle(event, call);
        return true;
      })(),
      context.clock.sleep(WEBHOOK_SCHEDULE.attemptMsMax, over.signal).then(() => false),
    ]);
    if (isDone) return { kind: 'answered', statusCode: 200, retryAfter: null, location: null, body: '' };
    hangGuard.abort();
    context.logger.error(fields, 'event handler timed out');
    return { kind: 'failed', error: 'timeout' };
  } catch (error) {
    context.logger.error({ ...fields, error }, 'event handler failed');
    return { kind: 'failed', error: 'handler_failed' };
  } finally {
    over.abort();
  }
}
