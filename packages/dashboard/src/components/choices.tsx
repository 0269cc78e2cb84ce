import type { JSX } from 'hono/jsx/jsx-runtime';

interface ChoicesProps<Value extends string> {
  readonly label: string;
  readonly choices: readonly (readonly [value: Value, label: string])[];
  readonly chosen: string | undefined;
  readonly hrefOf: (value: Value) => string;
}

/** One of a few, each at an address of its own. */
export function Choices<Value extends string>({ label, choices, chosen, hrefOf }: ChoicesProps<Value>): JSX.Element {
  return (
    <nav class="modes periods" aria-label={label}>
      {choices.map(([value, words]) => (
        <a href={hrefOf(value)} aria-current={value === chosen ? 'true' : undefined}>
          {words}
        </a>
      ))}
    </nav>
  );
}
