import { routes } from '@mitako/contract';
import { formatAmount } from '@mitako/core';
import { check, readForm } from '@mitako/pages';
import { type ActionState, faulty, freshState } from '../../components/action.tsx';
import { showConfirmation } from '../../components/confirm.tsx';
import { TextArea } from '../../components/text-area.tsx';
import type { Page } from '../../shell/page.ts';
import { goTo, showProblem, showRefusal } from '../../shell/respond.tsx';
import { perform } from '../parts/perform.ts';
import { OUTCOMES } from './show-dispute.tsx';
import { TEXT } from './text.ts';

const NOTE_LENGTH_MAX = 1000;

/** Says who gets the money and who does not, and asks for the decision. */
export function confirmOutcome(page: Page): Promise<Response> {
  return draw(page, freshState(), '');
}

export async function resolveDispute(page: Page): Promise<Response> {
  const { note } = await readForm(page.request, ['note']);
  const text = TEXT[page.locale];
  const outcome = page.parameter('outcome');
  const body = check(routes.resolveDispute.body, { outcome, ...(note !== '' && { note }) });
  // An outcome that is none is a page that is none: drawing finds that out.
  if (body.kind === 'invalid') return draw(page, faulty({ note: text.noteWrong }), note);
  const parameters = { dispute_id: page.parameter('dispute_id') };
  const done = await perform(page, 'resolveDispute', { parameters, body: body.value }, { DISPUTE_CLOSED: text.closed });
  if (done.kind === 'again') return draw(page, done.state, note);
  return goTo(page, `/disputes/${done.data.dispute.id}`, body.value.outcome);
}

async function draw(page: Page, state: ActionState<'note'>, typed: string): Promise<Response> {
  const found = await page.ask('getAnyDispute', { parameters: { dispute_id: page.parameter('dispute_id') } });
  if (found.kind === 'refused') return showRefusal(page.site, page.request, found);
  const outcome = OUTCOMES.find((each) => each === page.parameter('outcome'));
  if (outcome === undefined) return showProblem(page.site, page.request, 'notFound', { status: 404 });
  const { dispute } = found.data;
  const text = TEXT[page.locale];
  const amount = formatAmount(dispute.amount, dispute.currency, page.locale);
  return showConfirmation(page, state, {
    title: text.outcomes[outcome].title,
    submit: text.outcomes[outcome].submit,
    look: 'danger',
    back: { href: page.path(`/disputes/${dispute.id}`), label: text.one.title(amount) },
    action: `/disputes/${dispute.id}/${outcome}`,
    says: [text.consequences[outcome](amount), text.consequences.final],
    fields: (
      <TextArea
        name="note"
        label={text.noteLabel}
        hint={text.noteHint}
        value={typed}
        error={state.errors.note}
        maxlength={NOTE_LENGTH_MAX}
        rows={4}
      />
    ),
  });
}
