import type { DataOf } from '@mitako/contract';
import { EVENT_FAMILIES, type EventType } from '@mitako/contract/names';
import { firstIdAt } from '../basics/ids.ts';
import type { Context } from '../context.ts';
import { GatewayError } from '../errors.ts';
import { merchantOf } from '../kernel/callers.ts';
import { deciding, type Decision, refuse, type WriteOperation } from '../kernel/operation.ts';
import { pageRequest } from '../kernel/page.ts';
import { succeeded } from '../kernel/result.ts';
import type { Delivery, Event, WebhookEndpoint } from '../model.ts';
import type { Change } from '../ports/changes.ts';
import type { MerchantMode } from '../ports/page.ts';
import type { DeliveryFilter } from './reads.ts';
import { appendEvent } from './append-event.ts';
import { deliveryStatus, FAILURES } from './delivery-status.ts';
import { ownEndpoint } from './endpoints.ts';
import { HANDLERS, isHandler } from './handler-ids.ts';
import { ownDelivery, ownEvent } from './read-events.ts';
import { isUnreachable, warnOfAddress } from './warn-of-address.ts';
import { deliveryToWire, eventToWire } from './wire.ts';

/** Failed deliveries per replay request. */
export const REPLAY_BATCH_MAX = 500;
/** An id may be created moments before or after its row's time, by a clock that may be set in between. */
const CLOCK_STEP_MS_MAX = 60_000;

/** Sends a `ping` to one endpoint, independent of its subscriptions. */
export const pingWebhookEndpoint: WriteOperation<'pingWebhookEndpoint', unknown, boolean> = {
  async prepare(context, { caller, parameters }) {
    return isUnreachable(context, (await ownEndpoint(context, parameters.endpoint_id, merchantOf(caller))).url);
  },
  async decide(context, request, { ready: isRefused }) {
    const endpoint = await ownEndpoint(context, request.parameters.endpoint_id, merchantOf(request.caller));
    if (!endpoint.enabled) return refuse('WEBHOOK_ENDPOINT_DISABLED');
    const append = appendEvent(context, endpoint, { type: 'ping', data: { endpoint_id: endpoint.id } }, 0);
    if (append.type !== 'event.append') throw new Error('an event is appended by event.append');
    const delivery = newDelivery(context, append.event, endpoint);
    return {
      changes: [append, { type: 'delivery.insert', delivery }],
      answer: warnOfAddress(
        context,
        endpoint,
        isRefused,
        succeeded(200, { event: eventToWire(append.event), delivery: deliveryToWire(delivery) }),
      ),
    };
  },
};

/** Replays an event: to one endpoint, or to every enabled one subscribed now. */
export const replayEvent = deciding<'replayEvent'>(async (context, request) => {
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
    changes: insertAll(deliveries),
    answer: succeeded(200, { deliveries: deliveries.map(deliveryToWire) }),
  };
});

/** Replays a delivery to its endpoint, with the same `webhook-id`. */
export const replayDelivery: WriteOperation<'replayDelivery'> = {
  // Without a witness, making due what is already due is harmless.
  unwitnessed: 'repeat',
  async decide(context, request) {
    const earlier = await ownDelivery(context, request.parameters.delivery_id, merchantOf(request.caller));
    // A merchant cannot make the operator's program run again.
    if (isHandler(earlier.endpointId) && deliveryStatus(earlier) === 'succeeded') {
      throw new GatewayError('PERMISSION_DENIED', { expected: 'operator' });
    }
    return decideReplay(context, earlier, deliveryToWire);
  },
};

/**
 * Replays deliveries that failed since a time, newest first, 500 per call; deleted and disabled endpoints are skipped.
 * Given-up deliveries become new ones; failing ones become due at once, and continue their schedule.
 */
export const replayFailedDeliveries: WriteOperation<'replayFailedDeliveries'> = {
  unwitnessed: 'repeat',
  async decide(context, request) {
    const owner = merchantOf(request.caller);
    const { since, endpoint_id: endpointId, cursor } = request.body;
    const page = pageRequest({ limit: REPLAY_BATCH_MAX, cursor }, 'delivery');

    if (endpointId !== undefined) await ownEndpoint(context, endpointId, owner);
    const failed = await context.store.read.deliveries({ owner, ...failedSince(since), endpointId }, page);
    return decideReplays(context, failed);
  },
};

