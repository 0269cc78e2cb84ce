import type { RouteName } from '@mitako/contract';
import type { Child } from 'hono/jsx';
import { column, type Column, figure } from './table.tsx';
import type { Filter } from './filters.tsx';
import { type List, list, listFile, type ListRoute, type RowOf } from './list.tsx';
import { moneyOf } from './money.ts';
import type { Handler, Page } from '../shell/page.ts';
import { type MerchantNames, merchantNames } from '../merchants/merchant-names.tsx';
import { ModeBadge, Since } from './since.tsx';

/** What all rows of merchants have. */
interface OwnedRow {
  readonly id: string;
  readonly merchant_id: string;
  readonly livemode: boolean;
  readonly created_at: string;
}

/** Operations that list them. */
type OwnedRoute = { [Name in ListRoute]: RowOf<Name> extends OwnedRow ? Name : never }[ListRoute];

/** The declaration of a list of all merchants' rows. */
export interface Waiting<Row> {
  /** Of all items. */
  readonly label: string;
  /** Of those that need a decision. */
  readonly text: { readonly title: string; readonly intro: string; readonly empty: string };
  /** The initial status of the list; `?status=` shows all. */
  readonly usual: string;
  readonly statuses: readonly (readonly [value: string, label: string])[];
  readonly columns: (names: MerchantNames) => readonly Column<Row>[];
  /** The list opens on live rows, with test rows under a tab of their own. */
  readonly hasModeTabs?: true;
  /** Further filters. */
  readonly more?: readonly Filter[];
  readonly actions?: Child;
  /** Leads to all rows as a file, under `{path of the list}/export`. */
  readonly hasFile?: true;
}

/** A list of what waits for the operator, narrowed by status, merchant and mode. */
export function waitingList<Name extends OwnedRoute>(
  route: Name,
  declare: (page: Page) => Waiting<RowOf<Name>>,
): Handler {
  return list(route, (page) => listed(page, declare(page)));
}

/** Its rows as a file. */
export function waitingFile<Row>(route: RouteName, declare: (page: Page) => Waiting<Row>): Handler {
  return listFile(route, (page) => listed(page, declare(page)));
}

function listed<Row>(
  page: Page,
  { label, text, usual, statuses, columns, hasModeTabs, more: own = [], actions, hasFile }: Waiting<Row>,
): List<Row> {
  const shown = page.request.req.query('status')?.trim() ?? usual;
  return {
    title: shown === usual ? text.title : label,
    ...(shown === usual && { intro: text.intro }),
    actions,
    hasFile,
    ...(hasModeTabs && { tabs: { ...modeFilter(page), usual: 'live' } }),
    filters: [
      { name: 'status', label: page.names.status, choices: statuses, usual },
      ...(hasModeTabs ? [] : [modeFilter(page)]),
      merchantFilter(page),
      ...own,
    ],
    columns: async (found) =>
      columns(
        await merchantNames(
          page,
          found.flatMap((row) => (isOwned(row) ? [row] : [])),
        ),
      ),
    isCompact: true,
    empty: text.empty,
  };
}

function isOwned(row: unknown): row is OwnedRow {
  return typeof row === 'object' && row !== null && 'merchant_id' in row;
}

export function modeFilter(page: Page): Filter {
  return { name: 'mode', label: page.names.mode, choices: modeChoices(page) };
}

export function modeChoices({ names }: Page): readonly (readonly [value: 'live' | 'test', label: string])[] {
  return [
    ['live', names.live],
    ['test', names.test],
  ];
}

export function merchantFilter({ names }: Page): Filter {
  return { name: 'merchant', field: 'merchant_id', label: names.merchant, placeholder: 'mer_…' };
}

interface MoneyRow extends OwnedRow {
  readonly amount: number;
  readonly currency: string;
}

/** Columns of rows about money: owner, subject, age, status, amount. The first leads to the row's page. */
export function moneyColumns<Row extends MoneyRow>(
  page: Page,
  names: MerchantNames,
  {
    path,
    detail,
    status,
  }: { readonly path: string; readonly detail: Column<Row>; readonly status: (row: Row) => Child },
): readonly Column<Row>[] {
  return [
    column(page.names.merchant, ({ id, merchant_id: merchant }) => (
      <a href={page.path(`${path}/${id}`)}>{names.get(merchant) ?? merchant}</a>
    )),
    detail,
    column(page.names.since, ({ created_at: at }) => <Since page={page} at={at} isRecent />),
    column(page.names.status, (row) => (
      <span class="badges">
        <ModeBadge page={page} livemode={row.livemode} />
        {status(row)}
      </span>
    )),
    figure(page.names.amount, (row) => <strong>{moneyOf(page, row)}</strong>),
  ];
}
