import type { Balance, MerchantRecord } from '@mitako/contract';
import { formatAmount } from '@mitako/core';
import { displayed, formatSpan } from '@mitako/pages';
import type { Child } from 'hono/jsx';
import type { JSX } from 'hono/jsx/jsx-runtime';
import { Badge, Done, Facts, Moment, Words } from '../../components/small.tsx';
import type { Page } from '../../shell/page.ts';
import { show, showRefusal } from '../../shell/respond.tsx';
import { TEXT as PARTS } from '../parts/text.ts';
import { TEXT as SETTLEMENTS } from '../settlements/text.ts';
import { KycBadge } from './kyc-badge.tsx';
import { KycCard } from './kyc-card.tsx';
import { EndpointsCard } from './endpoints-card.tsx';
import { TEXT } from './text.ts';

/** One merchant: who it is, what it holds, what was agreed, and what an operator may do. */
export async function showMerchant(page: Page): Promise<Response> {
  const parameters = { merchant_id: page.parameter('merchant_id') };
  const [found, held, called] = await Promise.all([
    page.ask('getMerchant', { parameters }),
    page.ask('getMerchantBalance', { parameters }),
    page.ask('listMerchantEndpoints', { parameters }),
  ]);
  if (found.kind === 'refused') return showRefusal(page.site, page.request, found);
  if (held.kind === 'refused') return showRefusal(page.site, page.request, held);
  if (called.kind === 'refused') return showRefusal(page.site, page.request, called);
  const { merchant } = found.data;
  const { balances } = held.data;
  const text = TEXT[page.locale];
  const path = page.path(`/merchants/${merchant.id}`);
  return show(
    page,
    {
      title: displayed(merchant.name),
      back: { href: page.path('/merchants'), label: text.title },
      actions: (
        <a class="button quiet" href={`${path}/${merchant.suspended ? 'reinstate' : 'suspend'}`}>
          {merchant.suspended ? text.reinstate.open : text.suspend.open}
        </a>
      ),
    },
    <>
      <Done page={page} words={text.done} />
      <p class="badges">
        <KycBadge page={page} status={merchant.kyc_status} />
        {merchant.suspended && <Badge tone="bad">{text.suspended}</Badge>}
      </p>
      {merchant.suspended && (
        <div class="warning">
          <h2>{text.profile.suspendedWhy}</h2>
          <p>
            <Words>{merchant.suspension_reason}</Words>
          </p>
        </div>
      )}
      <KycCard page={page} merchant={merchant} />
      <Balances page={page} merchant={merchant} balances={balances} />
      <Links page={page} merchant={merchant} />
      <div class="pairs">
        <Profile page={page} merchant={merchant} />
        <Terms page={page} merchant={merchant} currency={balances[0]?.currency ?? 'XAF'} />
      </div>
      <EndpointsCard page={page} endpoints={called.data.endpoints} />
    </>,
  );
}

interface OfMerchant {
  readonly page: Page;
  readonly merchant: MerchantRecord;
}

function Profile({ page, merchant }: OfMerchant): JSX.Element {
  const text = TEXT[page.locale].profile;
  return (
    <section class="card">
      <h2>{text.title}</h2>
      <Facts
        facts={[
          [text.email, <Words>{merchant.email}</Words>],
          [text.phone, <Words>{merchant.phone}</Words>],
          [text.supportEmail, <Words>{merchant.support_email}</Words>],
          [text.supportPhone, <Words>{merchant.support_phone}</Words>],
          [text.since, <Moment page={page} at={merchant.created_at} />],
          [text.id, <code>{merchant.id}</code>],
        ]}
      />
    </section>
  );
}

/** Live money first; of what is mostly nothing only what is something. */
function Balances({ page, merchant, balances }: OfMerchant & { readonly balances: readonly Balance[] }): JSX.Element {
  const text = TEXT[page.locale].balance;
  const { live, test } = PARTS[page.locale];
  return (
    <div class="figures">
      {balances
        .toSorted((one, other) => Number(other.livemode) - Number(one.livemode))
        .map((held) => (
          <section class="card">
            <h2>{text.title(held.livemode ? live : test)}</h2>
            <p class="figure">{formatAmount(held.available, held.currency, page.locale)}</p>
            <p class="soft">{text.available}</p>
            <Facts
              facts={(['pending', 'settling', 'refunding', 'disputed'] as const)
                .filter((name) => name === 'pending' || held[name] !== 0)
                .map((name) => [text[name], formatAmount(held[name], held.currency, page.locale)])}
            />
            {held.available > 0 && (
              <p class="below">
                <a
                  class="link"
                  href={page.path(
                    `/merchants/${merchant.id}/settle?${new URLSearchParams({ mode: held.livemode ? 'live' : 'test', currency: held.currency }).toString()}`,
                  )}
                >
                  {SETTLEMENTS[page.locale].create.open}
                </a>
              </p>
            )}
          </section>
        ))}
    </div>
  );
}

function Terms({ page, merchant, currency }: OfMerchant & { readonly currency: string }): JSX.Element {
  const text = TEXT[page.locale].terms;
  const { fees, settlement } = merchant;
  const money = (amount: number): string => formatAmount(amount, currency, page.locale);
  const percent = new Intl.NumberFormat(page.locale, { style: 'percent', maximumFractionDigits: 2 });
  const bounds =
    fees.maximum === null ? text.atLeast(money(fees.minimum)) : text.between(money(fees.minimum), money(fees.maximum));
  const facts: (readonly [string, Child])[] = [
    [
      text.fee,
      <span>
        {text.feeWords(percent.format(fees.basis_points / 10_000), money(fees.fixed))}
        {(fees.minimum > 0 || fees.maximum !== null) && <small class="under soft">{bounds}</small>}
      </span>,
    ],
    [text.refundPolicy, text.refundPolicies[fees.refund_policy]],
    [
      text.delay,
      settlement.delay_seconds === 0 ? text.noDelay : formatSpan(settlement.delay_seconds * 1000, page.locale),
    ],
    [text.schedule, text.schedules[settlement.schedule]],
    [text.minimum, money(settlement.minimum)],
  ];
  if (settlement.next_at !== null) facts.push([text.next, <Moment page={page} at={settlement.next_at} />]);
  return (
    <section class="card">
      <h2>{text.title}</h2>
      <Facts facts={facts} />
      <p class="row below">
        <a class="button quiet" href={page.path(`/merchants/${merchant.id}/terms`)}>
          {text.edit}
        </a>
      </p>
    </section>
  );
}

/** Lists of everything that is this merchant's, whatever its state. */
function Links({ page, merchant: { id } }: OfMerchant): JSX.Element {
  const text = TEXT[page.locale].links;
  const names = ['attempts', 'refunds', 'disputes', 'settlements', 'deliveries'] as const;
  return (
    <nav class="row" aria-label={text.title}>
      {names.map((name) => (
        <a class="link" href={page.path(`/${name}?merchant=${id}&status=`)}>
          {text[name]}
        </a>
      ))}
      <a class="link" href={page.path(`/audit-log?merchant=${id}`)}>
        {text.audit}
      </a>
    </nav>
  );
}
