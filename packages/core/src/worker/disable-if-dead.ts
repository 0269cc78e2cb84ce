import { timestamp } from '../basics/timestamp.ts';
import type { Context } from '../context.ts';
import { commitOnce } from '../kernel/decide-and-commit.ts';
import type { WebhookEndpoint } from '../model.ts';
import { appendEvent } from '../webhooks/append-event.ts';
import { isHandler } from '../webhooks/handler-ids.ts';
import { WEBHOOK_SCHEDULE } from '../webhooks/schedule.ts';
import { endpointToWire } from '../webhooks/wire.ts';

/** Disables an endpoint after five days and fifty attempts without a success, with an event. Never a handler. */
export async function disableIfDead(context: Context, { id }: WebhookEndpoint): Promise<void> {
  if (isHandler(id)) return;
  const endpoint = await context.store.read.endpointById(id);
  const nowMs = context.clock.now();
  if (endpoint === null || !endpoint.enabled || endpoint.failingSinceMs === null) return;
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
