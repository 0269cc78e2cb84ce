import { LIMITS, type Pagination } from '@mitako/contract';
import { moneyOf } from '../components/money.ts';
import { spanSince } from '../components/since.tsx';
import type { Page } from '../shell/page.ts';
import { TEXT } from './operator-text.ts';

export type WaitingName = 'kyc' | 'attempts' | 'late' | 'disputes' | 'refunds' | 'payouts' | 'rails';

/** How many rows wait, and since when the oldest of those that were counted does. */
export interface Count {
  readonly count: number;
  /** There are more than were counted. */
  readonly isMore: boolean;
  readonly oldestAt: string | null;
  /** Their money, where all were counted. */
  readonly sums: readonly { readonly amount: number; readonly currency: string }[];
}

/** A kind of decision about live money that is waited for. */
export interface Waiting extends Count {
  readonly name: WaitingName;
  /** The list of them, below the panel. */
  readonly path: string;
}

/** A refund is polled until its rail answers, usually at once: only one that takes this long needs attention. */
const REFUND_WARN_AFTER_MS = 60 * 60 * 1000;

/** Older problems with our account may be solved. */
const REFUSALS_SINCE_MS = 60 * 60 * 1000;

const limit = LIMITS.pageSizeMax;

/** Everything about live money that waits for an operator, the most urgent first. */
export function findWaiting(page: Page): Promise<readonly Waiting[]> {
  const nowMs = page.gateway.clock.now();
  const slowBefore = nowMs - REFUND_WARN_AFTER_MS;
  const query = { limit, mode: 'live' } as const;
  return Promise.all([
    railTrouble(page, nowMs),
    page
      .read('listAttempts', { query: { ...query, status: 'needs_review' } })
      .then(({ attempts, pagination }) => counted('attempts', '/attempts?mode=live', pagination, attempts)),
    page.read('listUnappliedFunds', { query }).then(({ unapplied_funds: owed, pagination }) =>
      counted(
        'late',
        '/unapplied-funds?mode=live',
        pagination,
        owed.map(({ since, amount, currency }) => ({ created_at: since, amount, currency })),
      ),
    ),
    page.read('listAllRefunds', { query: { ...query, status: 'pending' } }).then(({ refunds, pagination }) =>
      counted(
        'refunds',
        '/refunds?mode=live',
        pagination,
        refunds.filter(({ created_at: at }) => Date.parse(at) <= slowBefore),
      ),
    ),
    page.read('listAllDisputes', { query: { ...query, status: 'under_review' } }).then(({ disputes, pagination }) =>
      counted(
        'disputes',
        '/disputes?mode=live',
        pagination,
        disputes.map(({ evidence_submitted_at: sentAt, created_at: at, amount, currency }) => ({
          created_at: sentAt ?? at,
          amount,
          currency,
        })),
      ),
    ),
    page
      .readOr(
        'listAllSettlements',
        { settlements: [], pagination: { limit, has_more: false, next_cursor: null } },
        { query: { ...query, status: 'pending' } },
      )
      .then(({ settlements, pagination }) => counted('payouts', '/settlements?mode=live', pagination, settlements)),
    // An account has no mode: its file opens the live one.
    page.read('listMerchants', { query: { limit, kyc_status: 'pending' } }).then(({ merchants, pagination }) =>
      counted(
        'kyc',
        '/merchants?status=pending',
        pagination,
        merchants.map(({ kyc, created_at: at }) => ({ created_at: kyc.submitted_at ?? at })),
      ),
    ),
  ]);
}

/**
 * Methods that are down, and attempts that a provider refused because of our own account: no payer can do anything about
 * either. The newest failures tell: while an account is in trouble, they are all of that kind.
 */
async function railTrouble(page: Page, nowMs: number): Promise<Waiting> {
  const [{ rails }, { attempts, pagination }] = await Promise.all([
    page.read('listRails'),
    page.read('listAttempts', { query: { limit, mode: 'live', status: 'failed' } }),
  ]);
  const isDown = rails
    .flatMap(({ methods }) => methods)
    .filter(({ livemode, health }) => livemode && health === 'down');
  const refused = attempts.filter(
    ({ failure_code: code, created_at: at }) =>
      code === 'gateway_account' && Date.parse(at) > nowMs - REFUSALS_SINCE_MS,
  );
  const found = counted('rails', '/rails', pagination, refused);
  return {
    ...found,
    count: isDown.length + refused.length,
    isMore: found.isMore && refused.length === attempts.length,
  };
}

interface Row {
  readonly created_at: string;
  readonly amount?: number;
  readonly currency?: string;
}

function counted(name: WaitingName, path: string, { has_more: hasMore }: Pagination, rows: readonly Row[]): Waiting {
  const times = rows.map(({ created_at: at }) => at).toSorted();
  const isMore = hasMore && rows.length > 0;
  const byCurrency = Map.groupBy(rows, ({ currency = '' }) => currency);
  const sums = [...byCurrency]
    .filter(([currency]) => currency !== '' && !isMore)
    .map(([currency, each]) => ({ currency, amount: each.reduce((sum, { amount = 0 }) => sum + amount, 0) }));
  return { name, path, count: rows.length, isMore, oldestAt: times[0] ?? null, sums };
}

export function countWords({ locale }: Page, { count, isMore }: Count): string {
  return TEXT[locale].counts(count, isMore);
}

/** Their money; empty where not all were counted. */
export function sumWords(page: Page, { sums }: Count): string {
  return sums.map((sum) => moneyOf(page, sum)).join(' + ');
}

/** Since when the oldest waits; empty where nothing does. */
export function oldestWords(page: Page, { oldestAt, isMore }: Count): string {
  if (oldestAt === null) return '';
  const { oldestSince, oldestMore } = TEXT[page.locale].waiting;
  const span = spanSince(page, oldestAt);
  return isMore ? oldestMore(span) : oldestSince(span);
}
