import { type DataOf, LIMITS, type Pagination, type Route, type RouteName, routes } from '@mitako/contract';
import { check, Icon } from '@mitako/pages';
import type { Child } from 'hono/jsx';
import type { FrameOptions } from '../shell/frame.tsx';
import { type Handler, notFound, type Page, type PageProps } from '../shell/page.ts';
import { show } from '../shell/respond.tsx';
import { sendFile } from '../shell/send-file.ts';
import { TEXT } from '../shell/text.ts';
import { allOf, FilterForm, type Filters, isNarrowed, queryOf, searchOf } from './filters.tsx';
import { Pager } from './pager.tsx';
import { withPeriods } from './period.ts';
import { Card } from './small.tsx';
import { Tabs } from './tabs.tsx';
import { type Column, Table } from './table.tsx';

/** Operations that answer with a page of rows. */
export type ListRoute = {
  [Name in RouteName]: DataOf<Name> extends { readonly pagination: Pagination } ? Name : never;
}[RouteName];

/** What the rows of an operation are: its answer has one array. */
export type RowOf<Name extends ListRoute> = Extract<DataOf<Name>[keyof DataOf<Name>], readonly unknown[]>[number];

/** The declaration of a list: table, filters, paging, download and the texts without rows follow from it. */
export interface List<Row> extends Filters, Pick<FrameOptions, 'title' | 'back' | 'actions'> {
  readonly intro?: Child;
  /** They may read data that the rows do not contain. */
  readonly columns: (rows: readonly Row[]) => readonly Column<Row>[] | Promise<readonly Column<Row>[]>;
  /** Each row is short on a phone, see {@link Table}. */
  readonly isCompact?: boolean;
  /** Title of the table, if it differs from the page's heading. */
  readonly caption?: string;
  /** Also shows the title above the table, if the page has several. */
  readonly heading?: string | undefined;
  /** Before the filters and the rows. */
  readonly before?: Child;
  /** How many rows each tab has, and the text above those of this one. */
  readonly summary?: (query: Readonly<Record<string, string>>) => Promise<Summary>;
  /** Shown when no filter is set and there are no rows. */
  readonly empty: Child;
  /** Shown when no rows match the filters. */
  readonly noneFound?: Child;
  /** Replaces everything else while there are no rows at all. */
  readonly nothing?: Child;
  /** Leads to all rows as a file, which {@link listFile} answers with under `{path of the list}/export`. */
  readonly hasFile?: true | undefined;
  /** Rows of a page, where that is not the API's default. */
  readonly limit?: number;
  /** Says how many rows have come since the page was drawn: its script asks, and moves nothing. */
  readonly newer?: (count: number, shown?: string) => string;
  /** An unknown filter is not found; else it leads to the whole list. */
  readonly isStrict?: boolean;
}

/** The data of a list. */
export interface Summary {
  readonly counts: ReadonlyMap<string, string>;
  readonly text: string | null;
}

type Declare<Row> = (page: Page) => List<Row> | Promise<List<Row>>;

