import type { Child } from 'hono/jsx';
import type { JSX } from 'hono/jsx/jsx-runtime';
import type { Page } from '../shell/page.ts';
import { TEXT } from '../shell/text.ts';

interface FiltersProps {
  readonly page: Page;
  /** Path of the list, below the panel. */
  readonly path: string;
  /** Something is filtered: then there is a way to see everything again. */
  readonly isActive: boolean;
  /** What is asked for less often, folded away under a name. */
  readonly more?: { readonly label: string; readonly isOpen: boolean; readonly fields: Child };
  readonly children: Child;
}

/** What a list is narrowed by: a form by GET, so that the address says it all and can be kept. */
export function Filters({ page, path, isActive, more, children }: FiltersProps): JSX.Element {
  const text = TEXT[page.locale].table;
  return (
    <form class="filters" method="get" action={page.path(path)} role="search">
      {children}
      <button class="button quiet">{text.filter}</button>
      {isActive && (
        <a class="link" href={page.path(path)}>
          {text.reset}
        </a>
      )}
      {more !== undefined && (
        <details class="more" open={more.isOpen}>
          <summary>{more.label}</summary>
          <div class="filters">
            {more.fields}
            <button class="button quiet">{text.filter}</button>
          </div>
        </details>
      )}
    </form>
  );
}

interface FilterProps {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly error?: string | undefined;
}

/** A text to look for; `type` `date` is a day. */
export function FilterInput({
  type = 'search',
  placeholder,
  ...props
}: FilterProps & { readonly type?: 'search' | 'date'; readonly placeholder?: string }): JSX.Element {
  const { name, value, error } = props;
  return (
    <Labelled {...props} isWide={type === 'search'}>
      <input
        class="input"
        id={name}
        name={name}
        type={type}
        value={value}
        placeholder={placeholder}
        autocomplete="off"
        spellcheck={false}
        maxlength={512}
        aria-describedby={error === undefined ? undefined : `${name}-error`}
        aria-invalid={error === undefined ? undefined : 'true'}
      />
    </Labelled>
  );
}

/** One of several, or any. */
export function FilterSelect({
  page,
  choices,
  ...props
}: FilterProps & {
  readonly page: Page;
  readonly choices: readonly (readonly [value: string, label: string])[];
}): JSX.Element {
  const { name, value } = props;
  return (
    <Labelled {...props}>
      <select class="input" id={name} name={name}>
        <option value="">{TEXT[page.locale].table.any}</option>
        {choices.map(([each, label]) => (
          <option value={each} selected={each === value}>
            {label}
          </option>
        ))}
      </select>
    </Labelled>
  );
}

function Labelled({
  name,
  label,
  error,
  isWide = false,
  children,
}: Omit<FilterProps, 'value'> & { readonly isWide?: boolean; readonly children: Child }): JSX.Element {
  const look = error === undefined ? 'field' : 'field bad';
  return (
    <div class={isWide ? `${look} wide-filter` : look}>
      <label for={name}>{label}</label>
      {error !== undefined && (
        <p class="error" id={`${name}-error`}>
          {error}
        </p>
      )}
      {children}
    </div>
  );
}
