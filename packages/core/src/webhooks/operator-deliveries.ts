import type { Context } from '../context.ts';
import { GatewayError } from '../errors.ts';
import type { ReadOperation, WriteOperation } from '../kernel/operation.ts';
import { pageAnswer } from '../kernel/page.ts';
import { succeeded } from '../kernel/result.ts';
import { operatorPage } from '../kernel/operator-page.ts';
import type { Delivery } from '../model.ts';
import { withAttempts } from './read-events.ts';
import { REPLAY_BATCH_MAX, decideReplay, decideReplays, failedSince } from './replay-deliveries.ts';
import { deliveryRecordToWire } from './wire.ts';

/** Deliveries of all merchants; `?status=failing,failed` lists the failures. */
export const listAllDeliveries: ReadOperation<'listAllDeliveries'> = async (context, request) => {
  const { query } = request;
  const { status: statuses, endpoint_id: endpointId, event_id: eventId, payment_id: paymentId } = query;
  const deliveries = await operatorPage(query, 'delivery', (owner, page) =>
    context.store.read.deliveries({ owner, statuses, endpointId, eventId, paymentId }, page),
  );
  return pageAnswer('deliveries', deliveries, query.limit, deliveryRecordToWire);
};

export const getAnyDelivery: ReadOperation<'getAnyDelivery'> = async (context, request) => {
  const delivery = await anyDelivery(context, request.parameters.delivery_id);
  return succeeded(200, {
    delivery: { ...(await withAttempts(context, delivery)), merchant_id: delivery.merchantId },
  });
};

export const replayAnyDelivery: WriteOperation<'replayAnyDelivery'> = {
  unwitnessed: 'repeat',
  async decide(context, request) {
    const earlier = await anyDelivery(context, request.parameters.delivery_id);
    return decideReplay(context, earlier, deliveryRecordToWire);
  },
};

/** With the rules for a merchant's own replay, over all merchants or one. */
export const replayAllFailedDeliveries: WriteOperation<'replayAllFailedDeliveries'> = {
  unwitnessed: 'repeat',
  async decide(context, request) {
    const { since, endpoint_id: endpointId, merchant_id: merchantId, mode, cursor } = request.body;

    if (endpointId !== undefined && (await context.store.read.endpointById(endpointId)) === null) {
      throw new GatewayError('WEBHOOK_ENDPOINT_NOT_FOUND');
    }
    const failed = await operatorPage(
      { limit: REPLAY_BATCH_MAX, cursor, merchant_id: merchantId, mode },
      'delivery',
      (owner, page) => context.store.read.deliveries({ owner, ...failedSince(since), endpointId }, page),
    );
    return decideReplays(context, failed);
  },
};

async function anyDelivery(context: Context, id: string): Promise<Delivery> {
  const delivery = await context.store.read.deliveryById(id);
  if (delivery === null) throw new GatewayError('DELIVERY_NOT_FOUND');
  return delivery;
}
