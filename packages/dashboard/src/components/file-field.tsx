import { controlAttributes, Labelled } from '@mitako/pages';
import type { JSX } from 'hono/jsx/jsx-runtime';

interface FileFieldProps {
  readonly name: string;
  readonly label: string;
  readonly hint: string;
  /** Shown only if the page's script runs. */
  readonly scriptedHint?: string;
  readonly accept: string;
  readonly isOptional?: boolean;
  readonly error?: string | undefined;
}

/** A file to be chosen. Its form has to be one that holds a file. */
export function FileField({
  name,
  label,
  hint,
  scriptedHint,
  accept,
  isOptional = false,
  error,
}: FileFieldProps): JSX.Element {
  const both = (
    <>
      {hint}
      {scriptedHint !== undefined && (
        <span data-scripted hidden>
          {' '}
          {scriptedHint}
        </span>
      )}
    </>
  );
  return (
    <Labelled {...{ name, label, error }} hint={both}>
      <input
        class="input"
        {...controlAttributes({ name, hint, error })}
        type="file"
        accept={accept}
        required={!isOptional}
        autofocus={error !== undefined}
      />
    </Labelled>
  );
}
