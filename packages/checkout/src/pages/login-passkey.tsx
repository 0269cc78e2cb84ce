import type { PasskeyChallenge } from '@mitako/contract';
import { ErrorSummary, newKey, PASSKEY, PasskeyForm, REMEMBER_STYLE } from '@mitako/pages';
import type { JSX } from 'hono/jsx/jsx-runtime';
import { CheckoutLayout, followPayable } from '../components/checkout-layout.tsx';
import type { PageProps } from '../page-context.ts';

/** The second step of a login to the wallet, with a passkey. */
export function LoginPasskeyPage({
  page,
  asked,
  isWrong,
}: PageProps<{ readonly asked: PasskeyChallenge; readonly isWrong: boolean }>): JSX.Element {
  const { text, paths } = page;
  const { loginPasskey, loginCode } = text;
  return (
    <CheckoutLayout
      page={page}
      title={loginPasskey.title}
      hasErrors={isWrong}
      back={{ href: paths.summary, label: text.methods.other }}
      follow={followPayable(page)}
      script={PASSKEY}
      style={REMEMBER_STYLE}
    >
      <ErrorSummary title={text.form.summaryTitle} alert={isWrong ? loginPasskey.wrong : null} errors={{}} />
      <section class="card">
        <h1>{loginPasskey.title}</h1>
        <p class="soft">{loginPasskey.intro}</p>
        <PasskeyForm
          action={paths.loginPasskey}
          formKey={newKey()}
          asked={asked}
          submit={loginPasskey.submit}
          failed={loginPasskey.failed}
          without={loginPasskey.without}
        >
          <label class="remember">
            <input type="checkbox" name="trust_device" value="1" />
            <span>{loginCode.trust}</span>
          </label>
        </PasskeyForm>
        <p class="links">
          <a class="link" href={paths.loginCode}>
            {loginPasskey.code}
          </a>
        </p>
      </section>
    </CheckoutLayout>
  );
}
