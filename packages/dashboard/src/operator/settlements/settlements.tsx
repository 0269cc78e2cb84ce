import { LIMITS, SETTLEMENT_STATUSES, type SettlementRecord } from '@mitako/contract';
import { formPage } from '../../components/form-page.tsx';
import { moneyOf } from '../../components/money.ts';
import { Badge, Done, Facts, Moment, Words } from '../../components/small.tsx';
import { exportLines, readLines, SettlementLines } from '../../settlements/lines.tsx';
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

const OUTCOMES = ['paid', 'failed'] as const;

const listSettlements = waitingList('listAllSettlements', (page) => {
  const text = TEXT[page.locale];
  return {
    text,
    usual: 'pending',
    statuses: SETTLEMENT_STATUSES.map((each) => [each, text.statuses[each]]),
    rows: ({ settlements: rows }) => rows,
    columns: (names) =>
      moneyColumns<SettlementRecord>(page, names, {
        path: '/settlements',
        detail: { label: text.what, cell: ({ lines_count: count }) => text.lines(count) },
        status: ({ status }) => <Badge tone={TONES[status]}>{text.statuses[status]}</Badge>,
      }),
  };
});

/** One settlement with the rows of the ledger that it is the sum of. */
async function showSettlement(page: Page): Promise<Response> {
  const lines = await readLines(page, 'listAnySettlementLines');
  const { settlement } = await page.read('getAnySettlement');
  const names = await merchantNames(page, [settlement]);
  const text = TEXT[page.locale];
  const { facts } = PARTS[page.locale];
  const { status, reference, failure_reason: reason } = settlement;
  return show(
    page,
    {
      title: text.one.title(moneyOf(page, settlement)),
      back: { href: page.path('/settlements'), label: text.label },
      actions: status === 'pending' && (
        <Outcomes
          page={page}
          path={`/settlements/${settlement.id}`}
          outcomes={OUTCOMES}
          words={text.outcomes}
          quiet={['failed']}
        />
      ),
    },
    <>
      <Done page={page} words={text.done} />
      <section class="card">
        <p class="badges">
          <Badge tone={TONES[status]}>{text.statuses[status]}</Badge>
          <ModeBadge page={page} livemode={settlement.livemode} />
        </p>
        {status !== 'paid' && <p>{text.one[status]}</p>}
        <Facts
          facts={[
            [facts.merchant, <MerchantLink page={page} id={settlement.merchant_id} names={names} />],
            [facts.created, <Since page={page} at={settlement.created_at} />],
            status !== 'pending' && [text.one.resolved[status], <Moment page={page} at={settlement.resolved_at} />],
            reference !== null && [text.one.reference, <Words>{reference}</Words>],
            reason !== null && [text.one.reason, <Words>{reason}</Words>],
            [facts.id, <code>{settlement.id}</code>],
          ]}
        />
      </section>
      <SettlementLines page={page} {...lines} />
    </>,
  );
}

/** Says what the decision does to the money, and asks for it. */
const resolveSettlement = formPage(
  {
    route: 'resolveSettlement',
    fields: ['words'],
    find: async (page) => ({
      ...(await page.read('getAnySettlement')),
      outcome: chosenOf(page, 'outcome', OUTCOMES),
    }),
  },
  (page, { settlement, outcome }) => {
    const text = TEXT[page.locale];
    const { consequences: says } = text;
    const amount = moneyOf(page, settlement);
    const isFailed = outcome === 'failed';
    return {
      title: text.outcomes[outcome].title,
      submit: text.outcomes[outcome].submit,
      ...(isFailed && { look: 'danger' }),
      back: { href: page.path(`/settlements/${settlement.id}`), label: text.one.title(amount) },
      says: [says[outcome](amount), isFailed ? says.sureFailed : says.surePaid],
      inputs: [
        {
          name: 'words',
          label: isFailed ? text.reasonLabel : text.referenceLabel,
          hint: isFailed ? text.reasonHint : text.referenceHint,
          maxlength: LIMITS.descriptionLengthMax,
          isOptional: !isFailed,
        },
      ],
      body: ({ words }) => ({
        outcome,
        ...(isFailed ? { failure_reason: words } : words !== '' && { reference: words }),
      }),
      faults: ({ words }) => ({ words: words === '' ? text.reasonMissing : PARTS[page.locale].wrong.tooLong }),
      refusals: () => ({ SETTLEMENT_CLOSED: text.closed }),
      done: () => goTo(page, `/settlements/${settlement.id}`, outcome),
    };
  },
);

/** Payouts to merchants. */
export const settlements: Section = {
  label: { fr: TEXT.fr.label, en: TEXT.en.label },
  group: DECISIONS,
  path: '/settlements',
  pages: {
    '/settlements': listSettlements,
    '/settlements/:settlement_id': showSettlement,
    '/settlements/:settlement_id/lines': exportLines('listAnySettlementLines'),
    '/settlements/:settlement_id/:outcome': resolveSettlement,
  },
};
