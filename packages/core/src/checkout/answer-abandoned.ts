import type { Context } from '../context.ts';
import type { IdempotentRequest } from '../kernel/idempotency.ts';
import type { Answer } from '../kernel/answer.ts';
import { commitOnce } from '../kernel/perform.ts';
import { findReplay, finishAnswer, inProgress } from '../kernel/replay.ts';
import { readCheckout } from './get-checkout.ts';
import { answerFromState } from './pay-answers.ts';

/** Whoever held the key died between the two commits: the payment's state is the answer. */
export async function answerAbandoned(context: Context, idempotent: IdempotentRequest, slug: string): Promise<Answer> {
  const { payment, liveAttempt } = await readCheckout(context, slug);
  const answer = answerFromState(context, payment, liveAttempt);
  await commitOnce(context, finishAnswer(context, idempotent, answer));
  const kept = await findReplay(context, idempotent);
  // Nothing is kept: whoever held the key was alive after all, and let go of it because the charge came to nothing. What
  // was just read may be older than that.
  if (kept.kind !== 'done') throw inProgress();
  return kept.answer.body === answer.body ? answer : kept.answer;
}
