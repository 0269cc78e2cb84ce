import { type AttemptRecord, isFinalStatus, routes } from '@mitako/contract';
import { formatAmount } from '@mitako/core';
import { check, readForm } from '@mitako/pages';
import { type ActionState, freshState } from '../../components/action.tsx';
import { showConfirmation } from '../../components/confirm.tsx';
import type { Page } from '../../shell/page.ts';
import { goTo, showProblem, showRefusal } from '../../shell/respond.tsx';
import { FailureSelect } from '../parts/failure.tsx';
import { perform } from '../parts/perform.ts';
import type { Outcome } from './show-attempt.tsx';
import { TEXT } from './text.ts';

/** Says what the decision does to the money, and asks for it. */
export function confirmOutcome(page: Page): Promise<Response> {
  return draw(page, freshState(), '');
}

export async function resolveAttempt(page: Page): Promise<Response> {
  const { failure_code: typed } = await readForm(page.request, ['failure_code']);
  const outcome = page.parameter('outcome');
  const body = check(routes.resolveAttempt.body, {
    outcome,
    ...(outcome === 'failed' && typed !== '' && { failure_code: typed }),
  });
  if (body.kind === 'invalid') return showProblem(page.site, page.request, 'notFound', { status: 404 });
  const parameters = { attempt_id: page.parameter('attempt_id') };
  const done = await perform(
    page,
    'resolveAttempt',
    { parameters, body: body.value },
    { ATTEMPT_NOT_IN_REVIEW: TEXT[page.locale].notInReview },
  );
  if (done.kind === 'again') return draw(page, done.state, typed);
  const { id, status } = done.data.attempt;
  return goTo(page, `/attempts/${id}`, outcome === 'succeeded' && status === 'paid_late' ? status : outcome);
}

async function draw(page: Page, state: ActionState, typed: string): Promise<Response> {
  const outcome = page.parameter('outcome');
  const found = await page.ask('getAttempt', { parameters: { attempt_id: page.parameter('attempt_id') } });
  if (found.kind === 'refused') return showRefusal(page.site, page.request, found);
  if (!isOutcome(outcome)) return showProblem(page.site, page.request, 'notFound', { status: 404 });
  const { attempt } = found.data;
  const text = TEXT[page.locale];
  const { title, submit } = text.outcomes[outcome];
  return showConfirmation(page, state, {
    title,
    submit,
    back: {
      href: page.path(`/attempts/${attempt.id}`),
      label: text.one.title(formatAmount(attempt.amount, attempt.currency, page.locale)),
    },
    action: `/attempts/${attempt.id}/${outcome}`,
    says: await consequencesOf(page, attempt, outcome),
    ...(outcome === 'failed' && { look: 'danger' }),
    ...(outcome === 'failed' && { fields: <FailureSelect page={page} label={text.failure} value={typed} /> }),
  });
}

function isOutcome(word: string): word is Outcome {
  return word === 'succeeded' || word === 'failed' || word === 'returned';
}

/** What it does to the money: that of a payment which is closed goes back to whoever paid. */
async function consequencesOf(page: Page, attempt: AttemptRecord, outcome: Outcome): Promise<readonly string[]> {
  const text = TEXT[page.locale].consequences;
  const amount = formatAmount(attempt.amount, attempt.currency, page.locale);
  if (outcome === 'failed') return [text.failed, text.sureFailed];
  if (outcome === 'returned') return [text.returned(amount), text.sureReturned];
  const found = await page.ask('getAnyPayment', { parameters: { payment_id: attempt.payment_id } });
  const isOpen = found.kind === 'done' && !isFinalStatus(found.data.payment.status);
  return [isOpen ? text.succeededOpen(amount) : text.succeededFinal(amount), text.sureSucceeded];
}
