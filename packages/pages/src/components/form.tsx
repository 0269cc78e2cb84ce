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
  /** By which a button elsewhere on the page sends it. */
  readonly id?: string;
  /** It holds a file. */
  readonly upload?: boolean;
}

/** A form that does one thing, once, however often it is sent. */
export function Form({ action, formKey, submit, sending, children, look, id, upload = false }: FormProps): JSX.Element {
  return (
    <form method="post" action={action} id={id} enctype={upload ? 'multipart/form-data' : undefined}>
      <input type="hidden" name="key" value={formKey} />
      {children}
      <button class={look === undefined ? 'button' : `button ${look}`} data-sending={sending}>
        {submit}
      </button>
    </form>
  );
}
