import type { Child } from 'hono/jsx';
import { ButtonLink } from '../components/small.tsx';
import type { Page, Section } from '../shell/page.ts';
import { show } from '../shell/respond.tsx';
import { sendFile } from '../shell/send-file.ts';
import { exportedPeriod, periodOf } from './period.ts';
import { PeriodChoice, ReportFigures } from './show-report.tsx';

/** The days that a report has. */
export interface ReportDays {
  readonly days: number;
  readonly to: string | undefined;
}

/** The owner of a panel's figures. */
interface View {
  readonly route: 'getReport' | 'getOperatorReport';
  readonly file: 'exportReport' | 'exportOperatorReport';
  /** Parameters of the address besides the period. */
  readonly keep?: (page: Page) => Readonly<Record<string, string>>;
  /** Before the choice of the period. */
  readonly about?: (page: Page, days: ReportDays) => Promise<Child>;
}

/** A report as a page and as a file. */
export function reportPages({ route, file, keep = () => ({}), about }: View): Section['pages'] {
  return {
    async '/reports'(page) {
      const title = page.subjects.reports;
      const kept = keep(page);
      const period = periodOf(page);
      if (period.kind === 'invalid') {
        const choice = <PeriodChoice page={page} errors={period.errors} keep={kept} />;
        return show(page, { title, status: 422, hasErrors: true }, choice);
      }
      const { days, to } = period;
      const [{ report }, before] = await Promise.all([
        page.read(route, { query: { ...kept, days, to } }),
        about?.(page, { days, to }),
      ]);
      const search = new URLSearchParams({ ...kept, days: String(days), to: report.to }).toString();
      return show(
        page,
        {
          title,
          actions: <ButtonLink href={`${page.here}/export?${search}`} label={page.buttons.download} icon="download" />,
        },
        <>
          {before}
          <PeriodChoice page={page} days={days} keep={kept} />
          <ReportFigures page={page} report={report} />
        </>,
      );
    },
    '/reports/export': (page) => sendFile(page, file, { query: { ...keep(page), ...exportedPeriod(page) } }),
  };
}
