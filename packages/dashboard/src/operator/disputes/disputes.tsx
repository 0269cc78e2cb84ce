import { DISPUTE_STATUSES, type DisputeRecord } from '@mitako/contract';
import { displayed, formatMoment } from '@mitako/pages';
import { formPage } from '../../components/form-page.tsx';
import { moneyOf } from '../../components/money.ts';
import { Badge, Card, Done, Facts, Moment, Words } from '../../components/small.tsx';
import { Lines } from '../../components/lines.tsx';
import type { Page } from '../../shell/page.ts';
import { goTo, show } from '../../shell/respond.tsx';
import type { Section } from '../../shell/section.ts';
import { DECISIONS } from '../groups.ts';
import { moneyColumns, waitingList } from '../parts/list.tsx';
import { MerchantLink, merchantNames } from '../parts/merchant.tsx';
import { chosenOf, Outcomes } from '../parts/outcomes.tsx';
import { ModeBadge, Since } from '../parts/small.tsx';
import { TEXT as PARTS } from '../parts/text.ts';
import { TEXT, TONES } from './text.ts';

const OUTCOMES = ['won', 'lost'] as const;
const NOTE_LENGTH_MAX = 1000;

const listDisputes = waitingList('listAllDisputes', (page) => {
  const text = TEXT[page.locale];
  return {
    text,
    usual: 'under_review',
    statuses: DISPUTE_STATUSES.map((each) => [each, text.statuses[each]]),
    rows: ({ disputes: rows }) => rows,
    columns: (names) =>
      moneyColumns<DisputeRecord>(page, names, {
        path: '/disputes',
        detail: { label: text.reason, cell: ({ reason }) => displayed(reason ?? '') || text.noReason },
        status: ({ status }) => <Badge tone={TONES[status]}>{text.statuses[status]}</Badge>,
      }),
  };
});

/** One dispute: what it is about, what the merchant says, and what can be decided. */
async function showDispute(page: Page): Promise<Response> {
  const { dispute } = await page.read('getAnyDispute');
  const names = await merchantNames(page, [dispute]);
  const text = TEXT[page.locale];
  const { facts } = PARTS[page.locale];
  const { status, note, payment_id: payment, resolved_at: resolvedAt, evidence, evidence_submitted_at: at } = dispute;
  const isOverdue = page.gateway.clock.now() >= Date.parse(dispute.due_at);
  return show(
    page,
    {
      title: text.one.title(moneyOf(page, dispute)),
      back: { href: page.path('/disputes'), label: text.label },
      actions: resolvedAt === null && (
        <Outcomes
          page={page}
          path={`/disputes/${dispute.id}`}
          outcomes={OUTCOMES}
          words={text.outcomes}
          quiet={OUTCOMES}
        />
      ),
    },
    <>
      <Done page={page} words={text.done} />
      <section class="card">
        <p class="badges">
          <Badge tone={TONES[status]}>{text.statuses[status]}</Badge>
          <ModeBadge page={page} livemode={dispute.livemode} />
        </p>
        {status === 'needs_response' && <p>{isOverdue ? text.one.overdue : text.one.waits}</p>}
        <Facts
          facts={[
            [text.reason, <Words>{dispute.reason}</Words>],
            [facts.merchant, <MerchantLink page={page} id={dispute.merchant_id} names={names} />],
            [facts.payment, <a href={page.path(`/payments/${payment}`)}>{payment}</a>],
            [facts.created, <Since page={page} at={dispute.created_at} />],
            [text.one.due, <Moment page={page} at={dispute.due_at} />],
            resolvedAt !== null && [text.one.decided, <Moment page={page} at={resolvedAt} />],
            note !== null && [text.one.note, <Words>{note}</Words>],
            [facts.id, <code>{dispute.id}</code>],
          ]}
        />
      </section>
      <Card title={text.one.evidence}>
        {at !== null && <p class="soft">{text.one.sentAt(formatMoment(at, page.locale))}</p>}
        {evidence === null ? <p class="soft">{text.one.noEvidence}</p> : <Lines>{evidence}</Lines>}
      </Card>
    </>,
  );
}

/** Says who gets the money and who does not, and asks for the decision. */
const resolveDispute = formPage(
  {
    route: 'resolveDispute',
    fields: ['note'],
    find: async (page) => ({
      ...(await page.read('getAnyDispute')),
      outcome: chosenOf(page, 'outcome', OUTCOMES),
    }),
  },
  (page, { dispute, outcome }) => {
    const text = TEXT[page.locale];
    const amount = moneyOf(page, dispute);
    return {
      title: text.outcomes[outcome].title,
      submit: text.outcomes[outcome].submit,
      look: 'danger',
      back: { href: page.path(`/disputes/${dispute.id}`), label: text.one.title(amount) },
      says: [text.consequences[outcome](amount), text.consequences.final],
      inputs: [
        {
          name: 'note',
          label: text.noteLabel,
          hint: text.noteHint,
          wrong: text.noteWrong,
          type: 'area',
          maxlength: NOTE_LENGTH_MAX,
          rows: 4,
          isOptional: true,
        },
      ],
      body: ({ note }) => ({ outcome, ...(note !== '' && { note }) }),
      refusals: () => ({ DISPUTE_CLOSED: text.closed }),
      done: () => goTo(page, `/disputes/${dispute.id}`, outcome),
    };
  },
);

/** What customers contest, and who gets the money. */
export const disputes: Section = {
  label: { fr: TEXT.fr.label, en: TEXT.en.label },
  group: DECISIONS,
  path: '/disputes',
  pages: {
    '/disputes': listDisputes,
    '/disputes/:dispute_id': showDispute,
    '/disputes/:dispute_id/:outcome': resolveDispute,
  },
};
