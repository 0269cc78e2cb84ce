import { displayed } from '@mitako/pages';
import { TextLink } from '../components/small.tsx';
import { ModeBadge } from '../components/since.tsx';
import type { Child } from 'hono/jsx';
import { type ReportDays, reportPages } from './report-pages.tsx';
import { TEXT } from './text.ts';
import type { Page, PageProps, Section } from '../shell/page.ts';
import { ACCOUNTS } from '../panels/menu-groups.ts';

/** What is shown, in which mode and of whom. */
async function aboutOf(page: Page, { days, to }: ReportDays): Promise<Child> {
  const text = TEXT[page.locale].operator;
  const keep = keptOf(page);
  const name = await merchantName(page, keep.merchant_id);
  return (
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
    </>
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

/** The same figures as merchants see, over all of them or of one. */
export const reports: Section = {
  label: { fr: TEXT.fr.title, en: TEXT.en.title },
  group: ACCOUNTS,
  path: '/reports',
  pages: reportPages({
    route: 'getOperatorReport',
    file: 'exportOperatorReport',
    keep: keptOf,
    about: aboutOf,
  }),
};
