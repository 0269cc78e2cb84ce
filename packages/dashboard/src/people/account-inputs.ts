import type { InputOf } from '../components/input.tsx';
import type { Page } from '../shell/page.ts';
import { TEXT } from '../components/owned-text.ts';

/** The password is not called `password`: that is the operator's own, in the same form. */
export const ACCOUNT_FIELDS = ['name', 'email', 'phone', 'new_password'] as const;
type AccountField = (typeof ACCOUNT_FIELDS)[number];

/** The fields of another person's account: the operator's browser must not fill in its own values. */
export function accountInputs(
  page: Page,
  labels: { readonly name: string; readonly nameHint: string; readonly password: string },
): readonly InputOf<AccountField>[] {
  const { account } = TEXT[page.locale];
  return [
    {
      name: 'name',
      label: labels.name,
      hint: labels.nameHint,
      wrong: page.sentences.enter_name,
      autocapitalize: 'words',
      maxlength: 120,
    },
    { name: 'email', type: 'email', label: page.names.email, wrong: page.sentences.enter_email, maxlength: 254 },
    {
      name: 'phone',
      type: 'tel',
      label: page.names.phone,
      hint: account.phoneHint,
      wrong: account.wrong.phone,
      maxlength: 30,
      isOptional: true,
    },
    {
      name: 'new_password',
      field: 'password',
      type: 'password',
      autocomplete: 'new-password',
      label: labels.password,
      hint: page.sentences.password_rule,
      wrong: page.sentences.choose_password,
    },
  ];
}

/** The account as operations take it. */
export function accountBody(typed: Readonly<Record<AccountField, string>>): Readonly<Record<string, string>> {
  const { name, email, phone, new_password: password } = typed;
  return { name, email, password, ...(phone !== '' && { phone }) };
}
