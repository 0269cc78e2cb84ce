import { ErrorSummary, faultsIn, Field, Form, formatSpan } from '@mitako/pages';
import type { JSX } from 'hono/jsx/jsx-runtime';
import { CheckoutLayout } from '../components/checkout-layout.tsx';
import { Dial } from '../components/dial.tsx';
import { Fold } from '../components/fold.tsx';
import type { FormState } from '../components/form-page.tsx';
import { TestCode } from '../components/test-hints.tsx';
import type { PageProps } from '../page-context.ts';
import type { ShownReceipt } from '../kept-number.ts';
import { railPrompt } from '../providers.ts';
import { timeToActMs } from '../time-left.ts';

export type CodeField = 'code';

/** Form for the provider's one-time code. It has no back link: the payment is in progress. */
export function EnterCodePage({
  page,
  state,
  receipt,
}: PageProps<{ readonly state: FormState<CodeField>; readonly receipt: ShownReceipt | null }>): JSX.Element {
  const { checkout, paths, locale } = page;
  const text = page.text.code;
  const action = checkout.next_action;
  const leftMs = timeToActMs(checkout);
  return (
    <CheckoutLayout
      page={page}
      purpose="wait"
      title={text.title}
      hasErrors={state.alert !== null || faultsIn(state.errors).length > 0}
      follow={{ statusPath: `${paths.status}?at=code`, leftMs }}
    >
      <ErrorSummary title={page.text.form.summaryTitle} alert={state.alert} errors={state.errors} />
      <section class="card">
        <h1>{text.title}</h1>
        {receipt?.phone != null && <p class="soft">{text.payingWith(receipt.phone)}</p>}
        <p>{railPrompt(page) ?? text.prompt}</p>
        <Dial page={page} />
        <Form
          action={paths.code}
          formKey={state.formKey}
          submit={page.text.form.pay(page.amount)}
          sending={page.text.form.sending}
        >
          <input type="hidden" name="until" value={action?.expires_at} />
          <Field
            name="code"
            label={text.label}
            hint={text.hint}
            type="text"
            inputmode="numeric"
            autocomplete="one-time-code"
            maxlength={20}
            error={state.errors.code}
          />
        </Form>
        <p class="soft below">
          {text.nothingTaken}
          {leftMs !== null && (
            <>
              {' '}
              {page.text.wait.timeLeft} <strong data-clock>{formatSpan(leftMs, locale)}</strong>
            </>
          )}
        </p>
        <Fold icon="pencil" title={page.text.wait.changedTitle}>
          <p class="soft">
            {text.changedText} {page.text.wait.changedNext(checkout.attempts_left < 1)}
          </p>
        </Fold>
      </section>
      <TestCode page={page} />
    </CheckoutLayout>
  );
}
