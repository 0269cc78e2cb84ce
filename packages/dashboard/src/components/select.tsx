import type { JSX } from 'hono/jsx/jsx-runtime';

interface SelectProps {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly options: readonly (readonly [value: string, label: string])[];
  /** Which one is chosen when the page opens; the first when it is none of them. */
  readonly value?: string;
  readonly error?: string | undefined;
}

/** One of a few, folded up. In a filter the first is the empty one, for all. */
export function Select({ name, label, hint, options, value, error }: SelectProps): JSX.Element {
  const described = [hint === undefined ? [] : `${name}-hint`, error === undefined ? [] : `${name}-error`].flat();
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
      <select
        class="input"
        id={name}
        name={name}
        aria-describedby={described.length === 0 ? undefined : described.join(' ')}
        aria-invalid={error === undefined ? undefined : 'true'}
      >
        {options.map(([each, words]) => (
          <option value={each} selected={each === value}>
            {words}
          </option>
        ))}
      </select>
    </div>
  );
}
