import { startOfDoualaDay } from '@mitako/contract';
import { controlAttributes, displayed, formatDay, Icon, Labelled } from '@mitako/pages';
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
  /** The chip that it shares with others of the same name: the two days of a period. */
  readonly chip?: string;
  readonly placeholder?: string;
  /** The filter's value when the URL has none. */
  readonly usual?: string;
  /** It takes the focus. */
  readonly autofocus?: boolean;
  /** Arranges the page, and is not sent to the API. */
  readonly isOfPage?: true;
  /** The choice that sets nothing. */
  readonly any?: string;
  /** Error at the field, for values that the API rejects. */
  readonly wrong?: string;
}

/** What a list can be narrowed by. */
export interface Filters {
  /** A choice that the heads of the list make, see `Tabs`. */
  readonly tabs?: Filter;
  /** The one named `q` is the field for words; each other one is a chip. */
  readonly filters?: readonly Filter[];
}

export function allOf({ tabs, filters = [] }: Filters): readonly Filter[] {
  return [...(tabs === undefined ? [] : [tabs]), ...filters];
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
    const { name, field = name, day, isOfPage = false } = filter;
    const value = valueOf(page, filter);
    if (value === '' || isOfPage) return [];
    return [[field, day === undefined ? value : startOfDay(value, day === 'last' ? 1 : 0)] as const];
  });
  return Object.fromEntries(asked);
}

/**
 * The filters as part of an address, `?q=…`; empty when they let everything through.
 * @param changed other values, by the names of filters
 */
