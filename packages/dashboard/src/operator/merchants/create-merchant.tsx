import { routes } from '@mitako/contract';
import { check, readForm } from '@mitako/pages';
import { type ActionState, faulty, freshState } from '../../components/action.tsx';
import { showConfirmation } from '../../components/confirm.tsx';
import type { Page } from '../../shell/page.ts';
import { goTo } from '../../shell/respond.tsx';
import { ACCOUNT_FIELDS, AccountFields, accountFaults, type TypedAccount } from '../parts/account-fields.tsx';
import { perform } from '../parts/perform.ts';
import { TEXT } from './text.ts';

export function showNewMerchant(page: Page): Response | Promise<Response> {
  return draw(page, freshState(), null);
}

/** Makes an account for a merchant, who is handed its first password. */
export async function createMerchant(page: Page): Promise<Response> {
  const typed = await readForm(page.request, ACCOUNT_FIELDS, ['new_password']);
  const { name, email, phone, new_password: password } = typed;
  const text = TEXT[page.locale].create;
  const body = check(routes.createMerchant.body, { name, email, password, ...(phone !== '' && { phone }) });
  if (body.kind === 'invalid') return draw(page, faulty(accountFaults(body.fields, text.wrong)), typed);
  const done = await perform(page, 'createMerchant', { body: body.value });
  if (done.kind === 'done') return goTo(page, `/merchants/${done.data.merchant.id}`, 'created');
  return draw(page, done.refusal?.code === 'EMAIL_TAKEN' ? faulty({ email: text.taken }) : done.state, typed);
}

function draw(
  page: Page,
  state: ActionState<keyof TypedAccount>,
  typed: TypedAccount | null,
): Response | Promise<Response> {
  const text = TEXT[page.locale];
  return showConfirmation(page, state, {
    title: text.create.title,
    submit: text.create.submit,
    back: { href: page.path('/merchants'), label: text.title },
    action: '/merchants/new',
    says: text.create.says,
    fields: <AccountFields state={state} typed={typed} labels={text.create} />,
  });
}
