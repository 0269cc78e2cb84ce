import { LIMITS, type PayoutExport } from '@mitako/contract';
import { column, type Column, figure } from '../components/table.tsx';
import { formPage } from '../components/form-page.tsx';
import { list } from '../components/list.tsx';
import { moneyOf } from '../components/money.ts';
import { Moment } from '../components/small.tsx';
import type { Page, Section } from '../shell/page.ts';
import { goTo } from '../shell/respond.tsx';
import { sendFile } from '../shell/send-file.ts';
import { createExport } from './create-export.tsx';
import { listDuePayouts } from './due-payouts.tsx';
import { ExportStatus, showExport } from './show-export.tsx';
import { FORMAT_WORDS, TEXT } from './text.ts';

const listExports = list('listPayoutExports', (page) => {
  const { file: text } = TEXT[page.locale];
  return {
    title: page.subjects.bank_files,
    columns: () => columnsOf(page),
    isCompact: true,
    empty: text.empty,
  };
});

function columnsOf(page: Page): readonly Column<PayoutExport>[] {
  const { file: text } = TEXT[page.locale];
  return [
    column(page.names.prepared, ({ id, created_at: at }) => (
      <a href={page.path(`/settlements/exports/${id}`)}>
        <Moment page={page} at={at} isShort />
      </a>
    )),
    column(page.names.format, ({ format }) => FORMAT_WORDS[format]),
    figure(page.subjects.payouts, ({ settlements_count: count }) => page.counts.payouts(count)),
    column(page.names.status, (each) => <ExportStatus page={page} payoutExport={each} />),
    figure(text.sum, (each) => <strong>{moneyOf(page, each)}</strong>),
  ];
}

/** Explains the action, and asks for the bank's reference. */
const payExport = formPage(
  { route: 'payPayoutExport', fields: ['reference'], find: async (page) => page.read('getPayoutExport') },
  (page, { payout_export: payoutExport }) => {
    const { paid: text, file } = TEXT[page.locale];
    const path = `/settlements/exports/${payoutExport.id}`;
    const amount = moneyOf(page, payoutExport);
    return {
      title: text.title,
      submit: text.submit,
      explanation: [text.explanation(page.counts.payouts(payoutExport.pending_count), amount), text.back],
      back: { href: page.path(path), label: file.one(amount) },
      leave: payoutExport.pending_count === 0 ? path : undefined,
      inputs: [{ name: 'reference', ...text.reference, maxlength: LIMITS.descriptionLengthMax }],
      body: ({ reference }) => ({ reference }),
      refusals: () => ({ SETTLEMENT_CLOSED: text.closed }),
      done: () => goTo(page, path, 'paid'),
    };
  },
);

/** Below the payouts: what is due, and the bank's files. */
export const payoutExportPages: Section['pages'] = {
  '/settlements/due': listDuePayouts,
  '/settlements/export': createExport,
  '/settlements/exports': listExports,
  '/settlements/exports/:payout_export_id': async (page) =>
    showExport(page, (await page.read('getPayoutExport')).payout_export),
  '/settlements/exports/:payout_export_id/file': (page) => sendFile(page, 'downloadPayoutExport', {}),
  '/settlements/exports/:payout_export_id/paid': payExport,
};
