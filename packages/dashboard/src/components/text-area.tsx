import type { JSX } from 'hono/jsx/jsx-runtime';

interface TextAreaProps {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly value?: string | undefined;
  readonly error?: string | undefined;
  readonly maxlength?: number;
  readonly required?: boolean;
  readonly rows?: number;
}

/** A labelled field of several lines; hint and error are read out with it. */
export function TextArea(props: TextAreaProps): JSX.Element {
  const { name, label, hint, value = '', error, ...attributes } = props;
  const describedBy = [hint === undefined ? null : `${name}-hint`, error === undefined ? null : `${name}-error`]
    .filter((id) => id !== null)
    .join(' ');
  return (
    <div class={error === undefined ? 'field' : 'field bad'}>
      <label for={name}>{label}</label>
      {hint !== undefined && (
        <p class="hint" id={`${name}-hint`}>
          {hint}
        </p>
      )}
      {error !== undefined && (
        <p class="error" id={`${name}-error`}>
          {error}
        </p>
      )}
      <textarea
        class="input"
        id={name}
        name={name}
        aria-describedby={describedBy === '' ? undefined : describedBy}
        aria-invalid={error === undefined ? undefined : 'true'}
        autofocus={error !== undefined}
        {...attributes}
      >
        {value}
      </textarea>
    </div>
  );
}
