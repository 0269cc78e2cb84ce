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
  { hasPassword = true } = {},
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
    ...(hasPassword
      ? [
          {
            name: 'new_password',
            field: 'password',
            type: 'password',
            autocomplete: 'new-password',
            label: labels.password,
            hint: page.sentences.password_rule,
            wrong: page.sentences.choose_password,
          } as const,
        ]
      : []),
  ];
}

/** The account as operations take it; without a password where it has none. */
export function accountBody(
  { name, email, phone, new_password: password }: Readonly<Record<AccountField, string>>,
  { hasPassword = true } = {},
): Readonly<Record<string, string>> {
  return { name, email, ...(hasPassword && { password }), ...(phone !== '' && { phone }) };
}
