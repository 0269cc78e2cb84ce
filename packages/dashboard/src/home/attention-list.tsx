import type { Attention, MerchantProfile } from '@mitako/contract';
import { formatAmount } from '@mitako/core';
import { displayed, formatMoment } from '@mitako/pages';
import type { JSX } from 'hono/jsx/jsx-runtime';
import { Badge } from '../components/small.tsx';
import type { Page } from '../shell/page.ts';
import { statusWords } from '../vocabulary/statuses.tsx';
import { TEXT as PAYOUT_ACCOUNT } from '../payout-accounts/text.ts';
import { TEXT } from './merchant-text.ts';

/** Something to be dealt with, and where. */
interface Item {
  readonly words: string;
  /** Something fails: red, as where it is listed. */
  readonly badge?: string;
  /** What a person wrote about it. */
  readonly note?: string | null;
  readonly path: string;
  readonly link: string;
}

interface AttentionListProps {
  readonly page: Page;
  readonly attention: Attention;
  readonly profile: MerchantProfile;
  /** Payouts have nowhere to go. */
  readonly lacksAccount: boolean;
  /** The dispute that waits, where it is the only one. */
  readonly dispute: string | null;
}

/** What needs attention, each with a link to where it is fixed; nothing when all is well. */
export function AttentionList(props: AttentionListProps): JSX.Element | null {
  const { page } = props;
  const items = itemsOf(props);
  if (items.length === 0) return null;
  return (
    <section class="card attention" aria-labelledby="attention">
      <h2 id="attention">{TEXT[page.locale].attention.title}</h2>
      <ul>
        {items.map(({ words, badge, note, path, link }) => (
          <li>
            <p>
              {badge !== undefined && (
                <>
                  <Badge tone="bad">{badge}</Badge>{' '}
                </>
              )}
              {words}
              {note != null && note !== '' && <span class="soft"> {displayed(note)}</span>}
            </p>
            <a class="link" href={page.path(path)}>
              {link}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function itemsOf({ page, attention, profile, lacksAccount, dispute }: AttentionListProps): readonly Item[] {
  const { locale } = page;
  const text = TEXT[locale].attention;
  const payouts = PAYOUT_ACCOUNT[locale];
  const { kyc_status: kyc, disputes, payments_in_review: inReview } = attention;
  return [
    ...(profile.suspended
      ? [
          {
            words: page.sentences.account_suspended,
            note: profile.suspension_reason,
            path: '/account/kyc',
            link: page.buttons.open_kyc,
          },
        ]
      : []),
    ...(disputes.count > 0
      ? [
          {
            words: `${text.disputes(disputes.count)}${dueWords(page, disputes)}.`,
            path: dispute === null ? '/disputes' : `/disputes/${dispute}`,
            link: page.buttons.respond,
          },
        ]
      : []),
    ...attention.failed_settlements.map(({ id, amount, currency, failure_reason: note }) => ({
      words: text.payoutFailed(formatAmount(amount, currency, locale)),
      note,
      path: `/settlements/${id}`,
      link: text.toSettlement,
    })),
    ...attention.endpoints.map((endpoint) => ({
      words: endpointWords(page, endpoint),
      badge: statusWords(page, 'webhook_endpoint', endpoint.state === 'failing' ? 'failing' : 'disabled'),
      path: `/webhooks/${endpoint.id}`,
      link: text.toEndpoint,
    })),
    ...(kyc === null ? [] : [{ words: text.kyc[kyc], path: '/account/kyc', link: page.buttons.open_kyc }]),
    ...(lacksAccount ? [{ words: payouts.none, path: '/payout-account', link: payouts.set }] : []),
    ...(inReview > 0
      ? [
          {
            words: text.inReview(inReview),
            path: '/payments?status=processing',
            link: text.toPayments,
          },
        ]
      : []),
  ];
}

function dueWords({ locale }: Page, { next_due_at: due }: Attention['disputes']): string {
  return due === null ? '' : TEXT[locale].attention.disputesDue(formatMoment(due, locale));
}

function endpointWords({ locale }: Page, { url, state, failing_since: since }: Attention['endpoints'][number]): string {
  const text = TEXT[locale].attention;
  const host = displayed(URL.canParse(url) ? new URL(url).host : url);
  return state === 'failing' && since !== null ? text.failing(host, formatMoment(since, locale)) : text.disabled(host);
}
