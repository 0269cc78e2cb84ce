import { EVENT_FAMILIES, type EventType } from '@mitako/contract/names';
import type { Context } from '../../context.ts';
import type { Delivery, Event, WebhookEndpoint } from '../../domain/model.ts';
import { GatewayError } from '../../errors.ts';
import type { Change } from '../../ports/changes.ts';
import type { MerchantMode } from '../../ports/store.ts';
import { succeeded } from '../../wire/answer.ts';
import { deliveryToWire, eventToWire } from '../../wire/webhooks.ts';
import { merchantOf } from '../callers.ts';
import type { Operation } from '../operation.ts';
import { appendEvent } from '../events/append-event.ts';
import { callerStillValid, perform, refuse } from '../perform.ts';
import { idempotencyOf } from '../replay.ts';
import { ownEndpoint } from './endpoints.ts';
import { ownDelivery, ownEvent } from './read-events.ts';

/** How many failed deliveries one request replays. */
const REPLAY_BATCH_MAX = 500;

/** Sends a `ping` to one endpoint, whatever it subscribed to. */
export const pingWebhookEndpoint: Operation<'pingWebhookEndpoint'> = (context, request) =>
  perform(context, {
    idempotent: idempotencyOf(context, 'pingWebhookEndpoint', request),
    decide: async () => {
      const endpoint = await ownEndpoint(context, request.parameters.endpoint_id, merchantOf(request.caller));
      if (!endpoint.enabled) return refuse('WEBHOOK_ENDPOINT_DISABLED');
      const append = appendEvent(context, endpoint, { type: 'ping', data: { endpoint_id: endpoint.id } }, 0);
      if (append.type !== 'event.append') throw new Error('an event is appended by event.append');
      const delivery = newDelivery(context, append.event, endpoint);
      return {
        changes: [...callerStillValid(context, request.caller), append, { type: 'delivery.insert', delivery }],
        answer: succeeded(200, { event: eventToWire(append.event), delivery: deliveryToWire(delivery) }),
      };
    },
  });

/** Delivers an event again: to one endpoint, or to every enabled one that is subscribed now. */
export const replayEvent: Operation<'replayEvent'> = (context, request) =>
  perform(context, {
    idempotent: idempotencyOf(context, 'replayEvent', request),
    decide: async () => {
      const owner = merchantOf(request.caller);
      const event = await ownEvent(context, request.parameters.event_id, owner);
      const endpointId = request.body?.endpoint_id;
      const endpoints =
        endpointId === undefined
          ? await subscribedEndpoints(context, owner, event.type)
          : [await ownEndpoint(context, endpointId, owner)];
      if (endpointId !== undefined && endpoints.some((endpoint) => !endpoint.enabled)) {
        return refuse('WEBHOOK_ENDPOINT_DISABLED');
      }
      const deliveries = endpoints.map((endpoint) => newDelivery(context, event, endpoint));
      return {
        changes: [...callerStillValid(context, request.caller), ...insertAll(deliveries)],
        answer: succeeded(200, { deliveries: deliveries.map(deliveryToWire) }),
      };
    },
  });

/** Delivers again to the endpoint of an earlier delivery, with the same `webhook-id`. */
export const replayDelivery: Operation<'replayDelivery'> = (context, request) =>
  perform(context, {
    idempotent: idempotencyOf(context, 'replayDelivery', request),
    decide: async () => {
      const owner = merchantOf(request.caller);
      const earlier = await ownDelivery(context, request.parameters.delivery_id, owner);
      const endpoint = await ownEndpoint(context, earlier.endpointId, owner);
      if (!endpoint.enabled) return refuse('WEBHOOK_ENDPOINT_DISABLED');
      const event = await ownEvent(context, earlier.eventId, owner);
      const delivery = newDelivery(context, event, endpoint);
      return {
        changes: [...callerStillValid(context, request.caller), ...insertAll([delivery])],
        answer: succeeded(200, { delivery: deliveryToWire(delivery) }),
      };
    },
  });

/** Delivers again what failed since a moment, newest first, 500 at a time; endpoints that are gone or off are left out. */
export const replayFailedDeliveries: Operation<'replayFailedDeliveries'> = (context, request) =>
  perform(context, {
    idempotent: idempotencyOf(context, 'replayFailedDeliveries', request),
    decide: async () => {
      const owner = merchantOf(request.caller);
      const { since, endpoint_id: endpointId } = request.body;
      if (endpointId !== undefined) await ownEndpoint(context, endpointId, owner);
      const failed = await context.store.read.deliveries(
        { owner, status: 'failed', endpointId, createdFromMs: since },
        { limit: REPLAY_BATCH_MAX + 1, afterId: null },
      );
      const endpoints = new Map(
        (await allEndpoints(context, owner)).map((endpoint) => [endpoint.id, endpoint] as const),
      );
      const deliveries = failed.slice(0, REPLAY_BATCH_MAX).flatMap((delivery) => {
        const endpoint = endpoints.get(delivery.endpointId);
        return endpoint === undefined || !endpoint.enabled
          ? []
          : [newDelivery(context, { ...delivery, id: delivery.eventId, type: delivery.eventType }, endpoint)];
      });
      return {
        changes: [...callerStillValid(context, request.caller), ...insertAll(deliveries)],
        answer: succeeded(200, { replayed: deliveries.length, has_more: failed.length > REPLAY_BATCH_MAX }),
      };
    },
  });

/** A delivery made by hand, due at once, with a schedule of its own. */
function newDelivery(
  context: Context,
  event: Pick<Event, 'id' | 'type' | 'merchantId' | 'livemode'>,
  endpoint: WebhookEndpoint,
): Delivery {
  const nowMs = context.clock.now();
  return {
    id: context.ids.next('delivery'),
    eventId: event.id,
    eventType: event.type,
    endpointId: endpoint.id,
    merchantId: event.merchantId,
    livemode: event.livemode,
    status: 'pending',
    prefixedName: endpoint.prefixedNames,
    attemptsCount: 0,
    nextAttemptAtMs: nowMs,
    firstAttemptAtMs: null,
    lastStatusCode: null,
    lastError: null,
    createdAtMs: nowMs,
    deliveredAtMs: null,
  };
}

function insertAll(deliveries: readonly Delivery[]): readonly Change[] {
  return deliveries.map((delivery) => ({ type: 'delivery.insert', delivery }));
}

async function allEndpoints(context: Context, owner: MerchantMode): Promise<readonly WebhookEndpoint[]> {
  return context.store.read.endpoints(owner, { limit: 100, afterId: null });
}

async function subscribedEndpoints(
  context: Context,
  owner: MerchantMode,
  type: EventType,
): Promise<readonly WebhookEndpoint[]> {
  if (type === 'ping') throw new GatewayError('WEBHOOK_ENDPOINT_NOT_FOUND');
  const family = EVENT_FAMILIES.find((candidate) => type.startsWith(candidate.slice(0, -1)));
  return (await allEndpoints(context, owner)).filter(
    ({ enabled, events }) =>
      enabled && (events.includes('*') || events.includes(type) || (family !== undefined && events.includes(family))),
  );
}
