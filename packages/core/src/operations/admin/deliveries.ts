import { pageAnswer } from '../../wire/list.ts';
import { deliveryToWire } from '../../wire/webhooks.ts';
import { operatorOf } from '../callers.ts';
import type { Operation } from '../operation.ts';
import { rowsOf } from './rows-of.ts';

/** Deliveries of all merchants; with `?status=failed` the failures an operator has to see. */
export const listAllDeliveries: Operation<'listAllDeliveries'> = async (context, request) => {
  operatorOf(request.caller);
  const { query } = request;
  const deliveries = await rowsOf(query, (owner, page) =>
    context.store.read.deliveries({ owner, status: query.status }, page),
  );
  return pageAnswer('deliveries', deliveries, query.limit, deliveryToWire);
};
