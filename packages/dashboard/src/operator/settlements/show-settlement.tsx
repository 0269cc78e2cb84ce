import { routes, type SettlementRecord } from '@mitako/contract';
import { formatAmount } from '@mitako/core';
import { check } from '@mitako/pages';
import type { Child } from 'hono/jsx';
import type { JSX } from 'hono/jsx/jsx-runtime';
import { Pager } from '../../components/pager.tsx';
import { Badge, Done, Facts, Moment, Words } from '../../components/small.tsx';
import { LinesTable } from '../../merchant/settlements/show-settlement.tsx';
import type { Page } from '../../shell/page.ts';
import { show, showRefusal } from '../../shell/respond.tsx';
import { MerchantLink, merchantNames, type MerchantNames } from '../parts/merchant.tsx';
import { ModeBadge, Since } from '../parts/small.tsx';
import { TEXT as PARTS } from '../parts/text.ts';
import { TEXT, TONES } from './text.ts';

/** How a payout may end. */
export const OUTCOMES = ['paid', 'failed'] as const;

/** One settlement with the rows of the ledger that it is the sum of. */
export async function showSettlement(page: Page): Promise<Response> {
  const parameters = { settlement_id: page.parameter('settlement_id') };
  const cursor = page.query('cursor');
  const asked = check(routes.listAnySettlementLines.query, { ...(cursor !== '' && { cursor }) });
  if (asked.kind === 'invalid') return page.request.redirect(page.path('/settlements'), 303);
  const [found, listed] = await Promise.all([
    page.ask('getAnySettlement', { parameters }),
    page.ask('listAnySettlementLines', { parameters, query: asked.value }),
  ]);
  if (found.kind === 'refused') return showRefusal(page.site, page.request, found);
  if (listed.kind === 'refused') return showRefusal(page.site, page.request, listed);
  const { settlement } = found.data;
  const text = TEXT[page.locale];
  const path = page.path(`/settlements/${settlement.id}`);
  return show(
    page,
    {
      title: text.one.title(formatAmount(settlement.amount, settlement.currency, page.locale)),
      back: { href: page.path('/settlements'), label: text.label },
      actions: settlement.status === 'pending' && (
        <span class="row">
          {OUTCOMES.map((outcome) => (
            <a class={outcome === 'failed' ? 'button quiet' : 'button'} href={`${path}/${outcome}`}>
              {text.outcomes[outcome].open}
            </a>
          ))}
        </span>
      ),
    },
    <>
      <Done page={page} words={text.done} />
      <State page={page} settlement={settlement} names={await merchantNames(page, [settlement])} />
      <section class="card">
        <LinesTable page={page} lines={listed.data.lines} />
        <Pager page={page} pagination={listed.data.pagination} />
        <p class="row below">
          <a class="button quiet" href={`${path}/lines`} download>
            {text.one.download}
          </a>
        </p>
      </section>
    </>,
  );
}

function State({
  page,
  settlement,
  names,
}: {
  readonly page: Page;
  readonly settlement: SettlementRecord;
  readonly names: MerchantNames;
}): JSX.Element {
  const text = TEXT[page.locale];
  const { facts: common } = PARTS[page.locale];
  const { status, reference, failure_reason: reason, resolved_at: resolvedAt } = settlement;
  const facts: (readonly [string, Child])[] = [
    [common.merchant, <MerchantLink page={page} id={settlement.merchant_id} names={names} />],
    [common.created, <Since page={page} at={settlement.created_at} />],
  ];
  if (status !== 'pending') facts.push([text.one.resolved[status], <Moment page={page} at={resolvedAt} />]);
  if (reference !== null) facts.push([text.one.reference, <Words>{reference}</Words>]);
  if (reason !== null) facts.push([text.one.reason, <Words>{reason}</Words>]);
  facts.push([common.id, <code>{settlement.id}</code>]);
  return (
    <section class="card">
      <p class="badges">
        <Badge tone={TONES[status]}>{text.statuses[status]}</Badge>
        <ModeBadge page={page} livemode={settlement.livemode} />
      </p>
      {status !== 'paid' && <p>{text.one[status]}</p>}
      <Facts facts={facts} />
    </section>
  );
}
