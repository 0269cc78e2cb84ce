import { Alert, Form, formatMoment } from '@mitako/pages';
import type { JSX } from 'hono/jsx/jsx-runtime';
import { CheckoutLayout, followPayable } from '../components/checkout-layout.tsx';
import type { FormProps } from '../components/form-page.tsx';

/** On the way back to the shop: cancel for good, pay after all, or leave the payment open. */
export function CancelPage({ page, state: { formKey, alert } }: FormProps<never>): JSX.Element {
  const { paths, checkout, locale } = page;
  const text = page.text.cancel;
  return (
    <CheckoutLayout page={page} title={text.title} hasErrors={alert !== null} follow={followPayable(page)}>
      {alert !== null && (
        <Alert>
          <p>{alert}</p>
        </Alert>
      )}
      <section class="card stack">
        <h1>{text.title}</h1>
        <p>{text.text}</p>
        <a class="button" href={paths.summary}>
          {text.no}
        </a>
        <Form
          action={paths.cancel}
          formKey={formKey}
          submit={checkout.returns_to_shop ? text.yes : text.yesAlone}
          sending={page.text.form.sending}
          look="quiet"
        />
        <p class="soft">{text.later(formatMoment(checkout.expires_at, locale))}</p>
      </section>
    </CheckoutLayout>
  );
}
