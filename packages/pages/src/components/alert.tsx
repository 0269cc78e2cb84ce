import type { Child } from 'hono/jsx';
import type { JSX } from 'hono/jsx/jsx-runtime';

/** Something went wrong, said above the form. Takes the focus when the page opens, without a script. */
export function Alert({ children, title }: { readonly children: Child; readonly title?: string }): JSX.Element {
  return (
    <div class="alert" role="alert" tabindex={-1} autofocus>
      {title !== undefined && <h2>{title}</h2>}
      {children}
    </div>
  );
}

/** Errors of one form, by the name of the field. */
export type Errors<Name extends string> = { readonly [Field in Name]?: string | undefined };

/** The fields at fault with what is wrong with each. */
export function faultsIn(errors: Errors<string>): readonly (readonly [name: string, message: string])[] {
  return Object.entries(errors).filter((entry): entry is [string, string] => entry[1] !== undefined);
}

interface ErrorSummaryProps {
  readonly title: string;
  readonly alert: Child | null;
  readonly errors: Errors<string>;
}

/**
 * What is wrong with a form: as a whole, or with a link to each field. A single fault is said at its field alone, which
 * then has the focus: on a small screen the same sentence twice would only push the field away.
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
