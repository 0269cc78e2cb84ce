import type { Child } from 'hono/jsx';
import type { JSX } from 'hono/jsx/jsx-runtime';

/** An error above the form. Takes the focus when the page opens, without a script. */
export function Alert({ children, title }: { readonly children: Child; readonly title?: string }): JSX.Element {
  return (
    <div class="alert" role="alert" tabindex={-1} autofocus>
      {title !== undefined && <h2>{title}</h2>}
      {children}
    </div>
  );
}

/** Errors of a form, by field name. */
export type Errors<Name extends string> = { readonly [Field in Name]?: string | undefined };

/** The invalid fields with their errors. */
export function faultsIn(errors: Errors<string>): readonly (readonly [name: string, message: string])[] {
  return Object.entries(errors).filter((entry): entry is [string, string] => entry[1] !== undefined);
}

interface ErrorSummaryProps {
  readonly title: string;
  readonly alert: Child | null;
  readonly errors: Errors<string>;
}

/**
 * Errors of a form: as a whole, or with a link to each field. A single error appears only at its field, which then has
 * the focus: on a small screen repeating the sentence would push the field away.
 */
export function ErrorSummary({ title, alert, errors }: ErrorSummaryProps): JSX.Element | null {
  if (alert !== null) {
    return (
      <Alert>
        <p>{alert}</p>
      </Alert>
    );
  }
  const faults = faultsIn(errors);
  if (faults.length < 2) return null;
  return (
    <Alert title={title}>
      <ul>
        {faults.map(([name, message]) => (
          <li>
            <a href={`#${name}`}>{message}</a>
          </li>
        ))}
      </ul>
    </Alert>
  );
}
