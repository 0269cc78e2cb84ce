import { type Dispute, DISPUTE_STATUSES, LIMITS } from '@mitako/contract';
import { formatSpan } from '@mitako/pages';
import type { Child } from 'hono/jsx';
import { isFaulty } from '../components/action.tsx';
import { Empty } from '../components/empty.tsx';
import { formPage } from '../components/form-page.tsx';
import { type List, list, listFile } from '../components/list.tsx';
import { moneyOf } from '../components/money.ts';
import { Card, Done, Moment, Words } from '../components/small.tsx';
import { Status, statusChoices } from '../vocabulary/statuses.tsx';
import { column, figure, type Column, TableCard } from '../components/table.tsx';
import { reasonWords } from '../payments/reason-words.ts';
import type { Page, Section } from '../shell/page.ts';
import { goTo } from '../shell/respond.tsx';
import { sendFileOf } from '../files/send-file-of.ts';
import { recordCard } from '../components/record.tsx';
import { Evidence } from './evidence.tsx';
import { TEXT } from './merchant-text.ts';
import { TEXT as SHARED } from './text.ts';

/** Disputes that wait for the merchant, the nearest due date first; then all of them, newest first. */
async function disputeList(page: Page): Promise<List<Dispute>> {
  const text = TEXT[page.locale];
  const isFirst = Object.keys(page.request.req.query()).length === 0;
  const waiting = isFirst
    ? await page.read('listDisputes', { query: { status: 'needs_response', limit: LIMITS.pageSizeMax } })
    : { disputes: [] };
  const due = waiting.disputes.toSorted((one, other) => Date.parse(one.due_at) - Date.parse(other.due_at));
  return {
    title: page.subjects.disputes,
    caption: text.all,
    before: due.length > 0 && (
      <TableCard title={text.waiting.title} intro={text.waiting.intro} columns={columnsOf(page)} rows={due} />
    ),
    ...(due.length > 0 && { heading: text.all }),
    filters: [{ name: 'status', label: page.names.status, choices: statusChoices(page, 'dispute', DISPUTE_STATUSES) }],
    columns: () => columnsOf(page),
    empty: text.empty.title,
    nothing: (
      <Empty
        icon="scale"
        {...text.empty}
        action={{ href: page.path('/payments'), label: page.subjects.payments, icon: 'credit-card' }}
      />
    ),
    hasFile: true,
  };
}

function columnsOf(page: Page): readonly Column<Dispute>[] {
  const { columns } = TEXT[page.locale];
  return [
    column(page.names.reason, ({ id, reason }) => (
      <a href={page.path(`/disputes/${id}`)}>{reasonWords(page, reason) ?? page.sentences.no_reason}</a>
    )),
    column(page.names.opened, ({ created_at: at }) => <Moment page={page} at={at} isShort />),
    column(columns.due, (each) => {
      const left = timeLeft(page, each);
      return (
        <span>
          <Moment page={page} at={each.due_at} isShort />
          {left !== null && <span class="soft">{` (${left})`}</span>}
        </span>
      );
    }),
    column(page.names.status, ({ status }) => <Status page={page} of="dispute" is={status} />),
    figure(page.names.amount, (each) => <strong>{moneyOf(page, each)}</strong>),
  ];
}

/** The time left to respond, in words; null when no response is expected. */
function timeLeft(page: Page, { status, due_at: due }: Dispute): string | null {
  if (status !== 'needs_response') return null;
  const { left, over } = TEXT[page.locale];
  const leftMs = Date.parse(due) - page.gateway.clock.now();
  return leftMs <= 0 ? over : left(formatSpan(leftMs, page.locale));
}

/** One dispute: what it is about, the due date and the response, which replaces an earlier one. */
const showDispute = formPage(
  { route: 'submitDisputeEvidence', fields: ['evidence'], takesFiles: true, find: (page) => page.read('getDispute') },
  (page, { dispute }) => {
    const { one, evidence: text } = TEXT[page.locale];
    const { id, evidence, evidence_files: files, resolved_at: resolvedAt } = dispute;
    const isOver = page.gateway.clock.now() >= Date.parse(dispute.due_at);
    return {
      title: SHARED[page.locale].title(moneyOf(page, dispute)),
      back: { href: page.path('/disputes'), label: page.subjects.disputes },
      submit: text.submit,
      inputs: [
        {
          name: 'evidence',
          label: text.label,
          hint: text.hint,
          value: evidence ?? '',
          type: 'area',
          maxlength: LIMITS.evidenceLengthMax,
          rows: 10,
        },
      ],
      documents: { purpose: 'dispute_evidence', named: files, ...text.documents },
      // Browsers send line ends as two characters, of which a page only shows one.
      body: ({ evidence: typed }, chosen) => ({
        evidence: typed.replaceAll('\r\n', '\n'),
        file_ids: chosen.map(({ id: file }) => file),
      }),
      faults: ({ evidence: typed }) => ({ evidence: typed === '' ? text.missing : text.tooLong }),
      refusals: () => ({ DISPUTE_CLOSED: text.closed, DISPUTE_EVIDENCE_OVERDUE: text.overdue }),
      keepsStatus: true,
      done: () => goTo(page, `/disputes/${id}`, 'sent'),
      around: async (form, state) => (
        <>
          <Done page={page} words={one.done} />
          {await cardOf(page, dispute, isOver)}
          {evidence !== null && <Evidence page={page} dispute={dispute} />}
          {/* A response that arrives after the due date is refused, and what was typed stays on the page. */}
          {((resolvedAt === null && !isOver) || isFaulty(state)) && (
            <Card title={evidence === null ? page.buttons.respond : text.again}>
              {evidence !== null && <p class="soft">{text.replaces}</p>}
              {form}
            </Card>
          )}
        </>
      ),
    };
  },
);

/** Its status and details. For a lost dispute: whether the customer has the money. */
function cardOf(page: Page, dispute: Dispute, isOver: boolean): Promise<Child> {
  const { explanation, back: words, tooLate, facts } = TEXT[page.locale].one;
  const { status, return_status: back, resolved_at: resolvedAt, note } = dispute;
  const left = timeLeft(page, dispute);
  return recordCard(page, dispute, {
    badges: <Status page={page} of="dispute" is={status} />,
    explanation:
      status === 'needs_response' && isOver
        ? tooLate
        : [explanation[status], ...(back === null ? [] : [words[back]])].join(' '),
    facts: [[page.names.reason, reasonWords(page, dispute.reason) ?? '–']],
    created: page.names.opened,
    later: [
      [
        facts.due,
        <span>
          <Moment page={page} at={dispute.due_at} />
          {left !== null && ` (${left})`}
        </span>,
      ],
      resolvedAt !== null && [page.names.decided, <Moment page={page} at={resolvedAt} />],
      note !== null && [facts.note, <Words>{note}</Words>],
    ],
  });
}

/** What customers contest, and the merchant's answer to it. */
export const disputes: Section = {
  label: 'disputes',
  route: 'listDisputes',
  group: 'collect',
  path: '/disputes',
  pages: {
    '/disputes': list('listDisputes', disputeList),
    '/disputes/export': listFile('exportDisputes', disputeList),
    '/disputes/:dispute_id': showDispute,
    '/disputes/:dispute_id/files/:file_id': sendFileOf('downloadFile'),
  },
};
