import { merchantOrKey, operator, route, routesOf } from '../../basics/declare.ts';
import { ASSIST, DEVELOP, READ_EVENTS, STAFF } from '../../people/roles.ts';
import { itemOf, modeQuery, pageOf } from '../../basics/schemas.ts';
import * as schemas from './schemas.ts';

/** Webhook deliveries, of a merchant and of all merchants for the operator. */
export const deliveryRoutes = routesOf('Events', {
  listDeliveries: route.get('/merchant/deliveries', merchantOrKey('events:read', READ_EVENTS), {
    summary: 'List deliveries, newest first',
    query: schemas.deliveryListQuery,
    answer: pageOf('deliveries', schemas.delivery),
  }),
  exportDeliveries: route.csv('/merchant/deliveries.csv', merchantOrKey('events:read', READ_EVENTS), {
    summary: 'Export deliveries as CSV, newest first',
    query: schemas.deliveryExportQuery,
  }),
  getDelivery: route.get('/merchant/deliveries/{delivery_id}', merchantOrKey('events:read', READ_EVENTS), {
    summary: 'Read a delivery with its requests and responses',
    client: 'deliveries.retrieve',
    query: modeQuery,
    answer: itemOf('delivery', schemas.deliveryWithAttempts),
    errors: ['DELIVERY_NOT_FOUND'],
  }),
  replayDelivery: route.post('/merchant/deliveries/{delivery_id}/replay', merchantOrKey('webhooks:write', DEVELOP), {
    summary: 'Replay a delivery to its endpoint; a failing delivery becomes due immediately instead',
    client: 'deliveries.replay',
    audit: { action: 'delivery.replay', subject: { type: 'delivery', parameter: 'delivery_id' } },
    query: modeQuery,
    answer: itemOf('delivery', schemas.delivery),
    errors: ['DELIVERY_NOT_FOUND', 'WEBHOOK_ENDPOINT_NOT_FOUND', 'WEBHOOK_ENDPOINT_DISABLED'],
  }),
  replayFailedDeliveries: route.post('/merchant/failed-deliveries/replay', merchantOrKey('webhooks:write', DEVELOP), {
    summary: 'Replay all deliveries that failed since a time; failing ones become due immediately instead',
    description: 'Up to 500 per call: while `has_more` is true, repeat it with `next_cursor`.',
    client: 'deliveries.replayFailed',
    limit: 'replay_failed',
    audit: {
      action: 'delivery.replay_failed',
      subject: { type: 'merchant', own: true },
      details: ['since', 'endpoint_id'],
    },
    query: modeQuery,
    body: schemas.replayFailedParams,
    answer: schemas.failedReplayed,
    errors: ['WEBHOOK_ENDPOINT_NOT_FOUND'],
  }),
  listAllDeliveries: route.get('/admin/deliveries', operator(STAFF), {
    summary: 'List deliveries of all merchants, newest first, `?status=failing,failed` for the failures',
    query: schemas.operatorDeliveryListQuery,
    answer: pageOf('deliveries', schemas.deliveryRecord),
  }),
  getAnyDelivery: route.get('/admin/deliveries/{delivery_id}', operator(STAFF), {
    summary: 'Read a delivery of any merchant with its requests and responses',
    client: 'deliveries.retrieve',
    answer: itemOf('delivery', schemas.deliveryRecordWithAttempts),
    errors: ['DELIVERY_NOT_FOUND'],
  }),
  replayAnyDelivery: route.post('/admin/deliveries/{delivery_id}/replay', operator(ASSIST), {
    summary: 'Replay a delivery of any merchant; a failing delivery becomes due immediately instead',
    client: 'deliveries.replay',
    audit: { action: 'delivery.replay', subject: { type: 'delivery', parameter: 'delivery_id' } },
    answer: itemOf('delivery', schemas.deliveryRecord),
    errors: ['DELIVERY_NOT_FOUND', 'WEBHOOK_ENDPOINT_NOT_FOUND', 'WEBHOOK_ENDPOINT_DISABLED'],
  }),
  replayAllFailedDeliveries: route.post('/admin/failed-deliveries/replay', operator(ASSIST), {
    summary:
      'Replay all deliveries that failed since a time, of all merchants or of one; failing ones become due immediately instead',
    description: 'Up to 500 per call: while `has_more` is true, repeat it with `next_cursor`.',
    client: 'deliveries.replayFailed',
    audit: {
      action: 'delivery.replay_failed',
      subject: { type: 'account', own: true },
      details: ['since', 'endpoint_id', 'merchant_id', 'mode'],
    },
    body: schemas.operatorReplayFailedParams,
    answer: schemas.failedReplayed,
    errors: ['WEBHOOK_ENDPOINT_NOT_FOUND'],
  }),
});
