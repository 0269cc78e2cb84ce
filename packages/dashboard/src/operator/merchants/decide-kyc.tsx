import { routes } from '@mitako/contract';
import { check, displayed, readForm } from '@mitako/pages';
import { type ActionState, faulty, freshState } from '../../components/action.tsx';
import { showConfirmation } from '../../components/confirm.tsx';
import { TextArea } from '../../components/text-area.tsx';
import type { Page } from '../../shell/page.ts';
import { goTo, showProblem } from '../../shell/respond.tsx';
import { perform } from '../parts/perform.ts';
import { backTo, findMerchant } from './find-merchant.ts';
import { DECISIONS } from './kyc-card.tsx';
import { TEXT } from './text.ts';

const NOTE_LENGTH_MAX = 1000;

/** Says what the answer means for the merchant, and asks for it. */
export function confirmKyc(page: Page): Promise<Response> {
  return draw(page, freshState(), '');
}

/** Answers a business file. Whoever is not approved is told why: a no without a word helps nobody. */
export async function decideKyc(page: Page): Promise<Response> {
  const { note } = await readForm(page.request, ['note']);
  const decision = page.parameter('decision');
  const text = TEXT[page.locale].kyc;
  if (note === '' && decision !== 'approved') return draw(page, faulty({ note: text.noteMissing }), note);
  const body = check(routes.decideKyc.body, { decision, ...(note !== '' && { note }) });
  // A decision that is none is a page that is none: drawing finds that out.
  if (body.kind === 'invalid') return draw(page, faulty({ note: text.noteTooLong }), note);
  const parameters = { merchant_id: page.parameter('merchant_id') };
  const done = await perform(page, 'decideKyc', { parameters, body: body.value }, { KYC_NOT_PENDING: text.notPending });
  if (done.kind === 'again') return draw(page, done.state, note);
  return goTo(page, `/merchants/${done.data.merchant.id}`, body.value.decision);
}

async function draw(page: Page, state: ActionState<'note'>, typed: string): Promise<Response> {
  const merchant = await findMerchant(page);
  if (merchant instanceof Response) return merchant;
  const decision = DECISIONS.find((each) => each === page.parameter('decision'));
  if (decision === undefined) return showProblem(page.site, page.request, 'notFound', { status: 404 });
  const text = TEXT[page.locale].kyc;
  return showConfirmation(page, state, {
    title: text.decisions[decision].title,
    submit: text.decisions[decision].submit,
    ...(decision === 'rejected' && { look: 'danger' }),
    back: backTo(page, merchant),
    action: `/merchants/${merchant.id}/kyc/${decision}`,
    says: [text.consequences[decision](displayed(merchant.name))],
    fields: (
      <TextArea
        name="note"
        label={text.noteLabel}
        hint={text.noteHints[decision]}
        value={typed}
        error={state.errors.note}
        maxlength={NOTE_LENGTH_MAX}
        required={decision !== 'approved'}
        rows={4}
      />
    ),
  });
}
