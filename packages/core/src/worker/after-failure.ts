import { timestamp } from '../basics/timestamp.ts';
import type { Context } from '../context.ts';
import { commitOnce } from '../kernel/decide-and-commit.ts';
import type { WebhookEndpoint } from '../model.ts';
import { notify } from '../notices/notify.ts';
import { appendEvent } from '../webhooks/append-event.ts';
import { isHandler } from '../webhooks/handler-ids.ts';
import { WEBHOOK_SCHEDULE } from '../webhooks/schedule.ts';
import { endpointToWire } from '../webhooks/wire.ts';

const NOTICE_AFTER_MS = 60 * 60_000;

/**
 * What follows from a failed attempt. The first of a run of failures has its members notified if it lasts an hour. After five
 * days and fifty attempts without a success the endpoint is disabled, with an event. Never a handler.
 */
export async function afterFailure(context: Context, { id }: WebhookEndpoint): Promise<void> {
  if (isHandler(id)) return;
  const endpoint = await context.store.read.endpointById(id);
  const nowMs = context.clock.now();
  if (endpoint === null || !endpoint.enabled || endpoint.failingSinceMs === null) return;
  await watchRun(context, endpoint, endpoint.failingSinceMs);
  if (nowMs - endpoint.failingSinceMs < WEBHOOK_SCHEDULE.disableAfterMs) return;
  if (endpoint.failuresCount < WEBHOOK_SCHEDULE.disableAfterAttempts) return;
  const disabled: WebhookEndpoint = {
    ...endpoint,
    enabled: false,
    disabledReason: `no success in ${endpoint.failuresCount} attempts since ${timestamp(Math.max(endpoint.failingSinceMs, endpoint.createdAtMs))}`,
    updatedAtMs: nowMs,
    version: endpoint.version + 1,
  };
  // Once: refused, its owner changed the endpoint, and the next failed delivery decides again.
  await commitOnce(context, [
    { type: 'endpoint.update', endpoint: disabled, fromVersion: endpoint.version },
    appendEvent(
      context,
      { id: endpoint.id, merchantId: endpoint.merchantId, livemode: endpoint.livemode },
      { type: 'endpoint.disabled', data: { endpoint: endpointToWire(disabled) } },
      0,
    ),
  ]);
}

/** Once a run: the endpoint keeps which one is watched. */
async function watchRun(context: Context, endpoint: WebhookEndpoint, sinceMs: number): Promise<void> {
  const { id, version, watchedRunMs } = endpoint;
  const watch = notify(context, endpoint, 'notice.endpoint_failing', `${id}:${sinceMs}`, sinceMs + NOTICE_AFTER_MS);
  if (watchedRunMs === sinceMs || watch.length === 0) return;
  const watched = { ...endpoint, watchedRunMs: sinceMs, version: version + 1 };
  // Refused, another process was faster, or the next failed delivery does it.
  await commitOnce(context, [{ type: 'endpoint.update', endpoint: watched, fromVersion: version }, ...watch]);
}
