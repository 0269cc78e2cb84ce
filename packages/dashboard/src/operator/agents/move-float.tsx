import { routes } from '@mitako/contract';
import { check, readForm } from '@mitako/pages';
import { type ActionState, faulty, freshState } from '../../components/action.tsx';
import { showConfirmation } from '../../components/confirm.tsx';
import { AmountField, amountIn } from '../../components/amount-field.tsx';
import { Facts } from '../../components/small.tsx';
import type { Page } from '../../shell/page.ts';
import { goTo, showProblem } from '../../shell/respond.tsx';
import { perform } from '../parts/perform.ts';
import { TEXT as PARTS } from '../parts/text.ts';
import { backTo, currencyOf, findAgent } from './find-agent.ts';
import { TEXT } from './text.ts';

const DIRECTIONS = ['fund', 'withdraw'] as const;

/** How much, and of which float. */
interface Typed {
  readonly amount: string;
  readonly mode: string;
  readonly currency: string;
}

export function showMoveForm(page: Page): Promise<Response> {
  return draw(page, freshState(), { amount: '', mode: page.query('mode'), currency: page.query('currency') });
}

/** Money from the bank into a float, or back. */
export async function moveFloat(page: Page): Promise<Response> {
  const found = await findAgent(page);
  if (found instanceof Response) return found;
  const typed = await readForm(page.request, ['amount', 'mode', 'currency']);
  const currency = found.floats.some((held) => held.currency === typed.currency) ? typed.currency : currencyOf(found);
  const direction = page.parameter('direction');
  const body = check(routes.moveFloat.body, {
    amount: amountIn(typed.amount, currency),
    currency,
    livemode: typed.mode === 'live',
    direction,
  });
  // A direction that is none is a page that is none: drawing finds that out.
  if (body.kind === 'invalid') return draw(page, faulty({ amount: PARTS[page.locale].wrong.amount }), typed);
  const text = TEXT[page.locale].move;
  const done = await perform(
    page,
    'moveFloat',
    { parameters: { agent_id: found.agent.id }, body: body.value },
    { MODE_MISMATCH: text.modeMismatch },
  );
  if (done.kind === 'done') return goTo(page, `/agents/${found.agent.id}`, direction);
  const isShort = done.refusal?.code === 'INSUFFICIENT_FLOAT';
  return draw(page, isShort ? faulty({ amount: text.insufficient }) : done.state, typed);
}

async function draw(page: Page, state: ActionState<'amount'>, typed: Typed): Promise<Response> {
  const found = await findAgent(page);
  if (found instanceof Response) return found;
  const direction = DIRECTIONS.find((each) => each === page.parameter('direction'));
  if (direction === undefined) return showProblem(page.site, page.request, 'notFound', { status: 404 });
  const { agent, floats } = found;
  const currency = floats.some((held) => held.currency === typed.currency) ? typed.currency : currencyOf(found);
  const { live, test } = PARTS[page.locale];
  const text = TEXT[page.locale].move;
  return showConfirmation(page, state, {
    title: text[direction].title,
    submit: text[direction].submit,
    back: backTo(page, agent),
    action: `/agents/${agent.id}/float/${direction}`,
    says: text[direction].says,
    fields: (
      <>
        <Facts facts={[[text.mode, typed.mode === 'live' ? live : test]]} />
        <input type="hidden" name="mode" value={typed.mode} />
        <input type="hidden" name="currency" value={currency} />
        <AmountField
          page={page}
          name="amount"
          label={text.amount}
          currency={currency}
          value={typed.amount}
          error={state.errors.amount}
        />
      </>
    ),
  });
}
