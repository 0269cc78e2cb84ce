import { routes } from '@mitako/contract';
import { check, type Errors, readForm } from '@mitako/pages';
import { type ActionState, faulty, freshState } from '../../components/action.tsx';
import { showConfirmation } from '../../components/confirm.tsx';
import { AmountField, amountIn, amountTyped } from '../../components/amount-field.tsx';
import type { Page } from '../../shell/page.ts';
import { goTo } from '../../shell/respond.tsx';
import { perform } from '../parts/perform.ts';
import { backTo, currencyOf, findAgent } from './find-agent.ts';
import { TEXT } from './text.ts';

export const LIMIT_NAMES = ['cash_in_max', 'cash_in_per_day_max', 'cash_out_max', 'cash_out_per_day_max'] as const;
type LimitName = (typeof LIMIT_NAMES)[number];
type Typed = Readonly<Record<LimitName, string>>;

export function showLimitsForm(page: Page): Promise<Response> {
  return draw(page, freshState(), null);
}

export async function editLimits(page: Page): Promise<Response> {
  const found = await findAgent(page);
  if (found instanceof Response) return found;
  const typed = await readForm(page.request, LIMIT_NAMES);
  const currency = currencyOf(found);
  const limits = Object.fromEntries(LIMIT_NAMES.map((name) => [name, amountIn(typed[name], currency)]));
  // One by one, so that each field can be told apart.
  const faults = LIMIT_NAMES.filter(
    (name) => check(routes.updateAgent.body, { limits: { [name]: limits[name] } }).kind === 'invalid',
  );
  const body = check(routes.updateAgent.body, { limits });
  if (body.kind === 'invalid') {
    const errors: Errors<LimitName> = Object.fromEntries(faults.map((name) => [name, TEXT[page.locale].limits.wrong]));
    return draw(page, faulty(errors), typed);
  }
  const done = await perform(page, 'updateAgent', { parameters: { agent_id: found.agent.id }, body: body.value });
  if (done.kind === 'again') return draw(page, done.state, typed);
  return goTo(page, `/agents/${found.agent.id}`, 'limits');
}

async function draw(page: Page, state: ActionState<LimitName>, typed: Typed | null): Promise<Response> {
  const found = await findAgent(page);
  if (found instanceof Response) return found;
  const { agent } = found;
  const currency = currencyOf(found);
  const text = TEXT[page.locale].limits;
  return showConfirmation(page, state, {
    title: text.title,
    submit: text.submit,
    back: backTo(page, agent),
    action: `/agents/${agent.id}/limits`,
    says: text.says,
    fields: LIMIT_NAMES.map((name) => (
      <AmountField
        page={page}
        name={name}
        label={text[name]}
        currency={currency}
        value={typed?.[name] ?? amountTyped(agent.limits[name], currency)}
        error={state.errors[name]}
      />
    )),
  });
}
