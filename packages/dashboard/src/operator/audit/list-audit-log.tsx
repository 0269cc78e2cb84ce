import { AUDIT_ACTIONS, type AuditEntry, routes } from '@mitako/contract';
import { check, displayed } from '@mitako/pages';
import type { JSX } from 'hono/jsx/jsx-runtime';
import { ACTION_WORDS } from '../../audit/action-words.ts';
import { detailWords } from '../../audit/detail-words.ts';
import { WhereFrom } from '../../audit/where-from.tsx';
import { startOfDay } from '../../components/douala-day.ts';
import { FilterInput, Filters, FilterSelect } from '../../components/filters.tsx';
import { Pager } from '../../components/pager.tsx';
import { Moment } from '../../components/small.tsx';
import { type Column, Table } from '../../components/table.tsx';
import type { Page } from '../../shell/page.ts';
import { show, showRefusal } from '../../shell/respond.tsx';
import { merchantNames, type MerchantNames } from '../parts/merchant.tsx';
import { ModeBadge } from '../parts/small.tsx';
import { TEXT as PARTS } from '../parts/text.ts';
import { subjectHref } from './subject-href.ts';
import { TEXT } from './text.ts';

const FILTERS = ['action', 'from', 'to', 'merchant', 'actor', 'subject'] as const;
type Filter = Readonly<Record<(typeof FILTERS)[number], string>>;

/** What was done, newest first, narrowed by who, what, whom and when. */
export async function listAuditLog(page: Page): Promise<Response> {
  const text = TEXT[page.locale];
  const filter = Object.fromEntries(FILTERS.map((name) => [name, page.query(name)])) as Filter;
  const query = check(routes.listWholeAuditLog.query, asked(filter, page.query('cursor')));
  if (query.kind === 'invalid') {
    const wrong = { created_from: 'from', created_to: 'to' } as const;
    const faults = Object.entries(wrong).filter(([field]) => query.fields.includes(field));
    // What nobody can type: nothing that the form could mend.
    if (faults.length === 0) return page.request.redirect(page.path('/audit-log'), 303);
    const errors = Object.fromEntries(faults.map(([, name]) => [name, text.filter.wrongDay]));
    return show(
      page,
      { title: text.title, status: 422, hasErrors: true },
      <AuditFilter page={page} filter={filter} errors={errors} />,
    );
  }
  const reply = await page.ask('listWholeAuditLog', { query: query.value });
  if (reply.kind === 'refused') return showRefusal(page.site, page.request, reply);
  const { audit_entries: lines, pagination } = reply.data;
  return show(
    page,
    { title: text.title },
    <>
      <p class="soft">{text.intro}</p>
      <AuditFilter page={page} filter={filter} errors={{}} />
      <section class="card">
        <Table
          caption={text.title}
          hidesCaption
          columns={columnsOf(page, await merchantNames(page, lines))}
          rows={lines}
          empty={isActive(filter) ? PARTS[page.locale].nothingFound : text.empty}
        />
        <Pager page={page} pagination={pagination} />
      </section>
    </>,
  );
}

function asked(
  { action, from, to, merchant, actor, subject }: Filter,
  cursor: string,
): Readonly<Record<string, string>> {
  const query = {
    action,
    created_from: from === '' ? '' : startOfDay(from),
    created_to: to === '' ? '' : startOfDay(to, 1),
    merchant_id: merchant,
    actor_id: actor,
    subject_id: subject,
    cursor,
  };
  return Object.fromEntries(Object.entries(query).filter(([, value]) => value !== ''));
}

function isActive(filter: Filter): boolean {
  return Object.values(filter).some((value) => value !== '');
}

function AuditFilter({
  page,
  filter,
  errors,
}: {
  readonly page: Page;
  readonly filter: Filter;
  readonly errors: { readonly from?: string; readonly to?: string };
}): JSX.Element {
  const text = TEXT[page.locale].filter;
  const words = ACTION_WORDS[page.locale];
  const { merchant, actor, subject } = filter;
  return (
    <Filters
      page={page}
      path="/audit-log"
      isActive={isActive(filter)}
      more={{
        label: text.more,
        isOpen: merchant !== '' || actor !== '' || subject !== '',
        fields: (
          <>
            <FilterInput name="merchant" label={text.merchant} value={merchant} placeholder="mer_…" />
            <FilterInput name="actor" label={text.actor} value={actor} placeholder="opr_…" />
            <FilterInput name="subject" label={text.subject} value={subject} placeholder="pay_…" />
          </>
        ),
      }}
    >
      <FilterSelect
        page={page}
        name="action"
        label={text.action}
        value={filter.action}
        choices={AUDIT_ACTIONS.map((action) => [action, words[action]] as const).toSorted(([, one], [, other]) =>
          one.localeCompare(other, page.locale),
        )}
      />
      <FilterInput name="from" type="date" label={text.from} value={filter.from} error={errors.from} />
      <FilterInput name="to" type="date" label={text.to} value={filter.to} error={errors.to} />
    </Filters>
  );
}

function columnsOf(page: Page, names: MerchantNames): readonly Column<AuditEntry>[] {
  const { columns } = TEXT[page.locale];
  return [
    { label: columns.at, cell: ({ created_at: at }) => <Moment page={page} at={at} isShort /> },
    { label: columns.what, cell: (line) => <What page={page} line={line} names={names} /> },
    { label: columns.who, cell: (line) => <Who page={page} line={line} /> },
    { label: columns.from, cell: (line) => <WhereFrom page={page} line={line} /> },
  ];
}

function What({
  page,
  line,
  names,
}: {
  readonly page: Page;
  readonly line: AuditEntry;
  readonly names: MerchantNames;
}): JSX.Element {
  const words = ACTION_WORDS[page.locale][line.action];
  const href = subjectHref(page, line);
  const { merchant_id: merchant, actor } = line;
  const isAbout = merchant !== null && merchant !== actor.id;
  return (
    <span>
      <span class="badges">
        {href === null ? <strong>{words}</strong> : <a href={href}>{words}</a>}
        <ModeBadge page={page} livemode={line.livemode} />
      </span>
      {isAbout && <small class="under soft">{TEXT[page.locale].about(names.get(merchant) ?? merchant)}</small>}
      {detailWords(line.details, page.locale).map((detail) => (
        <small class="under soft">{detail}</small>
      ))}
    </span>
  );
}

/** Who it was; the name leads to all that they did. */
function Who({ page, line: { actor } }: { readonly page: Page; readonly line: AuditEntry }): JSX.Element {
  const type = TEXT[page.locale].actors[actor.type];
  if (actor.id === null) return <span>{type}</span>;
  return (
    <span>
      <a href={page.path(`/audit-log?${new URLSearchParams({ actor: actor.id }).toString()}`)}>
        {displayed(actor.name ?? '') || actor.id}
      </a>
      <small class="under soft">{type}</small>
    </span>
  );
}
