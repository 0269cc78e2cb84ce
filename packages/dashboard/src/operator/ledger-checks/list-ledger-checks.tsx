import { ID_PREFIXES, type LedgerCheck, routes } from '@mitako/contract';
import { check } from '@mitako/pages';
import { Pager } from '../../components/pager.tsx';
import { Badge, Moment } from '../../components/small.tsx';
import { type Column, Table } from '../../components/table.tsx';
import type { Page } from '../../shell/page.ts';
import { show, showRefusal } from '../../shell/respond.tsx';
import { TEXT, TONES } from './text.ts';

/** The checks that were made, newest first. */
export async function listLedgerChecks(page: Page): Promise<Response> {
  const text = TEXT[page.locale];
  const cursor = page.query('cursor');
  const query = check(routes.listLedgerChecks.query, { ...(cursor !== '' && { cursor }) });
  if (query.kind === 'invalid') return page.request.redirect(page.path('/ledger-checks'), 303);
  const reply = await page.ask('listLedgerChecks', { query: query.value });
  if (reply.kind === 'refused') return showRefusal(page.site, page.request, reply);
  const { ledger_checks: checks, pagination } = reply.data;
  return show(
    page,
    {
      title: text.title,
      actions: (
        <a class="button quiet" href={page.path('/ledger-checks/new')}>
          {text.start.open}
        </a>
      ),
    },
    <>
      <p class="soft">{text.intro}</p>
      <section class="card">
        <Table caption={text.title} hidesCaption columns={columnsOf(page)} rows={checks} empty={text.empty} />
        <Pager page={page} pagination={pagination} />
      </section>
    </>,
  );
}

function columnsOf(page: Page): readonly Column<LedgerCheck>[] {
  const { columns, statuses } = TEXT[page.locale];
  return [
    {
      label: columns.when,
      cell: ({ id, created_at: at }) => (
        <a href={page.path(`/ledger-checks/${id}`)}>
          <Moment page={page} at={at} isShort />
        </a>
      ),
    },
    { label: columns.by, cell: ({ requested_by: by }) => askerWords(page, by) },
    { label: columns.state, cell: ({ status }) => <Badge tone={TONES[status]}>{statuses[status]}</Badge> },
    { label: columns.problems, isNumber: true, cell: ({ problems_count: count }) => count },
  ];
}

/** Who asked for a check: the gateway's own clock, whoever looks, or an operator by the id. */
export function askerWords(page: Page, by: string): string {
  const { schedule, you, key } = TEXT[page.locale];
  if (by === 'schedule') return schedule;
  if (by.startsWith(`${ID_PREFIXES.operatorKey}_`)) return key;
  return by === page.principal.id ? you : by;
}
