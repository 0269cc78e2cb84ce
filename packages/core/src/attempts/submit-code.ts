import { inspect } from 'node:util';
import { addToAttempt } from './add-to-attempt.ts';
import { endRefused } from './end-refused.ts';
import { railFields } from './new-attempt.ts';
import { checkedNextAction } from './next-action.ts';
import { CODE_TRIES_MAX, codesLeft } from './payer-codes.ts';
import { isUnderway, pollSoonAtMs } from './underway.ts';
import type { PayAnswers, Unanswered } from '../checkout/pay-answers.ts';
import type { Context } from '../context.ts';
import { GatewayError } from '../errors.ts';
import { type Result, refused } from '../kernel/result.ts';
import type { Attempt, Payment } from '../model.ts';
import type { Rail } from '../ports/rail.ts';
import type { CodeOutcome } from '../ports/rail-calls.ts';
import { type Unknown, callRail } from '../rails/call-rail.ts';

/** Submits a counted code to the provider, and records the outcome with the response to the request. */
export async function submitCode<Data>(
  context: Context,
  attempt: Attempt,
  code: string,
  unanswered: Unanswered<Data>,
): Promise<Result<Data>> {
  const outcome = await callRail(context, attempt, 'code', (rail) => askForCode(context, rail, attempt, code));
  switch (outcome.kind) {
    case 'refused':
      return endRefused(context, attempt, outcome, unanswered, 'code');
    case 'wrong_code':
      return keepWrong(context, attempt, unanswered);
    case 'pending':
    case 'unknown':
      return addToAttempt(context, attempt.id, unanswered.finish, {
        written: (stored) => submittedAttempt(context, stored, outcome),
        answer: (payment, written) => unanswered.answers.fromState(context, payment, written),
      });
  }
}

async function askForCode(context: Context, rail: Rail, attempt: Attempt, code: string): Promise<CodeOutcome> {
  if (rail.submitCode === undefined) throw new Error(`rail "${rail.id}" asks for codes but has no submitCode`);
  try {
    return await rail.submitCode({
      ...railFields(context, attempt, rail),
      reference: attempt.id,
      railReference: attempt.railReference,
      amount: attempt.amount,
      code,
    });
  } catch (error) {
    // Errors of a rail are logged, and may contain the URL or body of its request, also in their cause.
    const description = inspect(error, { depth: null });
    throw description.includes(code) ? new Error(description.replaceAll(code, '…')) : error;
  }
}

/**
 * A code with an unknown outcome may have collected the money: no other code is requested, unless a poll finds that the
 * charge still expects one.
 */
function submittedAttempt(
  context: Context,
  attempt: Attempt,
  outcome: Extract<CodeOutcome, { readonly kind: 'pending' }> | Unknown,
): Attempt {
  const isTaken = outcome.kind === 'pending';
  return {
    ...attempt,
    railReference: (isTaken ? outcome.railReference : null) ?? attempt.railReference,
    nextAction: isTaken ? checkedNextAction(context, attempt, outcome.nextAction) : { type: 'wait', url: null },
    nextPollAtMs: isUnderway(attempt) ? pollSoonAtMs(context, attempt) : attempt.nextPollAtMs,
    updatedAtMs: context.clock.now(),
    version: attempt.version + 1,
  };
}

/**
 * The last wrong code ends the attempt, but only if the rail rejected every single code: one that was accepted, lost or
 * is still in flight may have collected the money.
 */
async function keepWrong<Data>(
  context: Context,
  attempt: Attempt,
  unanswered: Unanswered<Data>,
): Promise<Result<Data>> {
  const { finish, answers } = unanswered;
  const answer = await addToAttempt<Data, Result<Data> | null>(context, attempt.id, finish, {
    written: (stored) => ({
      ...stored,
      codesWrong: stored.codesWrong + 1,
      updatedAtMs: context.clock.now(),
      version: stored.version + 1,
    }),
    answer: (payment, written) => wrongAnswer(context, payment, written, answers),
  });
  return answer ?? endRefused(context, attempt, { failureCode: 'invalid_code' }, unanswered, 'code');
}

/** Null: this was the last one. */
function wrongAnswer<Data>(
  context: Context,
  payment: Payment,
  attempt: Attempt,
  answers: PayAnswers<Data>,
): Result<Data> | null {
  if (!isUnderway(attempt)) return answers.fromState(context, payment, attempt);
  if (attempt.codesWrong >= CODE_TRIES_MAX) return null;
  const attemptsLeft = codesLeft(attempt, context.clock.now());
  return refused(new GatewayError('INVALID_CODE', { attempts_left: attemptsLeft, status: payment.status }));
}
