import { z } from 'zod';
import { itemOf, modeQuery, pageOf } from '../../basics/lists.ts';
import type { Get, MerchantOrKey, Operator, Post } from '../../basics/route-types.ts';
import { CSV, csv, noParameters, noQuery, operator, type RouteTable } from '../../basics/route.ts';
import { idParameter } from '../../basics/text.ts';
import type { ItemOf, ModeQuery, NoQuery, PageOf } from '../../basics/types.ts';
import {
  delivery,
  deliveryExportQuery,
  deliveryListQuery,
  deliveryRecord,
  deliveryRecordWithAttempts,
  deliveryWithAttempts,
  failedReplayed,
  operatorDeliveryListQuery,
  operatorReplayFailedParams,
  replayFailedParams,
} from './schemas.ts';
import type {
  Delivery,
  DeliveryExportQuery,
  DeliveryListQuery,
  DeliveryRecord,
  DeliveryRecordWithAttempts,
  DeliveryWithAttempts,
  FailedReplayed,
  OperatorDeliveryListQuery,
  OperatorReplayFailedParams,
  ReplayFailedParams,
} from './types.ts';

/** Webhook deliveries, of a merchant and of all merchants for the operator. */
export interface DeliveryRoutes {
  readonly listDeliveries: Get<
    '/merchant/deliveries',
    MerchantOrKey,
    DeliveryListQuery,
    PageOf<'deliveries', Delivery>
  >;
  readonly exportDeliveries: Get<'/merchant/deliveries.csv', MerchantOrKey, DeliveryExportQuery, string>;
  readonly getDelivery: Get<
    '/merchant/deliveries/{delivery_id}',
    MerchantOrKey,
    ModeQuery,
    ItemOf<'delivery', DeliveryWithAttempts>
  >;
  readonly replayDelivery: Post<
    '/merchant/deliveries/{delivery_id}/replay',
    MerchantOrKey,
    ModeQuery,
    undefined,
    ItemOf<'delivery', Delivery>
  >;
  readonly replayFailedDeliveries: Post<
    '/merchant/failed-deliveries/replay',
    MerchantOrKey,
    ModeQuery,
    ReplayFailedParams,
    FailedReplayed,
    ReplayFailedParams<string>
  >;
  readonly listAllDeliveries: Get<
    '/admin/deliveries',
    Operator,
    OperatorDeliveryListQuery,
    PageOf<'deliveries', DeliveryRecord>
  >;
  readonly getAnyDelivery: Get<
    '/admin/deliveries/{delivery_id}',
    Operator,
    NoQuery,
    ItemOf<'delivery', DeliveryRecordWithAttempts>
  >;
  readonly replayAnyDelivery: Post<
    '/admin/deliveries/{delivery_id}/replay',
    Operator,
    NoQuery,
    undefined,
    ItemOf<'delivery', DeliveryRecord>
  >;
  readonly replayAllFailedDeliveries: Post<
    '/admin/failed-deliveries/replay',
    Operator,
    NoQuery,
    OperatorReplayFailedParams,
    FailedReplayed,
    OperatorReplayFailedParams<string>
  >;
}

const webhooksWrite: MerchantOrKey = { kind: 'merchant', scope: 'webhooks:write' };
const deliveryParameters = z.object({ delivery_id: idParameter });
const eventsRead: MerchantOrKey = { kind: 'merchant', scope: 'events:read' };

