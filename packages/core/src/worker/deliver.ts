import type { Context } from '../context.ts';
import { commitOnce } from '../kernel/decide-and-commit.ts';
import type { Delivery, DeliveryAttempt, WebhookEndpoint } from '../model.ts';
import type { Change } from '../ports/changes.ts';
import type { ClaimedDelivery } from '../ports/store-claims.ts';
import type { OutgoingResult } from '../ports/system.ts';
import { appendEvent } from '../webhooks/append-event.ts';
import { NOT_SENT, attemptHeaders, timestampSeconds } from '../webhooks/headers.ts';
import { WEBHOOK_SCHEDULE, nextAttemptAtMs, parseRetryAfterMs } from '../webhooks/schedule.ts';
import { endpointSecretContext, signatureHeaders } from '../webhooks/secrets.ts';
import { deliveredBody, endpointToWire } from '../webhooks/wire.ts';
import { decideUnderLease } from './decide-under-lease.ts';

/**
 * One attempt of a delivery that this process holds: signs with the valid secrets, posts, and commits the outcome with
 * the lease's token. If a worker returns after its lease ended, its outcome is refused.
 */
export async function deliver(context: Context, claimed: ClaimedDelivery, leaseToken: string): Promise<void> {
  const { delivery, endpoint } = claimed;
  const startedAtMs = context.clock.now();
  const result = isTooLate(delivery, startedAtMs)
    ? TOO_LATE
    : await context.sender.send({
        url: endpoint.url,
        headers: headersFor(context, claimed, startedAtMs),
        body: deliveredBody(claimed.body, delivery.prefixedName),
      });
  const nowMs = context.clock.now();
  const attempt = attemptOf(delivery, startedAtMs, nowMs, result);
  const isDelivered = result.kind === 'answered' && result.statusCode >= 200 && result.statusCode <= 299;
  const next = isDelivered
    ? deliveredState(delivery, attempt, nowMs)
    : failedState(context, delivery, attempt, nowMs, result);
  context.logger.info(
    {
      event: delivery.eventType,
      id: delivery.id,
      status: attempt.statusCode ?? attempt.error,
      ms: attempt.durationMs,
      attempt: attempt.number,
      url: withoutQuery(endpoint.url),
    },
    isDelivered ? 'delivered' : 'delivery failed',
  );

  const changes: readonly Change[] = [
    { type: 'delivery.settle', delivery: next, leaseToken, attempt },
    ...noted(endpoint, result, isDelivered, nowMs),
  ];
  const isNoted = await decideUnderLease(context, () => changes, startedAtMs + WEBHOOK_SCHEDULE.leaseMs);
  if (isNoted && !isDelivered) await disableIfDead(context, endpoint);
}

/** Effect of an attempt on its endpoint. */
function noted(
  endpoint: WebhookEndpoint,
  result: OutgoingResult,
  isDelivered: boolean,
  nowMs: number,
): readonly Change[] {
  // A success is recorded only if it ends a run of failures, so that a healthy endpoint's row is not written.
  if (isDelivered) return endpoint.failingSinceMs === null ? [] : [{ type: 'endpoint.note_success', id: endpoint.id }];
  // An attempt that was not sent says nothing about the endpoint.
  return result === TOO_LATE ? [] : [{ type: 'endpoint.note_failure', id: endpoint.id, nowMs }];
}

/**
 * A retry that waited while its endpoint was disabled, until the retry period was over: it is not sent any more, only
 * replayed.
 */
function isTooLate(delivery: Delivery, nowMs: number): boolean {
  return delivery.firstAttemptAtMs !== null && nowMs > delivery.firstAttemptAtMs + WEBHOOK_SCHEDULE.windowMs;
}

const TOO_LATE: OutgoingResult = { kind: 'failed', error: NOT_SENT };

