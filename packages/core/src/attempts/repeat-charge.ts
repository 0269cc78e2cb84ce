import type { Context } from '../context.ts';
import { commitOnce, decideAndCommit } from '../kernel/decide-and-commit.ts';
import { IDEMPOTENCY_LEASE_MS } from '../kernel/idempotency.ts';
import { assertOffered } from '../methods/choose-method.ts';
import { mayBePaid } from '../merchants/may-be-paid.ts';
import type { Attempt } from '../model.ts';
import { chargeRulesOf, methodOf } from '../rails/rail-methods.ts';
import { afterCharge, type Asked, askedOf, CHARGED_WITHIN_MS, chargeAtRail } from './charge-at-rail.ts';
import { phoneOf } from './new-attempt.ts';
import { ageOf, nextPollDelayMs } from './poll-ladder.ts';
import { settleAttempt } from './settle-attempt.ts';
import { isUnderway, pollSoonAtMs } from './underway.ts';

/** A prompt that comes later finds a payer who has put the phone away. */
const REPEATED_WITHIN_MS = 150_000;

/**
 * Sends the charge of an attempt again that its provider does not know, under the same reference: the request was lost, or
 * something in front of the provider turned it away.
 * @param attempt as it was when the provider was asked about it
 * @returns whether it may have been sent: then the attempt is recorded, and polled again
 */
export async function repeatCharge(context: Context, attempt: Attempt): Promise<boolean> {
  const method = methodOf(context.rails, attempt);
  const isInTime = ageOf(context, attempt) <= REPEATED_WITHIN_MS;
  if (method === null || !isInTime || chargeRulesOf(context.rails, attempt)?.isRepeatable !== true) return false;
  const begun = await beginRepeat(context, attempt);
  if (begun === null) return false;
  const charged = await chargeAtRail(
    context,
    begun.attempt,
    method,
    begun.asked,
    context.clock.now() + CHARGED_WITHIN_MS,
  );
  // The first request may still arrive: without having sent another, there is nothing new to record.
  if (charged.kind === 'late') return true;
  if (charged.kind === 'refused') {
    await settleAttempt(context, attempt.id, { ...charged, kind: 'failed' }, { lookedUp: begun.attempt });
    return true;
  }
  await decideAndCommit(
    context,
    async () => {
      const stored = await context.store.read.attemptById(attempt.id);
      if (stored === null) return { changes: [], value: null };
      const written = afterCharge(context, stored, charged);
      const delayMs = nextPollDelayMs({ ageMs: ageOf(context, stored), polls: 0 }, context.random.fraction()) ?? 0;
      const nextPollAtMs = charged.kind === 'pending' ? pollSoonAtMs(context, stored) : context.clock.now() + delayMs;
      const next: Attempt = isUnderway(stored) ? { ...written, nextPollAtMs } : written;
      return { changes: [{ type: 'attempt.update', attempt: next, fromVersion: stored.version }], value: null };
    },
    // The same response on the same attempt.
    { unwitnessed: 'repeat' },
  );
  return true;
}

/**
 * Claims the attempt for one more request, in one commit with what must still hold: nothing else has happened to it, its
 * payment waits for it, the merchant may be paid and the method is offered. From then on no other process sends it, and no
 * failure counts that was found before.
 */
async function beginRepeat(
  context: Context,
  polled: Attempt,
): Promise<{ readonly attempt: Attempt; readonly asked: Asked } | null> {
  const { read } = context.store;
  const [payment, merchant, suspended] = await Promise.all([
    read.paymentById(polled.paymentId),
    read.merchantById(polled.merchantId),
    read.suspendedMethods(polled.livemode),
  ]);
  const nowMs = context.clock.now();
  const { methodProvider: provider } = polled;
  if (payment?.liveAttemptId !== polled.id || nowMs >= payment.expiresAtMs) return null;
  if (merchant === null || !mayBePaid(merchant, polled)) return null;
  if (provider === null || suspended.some(({ method }) => method === provider)) return null;
  const attempt: Attempt = {
    ...polled,
    status: 'pending',
    pollsCount: polled.pollsCount + 1,
    nextPollAtMs: nowMs + IDEMPOTENCY_LEASE_MS,
    updatedAtMs: nowMs,
    version: polled.version + 1,
  };
  const isClaimed = await commitOnce(context, [
    ...(polled.livemode ? [{ type: 'assert.merchant_live', id: merchant.id } as const] : []),
    assertOffered({ merchant, payment }, provider),
    { type: 'attempt.update', attempt, fromVersion: polled.version },
  ]);
  return isClaimed ? { attempt, asked: askedOf(payment, merchant, phoneOf(context, polled)) } : null;
}
