import { parseRetryAfterMs } from '@mitako/contract/names';
import type { Context } from '../context.ts';
import type { Delivery, DeliveryAttempt, WebhookEndpoint } from '../model.ts';
import type { ClaimedDelivery } from '../ports/store-claims.ts';
import type { OutgoingResult } from '../ports/system.ts';
import { traceId } from '../telemetry/telemetry.ts';
import { NOT_SENT, attemptHeaders, timestampSeconds } from '../webhooks/headers.ts';
import { WEBHOOK_SCHEDULE, nextAttemptAtMs } from '../webhooks/schedule.ts';
import { isHandler } from '../webhooks/handler-ids.ts';
import { signatureHeaders } from '../webhooks/secrets.ts';
import { storedLocation, storedResponse } from '../webhooks/stored-response.ts';
import { deliveredBody } from '../webhooks/wire.ts';
import { ALLOW_NETWORKS } from '../webhooks/warn-of-address.ts';
import { runHandler } from './run-handler.ts';

/** Outcome of one attempt. */
export interface Outcome {
  readonly delivery: Delivery;
  readonly attempt: DeliveryAttempt;
  /** `unsent` does not affect the endpoint's health. */
  readonly kind: 'delivered' | 'failed' | 'unsent';
}

/**
 * One attempt of a delivery on a lane that this process holds: signs with the valid secrets, and posts, or calls the
 * handler.
 */
export async function deliver(context: Context, claimed: ClaimedDelivery, endpoint: WebhookEndpoint): Promise<Outcome> {
  const { delivery, traceparent: parent } = claimed;
  const { meter, tracer } = context.telemetry;
  const startedAtMs = context.clock.now();
  const attributes = {
    'mitako.event.type': delivery.eventType,
    'mitako.event.id': delivery.eventId,
    'mitako.merchant.id': delivery.merchantId,
  };
  const result = isTooLate(delivery, startedAtMs)
    ? TOO_LATE
    : await tracer.span('deliver', { kind: 'client', attributes, parent }, async ({ traceparent }) => {
        if (isHandler(endpoint.id)) return runHandler(context, claimed);
        return context.sender.send({
          url: endpoint.url,
          headers: {
            ...headersFor(context, claimed, endpoint, startedAtMs),
            ...(traceparent !== null && { traceparent }),
          },
          body: deliveredBody(claimed.body, delivery.prefixedName),
        });
      });
  const nowMs = context.clock.now();
  meter.observe('deliverySeconds', {}, (nowMs - startedAtMs) / 1000);
  const attempt = attemptOf(context, delivery, startedAtMs, nowMs, result);
  const isDelivered = result.kind === 'answered' && result.statusCode >= 200 && result.statusCode <= 299;
  meter.add('deliveries', { outcome: isDelivered ? 'delivered' : result.kind === 'failed' ? result.error : 'refused' });
  context.deliveryLog.attempted(endpoint.id, isDelivered ? null : (attempt.statusCode ?? attempt.error), {
    event: delivery.eventType,
    event_id: delivery.eventId,
    delivery_id: delivery.id,
    merchant_id: delivery.merchantId,
    trace_id: traceId(parent),
    status: attempt.statusCode ?? attempt.error,
    ms: attempt.durationMs,
    attempt: attempt.number,
    url: withoutQuery(endpoint.url),
    ...(attempt.error === 'address_not_allowed' && { advice: ALLOW_NETWORKS }),
  });
  if (isDelivered) return { kind: 'delivered', delivery: deliveredState(delivery, attempt, nowMs), attempt };
  const failed = failedState(context, delivery, attempt, nowMs, result);
  return { kind: result === TOO_LATE ? 'unsent' : 'failed', delivery: failed, attempt };
}

/**
 * A retry that waited while its endpoint was disabled, until the retry period was over: it is not sent any more, only
 * replayed.
 */
function isTooLate(delivery: Delivery, nowMs: number): boolean {
  return delivery.firstAttemptAtMs !== null && nowMs > delivery.firstAttemptAtMs + WEBHOOK_SCHEDULE.windowMs;
}

const TOO_LATE: OutgoingResult = { kind: 'failed', error: NOT_SENT };

function headersFor(
  context: Context,
  claimed: ClaimedDelivery,
  endpoint: WebhookEndpoint,
  nowMs: number,
): Readonly<Record<string, string>> {
  const { delivery } = claimed;
  const { signingKeys } = context;
  const previous =
    endpoint.encryptedPreviousSecret !== null && (endpoint.previousSecretEndsAtMs ?? 0) > nowMs
      ? [signingKeys(endpoint.encryptedPreviousSecret, endpoint.id)]
      : [];
  return {
    ...attemptHeaders(delivery, { number: delivery.attemptsCount + 1, startedAtMs: nowMs }),
    ...signatureHeaders({
      body: deliveredBody(claimed.body, delivery.prefixedName),
      eventId: delivery.eventId,
      timestampSeconds: timestampSeconds(nowMs),
      keys: [signingKeys(endpoint.encryptedSecret, endpoint.id), ...previous],
    }),
  };
}

function attemptOf(
  context: Context,
  delivery: Delivery,
  startedAtMs: number,
  nowMs: number,
  result: OutgoingResult,
): DeliveryAttempt {
  const place = { deliveryId: delivery.id, number: delivery.attemptsCount + 1 };
  return {
    ...place,
    startedAtMs,
    durationMs: nowMs - startedAtMs,
    statusCode: result.kind === 'answered' ? result.statusCode : null,
    error: result.kind === 'failed' ? result.error : null,
    encryptedResponse: result.kind === 'answered' ? storedResponse(context, place, result.body) : null,
    encryptedLocation: result.kind === 'answered' ? storedLocation(context, place, result.location) : null,
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

/** Merchants put tokens into queries, which do not belong in a log. */
function withoutQuery(url: string): string {
  return url.replace(/[?#].*/s, '');
}
