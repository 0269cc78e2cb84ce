import { ID_PREFIXES, type LedgerCheck } from '@mitako/contract';
import { displayed, formatSpan, numberFormat } from '@mitako/pages';
import { formPage } from '../components/form-page.tsx';
import { list } from '../components/list.tsx';
import { ButtonLink, Done, Facts, Moment } from '../components/small.tsx';
import { column, figure, TableCard } from '../components/table.tsx';
import type { Page, PageProps, Section } from '../shell/page.ts';
import { goTo, show } from '../shell/respond.tsx';
import { Status } from '../vocabulary/statuses.tsx';
import { TEXT } from './text.ts';

/** Long enough to read the page, on a slow connection too. */
const REFRESH_SECONDS = 5;

const listLedgerChecks = list('listLedgerChecks', (page) => {
  const { title, intro, empty, start, columns } = TEXT[page.locale];
  return {
    title,
    intro,
    empty,
    actions: <ButtonLink href={page.path('/ledger-checks/new')} label={start.open} />,
    columns: () => [
      column(columns.when, ({ id, created_at: at }) => (
        <a href={page.path(`/ledger-checks/${id}`)}>
          <Moment page={page} at={at} isShort />
        </a>
      )),
      column(columns.by, ({ requested_by: by }) => requesterWords(page, by)),
      column(columns.state, ({ status }) => <Status page={page} of="ledger_check" is={status} />),
      figure(page.names.findings, ({ problems_count: count }) => count),
    ],
  };
});

/** Who requested a check: the gateway's schedule, the current operator, or another one by id. */
function requesterWords(page: Page, by: string): string {
  const { key } = TEXT[page.locale];
  if (by === 'schedule') return page.names.schedule_gateway;
  if (by.startsWith(`${ID_PREFIXES.operatorKey}_`)) return key;
  return by === page.principal.id ? page.names.you : by;
}

/** Checks the ledger now; leads to the check that is running where there is one. */
const startLedgerCheck = formPage({ route: 'createLedgerCheck' }, (page) => {
  const { title, start } = TEXT[page.locale];
  return {
    ...start,
    back: { href: page.path('/ledger-checks'), label: title },
    refusals: ({ details: { ledger_check_id: running } }) => ({
      LEDGER_CHECK_RUNNING:
        typeof running === 'string' ? goTo(page, `/ledger-checks/${running}`, 'running') : undefined,
    }),
    done: ({ ledger_check: { id } }) => goTo(page, `/ledger-checks/${id}`, 'started'),
  };
});

/** One check: its progress or its result. While it runs, the page reloads itself, without a script. */
async function showLedgerCheck(page: Page): Promise<Response> {
  const { ledger_check: check } = await page.read('getLedgerCheck');
  const text = TEXT[page.locale];
  const { status, started_at: startedAt, finished_at: finishedAt, checked, digest } = check;
  const isUnderway = status === 'running' || status === 'interrupted';
  if (isUnderway) page.request.header('Refresh', `${REFRESH_SECONDS}; url=${page.here}`);
  const count = numberFormat(page.locale);
  return show(
    page,
    { title: text.one.title, back: { href: page.path('/ledger-checks'), label: text.title } },
    <>
      <Done page={page} words={text.done} />
      <section class="card">
        <p>
          <Status page={page} of="ledger_check" is={status} />
        </p>
        <p role="status">{text.one.explanation[status]}</p>
        <Facts
          facts={[
            [text.columns.when, <Moment page={page} at={check.created_at} />],
            [text.columns.by, displayed(requesterWords(page, check.requested_by))],
            startedAt !== null &&
              finishedAt !== null && [
                text.one.took,
                formatSpan(Date.parse(finishedAt) - Date.parse(startedAt), page.locale),
              ],
            ...(['transfers', 'entries', 'accounts'] as const).map(
              (name) => [text.one[name], count.format(checked[name])] as const,
            ),
            [page.subjects.payments, count.format(checked.payments)],
            [page.subjects.payouts, count.format(checked.settlements)],
            digest !== null && [text.one.digest, <code>{digest}</code>],
            [page.names.id, <code>{check.id}</code>],
          ]}
        />
        {isUnderway && (
          <p class="row below">
            <ButtonLink href={page.here} label={text.one.refresh} />
          </p>
        )}
      </section>
      {check.problems_count > 0 && <Findings page={page} check={check} />}
    </>,
  );
}

/** What is inconsistent, in the engine's own words: the people who repair it read those. */
function Findings({ page, check }: PageProps<{ check: LedgerCheck }>) {
  const text = TEXT[page.locale].one;
  const { problems, problems_count: all } = check;
  return (
    <TableCard<(typeof problems)[number]>
      title={page.names.findings}
      intro={problems.length < all && text.firstFindings(problems.length, all)}
      columns={[
        column(text.code, ({ code }) => <code>{displayed(code)}</code>),
        column(text.subject, ({ subject }) => <code>{displayed(subject)}</code>),
        column(page.names.what, ({ message }) => <span lang="en">{displayed(message)}</span>),
      ]}
      rows={problems}
    />
  );
}

/** Checks of the ledger. */
export const ledgerChecks: Section = {
  label: 'ledger',
  route: 'listLedgerChecks',
  group: 'system',
  path: '/ledger-checks',
  pages: {
    '/ledger-checks': listLedgerChecks,
    '/ledger-checks/new': startLedgerCheck,
    '/ledger-checks/:ledger_check_id': showLedgerCheck,
  },
};
