import { type Dispute, DISPUTE_STATUSES, LIMITS, routes } from '@mitako/contract';
import { formatAmount } from '@mitako/core';
import { check, displayed, formatSpan } from '@mitako/pages';
import type { JSX } from 'hono/jsx/jsx-runtime';
import { Filters, FilterSelect } from '../../components/filters.tsx';
import { Pager } from '../../components/pager.tsx';
import { Moment } from '../../components/small.tsx';
import { Status, statusName } from '../../components/status.tsx';
import { Table } from '../../components/table.tsx';
import type { Page } from '../../shell/page.ts';
import { show, showRefusal } from '../../shell/respond.tsx';
import { TEXT } from './text.ts';

/** Disputes that wait for the merchant, the nearest due date first; then all of them, newest first. */
export async function listDisputes(page: Page): Promise<Response> {
  const text = TEXT[page.locale];
  const status = page.query('status');
  const cursor = page.query('cursor');
  const asked = check(routes.listDisputes.query, {
    ...(status !== '' && { status }),
    ...(cursor !== '' && { cursor }),
  });
  if (asked.kind === 'invalid') return page.request.redirect(page.path('/disputes'), 303);
  const isFirst = status === '' && cursor === '';
  const [listed, waiting] = await Promise.all([
    page.ask('listDisputes', { query: asked.value }),
    isFirst ? page.ask('listDisputes', { query: { status: 'needs_response', limit: LIMITS.pageSizeMax } }) : null,
  ]);
  if (listed.kind === 'refused') return showRefusal(page.site, page.request, listed);
  if (waiting?.kind === 'refused') return showRefusal(page.site, page.request, waiting);
  const { disputes, pagination } = listed.data;
  const due = (waiting?.data.disputes ?? []).toSorted((a, b) => Date.parse(a.due_at) - Date.parse(b.due_at));
  const { locale } = page;
  return show(
    page,
    { title: text.title },
    <>
      {due.length > 0 && (
        <section class="card">
          <h2>{text.waiting.title}</h2>
          <p class="soft">{text.waiting.intro}</p>
          <Disputes page={page} caption={text.waiting.title} disputes={due} empty="" />
        </section>
      )}
      {(disputes.length > 0 || !isFirst) && (
        <Filters page={page} path="/disputes" isActive={status !== ''}>
          <FilterSelect
            page={page}
            name="status"
            label={text.status}
            value={status}
            choices={DISPUTE_STATUSES.map((each) => [each, statusName('dispute', each, locale)])}
          />
        </Filters>
      )}
      <section class="card">
        {due.length > 0 && <h2>{text.all}</h2>}
        <Disputes
          page={page}
          caption={text.all}
          disputes={disputes}
          empty={status === '' ? text.empty : text.nothingFound}
        />
        <Pager page={page} pagination={pagination} />
      </section>
    </>,
  );
}

/** How long there is to answer, in words; null when there is nothing to answer. */
export function timeLeft(page: Page, { status, due_at: due }: Dispute): string | null {
  if (status !== 'needs_response') return null;
  const { left, over } = TEXT[page.locale];
  const leftMs = Date.parse(due) - page.gateway.clock.now();
  return leftMs <= 0 ? over : left(formatSpan(leftMs, page.locale));
}

function Disputes({
  page,
  caption,
  disputes,
  empty,
}: {
  readonly page: Page;
  readonly caption: string;
  readonly disputes: readonly Dispute[];
  readonly empty: string;
}): JSX.Element {
  const { columns, noReason } = TEXT[page.locale];
  return (
    <Table
      caption={caption}
      hidesCaption
      columns={[
        {
          label: columns.reason,
          cell: ({ id, reason }) => <a href={page.path(`/disputes/${id}`)}>{displayed(reason ?? '') || noReason}</a>,
        },
        { label: columns.opened, cell: ({ created_at: at }) => <Moment page={page} at={at} isShort /> },
        {
          label: columns.due,
          cell: (each) => {
            const left = timeLeft(page, each);
            return (
              <span>
                <Moment page={page} at={each.due_at} isShort />
                {left !== null && <span class="soft">{` (${left})`}</span>}
              </span>
            );
          },
        },
        { label: columns.status, cell: ({ status }) => <Status page={page} of="dispute" is={status} /> },
        {
          label: columns.amount,
          isNumber: true,
          cell: ({ amount, currency }) => <strong>{formatAmount(amount, currency, page.locale)}</strong>,
        },
      ]}
      rows={disputes}
      empty={empty}
    />
  );
}
