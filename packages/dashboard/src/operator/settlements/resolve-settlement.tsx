import { LIMITS, routes } from '@mitako/contract';
import { formatAmount } from '@mitako/core';
import { check, Field, readForm } from '@mitako/pages';
import { type ActionState, faulty, freshState } from '../../components/action.tsx';
import { showConfirmation } from '../../components/confirm.tsx';
import type { Page } from '../../shell/page.ts';
import { goTo, showProblem, showRefusal } from '../../shell/respond.tsx';
import { perform } from '../parts/perform.ts';
import { TEXT as PARTS } from '../parts/text.ts';
import { OUTCOMES } from './show-settlement.tsx';
import { TEXT } from './text.ts';

/** Says what the decision does to the money, and asks for it. */
export function confirmOutcome(page: Page): Promise<Response> {
  return draw(page, freshState(), '');
}

export async function resolveSettlement(page: Page): Promise<Response> {
  const { words } = await readForm(page.request, ['words']);
  const text = TEXT[page.locale];
  const outcome = page.parameter('outcome');
  if (outcome === 'failed' && words === '') return draw(page, faulty({ words: text.reasonMissing }), words);
  const body = check(routes.resolveSettlement.body, {
    outcome,
    ...(words !== '' && (outcome === 'failed' ? { failure_reason: words } : { reference: words })),
  });
  // An outcome that is none is a page that is none: drawing finds that out.
  if (body.kind === 'invalid') return draw(page, faulty({ words: PARTS[page.locale].wrong.tooLong }), words);
  const parameters = { settlement_id: page.parameter('settlement_id') };
  const done = await perform(
    page,
    'resolveSettlement',
    { parameters, body: body.value },
    { SETTLEMENT_CLOSED: text.closed },
  );
  if (done.kind === 'again') return draw(page, done.state, words);
  return goTo(page, `/settlements/${done.data.settlement.id}`, body.value.outcome);
}

async function draw(page: Page, state: ActionState<'words'>, typed: string): Promise<Response> {
  const found = await page.ask('getAnySettlement', { parameters: { settlement_id: page.parameter('settlement_id') } });
  if (found.kind === 'refused') return showRefusal(page.site, page.request, found);
  const outcome = OUTCOMES.find((each) => each === page.parameter('outcome'));
  if (outcome === undefined) return showProblem(page.site, page.request, 'notFound', { status: 404 });
  const { settlement } = found.data;
  const text = TEXT[page.locale];
  const says = text.consequences;
  const amount = formatAmount(settlement.amount, settlement.currency, page.locale);
  const isFailed = outcome === 'failed';
  return showConfirmation(page, state, {
    title: text.outcomes[outcome].title,
    submit: text.outcomes[outcome].submit,
    ...(isFailed && { look: 'danger' }),
    back: { href: page.path(`/settlements/${settlement.id}`), label: text.one.title(amount) },
    action: `/settlements/${settlement.id}/${outcome}`,
    says: [says[outcome](amount), isFailed ? says.sureFailed : says.surePaid],
    fields: (
      <Field
        name="words"
        label={isFailed ? text.reasonLabel : text.referenceLabel}
        hint={isFailed ? text.reasonHint : text.referenceHint}
        type="text"
        autocomplete="off"
        maxlength={LIMITS.descriptionLengthMax}
        optional={!isFailed}
        value={typed}
        error={state.errors.words}
      />
    ),
  });
}
