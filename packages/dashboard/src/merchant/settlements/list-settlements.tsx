import { routes, type Settlement, SETTLEMENT_STATUSES } from '@mitako/contract';
import { formatAmount } from '@mitako/core';
import { check } from '@mitako/pages';
import type { JSX } from 'hono/jsx/jsx-runtime';
import { Filters, FilterSelect } from '../../components/filters.tsx';
import { Pager } from '../../components/pager.tsx';
import { Moment } from '../../components/small.tsx';
import { Status, statusName } from '../../components/status.tsx';
import { Table } from '../../components/table.tsx';
import type { Page } from '../../shell/page.ts';
import { show, showRefusal } from '../../shell/respond.tsx';
import { TEXT } from './text.ts';

/** What was paid out, or is about to be, newest first. */
export async function listSettlements(page: Page): Promise<Response> {
  const text = TEXT[page.locale];
  const status = page.query('status');
  const cursor = page.query('cursor');
  const asked = check(routes.listSettlements.query, {
    ...(status !== '' && { status }),
    ...(cursor !== '' && { cursor }),
  });
  if (asked.kind === 'invalid') return page.request.redirect(page.path('/settlements'), 303);
  const reply = await page.ask('listSettlements', { query: asked.value });
  if (reply.kind === 'refused') return showRefusal(page.site, page.request, reply);
  const { settlements, pagination } = reply.data;
  const { locale } = page;
  const hasAny = settlements.length > 0 || status !== '' || cursor !== '';
  return show(
    page,
    { title: text.title },
    <>
      {hasAny && (
        <Filters page={page} path="/settlements" isActive={status !== ''}>
          <FilterSelect
            page={page}
            name="status"
            label={text.status}
            value={status}
            choices={SETTLEMENT_STATUSES.map((each) => [each, statusName('settlement', each, locale)])}
          />
        </Filters>
      )}
      <section class="card">
        <SettlementsTable
          page={page}
          settlements={settlements}
          empty={status === '' ? text.empty : text.nothingFound}
        />
        <Pager page={page} pagination={pagination} />
      </section>
    </>,
  );
}

/** Settlements as rows; each leads to its lines. */
export function SettlementsTable({
  page,
  settlements,
  empty,
}: {
  readonly page: Page;
  readonly settlements: readonly Settlement[];
  readonly empty: string;
}): JSX.Element {
  const { title, columns } = TEXT[page.locale];
  return (
    <Table
      caption={title}
      hidesCaption
      columns={[
        {
          label: columns.date,
          cell: ({ id, created_at: at }) => (
            <a href={page.path(`/settlements/${id}`)}>
              <Moment page={page} at={at} isShort />
            </a>
          ),
        },
        { label: columns.status, cell: ({ status }) => <Status page={page} of="settlement" is={status} /> },
        { label: columns.lines, isNumber: true, cell: ({ lines_count: count }) => count },
        {
          label: columns.amount,
          isNumber: true,
          cell: ({ amount, currency }) => <strong>{formatAmount(amount, currency, page.locale)}</strong>,
        },
      ]}
      rows={settlements}
      empty={empty}
    />
  );
}
