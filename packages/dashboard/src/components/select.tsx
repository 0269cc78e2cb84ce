import { controlAttributes, Labelled } from '@mitako/pages';
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
  return (
    <Labelled {...{ name, label, hint, error }}>
      <select class="input" {...controlAttributes({ name, hint, error })}>
        {options.map(([each, words]) => (
          <option value={each} selected={each === value}>
            {words}
          </option>
        ))}
      </select>
    </Labelled>
  );
}
