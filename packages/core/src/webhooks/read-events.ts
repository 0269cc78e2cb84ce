import type { QueryOf } from '@mitako/contract';
import type { DeliveryWithAttempts } from '@mitako/contract/names';
import type { Context } from '../context.ts';
import { GatewayError } from '../errors.ts';
import { isOwnedBy, merchantOf } from '../kernel/callers.ts';
import { listFile } from '../kernel/list-file.ts';
import type { ReadOperation } from '../kernel/operation.ts';
import { pageAnswer, pageRequest } from '../kernel/page.ts';
import { succeeded } from '../kernel/result.ts';
import type { Delivery, Event } from '../model.ts';
import type { MerchantMode } from '../ports/page.ts';
import { DELIVERY_COLUMNS, deliveredBody, deliveryAttemptToWire, deliveryToWire, eventToWire } from './wire.ts';

export const listEvents: ReadOperation<'listEvents'> = async (context, request) => {
  const { query } = request;
  const events = await context.store.read.events(
    { ...merchantOf(request.caller), type: query.event, paymentId: query.payment_id },
    pageRequest(query, 'event'),
  );
  return pageAnswer('events', events, query.limit, eventToWire);
};

export const getEvent: ReadOperation<'getEvent'> = async (context, request) => {
  const event = await ownEvent(context, request.parameters.event_id, merchantOf(request.caller));
  return succeeded(200, { event: eventToWire(event) });
};

export const listDeliveries: ReadOperation<'listDeliveries'> = async (context, { caller, query }) => {
  const deliveries = await deliveriesOf(context, merchantOf(caller), query);
  return pageAnswer('deliveries', deliveries, query.limit, deliveryToWire);
};

/** All of them as one file. */
export const exportDeliveries: ReadOperation<'exportDeliveries'> = async (context, { caller, query }) => {
  const owner = merchantOf(caller);
  return listFile(`deliveries-${owner.livemode ? 'live' : 'test'}`, {
    columns: DELIVERY_COLUMNS,
    toWire: deliveryToWire,
    read: (page) => deliveriesOf(context, owner, { ...query, ...page }),
  });
};

function deliveriesOf(
  context: Context,
  owner: MerchantMode,
  query: QueryOf<'listDeliveries'>,
): Promise<readonly Delivery[]> {
  return context.store.read.deliveries(
    {
      owner,
      statuses: query.status,
      endpointId: query.endpoint_id,
      eventId: query.event_id,
      paymentId: query.payment_id,
    },
    pageRequest(query, 'delivery'),
  );
}

export const getDelivery: ReadOperation<'getDelivery'> = async (context, request) => {
  const delivery = await ownDelivery(context, request.parameters.delivery_id, merchantOf(request.caller));
  return succeeded(200, { delivery: await withAttempts(context, delivery) });
};

/** The request, and the outcome of each attempt. */
export async function withAttempts(context: Context, delivery: Delivery): Promise<DeliveryWithAttempts> {
  const { read } = context.store;
  const [event, attempts, endpoint] = await Promise.all([
    read.eventById(delivery.eventId),
    read.deliveryAttempts(delivery.id),
    read.endpointById(delivery.endpointId),
  ]);
  if (event === null) throw new Error(`delivery ${delivery.id} is of an event that is not there`);
  return {
    ...deliveryToWire(delivery),
    request_body: deliveredBody(event.body, delivery.prefixedName),
    attempts: attempts.map((attempt) => deliveryAttemptToWire(context, delivery, endpoint?.url, attempt)),
  };
}

export async function ownEvent(context: Context, id: string, owner: MerchantMode): Promise<Event> {
  const event = await context.store.read.eventById(id);
  if (event === null || !isOwnedBy(event, owner)) throw new GatewayError('EVENT_NOT_FOUND');
  return event;
}

export async function ownDelivery(context: Context, id: string, owner: MerchantMode): Promise<Delivery> {
  const delivery = await context.store.read.deliveryById(id);
  if (delivery === null || !isOwnedBy(delivery, owner)) throw new GatewayError('DELIVERY_NOT_FOUND');
  return delivery;
}
