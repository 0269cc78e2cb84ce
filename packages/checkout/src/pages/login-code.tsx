import { Field, REMEMBER_STYLE } from '@mitako/pages';
import type { JSX } from 'hono/jsx/jsx-runtime';
import { FormPage, type FormProps } from '../components/form-page.tsx';

export type LoginCodeField = 'code';

/** The second step of a login to the wallet: a code of an application, or a recovery code. */
export function LoginCodePage({
  page,
  state,
  hasPasskey,
}: FormProps<LoginCodeField> & { readonly hasPasskey: boolean }): JSX.Element {
  const text = page.text.loginCode;
  return (
    <FormPage
      page={page}
      state={state}
      title={text.title}
      intro={text.intro}
      action={page.paths.loginCode}
      style={REMEMBER_STYLE}
      submit={page.text.login.submit}
      below={
        <p class="links">
          {hasPasskey && (
            <>
              <a class="link" href={page.paths.loginPasskey}>
                {page.text.loginPasskey.instead}
              </a>
              {' · '}
            </>
          )}
          <a class="link" href={page.paths.login}>
            {text.other}
          </a>
        </p>
      }
    >
      <Field
        name="code"
        label={text.label}
        type="text"
        autocomplete="one-time-code"
        maxlength={64}
        error={state.errors.code}
      />
      <label class="remember">
        <input type="checkbox" name="trust_device" value="1" />
        <span>{text.trust}</span>
      </label>
    </FormPage>
  );
}
