import { LIMITS } from '@mitako/contract';
import { exampleNumber } from '@mitako/contract';
import { EmailField, Field, PhoneField, PinField } from '@mitako/pages';
import type { JSX } from 'hono/jsx/jsx-runtime';
import { FormPage, type FormProps } from '../components/form-page.tsx';

import { SAME_PHONE } from '../script.ts';

export type RegisterField = 'name' | 'phone' | 'email' | 'password' | 'pin';

/** Form to create an account with its PIN in one step: later, the PIN would need the password again. */
export function RegisterPage({ page, state }: FormProps<RegisterField>): JSX.Element {
  const { paths } = page;
  const text = page.text.register;
  const { livemode, methods } = page.checkout;
  return (
    <FormPage
      page={page}
      state={state}
      title={text.title}
      intro={livemode ? `${text.intro(page.brand.name)} ${text.starts}` : text.intro(page.brand.name)}
      script={SAME_PHONE}
      action={paths.register}
      submit={text.submit}
      below={
        <p class="links">
          {text.haveAccount}{' '}
          <a class="link" href={paths.login}>
            {text.login}
          </a>
        </p>
      }
    >
      <Field
        name="name"
        label={text.name}
        type="text"
        autocomplete="name"
        autocapitalize="words"
        maxlength={120}
        value={state.values.name}
        error={state.errors.name}
      />
      <PhoneField
        name="phone"
        label={text.phone}
        hint={`${page.text.mobileMoney.example(exampleNumber(methods.flatMap((each) => each.phone_prefixes)))} ${text.phoneHint}`}
        value={state.values.phone}
        error={state.errors.phone}
      />
      <EmailField name="email" label={text.email} value={state.values.email} error={state.errors.email} />
      <Field
        name="password"
        label={text.password}
        hint={text.passwordHint(LIMITS.passwordLengthMin)}
        type="password"
        autocomplete="new-password"
        minlength={LIMITS.passwordLengthMin}
        maxlength={LIMITS.passwordLengthMax}
        error={state.errors.password}
      />
      <PinField name="pin" label={text.pin} hint={text.pinHint} error={state.errors.pin} />
    </FormPage>
  );
}