/** A page of the rows that an operation answers with. */
export function list<Name extends ListRoute>(route: Name, declare: Declare<RowOf<Name>>): Handler {
  const handler = async (page: Page): Promise<Response> => {
    const declared = withPeriods(page, queryOfRoute(route), await declare(page));
    const { title, back, actions, intro, before, nothing, empty, noneFound, hasFile } = declared;
    const text = TEXT[page.locale].table;
    const cursor = page.query('cursor');
    const asked = queryOf(page, declared);
    const query = check(queryOfRoute(route), {
      ...asked,
      ...(declared.limit !== undefined && { limit: String(declared.limit) }),
      ...(cursor !== '' && { cursor }),
    });
    if (query.kind === 'invalid') {
      const errors = errorsOf(declared, query.fields);
      if (declared.isStrict === true && Object.keys(errors).length === 0) throw notFound();
      // A value that the form cannot correct was forged.
      if (Object.keys(errors).length === 0) return page.request.redirect(page.here, 303);
      const form = <FilterForm page={page} of={declared} errors={errors} />;
      return show(page, { title, status: 422, hasErrors: true }, form);
    }
    if (declared.newer !== undefined && page.query('since') !== '') {
      const later = check(queryOfRoute(route), { ...asked, created_from: page.query('since') });
      const rows = later.kind === 'valid' ? rowsOf(await page.read(route, { query: later.value })) : [];
      const count = rows.length < LIMITS.pageSizeDefault ? undefined : `${rows.length}+`;
      return page.request.json({ words: rows.length === 0 ? '' : declared.newer(rows.length, count) });
    }
    const [data, summary] = await Promise.all([page.read(route, { query: query.value }), declared.summary?.(asked)]);
    const rows = rowsOf(data);
    // A page of a rare search may be empty and have a next one: the store looks through so many rows at a time.
    const hasNothing = rows.length === 0 && cursor === '' && Object.keys(asked).length === 0;
    if (hasNothing && nothing !== undefined) return show(page, { title }, nothing);
    const file = hasFile === true && (
      <a class="button quiet" href={`${page.here}/export${searchOf(page, declared)}`} download>
        <Icon name="download" />
        {page.buttons.download}
      </a>
    );
    return show(
      page,
      { title, back, actions: actions === undefined ? file : withFile(actions, file) },
      <>
        {intro !== undefined && <p class="soft">{intro}</p>}
        {before}
        {!hasNothing && <Tabs page={page} of={declared} counts={summary?.counts} />}
        {!hasNothing && <FilterForm page={page} of={declared} />}
        {declared.newer !== undefined && cursor === '' && (
          <Newer page={page} first={rows[0]} search={searchOf(page, declared)} />
        )}
        <Card title={declared.heading}>
          {summary?.text != null && rows.length > 0 && <p class="soft">{summary.text}</p>}
          <Table
            caption={declared.caption ?? title}
            hidesCaption
            isCompact={declared.isCompact === true}
            columns={await declared.columns(rows)}
            rows={rows}
            empty={isNarrowed(page, declared) ? (noneFound ?? text.noneFound) : empty}
          />
          <Pager page={page} pagination={data.pagination} />
        </Card>
      </>,
    );
  };
  return Object.assign(handler, { route });
}

/** Empty until the script has found newer rows than the first. */
function Newer({ page, first, search }: PageProps<{ first: object | undefined; search: string }>) {
  const at = first !== undefined && 'created_at' in first ? String(first.created_at) : null;
  if (at === null) return null;
  const since = new URLSearchParams(search);
  since.set('since', new Date(Date.parse(at) + 1).toISOString());
  return (
    <p class="newer" role="status" data-newer={`${page.here}?${since.toString()}`}>
      <span />{' '}
      <a class="link" href={page.here + search} hidden>
        {TEXT[page.locale].table.refresh}
      </a>
    </p>
  );
}

function rowsOf<Name extends ListRoute>(data: DataOf<Name>): readonly RowOf<Name>[] {
  const isRows = (value: unknown): value is readonly RowOf<Name>[] => Array.isArray(value);
  return Object.values(data).find(isRows) ?? [];
}

function withFile(actions: Child, file: Child): Child {
  return (
    <span class="row">
      {file}
      {actions}
    </span>
  );
}

/** All rows that the filters of a list let through, as one CSV file: what an operation for it answers. */
export function listFile<Row>(route: RouteName, declare: Declare<Row>): Handler {
  return async (page) => {
    const filters = withPeriods(page, queryOfRoute(route), await declare(page));
    const query = check(queryOfRoute(route), queryOf(page, filters));
    if (query.kind === 'valid') return sendFile(page, route, { query: query.value });
    // The list shows what is wrong with it.
    return page.request.redirect(page.here.replace(/\/export$/, '') + searchOf(page, filters), 303);
  };
}

function queryOfRoute(name: RouteName): Route['query'] {
  return routes[name].query;
}

/** The filters' errors for fields that the API would reject. */
function errorsOf(filters: Filters, fields: readonly string[]): Readonly<Record<string, string>> {
  const wrong = allOf(filters).filter(({ name, field = name }) => fields.includes(field));
  return Object.fromEntries(wrong.flatMap(({ name, wrong: words }) => (words === undefined ? [] : [[name, words]])));
}
