import { ErrorSummary, faultsIn, Field, Form } from '@mitako/pages';
import type { JSX } from 'hono/jsx/jsx-runtime';
import { CheckoutLayout } from '../components/checkout-layout.tsx';
import type { FormProps } from '../components/form-page.tsx';

export type ReceiptField = 'to';

/** Where the receipt of a paid payment is to be sent. */
export function ReceiptPage({ page, state }: FormProps<ReceiptField>): JSX.Element {
  const text = page.text.receipt;
  const byPhone = page.checkout.receipt_by.includes('phone');
  const hasErrors = state.alert !== null || faultsIn(state.errors).length > 0;
  return (
    <CheckoutLayout
      page={page}
      title={text.title}
      aside={null}
      hasErrors={hasErrors}
      back={{ href: `${page.paths.result}?stay=1`, label: text.back }}
    >
      <ErrorSummary title={page.text.form.summaryTitle} alert={state.alert} errors={state.errors} />
      <section class="card">
        <h1>{text.title}</h1>
        <p class="soft">{text.intro}</p>
        <Form action={page.paths.receipt} formKey={state.formKey} submit={text.submit} sending={page.text.form.sending}>
          <Field
            name="to"
            label={byPhone ? text.either : text.email}
            type={byPhone ? 'text' : 'email'}
            inputmode={byPhone ? undefined : 'email'}
            autocomplete="email"
            maxlength={254}
            value={state.values.to ?? ''}
            error={state.errors.to}
          />
        </Form>
      </section>
    </CheckoutLayout>
  );
}
