import type { Child } from 'hono/jsx';
import type { JSX } from 'hono/jsx/jsx-runtime';

/** A box to tick. */
export interface Check {
  readonly name: string;
  readonly label: Child;
  /** What it is called in the API. */
  readonly code?: string;
  readonly checked: boolean;
}

interface ChecksProps {
  /** Target of the link in the summary of errors. */
  readonly id: string;
  readonly legend: string;
  readonly hint?: string;
  readonly checks: readonly Check[];
  readonly error?: string | undefined;
}

/** Boxes to tick, under one heading. */
export function Checks({ id, legend, hint, checks, error }: ChecksProps): JSX.Element {
  const described = [hint === undefined ? [] : `${id}-hint`, error === undefined ? [] : `${id}-error`].flat();
  return (
    <fieldset
      class={error === undefined ? 'field checks' : 'field checks bad'}
      id={id}
      tabindex={-1}
      aria-describedby={described.length === 0 ? undefined : described.join(' ')}
    >
      <legend>{legend}</legend>
      {hint !== undefined && (
        <p class="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error !== undefined && (
        <p class="error" id={`${id}-error`}>
          {error}
        </p>
      )}
      {checks.map((check) => (
        <label>
          <input type="checkbox" name={check.name} value="1" checked={check.checked} />
          <span>
            {check.label}
            {check.code !== undefined && <code class="soft"> {check.code}</code>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
