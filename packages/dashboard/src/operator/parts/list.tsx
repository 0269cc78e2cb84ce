import type { Pagination } from '@mitako/contract';
import { formatAmount } from '@mitako/core';
import type { Child } from 'hono/jsx';
import type { JSX } from 'hono/jsx/jsx-runtime';
import { FilterInput, Filters, FilterSelect } from '../../components/filters.tsx';
import { Pager } from '../../components/pager.tsx';
import { type Column, Table } from '../../components/table.tsx';
import type { Page } from '../../shell/page.ts';
import { show } from '../../shell/respond.tsx';
import type { MerchantNames } from './merchant.tsx';
import { ModeBadge, Since } from './small.tsx';
import { TEXT } from './text.ts';

/** What a list of rows of all merchants is narrowed by. */
export interface OperatorFilter {
  readonly status: string;
  readonly merchant: string;
  readonly mode: string;
}

/**
 * The filter in the address. A list opens on what waits for somebody, and shows all when that is asked for, `?status=`.
 * @param usual the status it opens on
 */
export function filterIn(page: Page, usual: string): OperatorFilter {
  const status = page.request.req.query('status');
  return { status: status?.trim() ?? usual, merchant: page.query('merchant'), mode: page.query('mode') };
}

/** The filter and the cursor as the API takes them. */
export function queryIn(page: Page, { status, merchant, mode }: OperatorFilter): Readonly<Record<string, string>> {
  const cursor = page.query('cursor');
  const query = { status, merchant_id: merchant, mode, cursor };
  return Object.fromEntries(Object.entries(query).filter(([, value]) => value !== ''));
}

interface ListOptions<Row> {
  /** Below the panel. */
  readonly path: string;
  readonly title: string;
  readonly intro?: string;
  readonly actions?: Child;
  readonly filter: OperatorFilter;
  /** The status that the list opens on. */
  readonly usual: string;
  readonly statuses: readonly (readonly [value: string, label: string])[];
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly pagination: Pagination;
  /** Said when nothing waits. */
  readonly empty: string;
}

/** Rows of all merchants, with what they are narrowed by. */
export function showList<Row>(page: Page, list: ListOptions<Row>): Response | Promise<Response> {
  const text = TEXT[page.locale];
  const { status, merchant, mode } = list.filter;
  const isUsual = status === list.usual && merchant === '' && mode === '';
  const { actions } = list;
  return show(
    page,
    { title: list.title, ...(actions !== undefined && { actions }) },
    <>
      {list.intro !== undefined && <p class="soft">{list.intro}</p>}
      <Filters
        page={page}
        path={list.path}
        isActive={!isUsual}
        more={{
          label: text.more,
          isOpen: merchant !== '' || mode !== '',
          fields: <MoreFilters page={page} filter={list.filter} />,
        }}
      >
        <FilterSelect page={page} name="status" label={text.status} value={status} choices={list.statuses} />
      </Filters>
      <section class="card">
        <Table
          caption={list.title}
          hidesCaption
          isCompact
          columns={list.columns}
          rows={list.rows}
          empty={isUsual ? list.empty : text.nothingFound}
        />
        <Pager page={page} pagination={list.pagination} />
      </section>
    </>,
  );
}

/** Whose, and of which mode. */
function MoreFilters({ page, filter }: { readonly page: Page; readonly filter: OperatorFilter }): JSX.Element {
  const text = TEXT[page.locale];
  return (
    <>
      <FilterSelect
        page={page}
        name="mode"
        label={text.mode}
        value={filter.mode}
        choices={[
          ['live', text.live],
          ['test', text.test],
        ]}
      />
      <FilterInput name="merchant" label={text.merchantId} value={filter.merchant} placeholder="mer_…" />
    </>
  );
}

/** What all have in common that is about somebody's money. */
interface MoneyRow {
  readonly id: string;
  readonly merchant_id: string;
  readonly livemode: boolean;
  readonly amount: number;
  readonly currency: string;
  readonly created_at: string;
}

/** Columns of such rows: whose, what, since when, how it stands, how much. The first one leads to the row's page. */
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
    {
      label: text.amount,
      isNumber: true,
      cell: ({ amount, currency }) => <strong>{formatAmount(amount, currency, page.locale)}</strong>,
    },
  ];
}
