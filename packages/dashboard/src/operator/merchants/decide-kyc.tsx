import { type MerchantRecord, routes } from '@mitako/contract';
import { check, displayed, readForm } from '@mitako/pages';
import { type ActionState, faulty, freshState } from '../../components/action.tsx';
import { showConfirmation } from '../../components/confirm.tsx';
import { TextArea } from '../../components/text-area.tsx';
import type { Page } from '../../shell/page.ts';
import { goTo, showProblem } from '../../shell/respond.tsx';
import { perform } from '../parts/perform.ts';
import { backTo, findMerchant } from './find-merchant.ts';
import { DECISIONS, WITHDRAWALS } from './kyc-card.tsx';
import { TEXT } from './text.ts';

const NOTE_LENGTH_MAX = 1000;

/** Says what the answer means for the merchant, and asks for it. */
export function confirmKyc(page: Page): Promise<Response> {
  return draw(page, ANSWER, freshState(), '');
}

/** Answers a business file. Whoever is not approved is told why: a no without a word helps nobody. */
export async function decideKyc(page: Page): Promise<Response> {
  // Drawn while the file was pending: an approval that somebody else gave meanwhile is not withdrawn by it.
  return decide(page, ANSWER, (merchant, decision) => merchant.kyc_status !== 'approved' || decision === 'approved');
}

/** Says what ends with an approval, and asks for it. */
export function confirmKycWithdrawal(page: Page): Promise<Response> {
  return draw(page, WITHDRAWAL, freshState(), '');
}

/** Withdraws an approval. The merchant is told why. */
export async function withdrawKyc(page: Page): Promise<Response> {
  return decide(page, WITHDRAWAL, () => true);
}

/** What is decided: on a file that waits, or on an approval. */
interface Subject {
  readonly decisions: readonly Decision[];
  readonly path: '' | '/withdraw';
}

type Decision = (typeof DECISIONS)[number];

const ANSWER: Subject = { decisions: DECISIONS, path: '' };
const WITHDRAWAL: Subject = { decisions: WITHDRAWALS, path: '/withdraw' };

async function decide(
  page: Page,
  subject: Subject,
  isOpen: (merchant: MerchantRecord, decision: string) => boolean,
): Promise<Response> {
  const { note } = await readForm(page.request, ['note']);
  const decision = page.parameter('decision');
  const text = TEXT[page.locale].kyc;
  if (note === '' && decision !== 'approved') return draw(page, subject, faulty({ note: text.noteMissing }), note);
  const body = check(routes.decideKyc.body, { decision, ...(note !== '' && { note }) });
  // A decision that is none is a page that is none: drawing finds that out.
  if (body.kind === 'invalid') return draw(page, subject, faulty({ note: text.noteTooLong }), note);
  const merchant = await findMerchant(page);
  if (merchant instanceof Response) return merchant;
  if (!isOpen(merchant, decision)) {
    return draw(page, subject, { ...freshState(), alert: text.notPending }, note);
  }
  const parameters = { merchant_id: merchant.id };
  const done = await perform(page, 'decideKyc', { parameters, body: body.value }, { KYC_NOT_PENDING: text.notPending });
  if (done.kind === 'again') return draw(page, subject, done.state, note);
  return goTo(page, `/merchants/${merchant.id}`, body.value.decision);
}

async function draw(
  page: Page,
  { decisions, path }: Subject,
  state: ActionState<'note'>,
  typed: string,
): Promise<Response> {
  const merchant = await findMerchant(page);
  if (merchant instanceof Response) return merchant;
  const decision = decisions.find((each) => each === page.parameter('decision'));
  if (decision === undefined) return showProblem(page.site, page.request, 'notFound', { status: 404 });
  const text = TEXT[page.locale].kyc;
  const isWithdrawal = path !== '';
  const words = isWithdrawal && decision !== 'approved' ? text.withdrawals[decision] : text.decisions[decision];
  return showConfirmation(page, state, {
    title: words.title,
    submit: words.submit,
    ...((isWithdrawal || decision === 'rejected') && { look: 'danger' }),
    back: backTo(page, merchant),
    action: `/merchants/${merchant.id}/kyc/${decision}${path}`,
    says: [
      isWithdrawal ? text.withdrawn(displayed(merchant.name)) : text.consequences[decision](displayed(merchant.name)),
    ],
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
