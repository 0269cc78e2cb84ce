import type { JSX } from 'hono/jsx/jsx-runtime';
import { controlAttributes, Labelled } from './labelled.tsx';

interface FieldProps {
  readonly name: string;
  readonly label: string;
  readonly type: 'text' | 'email' | 'password' | 'tel' | 'url' | 'date' | 'datetime-local';
  readonly autocomplete: string;
  readonly hint?: string | undefined;
  readonly value?: string | undefined;
  readonly autocapitalize?: 'words' | 'characters' | 'sentences' | undefined;
  readonly error?: string | undefined;
  readonly inputmode?: 'numeric' | 'tel' | 'email' | undefined;
  readonly maxlength?: number | undefined;
  readonly minlength?: number | undefined;
  /** Optional field. */
  readonly optional?: boolean | undefined;
  readonly class?: string | undefined;
  /** Typing begins here when the page opens. */
  readonly autofocus?: boolean | undefined;
}

/** A labelled text field; hint and error are read out with it. The value of a password is never rendered. */
export function Field(props: FieldProps): JSX.Element {
  const { name, label, hint, value, error, optional = false, autofocus = false, class: look, ...others } = props;
  const { autocapitalize = 'none', ...attributes } = others;
  return (
    <Labelled {...{ name, label, hint, error }}>
      <input
        class={look === undefined ? 'input' : `input ${look}`}
        {...controlAttributes({ name, hint, error })}
        required={!optional}
        autocapitalize={autocapitalize}
        spellcheck={false}
        value={attributes.type === 'password' ? undefined : value}
        // A summary of errors comes first and takes the focus itself.
        autofocus={error !== undefined || autofocus}
        {...attributes}
      />
    </Labelled>
  );
}

type OwnProps = Pick<FieldProps, 'name' | 'label' | 'hint' | 'value' | 'error'>;

/** The address of an account. */
export function EmailField(props: OwnProps): JSX.Element {
  return <Field {...props} type="email" inputmode="email" autocomplete="username" maxlength={254} />;
}

/** A phone number, as people write it. */
export function PhoneField(props: OwnProps): JSX.Element {
  return <Field {...props} type="tel" inputmode="tel" autocomplete="tel" maxlength={24} />;
}

/** The password that an account has. */
export function PasswordField(props: Omit<OwnProps, 'value'>): JSX.Element {
  return <Field {...props} type="password" autocomplete="current-password" />;
}

/** A PIN: numeric keypad on phones, hidden, pasting allowed. */
export function PinField(props: Omit<OwnProps, 'value'>): JSX.Element {
  return <Field {...props} type="password" inputmode="numeric" autocomplete="off" maxlength={6} class="pin" />;
}
