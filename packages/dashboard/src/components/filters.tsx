import { startOfDoualaDay } from '@mitako/contract';
import type { Child } from 'hono/jsx';
import type { JSX } from 'hono/jsx/jsx-runtime';
import type { Page, PageProps } from '../shell/page.ts';
import { TEXT } from '../shell/text.ts';
import { TextLink } from './small.tsx';

/** What a list is narrowed by: a choice where it has choices, a day, or words to look for. */
export interface Filter {
  /** In the address. */
  readonly name: string;
  readonly label: string;
  /** Field of the API's query, where that has another name. */
  readonly field?: string;
  readonly choices?: readonly (readonly [value: string, label: string])[];
  /** A day of Douala, the first or the last one that counts. */
  readonly day?: 'first' | 'last';
  readonly placeholder?: string;
  /** The filter's value when the URL has none. */
  readonly usual?: string;
  /** Error at the field, for values that the API rejects. */
  readonly wrong?: string;
}

/** Filters in a row, and those that are used less often, folded away under a name. */
export interface Filters {
  /** A choice that the heads of the list make, see `Tabs`. */
  readonly tabs?: Filter;
  readonly filters?: readonly Filter[];
  readonly more?: { readonly label: string; readonly filters: readonly Filter[] };
}

export function allOf({ tabs, ...form }: Filters): readonly Filter[] {
  return [...(tabs === undefined ? [] : [tabs]), ...inForm(form)];
}

function inForm({ filters = [], more }: Filters): readonly Filter[] {
  return [...filters, ...(more?.filters ?? [])];
}

/** A filter's value in the URL. */
export function valueOf(page: Page, { name, usual = '' }: Filter): string {
  return page.request.req.query(name)?.trim() ?? usual;
}

/** Whether any filter differs from its initial value. */
export function isNarrowed(page: Page, filters: Filters): boolean {
  return allOf(filters).some((filter) => valueOf(page, filter) !== (filter.usual ?? ''));
}

/** The filters as the API takes them. */
export function queryOf(page: Page, filters: Filters): Readonly<Record<string, string>> {
  const asked = allOf(filters).flatMap((filter) => {
    const { name, field = name, day } = filter;
    const value = valueOf(page, filter);
    if (value === '') return [];
    return [[field, day === undefined ? value : startOfDay(value, day === 'last' ? 1 : 0)] as const];
  });
  return Object.fromEntries(asked);
}

/** The filters as part of an address, `?q=…`; empty when they let everything through. */
export function searchOf(page: Page, filters: Filters): string {
  return addressOf(allOf(filters).map((filter) => [filter, valueOf(page, filter)]));
}

/** The same with another tab. */
export function searchWithTab(page: Page, { tabs, ...form }: Filters, value: string): string {
  const tab: readonly (readonly [Filter, string])[] = tabs === undefined ? [] : [[tabs, value]];
  return addressOf([...tab, ...inForm(form).map((filter) => [filter, valueOf(page, filter)] as const)]);
}

function addressOf(values: readonly (readonly [filter: Filter, value: string])[]): string {
  // An empty choice is sent if the filter has another default.
  const set = values.filter(([filter, value]) => value !== (filter.usual ?? ''));
  const named = set.map(([filter, value]): [string, string] => [filter.name, value]);
  return named.length === 0 ? '' : `?${new URLSearchParams(named).toString()}`;
}

/**
 * The moment at which a day, `2026-11-20`, begins in Douala, or the day so many days later. The contract refuses other
 * text.
 */
export function startOfDay(day: string, daysLater = 0): string {
  const startMs = startOfDoualaDay(day, daysLater);
  return startMs === null ? day : new Date(startMs).toISOString();
}

interface FilterFormProps {
  readonly page: Page;
  readonly of: Filters;
  /** By the name of the filter. */
  readonly errors?: Readonly<Record<string, string>>;
  /** Other parameters of the URL, which are kept. */
  readonly keep?: Readonly<Record<string, string>>;
}

/** A form by GET, so that the URL contains all filters and can be bookmarked. */
export function FilterForm({ page, of, errors = {}, keep = {} }: FilterFormProps): JSX.Element | null {
  const text = TEXT[page.locale].table;
  const { tabs, filters = [], more } = of;
  if (inForm(of).length === 0) return null;
  const tab = tabs === undefined ? '' : valueOf(page, tabs);
  const inputs = (some: readonly Filter[]): Child =>
    some.map((filter) => <FilterInput page={page} filter={filter} error={errors[filter.name]} />);
  return (
    <form class="filters" method="get" action={page.here} role="search">
      {Object.entries(keep).map(([name, value]) => (
        <input type="hidden" name={name} value={value} />
      ))}
      {tabs !== undefined && tab !== '' && <input type="hidden" name={tabs.name} value={tab} />}
      {inputs(filters)}
      <button class="button quiet">{text.filter}</button>
      {isNarrowed(page, { filters: inForm(of) }) && (
        <TextLink href={page.here + searchWithTab(page, tabs === undefined ? {} : { tabs }, tab)} label={text.reset} />
      )}
      {more !== undefined && (
        <details class="more" open={isNarrowed(page, more)}>
          <summary>{more.label}</summary>
          <div class="filters">
            {inputs(more.filters)}
            <button class="button quiet">{text.filter}</button>
          </div>
        </details>
      )}
    </form>
  );
}

function FilterInput({ page, filter, error }: PageProps<{ filter: Filter; error: string | undefined }>) {
  const { name, label, choices, day, placeholder } = filter;
  const value = valueOf(page, filter);
  const isWide = choices === undefined && day === undefined;
  return (
    <div class={`${error === undefined ? 'field' : 'field bad'}${isWide ? ' wide-filter' : ''}`}>
      <label for={name}>{label}</label>
      {error !== undefined && (
        <p class="error" id={`${name}-error`}>
          {error}
        </p>
      )}
      {choices === undefined ? (
        <input
          class="input"
          id={name}
          name={name}
          type={day === undefined ? 'search' : 'date'}
          value={value}
          placeholder={placeholder}
          autocomplete="off"
          spellcheck={false}
          maxlength={512}
          aria-describedby={error === undefined ? undefined : `${name}-error`}
          aria-invalid={error === undefined ? undefined : 'true'}
        />
      ) : (
        <select class="input" id={name} name={name}>
          <option value="">{TEXT[page.locale].table.any}</option>
          {choices.map(([each, words]) => (
            <option value={each} selected={each === value}>
              {words}
            </option>
          ))}
        </select>
      )}
    </div>
  );
}