export const deliveryRoutes: RouteTable<DeliveryRoutes> = {
  listDeliveries: {
    method: 'GET',
    path: '/merchant/deliveries',
    tag: 'Events',
    summary: 'List deliveries, newest first',
    auth: eventsRead,
    parameters: noParameters,
    query: deliveryListQuery,
    success: { 200: pageOf('deliveries', delivery) },
    errors: [],
  },
  exportDeliveries: {
    method: 'GET',
    path: '/merchant/deliveries.csv',
    tag: 'Events',
    summary: 'Export deliveries as CSV, newest first',
    auth: eventsRead,
    parameters: noParameters,
    query: deliveryExportQuery,
    success: { 200: csv },
    files: CSV,
    errors: [],
  },
  getDelivery: {
    method: 'GET',
    path: '/merchant/deliveries/{delivery_id}',
    tag: 'Events',
    summary: 'Read a delivery with its requests and responses',
    auth: eventsRead,
    parameters: deliveryParameters,
    query: modeQuery,
    success: { 200: itemOf('delivery', deliveryWithAttempts) },
    errors: ['DELIVERY_NOT_FOUND'],
  },
  replayDelivery: {
    method: 'POST',
    path: '/merchant/deliveries/{delivery_id}/replay',
    tag: 'Events',
    summary: 'Replay a delivery to its endpoint; a failing delivery becomes due immediately instead',
    auth: webhooksWrite,
    audit: { action: 'delivery.replay', subject: { type: 'delivery', parameter: 'delivery_id' } },
    parameters: deliveryParameters,
    query: modeQuery,
    success: { 200: itemOf('delivery', delivery) },
    errors: ['DELIVERY_NOT_FOUND', 'WEBHOOK_ENDPOINT_NOT_FOUND', 'WEBHOOK_ENDPOINT_DISABLED'],
  },
  replayFailedDeliveries: {
    method: 'POST',
    path: '/merchant/failed-deliveries/replay',
    tag: 'Events',
    summary: 'Replay all deliveries that failed since a time; failing ones become due immediately instead',
    auth: webhooksWrite,
    limit: 'replay_failed',
    audit: {
      action: 'delivery.replay_failed',
      subject: { type: 'merchant', own: true },
      details: ['since', 'endpoint_id'],
    },
    parameters: noParameters,
    query: modeQuery,
    body: replayFailedParams,
    success: { 200: failedReplayed },
    errors: ['WEBHOOK_ENDPOINT_NOT_FOUND'],
  },
  listAllDeliveries: {
    method: 'GET',
    path: '/admin/deliveries',
    tag: 'Operator',
    summary: 'List deliveries of all merchants, `?status=failing,failed` for the failures',
    auth: operator,
    parameters: noParameters,
    query: operatorDeliveryListQuery,
    success: { 200: pageOf('deliveries', deliveryRecord) },
    errors: [],
  },
  getAnyDelivery: {
    method: 'GET',
    path: '/admin/deliveries/{delivery_id}',
    tag: 'Operator',
    summary: 'Read a delivery of any merchant with its requests and responses',
    auth: operator,
    parameters: deliveryParameters,
    query: noQuery,
    success: { 200: itemOf('delivery', deliveryRecordWithAttempts) },
    errors: ['DELIVERY_NOT_FOUND'],
  },
  replayAnyDelivery: {
    method: 'POST',
    path: '/admin/deliveries/{delivery_id}/replay',
    tag: 'Operator',
    summary: 'Replay a delivery of any merchant; a failing delivery becomes due immediately instead',
    auth: operator,
    audit: { action: 'delivery.replay', subject: { type: 'delivery', parameter: 'delivery_id' } },
    parameters: deliveryParameters,
    query: noQuery,
    success: { 200: itemOf('delivery', deliveryRecord) },
    errors: ['DELIVERY_NOT_FOUND', 'WEBHOOK_ENDPOINT_NOT_FOUND', 'WEBHOOK_ENDPOINT_DISABLED'],
  },
  replayAllFailedDeliveries: {
    method: 'POST',
    path: '/admin/failed-deliveries/replay',
    tag: 'Operator',
    summary:
      'Replay all deliveries that failed since a time, of all merchants or of one; failing ones become due immediately instead',
    auth: operator,
    audit: {
      action: 'delivery.replay_failed',
      subject: { type: 'account', own: true },
      details: ['since', 'endpoint_id', 'merchant_id', 'mode'],
    },
    parameters: noParameters,
    query: noQuery,
    body: operatorReplayFailedParams,
    success: { 200: failedReplayed },
    errors: ['WEBHOOK_ENDPOINT_NOT_FOUND'],
  },
};
