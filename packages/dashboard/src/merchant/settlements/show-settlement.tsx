import { routes, type Settlement, type SettlementLine } from '@mitako/contract';
import { formatAmount } from '@mitako/core';
import { check } from '@mitako/pages';
import type { JSX } from 'hono/jsx/jsx-runtime';
import { Pager } from '../../components/pager.tsx';
import { Facts, Moment, Words } from '../../components/small.tsx';
import { Status } from '../../components/status.tsx';
import { type Column, Table } from '../../components/table.tsx';
import type { Page } from '../../shell/page.ts';
import { show, showRefusal } from '../../shell/respond.tsx';
import { TEXT } from './text.ts';

/** One payout with the rows of the ledger that it is the sum of. */
export async function showSettlement(page: Page): Promise<Response> {
  const parameters = { settlement_id: page.parameter('settlement_id') };
  const cursor = page.query('cursor');
  const asked = check(routes.listSettlementLines.query, { ...(cursor !== '' && { cursor }) });
  if (asked.kind === 'invalid') return page.request.redirect(page.path('/settlements'), 303);
  const [found, listed] = await Promise.all([
    page.ask('getSettlement', { parameters }),
    page.ask('listSettlementLines', { parameters, query: asked.value }),
  ]);
  if (found.kind === 'refused') return showRefusal(page.site, page.request, found);
  if (listed.kind === 'refused') return showRefusal(page.site, page.request, listed);
  const { settlement } = found.data;
  const text = TEXT[page.locale];
  return show(
    page,
    {
      title: text.one.title(formatAmount(settlement.amount, settlement.currency, page.locale)),
      back: { href: page.path('/settlements'), label: text.title },
      actions: (
        <a class="button quiet" href={page.path(`/settlements/${settlement.id}/lines`)} download>
          {text.one.download}
        </a>
      ),
    },
    <>
      <State page={page} settlement={settlement} />
      <section class="card">
        <LinesTable page={page} lines={listed.data.lines} />
        <Pager page={page} pagination={listed.data.pagination} />
      </section>
    </>,
  );
}

function State({ page, settlement }: { readonly page: Page; readonly settlement: Settlement }): JSX.Element {
  const { says, facts } = TEXT[page.locale].one;
  const { status, id, reference, failure_reason: reason, created_at: created, resolved_at: resolved } = settlement;
  return (
    <section class="card">
      <p>
        <Status page={page} of="settlement" is={status} />
      </p>
      <p>{says[status]}</p>
      <Facts
        facts={[
          [facts.created, <Moment page={page} at={created} />],
          ...(status === 'pending' ? [] : ([[facts[status], <Moment page={page} at={resolved} />]] as const)),
          ...(reference === null ? [] : ([[facts.reference, <Words>{reference}</Words>]] as const)),
          ...(reason === null ? [] : ([[facts.reason, <Words>{reason}</Words>]] as const)),
          [facts.id, <code>{id}</code>],
        ]}
      />
    </section>
  );
}

/** The lines under their heading; of the operator's panel too. */
export function LinesTable({
  page,
  lines,
}: {
  readonly page: Page;
  readonly lines: readonly SettlementLine[];
}): JSX.Element {
  const text = TEXT[page.locale].lines;
  return (
    <>
      <h2>{text.title}</h2>
      <p class="soft">{text.intro}</p>
      <Table caption={text.title} hidesCaption columns={columnsOf(page)} rows={lines} empty={text.empty} />
    </>
  );
}

function columnsOf(page: Page): readonly Column<SettlementLine>[] {
  const { columns, types } = TEXT[page.locale].lines;
  const money = (amount: number | null, currency: string): string =>
    amount === null ? '–' : formatAmount(amount, currency, page.locale);
  return [
    {
      label: columns.what,
      cell: (line) => {
        const path = pathOf(line);
        return path === null ? types[line.type] : <a href={page.path(path)}>{types[line.type]}</a>;
      },
    },
    { label: columns.date, cell: ({ created_at: at }) => <Moment page={page} at={at} isShort /> },
    { label: columns.reference, cell: ({ customer_reference: reference }) => <Words>{reference}</Words> },
    { label: columns.gross, isNumber: true, cell: ({ gross, currency }) => money(gross, currency) },
    { label: columns.fee, isNumber: true, cell: ({ fee, currency }) => money(fee, currency) },
    { label: columns.amount, isNumber: true, cell: ({ amount, currency }) => money(amount, currency) },
  ];
}

/** What the line is about. */
function pathOf({
  dispute_id: dispute,
  payment_id: payment,
  settlement_id: settlement,
}: SettlementLine): string | null {
  if (dispute !== null) return `/disputes/${dispute}`;
  if (payment !== null) return `/payments/${payment}`;
  return settlement === null ? null : `/settlements/${settlement}`;
}
