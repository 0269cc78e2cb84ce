import { displayed } from '@mitako/pages';
import { ButtonLink, TextLink } from '../components/small.tsx';
import { ModeBadge } from '../components/since.tsx';
import { exportedPeriod, periodOf } from './period.ts';
import { PeriodChoice, ReportFigures } from './show-report.tsx';
import { TEXT } from './text.ts';
import type { Page, PageProps, Section } from '../shell/page.ts';
import { show } from '../shell/respond.tsx';
import { sendFile } from '../shell/send-file.ts';
import { ACCOUNTS } from '../panels/menu-groups.ts';

async function showReport(page: Page): Promise<Response> {
  const { title, operator: text } = TEXT[page.locale];
  const keep = keptOf(page);
  const period = periodOf(page);
  if (period.kind === 'invalid') {
    const choice = <PeriodChoice page={page} errors={period.errors} keep={keep} />;
    return show(page, { title, status: 422, hasErrors: true }, choice);
  }
  const { days, to } = period;
  const [{ report }, name] = await Promise.all([
    page.read('getOperatorReport', { query: { ...keep, days, to } }),
    merchantName(page, keep.merchant_id),
  ]);
  const file = new URLSearchParams({ ...keep, days: String(days), to: report.to });
  return show(
    page,
    { title, actions: <ButtonLink href={`${page.here}/export?${file.toString()}`} label={page.buttons.download} /> },
    <>
      <p class="soft">
        <ModeBadge page={page} livemode={keep.mode === 'live'} />{' '}
        {name === null ? (
          text.all
        ) : (
          <>
            {text.of(displayed(name))} <TextLink href={page.path('/reports')} label={text.all} />
          </>
        )}
      </p>
      <Modes page={page} keep={keep} days={days} to={to} />
      <PeriodChoice page={page} days={days} keep={keep} />
      <ReportFigures page={page} report={report} />
    </>,
  );
}

type Kept = Readonly<{ mode: string; merchant_id?: string }>;

/** The URL's parameters besides the period. */
function keptOf(page: Page): Kept {
  const merchantId = page.query('merchant_id');
  return {
    mode: page.query('mode') === 'test' ? 'test' : 'live',
    ...(merchantId !== '' && { merchant_id: merchantId }),
  };
}

/** The same period in the other mode. */
function Modes({ page, keep, days, to }: PageProps<{ keep: Kept; days: number; to: string | undefined }>) {
  const text = TEXT[page.locale].operator;
  const period = to === undefined ? { days: String(days) } : { from: page.query('from'), to };
  return (
    <nav class="modes periods" aria-label={text.modes}>
      {(['live', 'test'] as const).map((mode) => (
        <a
          href={`${page.here}?${new URLSearchParams({ ...keep, mode, ...period }).toString()}`}
          aria-current={mode === keep.mode ? 'true' : undefined}
        >
          {text[mode]}
        </a>
      ))}
    </nav>
  );
}

async function merchantName(page: Page, merchantId: string | undefined): Promise<string | null> {
  if (merchantId === undefined) return null;
  const { merchant } = await page.read('getMerchant', { parameters: { merchant_id: merchantId } });
  return merchant.name;
}

/** The days of the report as a file. */
function sendReport(page: Page): Response | Promise<Response> {
  return sendFile(page, 'exportOperatorReport', { query: { ...keptOf(page), ...exportedPeriod(page) } });
}

/** The same figures as merchants see, over all of them or of one. */
export const reports: Section = {
  label: { fr: TEXT.fr.title, en: TEXT.en.title },
  group: ACCOUNTS,
  path: '/reports',
  pages: { '/reports': showReport, '/reports/export': sendReport },
};
