import type { Context } from '../context.ts';
import type { Delivery } from '../model.ts';
import { GatewayError } from '../errors.ts';
import { succeeded } from '../kernel/answer.ts';
import { pageAnswer } from '../kernel/page.ts';
import { deliveryRecordToWire } from './wire.ts';
import { operatorOf } from '../kernel/callers.ts';
import type { Operation } from '../kernel/operation.ts';
import { idempotencyOf } from '../kernel/replay.ts';
import { withAttempts } from './read-events.ts';
import { decideReplay, decideReplays, failedSince, REPLAY_BATCH_MAX } from './replay-deliveries.ts';
import { performAsOperator } from '../kernel/perform-as-operator.ts';
import { rowsOf } from '../kernel/rows-of.ts';

/** Deliveries of all merchants; with `?status=failed` the failures an operator has to see. */
export const listAllDeliveries: Operation<'listAllDeliveries'> = async (context, request) => {
  operatorOf(request.caller);
  const { query } = request;
  const { status, endpoint_id: endpointId, event_id: eventId, payment_id: paymentId } = query;
  const deliveries = await rowsOf(query, (owner, page) =>
    context.store.read.deliveries({ owner, status, endpointId, eventId, paymentId }, page),
  );
  return pageAnswer('deliveries', deliveries, query.limit, deliveryRecordToWire);
};

export const getAnyDelivery: Operation<'getAnyDelivery'> = async (context, request) => {
  operatorOf(request.caller);
  const delivery = await anyDelivery(context, request.parameters.delivery_id);
  return succeeded(200, {
    delivery: { ...(await withAttempts(context, delivery)), merchant_id: delivery.merchantId },
  });
};

export const replayAnyDelivery: Operation<'replayAnyDelivery'> = (context, request) =>
  performAsOperator(context, request.caller, {
    idempotent: idempotencyOf(context, 'replayAnyDelivery', request),
    decide: async () => {
      const earlier = await anyDelivery(context, request.parameters.delivery_id);
      return decideReplay(context, earlier, deliveryRecordToWire);
    },
  });

/** By the rules of a merchant's own, over all merchants or one. */
export const replayAllFailedDeliveries: Operation<'replayAllFailedDeliveries'> = (context, request) => {
  const { since, endpoint_id: endpointId, merchant_id: merchantId, mode, cursor } = request.body;
  return performAsOperator(context, request.caller, {
    idempotent: idempotencyOf(context, 'replayAllFailedDeliveries', request),
    decide: async () => {
      if (endpointId !== undefined && (await context.store.read.endpointById(endpointId)) === null) {
        throw new GatewayError('WEBHOOK_ENDPOINT_NOT_FOUND');
      }
      const failed = await rowsOf({ limit: REPLAY_BATCH_MAX, cursor, merchant_id: merchantId, mode }, (owner, page) =>
        context.store.read.deliveries({ owner, ...failedSince(since), endpointId }, page),
      );
      return decideReplays(context, failed);
    },
  });
};

async function anyDelivery(context: Context, id: string): Promise<Delivery> {
  const delivery = await context.store.read.deliveryById(id);
  if (delivery === null) throw new GatewayError('DELIVERY_NOT_FOUND');
  return delivery;
}
