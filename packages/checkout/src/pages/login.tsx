import { EmailField, PasswordField } from '@mitako/pages';
import type { JSX } from 'hono/jsx/jsx-runtime';
import { FormPage, type FormProps } from '../components/form-page.tsx';
import { TestUsers } from '../components/test-hints.tsx';

export type LoginField = 'email' | 'password';

/** Login to the wallet. */
export function LoginPage({ page, state }: FormProps<LoginField>): JSX.Element {
  const { paths } = page;
  const text = page.text.login;
  const links = [
    page.hasSignUp && (
      <>
        {text.noAccount}{' '}
        <a class="link" href={paths.register}>
          {text.register}
        </a>
      </>
    ),
    state.isPaused === true && page.unlockHref !== null && (
      <a class="link" href={page.unlockHref}>
        {text.unlock}
      </a>
    ),
    page.forgottenHref !== null && (
      <a class="link" href={page.forgottenHref}>
        {text.forgotten}
      </a>
    ),
  ].filter((link) => link !== false);
  return (
    <FormPage
      page={page}
      state={state}
      title={text.title}
      intro={text.intro(page.brand.name)}
      action={paths.login}
      submit={text.submit}
      below={
        <p class="links">
          {links.map((link, index) => (
            <>
              {index > 0 && ' · '}
              {link}
            </>
          ))}
        </p>
      }
      after={
        <>
          {page.slot('login.below', { language: page.language, role: 'user' })}
          <TestUsers page={page} />
        </>
      }
    >
      <EmailField name="email" label={text.email} value={state.values.email} error={state.errors.email} />
      <PasswordField name="password" label={text.password} error={state.errors.password} />
    </FormPage>
  );
}
