import type { LedgerCheck } from '@mitako/contract';
import { displayed, formatSpan } from '@mitako/pages';
import type { Child } from 'hono/jsx';
import type { JSX } from 'hono/jsx/jsx-runtime';
import { Badge, Done, Facts, Moment } from '../../components/small.tsx';
import { Table } from '../../components/table.tsx';
import type { Page } from '../../shell/page.ts';
import { show, showRefusal } from '../../shell/respond.tsx';
import { TEXT as PARTS } from '../parts/text.ts';
import { askerWords } from './list-ledger-checks.tsx';
import { TEXT, TONES } from './text.ts';

/** Long enough to read what it says, on a slow line too. */
const REFRESH_SECONDS = 5;

/** One check: how far it is, or what it found. While it runs the browser asks again by itself, without a script. */
export async function showLedgerCheck(page: Page): Promise<Response> {
  const parameters = { ledger_check_id: page.parameter('ledger_check_id') };
  const found = await page.ask('getLedgerCheck', { parameters });
  if (found.kind === 'refused') return showRefusal(page.site, page.request, found);
  const { ledger_check: check } = found.data;
  const text = TEXT[page.locale];
  const path = page.path(`/ledger-checks/${check.id}`);
  const isUnderway = check.status === 'running' || check.status === 'interrupted';
  if (isUnderway) page.request.header('Refresh', `${REFRESH_SECONDS}; url=${path}`);
  return show(
    page,
    { title: text.one.title, back: { href: page.path('/ledger-checks'), label: text.title } },
    <>
      <Done page={page} words={text.done} />
      <section class="card">
        <p>
          <Badge tone={TONES[check.status]}>{text.statuses[check.status]}</Badge>
        </p>
        <p role="status">{text.one.says[check.status]}</p>
        <CheckFacts page={page} check={check} />
        {isUnderway && (
          <p class="row below">
            <a class="button quiet" href={path}>
              {text.one.refresh}
            </a>
          </p>
        )}
      </section>
      {check.problems_count > 0 && <Findings page={page} check={check} />}
    </>,
  );
}

interface OfCheck {
  readonly page: Page;
  readonly check: LedgerCheck;
}

function CheckFacts({ page, check }: OfCheck): JSX.Element {
  const text = TEXT[page.locale];
  const { started_at: startedAt, finished_at: finishedAt, checked } = check;
  const count = new Intl.NumberFormat(page.locale);
  const facts: (readonly [string, Child])[] = [
    [text.columns.when, <Moment page={page} at={check.created_at} />],
    [text.columns.by, displayed(askerWords(page, check.requested_by))],
  ];
  if (startedAt !== null && finishedAt !== null) {
    facts.push([text.one.took, formatSpan(Date.parse(finishedAt) - Date.parse(startedAt), page.locale)]);
  }
  for (const name of ['transfers', 'entries', 'accounts', 'payments', 'settlements'] as const) {
    facts.push([text.one[name], count.format(checked[name])]);
  }
  if (check.digest !== null) facts.push([text.one.digest, <code>{check.digest}</code>]);
  facts.push([PARTS[page.locale].facts.id, <code>{check.id}</code>]);
  return <Facts facts={facts} />;
}

/** What is off, in the engine's own words: whoever mends it reads those. */
function Findings({ page, check }: OfCheck): JSX.Element {
  const text = TEXT[page.locale].one;
  const { problems, problems_count: all } = check;
  return (
    <section class="card">
      <h2>{text.findings}</h2>
      {problems.length < all && <p class="soft">{text.firstFindings(problems.length, all)}</p>}
      <Table
        caption={text.findings}
        hidesCaption
        columns={[
          { label: text.code, cell: ({ code }) => <code>{displayed(code)}</code> },
          { label: text.subject, cell: ({ subject }) => <code>{displayed(subject)}</code> },
          { label: text.message, cell: ({ message }) => <span lang="en">{displayed(message)}</span> },
        ]}
        rows={problems}
        empty={null}
      />
    </section>
  );
}
