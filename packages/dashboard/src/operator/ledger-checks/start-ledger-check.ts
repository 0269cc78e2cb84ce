import { type ActionState, freshState } from '../../components/action.tsx';
import { showConfirmation } from '../../components/confirm.tsx';
import type { Page } from '../../shell/page.ts';
import { goTo } from '../../shell/respond.tsx';
import { perform } from '../parts/perform.ts';
import { TEXT } from './text.ts';

export function confirmStart(page: Page): Response | Promise<Response> {
  return draw(page, freshState());
}

/** Has the books checked now; leads to the check that is running where there is one. */
export async function startLedgerCheck(page: Page): Promise<Response> {
  const done = await perform(page, 'createLedgerCheck', {});
  if (done.kind === 'done') return goTo(page, `/ledger-checks/${done.data.ledger_check.id}`, 'started');
  const running = done.refusal?.details['ledger_check_id'];
  if (typeof running === 'string') return goTo(page, `/ledger-checks/${running}`, 'running');
  return draw(page, done.state);
}

function draw(page: Page, state: ActionState): Response | Promise<Response> {
  const text = TEXT[page.locale];
  return showConfirmation(page, state, {
    title: text.start.title,
    submit: text.start.submit,
    back: { href: page.path('/ledger-checks'), label: text.title },
    action: '/ledger-checks/new',
    says: text.start.says,
  });
}
