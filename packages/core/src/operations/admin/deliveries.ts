import { pageAnswer, pageRequest } from '../../wire/list.ts';
import { deliveryToWire } from '../../wire/webhooks.ts';
import { operatorOf } from '../callers.ts';
import type { Operation } from '../operation.ts';

/** Deliveries of all merchants; with `?status=failed` the failures an operator has to see. */
export const listAllDeliveries: Operation<'listAllDeliveries'> = async (context, request) => {
  operatorOf(request.caller);
  const { query } = request;
  const deliveries = await context.store.read.deliveries({ status: query.status }, pageRequest(query));
  return pageAnswer('deliveries', deliveries, query.limit, deliveryToWire);
};
