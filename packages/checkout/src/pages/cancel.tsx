import type { JSX } from 'hono/jsx/jsx-runtime';
import { Alert } from '../components/alert.tsx';
import { CheckoutLayout } from '../components/checkout-layout.tsx';
import { Form } from '../components/form.tsx';
import type { CheckoutPageContext } from '../page-context.ts';

/** Asks once before a payment is canceled for good. */
export function CancelPage({
  page,
  formKey,
  alert,
}: {
  readonly page: CheckoutPageContext;
  readonly formKey: string;
  readonly alert: string | null;
}): JSX.Element {
  const { paths, checkout } = page;
  const text = page.text.cancel;
  return (
    <CheckoutLayout page={page} title={text.title} hasErrors={alert !== null}>
      {alert !== null && (
        <Alert>
          <p>{alert}</p>
        </Alert>
      )}
      <section class="card stack">
        <h1>{text.title}</h1>
        <p>{text.text(checkout.merchant.name)}</p>
        <Form page={page} action={paths.cancel} formKey={formKey} submit={text.yes} look="danger" />
        <a class="button quiet" href={paths.summary}>
          {text.no}
        </a>
      </section>
    </CheckoutLayout>
  );
}
