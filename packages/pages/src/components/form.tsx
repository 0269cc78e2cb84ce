import type { Child } from 'hono/jsx';
import type { JSX } from 'hono/jsx/jsx-runtime';

interface FormProps {
  readonly action: string;
  /** Idempotency key of the form. */
  readonly formKey: string;
  readonly submit: string;
  /** The button's label while the form is being submitted. */
  readonly sending: string;
  readonly children?: Child;
  readonly look?: 'danger' | 'quiet' | undefined;
  /** Lets a button elsewhere on the page submit it. */
  readonly id?: string | undefined;
  /** The form contains a file. */
  readonly upload?: boolean | undefined;
  /** Further buttons, after the one that submits it. */
  readonly more?: Child;
}

/** A form that acts once, however often it is submitted. */
export function Form({
  action,
  formKey,
  submit,
  sending,
  children,
  look,
  id,
  upload = false,
  more,
}: FormProps): JSX.Element {
  return (
    <form method="post" action={action} id={id} enctype={upload ? 'multipart/form-data' : undefined}>
      <input type="hidden" name="key" value={formKey} />
      {children}
      <button class={look === undefined ? 'button' : `button ${look}`} data-sending={sending}>
        {submit}
      </button>
      {more}
    </form>
  );
}
