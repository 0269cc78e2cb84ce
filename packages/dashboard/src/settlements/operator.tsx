import { LIMITS, SETTLEMENT_STATUSES, type SettlementRecord } from '@mitako/contract';
import { formatMoment } from '@mitako/pages';
import { column } from '../components/table.tsx';
import { formPage } from '../components/form-page.tsx';
import { moneyOf } from '../components/money.ts';
import { ButtonLink } from '../components/small.tsx';
import { exportLines } from './lines.tsx';
import type { Section } from '../shell/page.ts';
import { payoutExportPages } from '../payout-exports/operator.tsx';
import { moneyColumns, waitingList } from '../components/owned-list.tsx';
import { chosenOf, decisionOn } from '../components/record.tsx';
import { TEXT as PARTS } from '../components/owned-text.ts';
import { isHeld } from '../payout-accounts/is-held.ts';
import { Status, statusChoices } from '../vocabulary/statuses.tsx';
import { OUTCOMES, showSettlement } from './show-settlement.tsx';
import { TEXT } from './text.ts';

const listSettlements = waitingList('listAllSettlements', (page) => {
  const text = TEXT[page.locale];
  return {
    label: page.subjects.payouts,
    text,
    actions: <ButtonLink href={page.path('/settlements/due')} label={page.names.bank_file} isMain />,
    usual: 'pending',
    statuses: statusChoices(page, 'settlement', SETTLEMENT_STATUSES),
    columns: (names) =>
      moneyColumns<SettlementRecord>(page, names, {
        path: '/settlements',
        detail: column(page.names.content, ({ lines_count: count }) => text.lines(count)),
        status: ({ status }) => <Status page={page} of="settlement" is={status} />,
      }),
  };
});

/** Explains what the decision does to the money, and asks for confirmation. */
const resolveSettlement = formPage(
  {
    route: 'resolveSettlement',
    fields: ['words', 'payout_account_id'],
    find: async (page) => ({
      ...(await page.read('getAnySettlement')),
      outcome: chosenOf(page, 'outcome', OUTCOMES),
    }),
  },
  (page, { settlement, outcome }) => {
    const text = TEXT[page.locale];
    const { consequences } = text;
    const amount = moneyOf(page, settlement);
    const isFailed = outcome === 'failed';
    const { destination } = settlement;
    return {
      leave: settlement.status === 'pending' ? undefined : `/settlements/${settlement.id}`,
      ...decisionOn(page, {
        path: `/settlements/${settlement.id}`,
        label: text.one.title(amount),
        outcome,
        words: text.outcomes[outcome],
        isDanger: isFailed,
      }),
      explanation: [
        consequences[outcome](amount),
        !isFailed && destination !== null && text.destination.sure(destination.number, destination.holder_name),
        !isFailed &&
          destination !== null &&
          isHeld(page, destination) &&
          text.destination.held(formatMoment(destination.held_until, page.locale)),
        isFailed ? consequences.confirmFailed : consequences.confirmPaid,
      ].filter((paragraph) => paragraph !== false),
      inputs: [
        {
          name: 'words',
          label: isFailed ? text.reasonLabel : page.names.transfer_reference,
          hint: isFailed ? text.reasonHint : text.referenceHint,
          maxlength: LIMITS.descriptionLengthMax,
          isOptional: !isFailed,
        },
        // The account that the page names, not one that was typed: after a change the new one has to be read first.
        ...(isFailed || destination === null
          ? []
          : [
              {
                name: 'payout_account_id',
                draw: () => <input type="hidden" name="payout_account_id" value={destination.id} />,
              } as const,
            ]),
      ],
      body: ({ words, payout_account_id: account }) => ({
        outcome,
        ...(!isFailed && account !== '' && { payout_account_id: account }),
        ...(isFailed ? { failure_reason: words } : words !== '' && { reference: words }),
      }),
      faults: ({ words }) => ({ words: words === '' ? page.sentences.give_reason : PARTS[page.locale].wrong.tooLong }),
      refusals: () => ({
        SETTLEMENT_CLOSED: text.closed,
        PAYOUT_ON_HOLD: text.onHold,
        PAYOUT_ACCOUNT_CHANGED: text.accountChanged,
      }),
    };
  },
);

/** Payouts to merchants. */
export const settlements: Section = {
  label: 'payouts',
  route: 'listAllSettlements',
  group: 'decisions',
  path: '/settlements',
  tabs: [
    { label: 'payouts', path: '/settlements' },
    { label: 'due_payouts', path: '/settlements/due' },
    { label: 'bank_files', path: '/settlements/exports' },
  ],
  pages: {
    '/settlements': listSettlements,
    ...payoutExportPages,
    '/settlements/:settlement_id': showSettlement,
    '/settlements/:settlement_id/lines': exportLines('exportAnySettlementLines'),
    '/settlements/:settlement_id/:outcome': resolveSettlement,
  },
};
