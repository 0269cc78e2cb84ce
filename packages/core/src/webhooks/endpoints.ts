import type { BodyOf } from '@mitako/contract';
import { LIMITS } from '@mitako/contract/names';
import type { Context } from '../context.ts';
import { GatewayError, invalidField } from '../errors.ts';
import { isOwnedBy, merchantOf } from '../kernel/callers.ts';
import { deciding, type ReadOperation, refuse, type WriteOperation } from '../kernel/operation.ts';
import { pageAnswer, pageRequest } from '../kernel/page.ts';
import { succeeded } from '../kernel/result.ts';
import type { WebhookEndpoint } from '../model.ts';
import type { MerchantMode } from '../ports/page.ts';
import { newTask } from '../worker/new-task.ts';
import { isUnreachable, warnOfAddress } from './warn-of-address.ts';
import { endpointSecretContext, newWebhookSecret } from './secrets.ts';
import type { RecentDeliveries } from './reads.ts';
import { type DeliverySummary, endpointToWire, endpointWithRecentToWire } from './wire.ts';

/** Creates an endpoint. The write enforces the limit of ten: the count is a column of the merchant's row. */
export const createWebhookEndpoint: WriteOperation<'createWebhookEndpoint', unknown, boolean> = {
  requiresRecentAuth: ({ caller }) => merchantOf(caller).livemode,
  prepare: (context, { body }) => isUnreachable(context, body.url),
  async decide(context, request, { ready: isRefused }) {
    const owner = merchantOf(request.caller);
    const { body } = request;
    refusePlainHttpInLiveMode(context, owner, body.url);

    const all = await Promise.all(
      [true, false].map((livemode) =>
        context.store.read.endpoints(
          { merchantId: owner.merchantId, livemode },
          { limit: LIMITS.webhookEndpointsMax, afterId: null },
        ),
      ),
    );
    if (all.flat().length >= LIMITS.webhookEndpointsMax) {
      return refuse('WEBHOOK_ENDPOINT_LIMIT', { limit: LIMITS.webhookEndpointsMax });
    }
    const secret = newWebhookSecret(context.random);
    const endpoint = newEndpoint(context, owner, body, secret);
    return {
      changes: [{ type: 'endpoint.insert', endpoint, limit: LIMITS.webhookEndpointsMax }],
      answer: warnOfAddress(
        context,
        endpoint,
        isRefused,
        succeeded(201, { endpoint: { ...endpointToWire(endpoint), secret } }),
      ),
    };
  },
};

export const listWebhookEndpoints: ReadOperation<'listWebhookEndpoints'> = async (context, request) => {
  const endpoints = await context.store.read.endpoints(
    merchantOf(request.caller),
    pageRequest(request.query, 'webhookEndpoint'),
  );
  const summary = await summaryOf(context, endpoints);
  return pageAnswer('endpoints', endpoints, request.query.limit, (endpoint) =>
    endpointWithRecentToWire(endpoint, summary),
  );
};

export const getWebhookEndpoint: ReadOperation<'getWebhookEndpoint'> = async (context, request) => {
  const endpoint = await ownEndpoint(context, request.parameters.endpoint_id, merchantOf(request.caller));
  const summary = await summaryOf(context, [endpoint]);
  return succeeded(200, { endpoint: endpointWithRecentToWire(endpoint, summary) });
};

/** Number of newest deliveries in an endpoint's summary. */
const RECENT_MAX = 100;

export function recentOf(
  context: Context,
  endpoints: readonly WebhookEndpoint[],
): Promise<readonly RecentDeliveries[]> {
  const ids = endpoints.map(({ id }) => id);
  return context.store.read.recentDeliveries(ids, RECENT_MAX);
}

export async function summaryOf(context: Context, endpoints: readonly WebhookEndpoint[]): Promise<DeliverySummary> {
  const ids = endpoints.map(({ id }) => id);
  const [recent, waiting] = await Promise.all([
    recentOf(context, endpoints),
    context.store.read.waitingDeliveries(ids, LIMITS.waitingDeliveriesMax + 1),
  ]);
  return { recent, waiting };
}

/**
 * Updates an endpoint; waiting retries go to the new URL. Enabling ends a run of failures. Changing where a live
 * endpoint sends requires recent authentication.
 */