/** Deliveries of a replay. Id bounds limit the search, which would otherwise scan all failures ever. */
export function failedSince(sinceMs: number): Pick<DeliveryFilter, 'statuses' | 'createdFromMs' | 'fromId'> {
  return { statuses: FAILURES, createdFromMs: sinceMs, fromId: firstIdAt('delivery', sinceMs - CLOCK_STEP_MS_MAX) };
}

/** @throws GatewayError `WEBHOOK_ENDPOINT_NOT_FOUND` when the endpoint was deleted */
export async function decideReplay<Shown>(
  context: Context,
  earlier: Delivery,
  toWire: (delivery: Delivery) => Shown,
): Promise<Decision<{ readonly delivery: Shown }>> {
  const owner = isHandler(earlier.endpointId) ? HANDLERS : earlier;
  const endpoint = await ownEndpoint(context, earlier.endpointId, owner);
  // The name was forgotten, and handles another event since.
  if (owner === HANDLERS && !endpoint.events.some((type) => type === earlier.eventType))
    return refuse('WEBHOOK_ENDPOINT_NOT_FOUND');
  if (!endpoint.enabled) return refuse('WEBHOOK_ENDPOINT_DISABLED');
  const { delivery, changes } = replayOf(context, earlier, endpoint);
  return { changes, answer: succeeded(200, { delivery: toWire(delivery) }) };
}

/** @param failed one more than a batch if more follow */
export async function decideReplays(
  context: Context,
  failed: readonly Delivery[],
): Promise<Decision<DataOf<'replayFailedDeliveries'>>> {
  const batch = failed.slice(0, REPLAY_BATCH_MAX);
  const endpointIds = [...new Set(batch.map(({ endpointId }) => endpointId))];
  const endpoints = new Map(
    (await context.store.read.endpointsByIds(endpointIds)).map((endpoint) => [endpoint.id, endpoint] as const),
  );
  const replays = batch.flatMap((delivery) => {
    const endpoint = endpoints.get(delivery.endpointId);
    const isOpen = endpoint !== undefined && endpoint.enabled && endpoint.deletedAtMs === null;
    return isOpen ? [replayOf(context, delivery, endpoint)] : [];
  });
  const nextCursor = failed.length > REPLAY_BATCH_MAX ? (batch.at(-1)?.id ?? null) : null;
  return {
    changes: replays.flatMap(({ changes }) => changes),
    answer: succeeded(200, { replayed: replays.length, has_more: nextCursor !== null, next_cursor: nextCursor }),
  };
}

/**
 * A new delivery of the same event; a failing one becomes due instead, because a second one would be sent beside it.
 * One that is due already may be under way.
 */
function replayOf(
  context: Context,
  earlier: Delivery,
  endpoint: WebhookEndpoint,
): { readonly delivery: Delivery; readonly changes: readonly Change[] } {
  if (deliveryStatus(earlier) !== 'failing') {
    const delivery = newDelivery(context, eventOf(earlier), endpoint);
    return { delivery, changes: insertAll([delivery]) };
  }
  const nowMs = context.clock.now();
  if ((earlier.nextAttemptAtMs ?? 0) <= nowMs) return { delivery: earlier, changes: [] };
  return {
    delivery: { ...earlier, nextAttemptAtMs: nowMs },
    changes: [{ type: 'delivery.hasten', id: earlier.id, attemptsCount: earlier.attemptsCount, nowMs }],
  };
}

/** Event data stored on the delivery itself. */
function eventOf(delivery: Delivery): Pick<Event, 'id' | 'type' | 'merchantId' | 'livemode'> {
  return { ...delivery, id: delivery.eventId, type: delivery.eventType };
}

/** A manual delivery, due at once, with its own schedule. */
function newDelivery(
  context: Context,
  event: Pick<Event, 'id' | 'type' | 'merchantId' | 'livemode'>,
  endpoint: WebhookEndpoint,
): Delivery {
  const nowMs = context.clock.now();
  return {
    id: context.ids.next('delivery', event.merchantId),
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

/**
 * Of events that are still there when the deliveries are written: events that were swept in between are no longer
 * found.
 */
function insertAll(deliveries: readonly Delivery[]): readonly Change[] {
  const eventIds = new Set(deliveries.map(({ eventId }) => eventId));
  return [
    ...Array.from(eventIds, (id): Change => ({ type: 'event.keep', id })),
    ...deliveries.map((delivery): Change => ({ type: 'delivery.insert', delivery })),
  ];
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
