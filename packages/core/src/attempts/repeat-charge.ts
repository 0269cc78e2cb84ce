import type { Context } from '../context.ts';
import { commitOnce } from '../kernel/decide-and-commit.ts';
import { assertOffered } from '../methods/choose-method.ts';
import { mayBePaid } from '../merchants/may-be-paid.ts';
import type { Attempt } from '../model.ts';
import { chargeRulesOf, methodOf } from '../rails/rail-methods.ts';
import {
  askedOf,
  type Asked,
  beingCharged,
  CHARGED_WITHIN_MS,
  chargeAtRail,
  isBeingCharged,
  type NotCharged,
  type Sent,
} from './charge-at-rail.ts';
import { phoneOf } from './new-attempt.ts';
import { ageOf } from './poll-ladder.ts';
import { recordCharge } from './record-charge.ts';

/** A payer no longer waits for a prompt that comes later. */
export const REPEATED_WITHIN_MS = 150_000;

/**
 * Sends the charge of an attempt again that its provider does not know, under the same reference: the request was lost, or
 * a proxy in front of the provider rejected it. Never while a process may still be sending it.
 * @param attempt as it was when the provider was asked about it
 * @returns whether it may have been sent: then the attempt is recorded, and polled again
 */
export async function repeatCharge(context: Context, attempt: Attempt): Promise<boolean> {
  const method = methodOf(context.rails, attempt);
  const isInTime = ageOf(context, attempt) <= REPEATED_WITHIN_MS && !isBeingCharged(context, attempt);
  if (method === null || !isInTime || chargeRulesOf(context.rails, attempt)?.isRepeatable !== true) return false;
  const begun = await beginRepeat(context, attempt);
  if (begun === null) return false;
  const untilMs = context.clock.now() + CHARGED_WITHIN_MS;
  const charged = await chargeAtRail(context, begun.attempt, method, begun.asked, untilMs);
  context.logger.info(
    { attempt_id: attempt.id, payment_id: attempt.paymentId, rail: attempt.rail, outcome: charged.kind },
    'charge sent again',
  );
  if (charged.kind !== 'late') await recordCharge(context, attempt.id, isRefused(charged) ? unclear(charged) : charged);
  return true;
}

function isRefused(charged: Sent | NotCharged): charged is NotCharged {
  return charged.kind === 'refused';
}

/** A repeated request may be refused although an earlier one is on its way: only a look-up ends the attempt. */
function unclear({ detail }: NotCharged): Sent {
  return { kind: 'unknown', ...(detail && { detail }) };
}

/**
 * Claims the attempt for one more request, in one commit with what must still hold: nothing else has happened to it, its
 * payment waits for it, the merchant may be paid and the method is offered. Until the request has its answer, or can have
 * none any more, no other process sends it.
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
    ...beingCharged(context),
    status: 'pending',
    pollsCount: polled.pollsCount + 1,
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