function headersFor(context: Context, claimed: ClaimedDelivery, nowMs: number): Readonly<Record<string, string>> {
  const { delivery, endpoint } = claimed;
  const seal = endpointSecretContext(endpoint.id);
  const previous =
    endpoint.encryptedPreviousSecret !== null && (endpoint.previousSecretEndsAtMs ?? 0) > nowMs
      ? [context.keyring.open(endpoint.encryptedPreviousSecret, seal)]
      : [];
  return {
    ...attemptHeaders(delivery, { number: delivery.attemptsCount + 1, startedAtMs: nowMs }),
    ...signatureHeaders({
      body: deliveredBody(claimed.body, delivery.prefixedName),
      eventId: delivery.eventId,
      timestampSeconds: timestampSeconds(nowMs),
      secrets: [context.keyring.open(endpoint.encryptedSecret, seal), ...previous],
    }),
  };
}

function attemptOf(delivery: Delivery, startedAtMs: number, nowMs: number, result: OutgoingResult): DeliveryAttempt {
  return {
    deliveryId: delivery.id,
    number: delivery.attemptsCount + 1,
    startedAtMs,
    durationMs: nowMs - startedAtMs,
    statusCode: result.kind === 'answered' ? result.statusCode : null,
    error: result.kind === 'failed' ? result.error : null,
    responseBody: result.kind === 'answered' ? storable(result.body) : null,
  };
}

function deliveredState(delivery: Delivery, attempt: DeliveryAttempt, nowMs: number): Delivery {
  return {
    ...withAttempt(delivery, attempt),
    status: 'delivered',
    nextAttemptAtMs: null,
    deliveredAtMs: nowMs,
  };
}

function failedState(
  context: Context,
  delivery: Delivery,
  attempt: DeliveryAttempt,
  nowMs: number,
  result: OutgoingResult,
): Delivery {
  const tried = withAttempt(delivery, attempt);
  const againAtMs = nextAttemptAtMs({
    failures: tried.attemptsCount,
    nowMs,
    firstAttemptAtMs: tried.firstAttemptAtMs ?? nowMs,
    retryAfterMs: result.kind === 'answered' ? parseRetryAfterMs(result.retryAfter, nowMs) : null,
    jitter: context.random.fraction(),
  });
  return { ...tried, status: againAtMs === null ? 'failed' : 'pending', nextAttemptAtMs: againAtMs };
}

function withAttempt(delivery: Delivery, attempt: DeliveryAttempt): Delivery {
  return {
    ...delivery,
    attemptsCount: attempt.number,
    firstAttemptAtMs: delivery.firstAttemptAtMs ?? attempt.startedAtMs,
    lastStatusCode: attempt.statusCode,
    lastError: attempt.error,
  };
}

/** Disables an endpoint after five days and fifty attempts without a success, with an event. */
async function disableIfDead(context: Context, { id }: WebhookEndpoint): Promise<void> {
  const endpoint = await context.store.read.endpointById(id);
  const nowMs = context.clock.now();
  if (endpoint === null || !endpoint.enabled || endpoint.failingSinceMs === null) return;
  if (nowMs - endpoint.failingSinceMs < WEBHOOK_SCHEDULE.disableAfterMs) return;
  if (endpoint.failuresCount < WEBHOOK_SCHEDULE.disableAfterAttempts) return;
  const disabled: WebhookEndpoint = {
    ...endpoint,
    enabled: false,
    disabledReason: `no success in ${endpoint.failuresCount} attempts since ${new Date(endpoint.failingSinceMs).toISOString()}`,
    updatedAtMs: nowMs,
    version: endpoint.version + 1,
  };
  // Once: refused, its owner changed the endpoint, and the next failed delivery looks at it again.
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

/** Merchants put tokens into queries, which do not belong in a log. */
function withoutQuery(url: string): string {
  return url.replace(/[?#].*/s, '');
}

/** A response may contain anything; the store accepts text without U+0000 and lone surrogates. */
function storable(text: string): string {
  return text.replaceAll('\0', '\uFFFD').toWellFormed();
}