export const updateWebhookEndpoint: WriteOperation<'updateWebhookEndpoint', unknown, boolean> = {
  async prepare(context, { caller, parameters, body }) {
    const { url } = await ownEndpoint(context, parameters.endpoint_id, merchantOf(caller));
    return isUnreachable(context, body.url ?? url);
  },
  async decide(context, request, { ready: isRefused }) {
    const owner = merchantOf(request.caller);
    const { body } = request;
    if (body.url !== undefined) refusePlainHttpInLiveMode(context, owner, body.url);

    const endpoint = await ownEndpoint(context, request.parameters.endpoint_id, owner);
    const enabled = body.enabled ?? endpoint.enabled;
    const isReEnabled = enabled && !endpoint.enabled;
    const next: WebhookEndpoint = {
      ...endpoint,
      url: body.url ?? endpoint.url,
      description: body.description === undefined ? endpoint.description : body.description,
      events: body.events ?? endpoint.events,
      prefixedNames: body.prefixed_names ?? endpoint.prefixedNames,
      enabled,
      disabledReason: enabled ? null : endpoint.disabledReason,
      ...(isReEnabled ? { failingSinceMs: null, failuresCount: 0 } : {}),
      updatedAtMs: Math.max(endpoint.updatedAtMs, context.clock.now()),
      version: endpoint.version + 1,
    };
    return {
      changes: [{ type: 'endpoint.update', endpoint: next, fromVersion: endpoint.version }],
      requiresRecentAuth: owner.livemode && body.url !== undefined && body.url !== endpoint.url,
      answer: warnOfAddress(context, next, isRefused, succeeded(200, { endpoint: endpointToWire(next) })),
    };
  },
};

/** Deletes an endpoint and cancels its pending deliveries: a bounded number at once, a task the rest. */
export const deleteWebhookEndpoint = deciding<'deleteWebhookEndpoint'>(async (context, request) => {
  const owner = merchantOf(request.caller);
  const { id, merchantId } = await ownEndpoint(context, request.parameters.endpoint_id, owner);
  const nowMs = context.clock.now();
  return {
    changes: [
      { type: 'endpoint.delete', id, merchantId, nowMs },
      newTask(owner, {
        id: `deliveries_cancel_${id}`,
        kind: 'delivery.cancel_waiting',
        subjectId: id,
        dueAtMs: nowMs,
      }),
    ],
    answer: succeeded(200, { deleted: true, id }),
  };
});

/** A new secret signs from now on; the old one also signs during the grace period. */
export const rotateWebhookSecret: WriteOperation<'rotateWebhookSecret'> = {
  requiresRecentAuth: ({ caller }) => merchantOf(caller).livemode,
  async decide(context, request) {
    const owner = merchantOf(request.caller);

    const endpoint = await ownEndpoint(context, request.parameters.endpoint_id, owner);
    const secret = newWebhookSecret(context.random);
    const nowMs = context.clock.now();
    const graceMs = (request.body?.grace_seconds ?? 86_400) * 1000;
    const next: WebhookEndpoint = {
      ...endpoint,
      encryptedSecret: context.keyring.seal(secret, endpointSecretContext(endpoint.id)),
      encryptedPreviousSecret: graceMs === 0 ? null : endpoint.encryptedSecret,
      previousSecretEndsAtMs: graceMs === 0 ? null : nowMs + graceMs,
      updatedAtMs: Math.max(endpoint.updatedAtMs, nowMs),
      version: endpoint.version + 1,
    };
    return {
      changes: [{ type: 'endpoint.update', endpoint: next, fromVersion: endpoint.version }],
      answer: succeeded(200, { endpoint: { ...endpointToWire(next), secret } }),
    };
  },
};

/** @throws GatewayError `WEBHOOK_ENDPOINT_NOT_FOUND`, also for another merchant's endpoint */
export async function ownEndpoint(context: Context, id: string, owner: MerchantMode): Promise<WebhookEndpoint> {
  const endpoint = await context.store.read.endpointById(id);
  if (endpoint === null || endpoint.deletedAtMs !== null || !isOwnedBy(endpoint, owner)) {
    throw new GatewayError('WEBHOOK_ENDPOINT_NOT_FOUND');
  }
  return endpoint;
}

function newEndpoint(
  context: Context,
  owner: MerchantMode,
  body: BodyOf<'createWebhookEndpoint'>,
  secret: string,
): WebhookEndpoint {
  const nowMs = context.clock.now();
  const id = context.ids.next('webhookEndpoint', owner.merchantId);
  return {
    id,
    merchantId: owner.merchantId,
    livemode: owner.livemode,
    url: body.url,
    description: body.description ?? null,
    events: body.events,
    enabled: body.enabled,
    prefixedNames: body.prefixed_names,
    encryptedSecret: context.keyring.seal(secret, endpointSecretContext(id)),
    encryptedPreviousSecret: null,
    previousSecretEndsAtMs: null,
    failingSinceMs: null,
    failuresCount: 0,
    watchedRunMs: null,
    disabledReason: null,
    createdAtMs: nowMs,
    updatedAtMs: nowMs,
    deletedAtMs: null,
    version: 1,
  };
}

function refusePlainHttpInLiveMode({ settings }: Context, owner: MerchantMode, url: string): void {
  if (owner.livemode && !settings.rehearses && new URL(url).protocol !== 'https:') {
    throw invalidField('url', 'https', 'must be an https address in live mode');
  }
}
