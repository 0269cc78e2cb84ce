import { ButtonLink } from '../components/small.tsx';
import { exportedPeriod, periodOf } from './period.ts';
import { PeriodChoice, ReportFigures } from './show-report.tsx';
import { TEXT } from './text.ts';
import type { Page, Section } from '../shell/page.ts';
import { show } from '../shell/respond.tsx';
import { sendFile } from '../shell/send-file.ts';

async function showReport(page: Page): Promise<Response> {
  const { title } = TEXT[page.locale];
  const period = periodOf(page);
  if (period.kind === 'invalid') {
    const choice = <PeriodChoice page={page} errors={period.errors} />;
    return show(page, { title, status: 422, hasErrors: true }, choice);
  }
  const { days, to } = period;
  const { report } = await page.read('getReport', { query: { days, to } });
  const file = `${page.here}/export?${new URLSearchParams({ days: String(days), to: report.to }).toString()}`;
  return show(
    page,
    { title, actions: <ButtonLink href={file} label={page.buttons.download} /> },
    <>
      <PeriodChoice page={page} days={days} />
      <ReportFigures page={page} report={report} />
    </>,
  );
}

/** The days of the report as a file. */
function sendReport(page: Page): Response | Promise<Response> {
  return sendFile(page, 'exportReport', { query: exportedPeriod(page) });
}

/** Sales, success, methods, reasons of failure and payouts, by period. */
export const reports: Section = {
  label: { fr: TEXT.fr.title, en: TEXT.en.title },
  path: '/reports',
  pages: { '/reports': showReport, '/reports/export': sendReport },
};
