import { routes } from '@mitako/contract';
import { check } from '@mitako/pages';
import { Table } from '../../components/table.tsx';
import type { Page } from '../../shell/page.ts';
import type { Section } from '../../shell/section.ts';
import { show, showRefusal } from '../../shell/respond.tsx';
import { columnsOf } from '../payments/list-payments.tsx';
import { AttentionList } from './attention-list.tsx';
import { FirstSteps } from './first-steps.tsx';
import { TEXT } from './text.ts';
import { Volumes } from './volumes.tsx';

/** What happened lately, and what needs attention. */
export const home: Section = {
  label: { fr: TEXT.fr.title, en: TEXT.en.title },
  path: '/',
  pages: ({ get }) => get('/', showHome),
};

const LAST_PAYMENTS = 5;

async function showHome(page: Page): Promise<Response> {
  const { site, request } = page;
  const text = TEXT[page.locale];
  const query = check(routes.getOverview.query, page.query('days') === '' ? {} : { days: page.query('days') });
  if (query.kind === 'invalid') return request.redirect(page.path('/'), 303);
  const [overview, last, profile] = await Promise.all([
    page.ask('getOverview', { query: query.value }),
    page.ask('listPayments', { query: { limit: LAST_PAYMENTS } }),
    page.ask('getProfile'),
  ]);
  if (overview.kind === 'refused') return showRefusal(site, request, overview);
  if (last.kind === 'refused') return showRefusal(site, request, last);
  if (profile.kind === 'refused') return showRefusal(site, request, profile);
  const { payments } = last.data;
  return show(
    page,
    { title: text.title },
    <>
      <AttentionList page={page} attention={overview.data.overview.attention} profile={profile.data.profile} />
      {payments.length === 0 ? (
        await FirstSteps({ page })
      ) : (
        <>
          <Volumes page={page} overview={overview.data.overview} days={query.parsed.days} />
          <section class="card">
            <div class="titled">
              <h2>{text.last.title}</h2>
              <a class="link" href={page.path('/payments')}>
                {text.last.all}
              </a>
            </div>
            <Table
              caption={text.last.title}
              hidesCaption
              isCompact
              columns={columnsOf(page)}
              rows={payments}
              empty=""
            />
          </section>
        </>
      )}
    </>,
  );
}
