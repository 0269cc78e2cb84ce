import { type DataOf, routes, type SettlementLine } from '@mitako/contract';
import { check } from '@mitako/pages';
import type { JSX } from 'hono/jsx/jsx-runtime';
import { moneyOf, signed } from '../components/money.ts';
import { Pager } from '../components/pager.tsx';
import { Moment, Words } from '../components/small.tsx';
import { column, figure, type Column, TableCard } from '../components/table.tsx';
import { inBoth } from '../shell/both.ts';
import { type Handler, notFound, type Page } from '../shell/page.ts';
import { sendFile } from '../shell/send-file.ts';

/** Texts about the lines of a payout in both panels. */
export const TEXT = inBoth({
  title: { fr: 'Ce qui le compose', en: 'Lines' },
  intro: {
    fr: 'Net\u00a0: le montant payé, moins les frais, les remboursements et les litiges. La somme des nets est le montant du versement.',
    en: 'Net: what was paid, less fees, refunds and disputes. The nets add up to the amount of the payout.',
  },
  columns: {
    what: { fr: 'Ligne', en: 'Line' },
    net: { fr: 'Net', en: 'Net' },
  },
  types: {
    payment: { fr: 'Paiement', en: 'Payment' },
    refund: { fr: 'Remboursement', en: 'Refund' },
    refund_failed: { fr: 'Remboursement échoué', en: 'Refund failed' },
    dispute: { fr: 'Litige', en: 'Dispute' },
    dispute_won: { fr: 'Litige gagné', en: 'Dispute won' },
    payout_failed: { fr: 'Versement échoué', en: 'Payout failed' },
  },
  empty: { fr: 'Ce versement n’a pas de ligne.', en: 'This payout has no lines.' },
});

/** Lines of the merchant's own settlements, or of all. */
type LinesRoute = 'listSettlementLines' | 'listAnySettlementLines';
type Lines = DataOf<'listSettlementLines'>;

/** The lines of the settlement that the path names, from the cursor in the address. */
export function readLines(page: Page, route: LinesRoute): Promise<Lines> {
  const cursor = page.query('cursor');
  const query = check(routes[route].query, { ...(cursor !== '' && { cursor }) });
  if (query.kind === 'invalid') throw notFound();
  return page.read(route, { query: query.value });
}

/** All lines of a settlement, as one CSV file. */
export function exportLines(route: 'exportSettlementLines' | 'exportAnySettlementLines'): Handler {
  return (page) => sendFile(page, route, {});
}

/** The lines that a settlement is the sum of. */
export function SettlementLines({ page, lines, pagination }: Lines & { readonly page: Page }): JSX.Element {
  const text = TEXT[page.locale];
  const { columns, types } = text;
  const part = (of: (line: SettlementLine) => number): Pick<Column<SettlementLine>, 'isNumber' | 'cell'> => ({
    isNumber: true,
    cell: (line) => (of(line) === 0 ? '–' : signed(page, { amount: of(line), currency: line.currency })),
  });
  return (
    <TableCard<SettlementLine>
      title={text.title}
      intro={text.intro}
      columns={[
        column(columns.what, (line) => {
          const path = pathOf(line);
          return path === null ? types[line.type] : <a href={page.path(path)}>{types[line.type]}</a>;
        }),
        column(page.names.date, ({ created_at: at }) => <Moment page={page} at={at} isShort />),
        column(page.names.reference, ({ customer_reference: reference }) => <Words>{reference}</Words>),
        { label: page.names.paid, ...part(({ gross }) => gross) },
        // Less what refunds returned of it.
        { label: page.names.fee, ...part(({ fee, fee_returned: returned }) => returned - fee) },
        { label: page.names.refunded, ...part(({ refunded }) => -refunded) },
        { label: page.subjects.disputes, ...part(({ disputed }) => -disputed) },
        figure(columns.net, ({ net_amount: amount, currency }) => (
          <strong>{moneyOf(page, { amount, currency })}</strong>
        )),
      ]}
      rows={lines}
      empty={text.empty}
    >
      <Pager page={page} pagination={pagination} />
      <p class="row below">
        <a class="button quiet" href={`${page.here}/lines`} download>
          {page.buttons.download}
        </a>
      </p>
    </TableCard>
  );
}

/** The page of what a line is about. */
function pathOf({
  type,
  dispute_ids: [dispute],
  payment_id: payment,
  settlement_id: settlement,
}: SettlementLine): string | null {
  if (type !== 'payment' && dispute !== undefined) return `/disputes/${dispute}`;
  if (payment !== null) return `/payments/${payment}`;
  return settlement === null ? null : `/settlements/${settlement}`;
}
