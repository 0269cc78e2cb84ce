import type { Child } from 'hono/jsx';
import type { JSX } from 'hono/jsx/jsx-runtime';
import type { CheckoutPageContext } from '../page-context.ts';

interface FormProps {
  readonly page: CheckoutPageContext;
  readonly action: string;
  /** Idempotency key of what the form does. */
  readonly formKey: string;
  readonly submit: string;
  readonly children?: Child;
  readonly look?: 'danger' | 'quiet';
}

/** A form that does one thing, once, however often it is sent. */
export function Form({ page, action, formKey, submit, children, look }: FormProps): JSX.Element {
  return (
    <form method="post" action={action}>
      <input type="hidden" name="key" value={formKey} />
      {children}
      <button class={look === undefined ? 'button' : `button ${look}`} data-sending={page.text.form.sending}>
        {submit}
      </button>
    </form>
  );
}
