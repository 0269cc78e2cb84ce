import { Field, PasswordField, PhoneField } from '@mitako/pages';
import type { JSX } from 'hono/jsx/jsx-runtime';
import { FormPage, type FormState } from '../components/form-page.tsx';
import type { PageProps } from '../page-context.ts';

export type PhoneField = 'phone' | 'password' | 'code';

/** Verification of the wallet's number, before its first live payment: the number, then the code. */
export function PhonePage({
  page,
  state,
  email,
  phone,
  verificationId,
}: PageProps<{
  readonly state: FormState<PhoneField>;
  /** The account whose password is requested; for password managers. */
  readonly email: string;
  readonly phone: string | null;
  /** A code is on its way; null: not yet. */
  readonly verificationId: string | null;
}>): JSX.Element {
  const text = page.text.phone;
  if (verificationId !== null) {
    return (
      <FormPage
        page={page}
        state={state}
        title={text.codeTitle}
        intro={text.sent}
        action={`${page.paths.phone}?sent=${encodeURIComponent(verificationId)}`}
        submit={text.verify}
        below={
          <p class="links">
            <a class="link" href={page.paths.phone}>
              {text.again}
            </a>
          </p>
        }
      >
        <Field
          name="code"
          label={text.code}
          type="text"
          inputmode="numeric"
          autocomplete="one-time-code"
          maxlength={6}
          class="code"
          error={state.errors.code}
        />
      </FormPage>
    );
  }
  return (
    <FormPage
      page={page}
      state={state}
      title={text.title}
      intro={text.intro}
      action={page.paths.phone}
      submit={text.send}
    >
      <input type="text" name="username" value={email} autocomplete="username" hidden readonly />
      <PhoneField
        name="phone"
        label={text.phone}
        value={state.values.phone ?? phone ?? ''}
        error={state.errors.phone}
      />
      <PasswordField name="password" label={page.text.pin.password} error={state.errors.password} />
    </FormPage>
  );
}
