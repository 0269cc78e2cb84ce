import { KYC_STATUSES, type MerchantRecord, routes } from '@mitako/contract';
import { check, displayed } from '@mitako/pages';
import type { JSX } from 'hono/jsx/jsx-runtime';
import { Filters, FilterSelect } from '../../components/filters.tsx';
import { Pager } from '../../components/pager.tsx';
import { Badge } from '../../components/small.tsx';
import { Table } from '../../components/table.tsx';

import { TEXT as KYC } from '../../merchant/account/kyc-text.ts';
import type { Page } from '../../shell/page.ts';
import { show, showRefusal } from '../../shell/respond.tsx';
import { Since } from '../parts/small.tsx';
import { TEXT as PARTS } from '../parts/text.ts';
import { KycBadge } from './kyc-badge.tsx';
import { TEXT } from './text.ts';

/** Merchants, newest first; `?status=pending` are those whose business file waits. */
export async function listMerchants(page: Page): Promise<Response> {
  const text = TEXT[page.locale];
  const status = page.query('status');
  const cursor = page.query('cursor');
  const query = check(routes.listMerchants.query, {
    ...(status !== '' && { kyc_status: status }),
    ...(cursor !== '' && { cursor }),
  });
  if (query.kind === 'invalid') return page.request.redirect(page.path('/merchants'), 303);
  const reply = await page.ask('listMerchants', { query: query.value });
  if (reply.kind === 'refused') return showRefusal(page.site, page.request, reply);
  const { merchants, pagination } = reply.data;
  return show(
    page,
    {
      title: status === 'pending' ? text.list.queueTitle : text.title,
      actions: (
        <a class="button quiet" href={page.path('/merchants/new')}>
          {text.list.create}
        </a>
      ),
    },
    <>
      <Filters page={page} path="/merchants" isActive={status !== ''}>
        <FilterSelect
          page={page}
          name="status"
          label={text.list.kyc}
          value={status}
          choices={KYC_STATUSES.map((each) => [each, KYC[page.locale].names[each]])}
        />
      </Filters>
      <section class="card">
        <Merchants page={page} merchants={merchants} empty={emptyWords(page, status)} />
        <Pager page={page} pagination={pagination} />
      </section>
    </>,
  );
}

function emptyWords(page: Page, status: string): string {
  const { empty, emptyQueue } = TEXT[page.locale].list;
  if (status === 'pending') return emptyQueue;
  return status === '' ? empty : PARTS[page.locale].nothingFound;
}

function Merchants({
  page,
  merchants,
  empty,
}: {
  readonly page: Page;
  readonly merchants: readonly MerchantRecord[];
  readonly empty: string;
}): JSX.Element {
  const text = TEXT[page.locale];
  return (
    <Table
      caption={text.title}
      hidesCaption
      isCompact
      columns={[
        {
          label: text.list.name,
          cell: ({ id, name, email }) => (
            <span>
              <a href={page.path(`/merchants/${id}`)}>{displayed(name)}</a>
              <small class="under soft">{displayed(email)}</small>
            </span>
          ),
        },
        {
          label: text.list.since,
          cell: ({ created_at: at }) => <Since page={page} at={at} />,
        },
        {
          label: text.list.state,
          cell: ({ kyc_status: kyc, suspended }) => (
            <span class="badges">
              <KycBadge page={page} status={kyc} />
              {suspended && <Badge tone="bad">{text.suspended}</Badge>}
            </span>
          ),
        },
      ]}
      rows={merchants}
      empty={empty}
    />
  );
}
