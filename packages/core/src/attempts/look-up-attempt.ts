import type { AttemptLookup } from '@mitako/contract/names';
import { lookUpNow } from './look-up-at-rail.ts';
import { phoneOf } from './new-attempt.ts';
import { timestamp } from '../basics/timestamp.ts';
import type { Context } from '../context.ts';
import { GatewayError } from '../errors.ts';
import type { ReadOperation } from '../kernel/operation.ts';
import { succeeded } from '../kernel/result.ts';
import type { Attempt } from '../model.ts';
import type { Rail } from '../ports/rail.ts';
import type { LookupOutcome } from '../ports/rail-calls.ts';
import { railDetailToWire } from '../rails/rail-detail.ts';
import { isOfMode } from '../rails/rail-methods.ts';

/** The operator waits for the page. The worker polls with a longer timeout. */
const ANSWERED_WITHIN_MS = 10_000;

/**
 * The provider's current answer about an attempt, for an operator's decision. It is not recorded: only the
 * worker's polls and the operator end attempts.
 */
export const lookUpAttempt: ReadOperation<'lookUpAttempt'> = async (context, request) => {
  const attempt = await context.store.read.attemptById(request.parameters.attempt_id);
  if (attempt === null) throw new GatewayError('ATTEMPT_NOT_FOUND');
  // Wallets and floats are ours: there is no provider to ask.
  const rail = context.rails.find(({ id }) => id === attempt.rail);
  if (rail === undefined || !isOfMode(rail, attempt)) throw new GatewayError('RAIL_NOT_FOUND');
  const askedAtMs = context.clock.now();
  const [outcome, isActive] = await Promise.all([
    lookUpNow(context, attempt, ANSWERED_WITHIN_MS),
    payerIsActive(context, attempt, rail),
  ]);
  const reported = outcome.kind === 'paid' ? outcome.railReference : null;
  const lookup: AttemptLookup = {
    attempt_id: attempt.id,
    rail: attempt.rail,
    status: outcome.kind,
    rail_reference: reported ?? attempt.railReference,
    amount: attempt.amount,
    currency: attempt.currency,
    collected: collectedOf(outcome),
    failure_code: outcome.kind === 'failed' ? outcome.failureCode : null,
    rail_detail: railDetailToWire(outcome.detail ?? null),
    payer_active: isActive,
    asked_at: timestamp(askedAtMs),
  };
  return succeeded(200, { lookup });
};

async function payerIsActive(context: Context, attempt: Attempt, rail: Rail): Promise<boolean | null> {
  const { methodProvider: provider } = attempt;
  const phone = phoneOf(context, attempt);
  return provider === null || phone === '' ? null : context.railAccounts.payerIsActive(rail, { provider, phone });
}

/** Rails are written by others, not all of them in TypeScript. */
function collectedOf(outcome: LookupOutcome): AttemptLookup['collected'] {
  const collected: Partial<NonNullable<AttemptLookup['collected']>> =
    (outcome.kind === 'paid' && outcome.collected) || {};
  const { amount, currency } = collected;
  const isAmount = typeof amount === 'number' && Number.isSafeInteger(amount) && amount >= 0;
  return isAmount ? { amount, currency: typeof currency === 'string' ? currency : null } : null;
}
