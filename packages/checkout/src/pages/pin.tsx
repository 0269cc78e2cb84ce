import { PasswordField, PinField } from '@mitako/pages';
import type { JSX } from 'hono/jsx/jsx-runtime';
import { FormPage, type FormState } from '../components/form-page.tsx';
import type { PageProps } from '../page-context.ts';

export type SetPinField = 'password' | 'pin';

/** Form to set the wallet's PIN, for the first time or again, with the account's password. */
export function PinPage({
  page,
  state,
  email,
  mustReset,
}: PageProps<{
  readonly state: FormState<SetPinField>;
  /** The account whose password is requested; for password managers. */
  readonly email: string;
  /** After too many wrong PINs: explains why a new one is needed. */
  readonly mustReset: boolean;
}>): JSX.Element {
  const text = page.text.pin;
  return (
    <FormPage
      page={page}
      state={state}
      title={text.setTitle}
      intro={mustReset ? text.resetIntro : text.setIntro}
      action={mustReset ? `${page.paths.pin}?reset=1` : page.paths.pin}
      submit={text.submit}
    >
      <input type="text" name="username" value={email} autocomplete="username" hidden readonly />
      {!page.isHosted && <PasswordField name="password" label={text.password} error={state.errors.password} />}
      <PinField name="pin" label={text.newPin} hint={page.text.register.pinHint} error={state.errors.pin} />
    </FormPage>
  );
}