export function searchOf(page: Page, filters: Filters, changed: Readonly<Record<string, string>> = {}): string {
  return addressOf(allOf(filters).map((filter) => [filter, changed[filter.name] ?? valueOf(page, filter)]));
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

/**
 * A form by GET, so that the URL contains all filters and can be bookmarked: a field for words, then a chip for each other
 * filter. A chip that is set shows its value, and a cross that removes it.
 */
export function FilterForm({ page, of, errors = {}, keep = {} }: FilterFormProps): JSX.Element | null {
  const { tabs, filters = [] } = of;
  if (filters.length === 0) return null;
  const tab = tabs === undefined ? '' : valueOf(page, tabs);
  const isSet = isNarrowed(page, { filters });
  const cleared = Object.fromEntries(filters.map(({ name, usual = '' }) => [name, usual]));
  const words = filters.filter(({ name }) => name === 'q');
  const chips = Map.groupBy(
    filters.filter(({ name }) => name !== 'q'),
    ({ name, chip = name }) => chip,
  );
  return (
    <form class="filters" method="get" action={page.here} role="search">
      {Object.entries(keep).map(([name, value]) => (
        <input type="hidden" name={name} value={value} />
      ))}
      {tabs !== undefined && tab !== '' && <input type="hidden" name={tabs.name} value={tab} />}
      {words.map((filter) => (
        <div class="words">
          <FilterField page={page} filter={filter} error={errors[filter.name]} hidesLabel />
        </div>
      ))}
      {words.length > 0 && (
        <button class="button quiet">
          <Icon name="search" />
          <span>{page.buttons.search}</span>
        </button>
      )}
      {chips.size > 0 && (
        <div class="chips">
          {[...chips.values()].map((some) => (
            <Chip page={page} of={of} some={some} errors={errors} keep={keep} />
          ))}
          {isSet && <TextLink href={page.here + searchOf(page, of, cleared)} label={TEXT[page.locale].table.reset} />}
        </div>
      )}
    </form>
  );
}

function Chip({ page, of, some, errors = {}, keep = {} }: FilterFormProps & { readonly some: readonly Filter[] }) {
  const text = TEXT[page.locale].table;
  const [first] = some;
  const label = first?.chip ?? first?.label ?? '';
  const value = chipValue(page, some);
  const isWrong = some.some(({ name }) => errors[name] !== undefined);
  const address = (changed: Readonly<Record<string, string>>): string => {
    const search = new URLSearchParams({
      ...keep,
      ...Object.fromEntries(new URLSearchParams(searchOf(page, of, changed))),
    });
    return search.size === 0 ? page.here : `${page.here}?${search.toString()}`;
  };
  return (
    <div class={value === '' ? 'chip' : 'chip on'}>
      <details name="filter" open={isWrong}>
        <summary>
          {value !== '' && (
            <span class={some.some(({ isOfPage }) => isOfPage) ? undefined : 'sr'}>{`${label}\u00a0: `}</span>
          )}
          <span>{value === '' ? label : value}</span>
          {value === '' && <Icon name="chevron-down" />}
        </summary>
        <div class="pop">
          {some.map((filter) =>
            filter.choices === undefined ? (
              <FilterField page={page} filter={filter} error={errors[filter.name]} />
            ) : (
              <Choices page={page} filter={filter} address={address} error={errors[filter.name]} />
            ),
          )}
          {some.some(({ choices }) => choices === undefined) && <button class="button quiet">{text.filter}</button>}
        </div>
      </details>
      {value !== '' && (
        <a
          class="clear"
          href={address(Object.fromEntries(some.map(({ name }) => [name, ''])))}
          aria-label={text.clear(label)}
        >
          <Icon name="x" />
        </a>
      )}
    </div>
  );
}

/** What a chip is set to, in words: `MTN MoMo`, `Du 22 nov. 2026 au 28 nov. 2026`; empty where it is not set. */
function chipValue(page: Page, some: readonly Filter[]): string {
  const set = some.filter((filter) => valueOf(page, filter) !== '');
  return set
    .map((filter, place) => {
      const value = valueOf(page, filter);
      if (filter.day !== undefined)
        return `${place === 0 ? filter.label : page.names.to.toLowerCase()} ${dayIn(page, value)}`;
      if (filter.chip !== undefined && filter.choices === undefined)
        return `${place === 0 ? filter.label : filter.label.toLowerCase()} ${displayed(value)}`;
      return filter.choices?.find(([each]) => each === value)?.[1] ?? displayed(value);
    })
    .join(' ');
}

/** `22 nov. 2026` of `2026-11-22`. */
function dayIn({ locale }: Page, value: string): string {
  const at = startOfDoualaDay(value, 0);
  return at === null ? displayed(value) : formatDay(new Date(at).toISOString(), locale);
}

/** Each choice is a link: one tap narrows the list. */
function Choices({
  page,
  filter,
  address,
  error,
}: PageProps<{
  filter: Filter;
  address: (changed: Readonly<Record<string, string>>) => string;
  error: string | undefined;
}>) {
  const { name, choices = [], label, any = TEXT[page.locale].table.any } = filter;
  const value = valueOf(page, filter);
  return (
    <div class={error === undefined ? 'field' : 'field bad'}>
      {error !== undefined && <p class="error">{error}</p>}
      {value !== (filter.usual ?? '') && <input type="hidden" name={name} value={value} />}
      <ul aria-label={label}>
        {[['', any] as const, ...choices].map(([each, words]) => (
          <li>
            <a href={address({ [name]: each })} aria-current={each === value ? 'true' : undefined}>
              {words}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

function FilterField({
  page,
  filter,
  error,
  hidesLabel,
}: PageProps<{ filter: Filter; error: string | undefined; hidesLabel?: boolean }>) {
  const { name, label, day, placeholder, autofocus } = filter;
  return (
    <Labelled {...{ name, label, error, hidesLabel }}>
      <input
        class="input"
        {...controlAttributes({ name, error })}
        type={day === undefined ? 'search' : 'date'}
        value={valueOf(page, filter)}
        placeholder={placeholder}
        autocomplete="off"
        autofocus={autofocus}
        spellcheck={false}
        maxlength={512}
      />
    </Labelled>
  );
}
