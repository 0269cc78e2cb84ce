import type { JSX } from 'hono/jsx/jsx-runtime';
import { controlAttributes, Labelled } from './labelled.tsx';

interface FieldProps {
  readonly name: string;
  readonly label: string;
  readonly type: 'text' | 'email' | 'password' | 'tel' | 'url' | 'date' | 'datetime-local';
  readonly autocomplete: string;
  readonly hint?: string;
  readonly value?: string | undefined;
  readonly autocapitalize?: 'words';
  readonly error?: string | undefined;
  readonly inputmode?: 'numeric' | 'tel' | 'email';
  readonly maxlength?: number;
  readonly minlength?: number;
  /** May be left empty. */
  readonly optional?: boolean;
  readonly class?: string;
}

/** A labelled text field; hint and error are read out with it. A password's value is never written into a page. */
export function Field(props: FieldProps): JSX.Element {
  const { name, label, hint, value, error, optional = false, class: look, ...attributes } = props;
  return (
    <Labelled {...{ name, label, hint, error }}>
      <input
        class={look === undefined ? 'input' : `input ${look}`}
        {...controlAttributes({ name, hint, error })}
        required={!optional}
        autocapitalize="none"
        spellcheck={false}
        value={attributes.type === 'password' ? undefined : value}
        // Where there is a summary of errors, it stands first and takes the focus itself.
        autofocus={error !== undefined}
        {...attributes}
      />
    </Labelled>
  );
}

/** A PIN: digits on the phone's number pad, hidden, and free to be pasted. */
export function PinField(props: Pick<FieldProps, 'name' | 'label' | 'hint' | 'error'>): JSX.Element {
  return <Field {...props} type="password" inputmode="numeric" autocomplete="off" maxlength={6} class="pin" />;
}
