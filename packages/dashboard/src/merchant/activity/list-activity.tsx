import { AUDIT_ACTIONS, type AuditAction, type AuditEntry, routes } from '@mitako/contract';
import { check, displayed } from '@mitako/pages';
import type { JSX } from 'hono/jsx/jsx-runtime';
import { ACTION_WORDS } from '../../audit/action-words.ts';
import { detailWords } from '../../audit/detail-words.ts';
import { WhereFrom } from '../../audit/where-from.tsx';
import { startOfDay } from '../../components/douala-day.ts';
import { FilterInput, Filters, FilterSelect } from '../../components/filters.tsx';
import { Pager } from '../../components/pager.tsx';
import { Badge, Moment } from '../../components/small.tsx';
import { type Column, Table } from '../../components/table.tsx';
import type { Page } from '../../shell/page.ts';
import { show, showRefusal } from '../../shell/respond.tsx';
import { subjectHref } from './subject-href.ts';
import { TEXT } from './text.ts';

interface Filter {
  readonly action: string;
  /** Days of Douala, both included. */
  readonly from: string;
  readonly to: string;
}

export async function listActivity(page: Page): Promise<Response> {
  const text = TEXT[page.locale];
  const filter: Filter = { action: page.query('action'), from: page.query('from'), to: page.query('to') };
  const cursor = page.query('cursor');
  const query = check(routes.listAuditLog.query, {
    ...(filter.action !== '' && { action: filter.action }),
    ...(filter.from !== '' && { created_from: startOfDay(filter.from) }),
    ...(filter.to !== '' && { created_to: startOfDay(filter.to, 1) }),
    ...(cursor !== '' && { cursor }),
  });
  if (query.kind === 'invalid') {
    const wrong = { created_from: 'from', created_to: 'to' } as const;
    const faults = Object.entries(wrong).filter(([field]) => query.fields.includes(field));
    // An action or a cursor that somebody made up: nothing that the form could mend.
    if (faults.length === 0) return page.request.redirect(page.path('/activity'), 303);
    const errors = Object.fromEntries(faults.map(([, name]) => [name, text.filter.wrongDay]));
    return show(
      page,
      { title: text.title, status: 422, hasErrors: true },
      <ActivityFilter page={page} filter={filter} errors={errors} />,
    );
  }
  const reply = await page.ask('listAuditLog', { query: query.value });
  if (reply.kind === 'refused') return showRefusal(page.site, page.request, reply);
  return show(
    page,
    { title: text.title },
    <>
      <p class="soft">{text.intro}</p>
      <ActivityFilter page={page} filter={filter} errors={{}} />
      <section class="card">
        <Table
          caption={text.title}
          hidesCaption
          isCompact
          columns={columnsOf(page)}
          rows={reply.data.audit_entries}
          empty={isActive(filter) ? text.nothingFound : text.empty}
        />
        <Pager page={page} pagination={reply.data.pagination} />
      </section>
    </>,
  );
}

function isActive(filter: Filter): boolean {
  return Object.values(filter).some((value) => value !== '');
}

interface ActivityFilterProps {
  readonly page: Page;
  readonly filter: Filter;
  readonly errors: { readonly from?: string; readonly to?: string };
}

function ActivityFilter({ page, filter, errors }: ActivityFilterProps): JSX.Element {
  const text = TEXT[page.locale].filter;
  const words = ACTION_WORDS[page.locale];
  return (
    <Filters page={page} path="/activity" isActive={isActive(filter)}>
      <FilterSelect
        page={page}
        name="action"
        label={text.action}
        value={filter.action}
        choices={AUDIT_ACTIONS.filter(concernsMerchants)
          .map((action) => [action, words[action]] as const)
          .toSorted(([, one], [, other]) => one.localeCompare(other, page.locale))}
      />
      <FilterInput name="from" type="date" label={text.from} value={filter.from} error={errors.from} />
      <FilterInput name="to" type="date" label={text.to} value={filter.to} error={errors.to} />
    </Filters>
  );
}

/** What is done to agents, operators and the service's own keys is in no merchant's log. */
function concernsMerchants(action: AuditAction): boolean {
  return !/^(agent|operator|operator_key|signing_key|ledger_check)\./.test(action);
}

/** In the order that a phone has room for: what and from where, under it when and in which mode, then who. */
function columnsOf(page: Page): readonly Column<AuditEntry>[] {
  const { columns } = TEXT[page.locale];
  return [
    { label: columns.what, cell: (line) => <What page={page} line={line} /> },
    { label: columns.at, cell: ({ created_at: at }) => <Moment page={page} at={at} isShort /> },
    { label: columns.mode, cell: (line) => <ModeOf page={page} line={line} /> },
    { label: columns.who, cell: (line) => whoWords(page, line) },
    { label: columns.from, cell: (line) => <WhereFrom page={page} line={line} /> },
  ];
}

function What({ page, line }: { readonly page: Page; readonly line: AuditEntry }): JSX.Element {
  const words = ACTION_WORDS[page.locale][line.action];
  const href = subjectHref(page, line);
  const { livemode: _, ...rest } = line.details;
  const details = detailWords(rest, page.locale);
  return (
    <span>
      {href === null ? <strong>{words}</strong> : <a href={href}>{words}</a>}
      {details.length > 0 && <small class="under soft">{details.join(' · ')}</small>}
    </span>
  );
}

function ModeOf({ page, line }: { readonly page: Page; readonly line: AuditEntry }): JSX.Element {
  const { live, test } = TEXT[page.locale];
  // Of a key the request says it, and of what has no mode of its own nothing does.
  const isLive = line.livemode ?? line.details['livemode'];
  return typeof isLive === 'boolean' ? <Badge tone="plain">{isLive ? live : test}</Badge> : <span>–</span>;
}

function whoWords(page: Page, { actor }: AuditEntry): string {
  const text = TEXT[page.locale];
  const name = displayed(actor.name ?? '');
  return actor.type === 'api_key' && name !== '' ? text.key(name) : text.actors[actor.type];
}
