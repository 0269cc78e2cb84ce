import type { JSX } from 'hono/jsx/jsx-runtime';
import { controlAttributes, Labelled } from './labelled.tsx';

interface FieldProps {
  readonly name: string;
  readonly label: string;
  readonly type: 'text' | 'email' | 'password' | 'tel' | 'url' | 'date' | 'datetime-local';
  readonly autocomplete: string;
  readonly hint?: string;
  readonly value?: string | undefined;
  readonly autocapitalize?: 'words' | 'characters' | 'sentences';
  readonly error?: string | undefined;
  readonly inputmode?: 'numeric' | 'tel' | 'email';
  readonly maxlength?: number;
  readonly minlength?: number;
  /** Optional field. */
  readonly optional?: boolean;
  readonly class?: string;
  /** Typing begins here when the page opens. */
  readonly autofocus?: boolean;
}

/** A labelled text field; hint and error are read out with it. The value of a password is never rendered. */
export function Field(props: FieldProps): JSX.Element {
  const { name, label, hint, value, error, optional = false, autofocus = false, class: look, ...attributes } = props;
  return (
    <Labelled {...{ name, label, hint, error }}>
      <input
        class={look === undefined ? 'input' : `input ${look}`}
        {...controlAttributes({ name, hint, error })}
        required={!optional}
        autocapitalize="none"
        spellcheck={false}
        value={attributes.type === 'password' ? undefined : value}
        // A summary of errors comes first and takes the focus itself.
        autofocus={error !== undefined || autofocus}
        {...attributes}
      />
    </Labelled>
  );
}

/** A PIN: numeric keypad on phones, hidden, pasting allowed. */
export function PinField(props: Pick<FieldProps, 'name' | 'label' | 'hint' | 'error'>): JSX.Element {
  return <Field {...props} type="password" inputmode="numeric" autocomplete="off" maxlength={6} class="pin" />;
}
