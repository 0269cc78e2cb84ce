import { z } from 'zod';
import { modeQuery, operatorQuery, pageOf, pageQuery } from '../../basics/lists.ts';
import { noParameters, noQuery, route } from '../../basics/route.ts';
import { idParameter } from '../../basics/text.ts';
import {
  deliveriesReplayed,
  deliveriesReplayParams,
  delivery,
  deliveryRecord,
  deliveryRecordWithAttempts,
  deliveryWithAttempts,
} from './schemas.ts';
import { DELIVERY_STATUSES } from './types.ts';

const operator = { kind: 'operator' } as const;

const webhooksWrite = { kind: 'merchant', scope: 'webhooks:write' } as const;

const deliveryParameters = z.object({ delivery_id: idParameter });

const modePageQuery = z.strictObject({ ...pageQuery.shape, ...modeQuery.shape });

const eventsRead = { kind: 'merchant', scope: 'events:read' } as const;

export const deliveryRoutes = {
  listDeliveries: route({
    method: 'GET',
    path: '/merchant/deliveries',
    tag: 'Events',
    summary: 'List deliveries, newest first',
    auth: eventsRead,
    parameters: noParameters,
    query: z.strictObject({
      ...modePageQuery.shape,
      status: z.enum(DELIVERY_STATUSES).optional(),
      endpoint_id: idParameter.optional(),
      event_id: idParameter.optional(),
      payment_id: idParameter.optional(),
    }),
    success: { 200: pageOf('deliveries', delivery) },
    errors: [],
  }),
  getDelivery: route({
    method: 'GET',
    path: '/merchant/deliveries/{delivery_id}',
    tag: 'Events',
    summary: 'Read a delivery with what was sent and what was answered',
    auth: eventsRead,
    parameters: deliveryParameters,
    query: modeQuery,
    success: { 200: z.object({ delivery: deliveryWithAttempts }) },
    errors: ['DELIVERY_NOT_FOUND'],
  }),
  replayDelivery: route({
    method: 'POST',
    path: '/merchant/deliveries/{delivery_id}/replay',
    tag: 'Events',
    summary: 'Deliver again to the same endpoint',
    auth: webhooksWrite,
    audit: { action: 'delivery.replay', subject: { type: 'delivery', parameter: 'delivery_id' } },
    parameters: deliveryParameters,
    query: modeQuery,
    success: { 200: z.object({ delivery }) },
    errors: ['DELIVERY_NOT_FOUND', 'WEBHOOK_ENDPOINT_NOT_FOUND', 'WEBHOOK_ENDPOINT_DISABLED'],
  }),
  replayFailedDeliveries: route({
    method: 'POST',
    path: '/merchant/deliveries/replay',
    tag: 'Events',
    summary: 'Deliver again all that failed since a moment',
    auth: webhooksWrite,
    audit: {
      action: 'delivery.replay_failed',
      subject: { type: 'merchant', own: true },
      details: ['since', 'endpoint_id'],
    },
    parameters: noParameters,
    query: modeQuery,
    body: deliveriesReplayParams,
    success: { 200: deliveriesReplayed },
    errors: ['WEBHOOK_ENDPOINT_NOT_FOUND'],
  }),
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
