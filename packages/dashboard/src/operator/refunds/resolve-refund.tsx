import { routes } from '@mitako/contract';
import { formatAmount } from '@mitako/core';
import { check, readForm } from '@mitako/pages';
import { type ActionState, freshState } from '../../components/action.tsx';
import { showConfirmation } from '../../components/confirm.tsx';
import type { Page } from '../../shell/page.ts';
import { goTo, showProblem, showRefusal } from '../../shell/respond.tsx';
import { FailureSelect } from '../parts/failure.tsx';
import { perform } from '../parts/perform.ts';
import { OUTCOMES } from './show-refund.tsx';
import { TEXT } from './text.ts';

/** Says what the decision does to the money, and asks for it. */
export function confirmOutcome(page: Page): Promise<Response> {
  return draw(page, freshState(), '');
}

export async function resolveRefund(page: Page): Promise<Response> {
  const { failure_code: typed } = await readForm(page.request, ['failure_code']);
  const outcome = page.parameter('outcome');
  const body = check(routes.resolveRefund.body, {
    outcome,
    ...(outcome === 'failed' && typed !== '' && { failure_code: typed }),
  });
  if (body.kind === 'invalid') return showProblem(page.site, page.request, 'notFound', { status: 404 });
  const parameters = { refund_id: page.parameter('refund_id') };
  const done = await perform(
    page,
    'resolveRefund',
    { parameters, body: body.value },
    { REFUND_NOT_PENDING: TEXT[page.locale].notPending },
  );
  if (done.kind === 'again') return draw(page, done.state, typed);
  return goTo(page, `/refunds/${done.data.refund.id}`, outcome);
}

async function draw(page: Page, state: ActionState, typed: string): Promise<Response> {
  const found = await page.ask('getAnyRefund', { parameters: { refund_id: page.parameter('refund_id') } });
  if (found.kind === 'refused') return showRefusal(page.site, page.request, found);
  const outcome = OUTCOMES.find((each) => each === page.parameter('outcome'));
  if (outcome === undefined) return showProblem(page.site, page.request, 'notFound', { status: 404 });
  const { refund } = found.data;
  const text = TEXT[page.locale];
  const says = text.consequences;
  const amount = formatAmount(refund.amount, refund.currency, page.locale);
  return showConfirmation(page, state, {
    title: text.outcomes[outcome].title,
    submit: text.outcomes[outcome].submit,
    back: { href: page.path(`/refunds/${refund.id}`), label: text.one.title(amount) },
    action: `/refunds/${refund.id}/${outcome}`,
    says: [says[outcome](amount), says.asks, outcome === 'failed' ? says.sureFailed : says.sureSucceeded],
    ...(outcome === 'failed' && {
      look: 'danger',
      fields: <FailureSelect page={page} label={text.failure} value={typed} />,
    }),
  });
}
