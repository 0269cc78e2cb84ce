import type { Balance, MerchantRecord, WebhookEndpointWithRecent } from '@mitako/contract';
import { formatAmount } from '@mitako/core';
import { displayed, formatSpan, numberFormat } from '@mitako/pages';
import { ButtonLink, Card, Done, Facts, Moment, TextLink, Warning, Words } from '../components/small.tsx';
import { column, TableCard } from '../components/table.tsx';
import type { Page, PageProps } from '../shell/page.ts';
import { show } from '../shell/respond.tsx';
import { currencyOf, modeName } from './merchant-names.tsx';
import { ModeBadge } from '../components/since.tsx';
import { TEXT as SETTLEMENTS } from '../settlements/text.ts';
import { EndpointHealth, recentInWords } from '../webhooks/endpoint-health.tsx';
import { KycCard, KycHistory } from '../kyc/kyc-card.tsx';
import { MerchantBadges } from './merchant-badges.tsx';
import { TEXT } from './text.ts';

/** Of its business verifications; the API has all. */
const SUBMISSIONS_SHOWN_MAX = 20;

/** One merchant: profile, balances, terms, and the operator's actions. */
export async function showMerchant(page: Page): Promise<Response> {
  const [{ merchant }, { balances }, { endpoints }, { kyc_submissions: submissions }] = await Promise.all([
    page.read('getMerchant'),
    page.readOr('getMerchantBalance', { balances: [] }),
    page.read('listMerchantEndpoints'),
    page.readOr(
      'listKycSubmissions',
      { kyc_submissions: [], pagination: { limit: 0, has_more: false, next_cursor: null } },
      { query: { limit: SUBMISSIONS_SHOWN_MAX } },
    ),
  ]);
  const text = TEXT[page.locale];
  const path = page.path(`/merchants/${merchant.id}`);
  const isToVerify = merchant.kyc_status === 'pending';
  // A shop is nobody's merchant: it needs no approval, and pays itself nothing.
  const isOther = page.gateway.parts.has('marketplace');
  const verification = isOther && <KycCard page={page} merchant={merchant} submissions={submissions} />;
  return show(
    page,
    {
      title: displayed(merchant.name),
      back: { href: page.path('/merchants'), label: page.subjects.merchants },
      badges: <MerchantBadges page={page} merchant={merchant} />,
      actions: (
        <span class="row">
          <ButtonLink href={`${path}/password`} label={text.reset.open} />
          {merchant.suspended ? (
            <ButtonLink href={`${path}/reinstate`} label={page.buttons.lift_suspension} />
          ) : (
            <ButtonLink href={`${path}/suspend`} label={page.buttons.suspend} />
          )}
        </span>
      ),
    },
    <>
      <Done page={page} words={text.done} />
      {merchant.suspended && (
        <Warning title={text.profile.suspendedWhy}>
          <Words>{merchant.suspension_reason}</Words>
        </Warning>
      )}
      <Links page={page} merchant={merchant} />
      {isToVerify && verification}
      <Balances page={page} merchant={merchant} balances={balances} />
      {!isToVerify && verification}
      <div class="pairs">
        <Profile page={page} merchant={merchant} />
        {isOther && <Terms page={page} merchant={merchant} currency={currencyOf(balances)} />}
      </div>
      <KycHistory page={page} merchant={merchant} submissions={submissions} />
      <Endpoints page={page} endpoints={endpoints} />
    </>,
  );
}

type OfMerchant = PageProps<{ merchant: MerchantRecord }>;

function Profile({ page, merchant }: OfMerchant) {
  const text = TEXT[page.locale].profile;
  return (
    <Facts
      title={page.names.account}
      facts={[
        [page.names.email, <Words>{merchant.email}</Words>],
        [page.names.phone, <Words>{merchant.phone}</Words>],
        [page.names.support_email, <Words>{merchant.support_email}</Words>],
        [text.supportPhone, <Words>{merchant.support_phone}</Words>],
        [text.since, <Moment page={page} at={merchant.created_at} />],
        [page.names.id, <code>{merchant.id}</code>],
      ]}
    />
  );
}

/** Where the rows are of which an amount is the sum, and their status; an empty one: of any. */
const BEHIND = {
  available: ['settlements', ''],
  pending: ['payments', 'succeeded'],
  settling: ['settlements', 'pending'],
  refunding: ['refunds', 'pending'],
  disputed: ['disputes', ''],
} as const;

/**
 * Live money first, each amount leading to its rows. Amounts that are usually zero are shown only when they are not.
 */
