import type { Attention, Dispute, MerchantProfile } from '@mitako/contract';
import { formatAmount } from '@mitako/core';
import { formatMoment } from '@mitako/pages';
import type { JSX } from 'hono/jsx/jsx-runtime';
import { Todo, type TodoItem } from '../components/todo.tsx';
import type { Page } from '../shell/page.ts';
import { TEXT as PAYOUT_ACCOUNT } from '../payout-accounts/text.ts';
import { TEXT } from './merchant-text.ts';

interface AttentionListProps {
  readonly page: Page;
  readonly attention: Attention;
  readonly profile: MerchantProfile;
  /** Payouts have nowhere to go. */
  readonly lacksAccount: boolean;
  /** The dispute that waits, where it is the only one. */
  readonly dispute: Dispute | null;
}

/** What needs attention, each with a link to where it is fixed; nothing when all is well. */
export function AttentionList(props: AttentionListProps): JSX.Element | null {
  const { page } = props;
  const items = itemsOf(props);
  if (items.length === 0) return null;
  return <Todo page={page} title={TEXT[page.locale].attention.title} items={items} />;
}

function itemsOf({ page, attention, profile, lacksAccount, dispute }: AttentionListProps): readonly TodoItem[] {
  const { locale } = page;
  const text = TEXT[locale].attention;
  const payouts = PAYOUT_ACCOUNT[locale];
  const { kyc_status: kyc, disputes, payments_in_review: inReview } = attention;
  const { next_due_at: due } = disputes;
  return [
    ...(profile.suspended
      ? [
          {
            icon: 'triangle-alert' as const,
            isBad: true,
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
            icon: 'scale' as const,
            words:
              dispute === null
                ? text.disputes(disputes.count)
                : text.dispute(formatAmount(dispute.amount, dispute.currency, locale)),
            note: due === null ? null : text.disputesDue(formatMoment(due, locale)),
            path: dispute === null ? '/disputes' : `/disputes/${dispute.id}`,
            link: page.buttons.respond,
          },
        ]
      : []),
    ...attention.failed_settlements.map(({ id, amount, currency, failure_reason: note }) => ({
      icon: 'banknote' as const,
      isBad: true,
      words: text.payoutFailed(formatAmount(amount, currency, locale)),
      note,
      path: `/settlements/${id}`,
      link: text.toSettlement,
    })),
    ...attention.endpoints.map(({ id, url, state, failing_since: since }) => ({
      icon: 'webhook' as const,
      isBad: true,
      words: state === 'failing' ? text.failing : text.disabled,
      note: [hostOf(url), since === null ? null : text.since(formatMoment(since, locale))].filter(Boolean).join(', '),
      path: `/webhooks/${id}`,
      link: text.toEndpoint,
    })),
    ...(kyc === null
      ? []
      : [{ icon: 'file-text' as const, words: text.kyc[kyc], path: '/account/kyc', link: page.buttons.open_kyc }]),
    ...(lacksAccount
      ? [{ icon: 'banknote' as const, words: payouts.none, path: '/payout-account', link: payouts.set }]
      : []),
    ...(inReview > 0
      ? [
          {
            icon: 'clock' as const,
            words: text.inReview(inReview),
            note: text.nothingToDo,
            path: '/payments?status=processing',
            link: text.toPayments,
          },
        ]
      : []),
  ];
}

function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).host : url;
}
