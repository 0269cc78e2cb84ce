import type { DisputeRecord } from '@mitako/contract';
import { formatAmount } from '@mitako/core';
import { displayed, formatMoment } from '@mitako/pages';
import type { Child } from 'hono/jsx';
import type { JSX } from 'hono/jsx/jsx-runtime';
import { Badge, Done, Facts, Moment, Words } from '../../components/small.tsx';
import type { Page } from '../../shell/page.ts';
import { show, showRefusal } from '../../shell/respond.tsx';
import { MerchantLink, merchantNames, type MerchantNames } from '../parts/merchant.tsx';
import { ModeBadge, Since } from '../parts/small.tsx';
import { TEXT as PARTS } from '../parts/text.ts';
import { TEXT, TONES } from './text.ts';

/** How an operator may decide. */
export const OUTCOMES = ['won', 'lost'] as const;

/** One dispute: what it is about, what the merchant says, and who shall get the money. */
export async function showDispute(page: Page): Promise<Response> {
  const found = await page.ask('getAnyDispute', { parameters: { dispute_id: page.parameter('dispute_id') } });
  if (found.kind === 'refused') return showRefusal(page.site, page.request, found);
  const { dispute } = found.data;
  const text = TEXT[page.locale];
  return show(
    page,
    {
      title: text.one.title(formatAmount(dispute.amount, dispute.currency, page.locale)),
      back: { href: page.path('/disputes'), label: text.label },
      actions: isOpen(dispute) && (
        <span class="row">
          {OUTCOMES.map((outcome) => (
            <a class="button quiet" href={page.path(`/disputes/${dispute.id}/${outcome}`)}>
              {text.outcomes[outcome].open}
            </a>
          ))}
        </span>
      ),
    },
    <>
      <Done page={page} words={text.done} />
      <State page={page} dispute={dispute} names={await merchantNames(page, [dispute])} />
      <Evidence page={page} dispute={dispute} />
    </>,
  );
}

/** Whether it waits for a decision, or for the merchant. */
export function isOpen({ status }: DisputeRecord): boolean {
  return status === 'needs_response' || status === 'under_review';
}

function State({
  page,
  dispute,
  names,
}: {
  readonly page: Page;
  readonly dispute: DisputeRecord;
  readonly names: MerchantNames;
}): JSX.Element {
  const text = TEXT[page.locale];
  const { facts: common } = PARTS[page.locale];
  const { status, note, payment_id: payment, resolved_at: resolvedAt } = dispute;
  const isOverdue = page.gateway.clock.now() >= Date.parse(dispute.due_at);
  const facts: (readonly [string, Child])[] = [
    [text.reason, <Words>{dispute.reason}</Words>],
    [common.merchant, <MerchantLink page={page} id={dispute.merchant_id} names={names} />],
    [common.payment, <a href={page.path(`/payments/${payment}`)}>{payment}</a>],
    [common.created, <Since page={page} at={dispute.created_at} />],
    [text.one.due, <Moment page={page} at={dispute.due_at} />],
  ];
  if (resolvedAt !== null) facts.push([text.one.decided, <Moment page={page} at={resolvedAt} />]);
  if (note !== null) facts.push([text.one.note, <Words>{note}</Words>]);
  facts.push([common.id, <code>{dispute.id}</code>]);
  return (
    <section class="card">
      <p class="badges">
        <Badge tone={TONES[status]}>{text.statuses[status]}</Badge>
        <ModeBadge page={page} livemode={dispute.livemode} />
      </p>
      {status === 'needs_response' && <p>{isOverdue ? text.one.overdue : text.one.waits}</p>}
      <Facts facts={facts} />
    </section>
  );
}

function Evidence({ page, dispute }: { readonly page: Page; readonly dispute: DisputeRecord }): JSX.Element {
  const text = TEXT[page.locale].one;
  const { evidence, evidence_submitted_at: at } = dispute;
  return (
    <section class="card">
      <h2>{text.evidence}</h2>
      {at !== null && <p class="soft">{text.sentAt(formatMoment(at, page.locale))}</p>}
      {evidence === null ? (
        <p class="soft">{text.noEvidence}</p>
      ) : (
        <p class="lines">{evidence.split('\n').map(displayed).join('\n')}</p>
      )}
    </section>
  );
}