function Balances({ page, merchant, balances }: OfMerchant & { readonly balances: readonly Balance[] }) {
  const text = TEXT[page.locale].balance;
  const rowsOf = ({ livemode }: Balance, name: keyof typeof BEHIND): string => {
    const [list, status] = BEHIND[name];
    const query = new URLSearchParams({ merchant: merchant.id, mode: livemode ? 'live' : 'test', status });
    return `${page.path(`/${list}`)}?${query.toString()}`;
  };
  const settleHref = ({ livemode, currency }: Balance): string =>
    `${page.path(`/merchants/${merchant.id}/settle`)}?${new URLSearchParams({ mode: livemode ? 'live' : 'test', currency }).toString()}`;
  return (
    <div class="figures">
      {balances
        .toSorted((one, other) => Number(other.livemode) - Number(one.livemode))
        .map((held) => (
          <Card title={text.title(modeName(page, held.livemode))}>
            <p class="figure">{formatAmount(held.available, held.currency, page.locale)}</p>
            <p class="soft">{page.names.available}</p>
            <Facts
              facts={(['pending', 'settling', 'refunding', 'disputed'] as const)
                .filter((name) => name === 'pending' || held[name] !== 0)
                .map((name) => [
                  page.names[name],
                  held[name] === 0 ? (
                    formatAmount(0, held.currency, page.locale)
                  ) : (
                    <a href={rowsOf(held, name)}>{formatAmount(held[name], held.currency, page.locale)}</a>
                  ),
                ])}
            />
            <p class="below row">
              <TextLink href={rowsOf(held, 'available')} label={page.subjects.payouts} />
              {held.available > 0 && <TextLink href={settleHref(held)} label={SETTLEMENTS[page.locale].create.open} />}
            </p>
          </Card>
        ))}
    </div>
  );
}

function Terms({ page, merchant, currency }: OfMerchant & { readonly currency: string }) {
  const text = TEXT[page.locale].terms;
  const { fees, settlement } = merchant;
  const money = (amount: number): string => formatAmount(amount, currency, page.locale);
  const percent = numberFormat(page.locale, { style: 'percent', maximumFractionDigits: 2 });
  const bounds =
    fees.maximum === null ? text.atLeast(money(fees.minimum)) : text.between(money(fees.minimum), money(fees.maximum));
  const delay = settlement.delay_seconds;
  return (
    <Card title={text.title}>
      <Facts
        facts={[
          [
            text.fee,
            <span>
              {`${percent.format(fees.basis_points / 10_000)} + ${money(fees.fixed)}`}
              {(fees.minimum > 0 || fees.maximum !== null) && <small class="under soft">{bounds}</small>}
            </span>,
          ],
          [page.names.refund_policy, text.refundPolicies[fees.refund_policy]],
          [page.names.delay_seconds, delay === 0 ? page.sentences.immediately : formatSpan(delay * 1000, page.locale)],
          [page.subjects.payouts, text.schedules[settlement.schedule]],
          [page.names.minimum_payout, money(settlement.minimum)],
          settlement.next_at !== null && [page.names.next_payout, <Moment page={page} at={settlement.next_at} />],
        ]}
      />
      <p class="row below">
        <ButtonLink href={page.path(`/merchants/${merchant.id}/terms`)} label={page.buttons.edit} />
      </p>
    </Card>
  );
}

const LISTS = [
  ['attempts', 'attempts'],
  ['refunds', 'refunds'],
  ['disputes', 'disputes'],
  ['settlements', 'payouts'],
  ['deliveries', 'deliveries'],
] as const;

/** Links to the lists of this merchant's objects, of any status. */
function Links({ page, merchant: { id } }: OfMerchant) {
  const text = TEXT[page.locale].links;
  return (
    <nav class="heads" aria-label={text.title}>
      <a href={page.path(`/payments?merchant=${id}&mode=`)}>{page.subjects.payments}</a>
      {LISTS.filter(([list]) => page.mayOpen(page.path(`/${list}`))).map(([list, subject]) => (
        <a href={page.path(`/${list}?merchant=${id}&status=`)}>{page.subjects[subject]}</a>
      ))}
      <a href={page.path(`/reports?merchant_id=${id}`)}>{page.subjects.reports}</a>
      <a href={page.path(`/merchants/${id}/methods`)}>{page.subjects.methods}</a>
      {page.may('listWholeAuditLog') && <a href={page.path(`/audit-log?merchant=${id}`)}>{text.audit}</a>}
    </nav>
  );
}

/** The merchant's webhook endpoints, and their health. */
function Endpoints({ page, endpoints }: PageProps<{ endpoints: readonly WebhookEndpointWithRecent[] }>) {
  const text = TEXT[page.locale].endpoints;
  return (
    <TableCard<WebhookEndpointWithRecent>
      title={page.subjects.webhooks}
      columns={[
        column(page.names.endpoint, ({ url }) => <span class="code">{displayed(url)}</span>),
        column(page.names.status, (endpoint) => (
          <span class="badges">
            <ModeBadge page={page} livemode={endpoint.livemode} />
            <EndpointHealth page={page} endpoint={endpoint} />
          </span>
        )),
        column(page.names.latest_deliveries, (endpoint) => recentInWords(page, endpoint)),
      ]}
      rows={endpoints}
      empty={text.none}
    />
  );
}
