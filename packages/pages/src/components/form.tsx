import type { Child } from 'hono/jsx';
import type { JSX } from 'hono/jsx/jsx-runtime';

interface FormProps {
  readonly action: string;
  /** Idempotency key of what the form does. */
  readonly formKey: string;
  readonly submit: string;
  /** What the button says from the tap to the answer. */
  readonly sending: string;
  readonly children?: Child;
  readonly look?: 'danger' | 'quiet';
}

/** A form that does one thing, once, however often it is sent. */
export function Form({ action, formKey, submit, sending, children, look }: FormProps): JSX.Element {
  return (
    <form method="post" action={action}>
      <input type="hidden" name="key" value={formKey} />
      {children}
      <button class={look === undefined ? 'button' : `button ${look}`} data-sending={sending}>
        {submit}
      </button>
    </form>
  );
}
