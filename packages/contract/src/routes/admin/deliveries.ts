import { z } from 'zod';
import { DELIVERY_STATUSES } from '../../names/statuses.ts';
import { operatorQuery, pageOf } from '../../schemas/lists.ts';
import {
  deliveriesReplayed,
  deliveriesReplayParams,
  deliveryRecord,
  deliveryRecordWithAttempts,
} from '../../schemas/merchant.ts';
import { idParameter } from '../../schemas/text.ts';
import { noParameters, noQuery, route } from '../route.ts';

const operator = { kind: 'operator' } as const;
const deliveryParameters = z.object({ delivery_id: idParameter });

/** Webhooks of all merchants on their way, as the operator watches them and sends them again. */
export const adminDeliveryRoutes = {
  listAllDeliveries: route({
    method: 'GET',
    path: '/admin/deliveries',
    tag: 'Operator',
    summary: 'List deliveries of all merchants, `?status=failed` for the failures',
    auth: operator,
    parameters: noParameters,
    query: z.strictObject({
      ...operatorQuery.shape,
      status: z.enum(DELIVERY_STATUSES).optional(),
      endpoint_id: idParameter.optional(),
      event_id: idParameter.optional(),
      payment_id: idParameter.optional(),
    }),
    success: { 200: pageOf('deliveries', deliveryRecord) },
    errors: [],
  }),
  getAnyDelivery: route({
    method: 'GET',
    path: '/admin/deliveries/{delivery_id}',
    tag: 'Operator',
    summary: 'Read a delivery of any merchant with what was sent and what was answered',
    auth: operator,
    parameters: deliveryParameters,
    query: noQuery,
    success: { 200: z.object({ delivery: deliveryRecordWithAttempts }) },
    errors: ['DELIVERY_NOT_FOUND'],
  }),
  replayAnyDelivery: route({
    method: 'POST',
    path: '/admin/deliveries/{delivery_id}/replay',
    tag: 'Operator',
    summary: 'Deliver again to the same endpoint of any merchant',
    auth: operator,
    audit: { action: 'delivery.replay', subject: { type: 'delivery', parameter: 'delivery_id' } },
    parameters: deliveryParameters,
    query: noQuery,
    success: { 200: z.object({ delivery: deliveryRecord }) },
    errors: ['DELIVERY_NOT_FOUND', 'WEBHOOK_ENDPOINT_NOT_FOUND', 'WEBHOOK_ENDPOINT_DISABLED'],
  }),
  replayAllFailedDeliveries: route({
    method: 'POST',
    path: '/admin/deliveries/replay',
    tag: 'Operator',
    summary: 'Deliver again all that failed since a moment, of all merchants or of one',
    auth: operator,
    audit: {
      action: 'delivery.replay_failed',
      subject: { type: 'account', own: true },
      details: ['since', 'endpoint_id', 'merchant_id', 'mode'],
    },
    parameters: noParameters,
    query: noQuery,
    body: z.strictObject({
      ...deliveriesReplayParams.shape,
      merchant_id: idParameter.optional(),
      mode: operatorQuery.shape.mode,
    }),
    success: { 200: deliveriesReplayed },
    errors: ['WEBHOOK_ENDPOINT_NOT_FOUND'],
  }),
};
