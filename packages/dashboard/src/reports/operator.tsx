import { displayed } from '@mitako/pages';
import { Choices } from '../components/choices.tsx';
import { modeChoices } from '../components/owned-list.tsx';
import { TextLink } from '../components/small.tsx';
import { ModeBadge } from '../components/since.tsx';
import type { Child } from 'hono/jsx';
import { type ReportDays, reportPages } from './report-pages.tsx';
import { TEXT } from './text.ts';
import type { Page, Section } from '../shell/page.ts';

/** What is shown: the mode and the merchant. */
async function aboutOf(page: Page, { days, to }: ReportDays): Promise<Child> {
  const text = TEXT[page.locale].operator;
  const keep = keptOf(page);
  // The same period in the other mode.
  const period = to === undefined ? { days: String(days) } : { from: page.query('from'), to };
  const name = await merchantName(page, keep.merchant_id);
  return (
    <>
      <p class="soft">
        <ModeBadge page={page} livemode={keep.mode === 'live'} />{' '}
        {name === null ? (
          page.gateway.parts.has('marketplace') && text.all
        ) : (
          <>
            {page.sentences.about(page.names.merchant, displayed(name))}{' '}
            <TextLink href={page.path('/reports')} label={text.all} />
          </>
        )}
      </p>
      <Choices
        label={text.modes}
        choices={modeChoices(page)}
        chosen={keep.mode}
        hrefOf={(mode) => `${page.here}?${new URLSearchParams({ ...keep, mode, ...period }).toString()}`}
      />
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

async function merchantName(page: Page, merchantId: string | undefined): Promise<string | null> {
  if (merchantId === undefined) return null;
  const { merchant } = await page.read('getMerchant', { parameters: { merchant_id: merchantId } });
  return merchant.name;
}

/** The same figures as merchants see, over all of them or of one. */
export const reports: Section = {
  label: 'reports',
  group: 'accounts',
  path: '/reports',
  pages: reportPages({
    route: 'getOperatorReport',
    file: 'exportOperatorReport',
    keep: keptOf,
    about: aboutOf,
  }),
};
