import type { DataOf, RouteName } from '@mitako/contract';
import type { Child } from 'hono/jsx';
import type { Filter } from './filters.tsx';
import { type List, list, listFile, type ListRoute } from './list.tsx';
import { moneyOf } from './money.ts';
import type { Column } from './table.tsx';
import type { Page } from '../shell/page.ts';
import type { Handler } from '../shell/section.ts';
import { type MerchantNames, merchantNames } from '../merchants/merchant-names.tsx';
import { ModeBadge, Since } from './since.tsx';
import { TEXT } from './owned-text.ts';

/** What all rows of merchants have. */
interface OwnedRow {
  readonly id: string;
  readonly merchant_id: string;
  readonly livemode: boolean;
  readonly created_at: string;
}

/** Rows of all merchants, as they are declared. */
export interface Waiting<Name extends ListRoute, Row> {
  /** `title`, `intro` and `empty` describe the items that need a decision, `label` all items. */
  readonly text: { readonly title: string; readonly label: string; readonly intro: string; readonly empty: string };
  /** The status that the list opens on; all are shown when that is asked for, `?status=`. */
  readonly usual: string;
  readonly statuses: readonly (readonly [value: string, label: string])[];
  readonly rows: (data: DataOf<Name>) => readonly Row[];
  readonly columns: (names: MerchantNames) => readonly Column<Row>[];
  /** Further filters, folded away. */
  readonly more?: readonly Filter[];
  readonly actions?: Child;
  /** Leads to all rows as a file, under `{path of the list}/export`. */
  readonly hasFile?: true;
}

/** A list of what waits for the operator, narrowed by status, merchant and mode. */
export function waitingList<Name extends ListRoute, Row extends OwnedRow>(
  route: Name,
  declare: (page: Page) => Waiting<Name, Row>,
): Handler {
  return list<Name, Row>(route, (page) => listed(page, declare(page)));
}

/** Its rows as a file. */
export function waitingFile<Name extends ListRoute, Row extends OwnedRow>(
  route: RouteName,
  declare: (page: Page) => Waiting<Name, Row>,
): Handler {
  return listFile<Name, Row>(route, (page) => listed(page, declare(page)));
}

function listed<Name extends ListRoute, Row extends OwnedRow>(
  page: Page,
  { text, usual, statuses, rows, columns, more: own = [], actions, hasFile }: Waiting<Name, Row>,
): List<Name, Row> {
  const { status, more } = TEXT[page.locale];
  const shown = page.request.req.query('status')?.trim() ?? usual;
  return {
    title: shown === usual ? text.title : text.label,
    ...(shown === usual && { intro: text.intro }),
    ...(actions !== undefined && { actions }),
    ...(hasFile !== undefined && { hasFile }),
    filters: [{ name: 'status', label: status, choices: statuses, usual }],
    more: { label: more, filters: [modeFilter(page), merchantFilter(page), ...own] },
    rows,
    columns: async (found) => columns(await merchantNames(page, found)),
    isCompact: true,
    empty: text.empty,
  };
}

export function modeFilter({ locale }: Page): Filter {
  const { mode: label, live, test } = TEXT[locale];
  const choices = [
    ['live', live],
    ['test', test],
  ] as const;
  return { name: 'mode', label, choices };
}

export function merchantFilter({ locale }: Page): Filter {
  return { name: 'merchant', field: 'merchant_id', label: TEXT[locale].merchantId, placeholder: 'mer_…' };
}

interface MoneyRow extends OwnedRow {
  readonly amount: number;
  readonly currency: string;
}

/** Columns of rows about money: whose, what, since when, how it stands, how much. The first leads to the row's page. */
export function moneyColumns<Row extends MoneyRow>(
  page: Page,
  names: MerchantNames,
  {
    path,
    detail,
    status,
  }: { readonly path: string; readonly detail: Column<Row>; readonly status: (row: Row) => Child },
): readonly Column<Row>[] {
  const text = TEXT[page.locale];
  return [
    {
      label: text.merchant,
      cell: ({ id, merchant_id: merchant }) => (
        <a href={page.path(`${path}/${id}`)}>{names.get(merchant) ?? merchant}</a>
      ),
    },
    detail,
    { label: text.created, cell: ({ created_at: at }) => <Since page={page} at={at} /> },
    {
      label: text.status,
      cell: (row) => (
        <span class="badges">
          <ModeBadge page={page} livemode={row.livemode} />
          {status(row)}
        </span>
      ),
    },
    { label: text.amount, isNumber: true, cell: (row) => <strong>{moneyOf(page, row)}</strong> },
  ];
}
