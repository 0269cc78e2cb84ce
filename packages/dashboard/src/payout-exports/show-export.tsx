import { type PayoutExport, routes, type SettlementRecord } from '@mitako/contract';
import { check } from '@mitako/pages';
import type { Child } from 'hono/jsx';
import type { JSX } from 'hono/jsx/jsx-runtime';
import { moneyOf } from '../components/money.ts';
import { Pager } from '../components/pager.tsx';
import { Badge, ButtonLink, Card, Done, Facts, Moment, Words } from '../components/small.tsx';
import { column, figure, type Column, TableCard } from '../components/table.tsx';
import { notFound, type Page, type PageProps } from '../shell/page.ts';
import { show } from '../shell/respond.tsx';
import { type MerchantNames, merchantNames } from '../merchants/merchant-names.tsx';
import { ModeBadge } from '../components/since.tsx';
import { Status } from '../vocabulary/statuses.tsx';
import { ROWS } from './due-payouts.tsx';
import { FORMAT_WORDS, TEXT } from './text.ts';

/** One bank file: its total, the status of its payouts, and what is still to do. */
export async function showExport(page: Page, payoutExport: PayoutExport, before?: Child): Promise<Response> {
  const { file: text } = TEXT[page.locale];
  const {
    id,
    format,
    livemode,
    pending_count: pending,
    paid_count: paid,
    failed_count: failed,
    created_at: at,
  } = payoutExport;
  const cursor = page.query('cursor');
  const query = check(routes.listAllSettlements.query, {
    payout_export_id: id,
    limit: String(ROWS),
    ...(cursor !== '' && { cursor }),
  });
  if (query.kind === 'invalid') throw notFound();
  const { settlements, pagination } = await page.read('listAllSettlements', { parameters: {}, query: query.value });
  const names = await merchantNames(page, settlements);
  const path = page.path(`/settlements/exports/${id}`);
  return show(
    page,
    {
      title: text.one(moneyOf(page, payoutExport)),
      back: { href: page.path('/settlements/exports'), label: page.subjects.bank_files },
      actions: (
        <span class="row">
          <a class="button quiet" href={`${path}/file`} download>
            {text.download}
          </a>
          {pending > 0 && <ButtonLink href={`${path}/paid`} label={text.pay} isMain />}
        </span>
      ),
    },
    <>
      <Done page={page} words={{ ...text.done, created: text.created }} />
      {before}
      <Card>
        {paid + failed > 0 && <p class="warning">{text.sentBefore}</p>}
        <Facts
          facts={[
            [page.names.status, <ExportStatus page={page} payoutExport={payoutExport} />],
            [text.sum, <strong>{moneyOf(page, payoutExport)}</strong>],
            [page.subjects.payouts, payoutExport.settlements_count],
            [page.names.format, FORMAT_WORDS[format]],
            [page.names.prepared, <Moment page={page} at={at} />],
            [
              page.names.id,
              <span class="badges">
                <code>{id}</code>
                <ModeBadge page={page} livemode={livemode} />
              </span>,
            ],
          ]}
        />
      </Card>
      <TableCard isCompact title={page.names.content} columns={columnsOf(page, names)} rows={settlements}>
        <Pager page={page} pagination={pagination} />
      </TableCard>
    </>,
  );
}

/** How many of its payouts are still to be paid, are paid, and came back. */
export function ExportStatus({
  page,
  payoutExport: { pending_count: pending, paid_count: paid, failed_count: failed },
}: PageProps<{ payoutExport: PayoutExport }>): JSX.Element {
  const { statuses } = TEXT[page.locale].file;
  return (
    <span class="badges">
      {pending > 0 && <Badge tone="wait">{statuses.pending(pending)}</Badge>}
      {paid > 0 && <Badge tone="good">{statuses.paid(paid)}</Badge>}
      {failed > 0 && <Badge tone="bad">{page.counts.failed(failed)}</Badge>}
    </span>
  );
}

function columnsOf(page: Page, names: MerchantNames): readonly Column<SettlementRecord>[] {
  return [
    column(page.names.merchant, ({ id, merchant_id: merchant }) => (
      <a href={page.path(`/settlements/${id}`)}>{names.get(merchant) ?? merchant}</a>
    )),
    column(page.names.account, ({ destination }) => (
      <span>
        <Words>{destination?.holder_name}</Words>
        <small class="under soft">{destination?.number_masked}</small>
      </span>
    )),
    column(page.names.status, ({ status }) => <Status page={page} of="settlement" is={status} />),
    figure(page.names.amount, (each) => <strong>{moneyOf(page, each)}</strong>),
  ];
}
