import { SUBJECTS } from '../vocabulary/subjects.ts';
import { type Settlement, SETTLEMENT_STATUSES } from '@mitako/contract';
import { column, type Column, figure } from '../components/table.tsx';
import { type List, list, listFile } from '../components/list.tsx';
import { moneyOf } from '../components/money.ts';
import { Facts, Moment, TextLink, Words } from '../components/small.tsx';
import { Status, statusChoices } from '../vocabulary/statuses.tsx';
import { accountWords } from '../payout-accounts/account-words.ts';
import { exportLines, readLines, SettlementLines } from './lines.tsx';
import { inBoth } from '../shell/both.ts';
import type { Page, Section } from '../shell/page.ts';
import { show } from '../shell/respond.tsx';

const TEXT = inBoth({
  columns: {
    lines: { fr: 'Lignes', en: 'Lines' },
  },
  empty: {
    fr: 'Pas encore de versement. Votre solde disponible vous est versé selon le rythme convenu\u00a0; chaque versement apparaîtra ici avec ses lignes.',
    en: 'No payouts yet. Your available balance is paid out to you on schedule; each payout will appear here with its lines.',
  },
  one: {
    title: { fr: (amount: string) => `Versement de ${amount}`, en: (amount: string) => `Payout of ${amount}` },
    explanation: {
      pending: {
        fr: 'Cette somme a quitté votre solde disponible et est en route vers vous.',
        en: 'This amount has left your available balance and is being paid out to you.',
      },
      paid: { fr: 'Cette somme vous a été versée.', en: 'This amount was paid out to you.' },
      failed: {
        fr: 'Le versement n’a pas abouti\u00a0: la somme est revenue sur votre solde disponible.',
        en: 'The payout failed: the amount was returned to your available balance.',
      },
    },
    setAccount: { fr: 'Voir ou changer le compte de versement', en: 'See or change the payout account' },
    facts: {
      paid: { fr: 'Versé le', en: 'Paid out' },
      failed: { fr: 'Échoué le', en: 'Failed' },
    },
  },
});

/** What was paid out, or is about to be, newest first. */
function settlementList(page: Page): List<Settlement> {
  const { empty } = TEXT[page.locale];
  return {
    title: page.subjects.payouts,
    filters: [
      {
        name: 'status',
        label: page.names.status,
        choices: statusChoices(page, 'settlement', SETTLEMENT_STATUSES),
      },
    ],
    columns: () => columnsOf(page),
    empty,
    hasFile: true,
  };
}

/** Columns of settlements; each row leads to its lines. */
export function columnsOf(page: Page): readonly Column<Settlement>[] {
  const { columns } = TEXT[page.locale];
  return [
    column(page.names.date, ({ id, created_at: at }) => (
      <a href={page.path(`/settlements/${id}`)}>
        <Moment page={page} at={at} isShort />
      </a>
    )),
    column(page.names.status, ({ status }) => <Status page={page} of="settlement" is={status} />),
    figure(columns.lines, ({ lines_count: count }) => count),
    figure(page.names.amount, (each) => <strong>{moneyOf(page, each)}</strong>),
  ];
}

/** One payout with the rows of the ledger that it is the sum of. */
async function showSettlement(page: Page): Promise<Response> {
  const lines = await readLines(page, 'listSettlementLines');
  const { settlement } = await page.read('getSettlement');
  const { one: text } = TEXT[page.locale];
  const { status, reference, failure_reason: reason, destination } = settlement;
  return show(
    page,
    {
      title: text.title(moneyOf(page, settlement)),
      back: { href: page.path('/settlements'), label: page.subjects.payouts },
    },
    <>
      <section class="card">
        <p>
          <Status page={page} of="settlement" is={status} />
        </p>
        <p>{text.explanation[status]}</p>
        <Facts
          facts={[
            [page.names.prepared, <Moment page={page} at={settlement.created_at} />],
            status !== 'pending' && [text.facts[status], <Moment page={page} at={settlement.resolved_at} />],
            destination !== null && [page.names.account, accountWords(page, destination)],
            reference !== null && [page.names.transfer_reference, <Words>{reference}</Words>],
            reason !== null && [page.names.failure_reason, <Words>{reason}</Words>],
            [page.names.id, <code>{settlement.id}</code>],
          ]}
        />
        <p class="below">
          <TextLink href={page.path('/payout-account')} label={text.setAccount} />
        </p>
      </section>
      <SettlementLines page={page} {...lines} />
    </>,
  );
}

/** What was paid out to the merchant, line by line. */
export const settlements: Section = {
  label: { fr: SUBJECTS.fr.payouts, en: SUBJECTS.en.payouts },
  path: '/settlements',
  pages: {
    '/settlements': list('listSettlements', settlementList),
    '/settlements/export': listFile('exportSettlements', settlementList),
    '/settlements/:settlement_id': showSettlement,
    '/settlements/:settlement_id/lines': exportLines('exportSettlementLines'),
  },
};
