import { type Errors, Field } from '@mitako/pages';
import type { JSX } from 'hono/jsx/jsx-runtime';
import type { ActionState } from '../../components/action.tsx';

/** The password is not called `password`: that is the operator's own, in the same form. */
export const ACCOUNT_FIELDS = ['name', 'email', 'phone', 'new_password'] as const;
export type TypedAccount = Readonly<Record<(typeof ACCOUNT_FIELDS)[number], string>>;

interface AccountText {
  readonly name: string;
  readonly nameHint: string;
  readonly email: string;
  readonly phone: string;
  readonly phoneHint: string;
  readonly password: string;
  readonly passwordHint: string;
}

interface AccountFieldsProps {
  readonly state: ActionState<keyof TypedAccount>;
  readonly typed: TypedAccount | null;
  readonly labels: AccountText;
}

/** What an account is made of, for somebody else: nothing is filled in by the operator's own browser. */
export function AccountFields({ state, typed, labels }: AccountFieldsProps): JSX.Element {
  return (
    <>
      <Field
        name="name"
        label={labels.name}
        hint={labels.nameHint}
        type="text"
        autocomplete="off"
        autocapitalize="words"
        maxlength={120}
        value={typed?.name}
        error={state.errors.name}
      />
      <Field
        name="email"
        label={labels.email}
        type="email"
        autocomplete="off"
        maxlength={254}
        value={typed?.email}
        error={state.errors.email}
      />
      <Field
        name="phone"
        label={labels.phone}
        hint={labels.phoneHint}
        type="tel"
        autocomplete="off"
        optional
        maxlength={30}
        value={typed?.phone}
        error={state.errors.phone}
      />
      <Field
        name="new_password"
        label={labels.password}
        hint={labels.passwordHint}
        type="password"
        autocomplete="new-password"
        error={state.errors.new_password}
      />
    </>
  );
}

/** What is wrong with an account, by the fields that the contract found fault with. */
export function accountFaults(fields: readonly string[], wrong: TypedAccount): Errors<keyof TypedAccount> {
  const names = ACCOUNT_FIELDS.filter((name) => fields.includes(name === 'new_password' ? 'password' : name));
  return Object.fromEntries(names.map((name) => [name, wrong[name]]));
}
