import type { JSX } from 'hono/jsx/jsx-runtime';

interface FileFieldProps {
  readonly name: string;
  readonly label: string;
  readonly hint: string;
  /** Said where a script of the page runs, which shows it. */
  readonly scriptedHint: string;
  readonly accept: string;
  readonly error?: string | undefined;
}

/** A file to be chosen. Its form has to be one that holds a file. */
export function FileField({ name, label, hint, scriptedHint, accept, error }: FileFieldProps): JSX.Element {
  return (
    <div class={error === undefined ? 'field' : 'field bad'}>
      <label for={name}>{label}</label>
      <p class="hint" id={`${name}-hint`}>
        {hint}
        <span data-scripted hidden>
          {' '}
          {scriptedHint}
        </span>
      </p>
      {error !== undefined && (
        <p class="error" id={`${name}-error`}>
          {error}
        </p>
      )}
      <input
        class="input"
        id={name}
        name={name}
        type="file"
        accept={accept}
        required
        aria-describedby={error === undefined ? `${name}-hint` : `${name}-hint ${name}-error`}
        aria-invalid={error === undefined ? undefined : 'true'}
        autofocus={error !== undefined}
      />
    </div>
  );
}
