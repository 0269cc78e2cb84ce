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

/** What is wrong with a form, as a whole and field by field, with a link to each field. */
export function ErrorSummary({
  title,
  alert,
  errors,
}: {
  readonly title: string;
  readonly alert: string | null;
  readonly errors: Errors<string>;
}): JSX.Element | null {
  const faults = Object.entries(errors).filter((entry): entry is [string, string] => entry[1] !== undefined);
  if (alert !== null) {
    return (
      <Alert>
        <p>{alert}</p>
      </Alert>
    );
  }
  if (faults.length === 0) return null;
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
