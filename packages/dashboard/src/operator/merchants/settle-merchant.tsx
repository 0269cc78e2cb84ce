import { routes } from '@mitako/contract';
import { check, readForm } from '@mitako/pages';
import { type ActionState, freshState } from '../../components/action.tsx';
import { showConfirmation } from '../../components/confirm.tsx';
import { Facts } from '../../components/small.tsx';
import type { Page } from '../../shell/page.ts';
import { goTo, showProblem } from '../../shell/respond.tsx';
import { perform } from '../parts/perform.ts';
import { TEXT as PARTS } from '../parts/text.ts';
import { TEXT } from '../settlements/text.ts';
import { backTo, findMerchant } from './find-merchant.ts';

/** Which of a merchant's balances. */
interface Chosen {
  readonly mode: string;
  readonly currency: string;
}

export function showSettle(page: Page): Promise<Response> {
  return draw(page, freshState(), { mode: page.query('mode'), currency: page.query('currency') });
}

/** Closes a merchant's available balance into a settlement now. */
export async function settleMerchant(page: Page): Promise<Response> {
  const chosen = await readForm(page.request, ['mode', 'currency']);
  const body = check(routes.createSettlement.body, { livemode: chosen.mode === 'live', currency: chosen.currency });
  if (body.kind === 'invalid') return showProblem(page.site, page.request, 'notFound', { status: 404 });
  const parameters = { merchant_id: page.parameter('merchant_id') };
  const done = await perform(
    page,
    'createSettlement',
    { parameters, body: body.value },
    { NOTHING_TO_SETTLE: TEXT[page.locale].create.nothing },
  );
  if (done.kind === 'again') return draw(page, done.state, chosen);
  return goTo(page, `/settlements/${done.data.settlement.id}`, 'created');
}

async function draw(page: Page, state: ActionState, { mode, currency }: Chosen): Promise<Response> {
  const merchant = await findMerchant(page);
  if (merchant instanceof Response) return merchant;
  const { live, test } = PARTS[page.locale];
  const text = TEXT[page.locale].create;
  return showConfirmation(page, state, {
    title: text.title,
    submit: text.submit,
    back: backTo(page, merchant),
    action: `/merchants/${merchant.id}/settle`,
    says: text.says,
    fields: (
      <>
        <Facts facts={[[text.mode, `${mode === 'live' ? live : test} · ${currency}`]]} />
        <input type="hidden" name="mode" value={mode} />
        <input type="hidden" name="currency" value={currency} />
      </>
    ),
  });
}
