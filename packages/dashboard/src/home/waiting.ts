import { LIMITS, type Pagination } from '@mitako/contract';
import type { Mode, Page } from '../shell/page.ts';

export type WaitingName = 'kyc' | 'attempts' | 'late' | 'disputes' | 'refunds' | 'payouts' | 'rails';

/** How many rows wait, and since when the oldest of those that were counted does. */
export interface Count {
  readonly count: number;
  /** There are more than were counted. */
  readonly isMore: boolean;
  readonly oldestAt: string | null;
}

/** A kind of decision that is waited for. */
export interface Waiting {
  readonly name: WaitingName;
  /** The list of them, below the panel. */
  readonly path: string;
  readonly live: Count;
  /** Merchants trying things out. */
  readonly test: Count;
}

/** A refund is polled until its rail answers, usually at once: only one that takes this long needs attention. */
const REFUND_WARN_AFTER_MS = 60 * 60 * 1000;

/** Older problems with our account may be solved. */
const REFUSALS_SINCE_MS = 60 * 60 * 1000;

const limit = LIMITS.pageSizeMax;

/** Everything that waits for an operator, the most urgent first. */
export function findWaiting(page: Page): Promise<readonly Waiting[]> {
  const nowMs = page.gateway.clock.now();
  const slowBefore = nowMs - REFUND_WARN_AFTER_MS;
  return Promise.all([
    inBothModes('rails', '/rails', (mode) => railTrouble(page, mode, nowMs)),
    inBothModes('attempts', '/attempts', async (mode) => {
      const { attempts, pagination } = await page.read('listAttempts', {
        query: { limit, mode, status: 'needs_review' },
      });
      return counted(pagination, attempts);
    }),
    inBothModes('late', '/unapplied-funds', async (mode) => {
      const { unapplied_funds: owed, pagination } = await page.read('listUnappliedFunds', { query: { limit, mode } });
      return counted(
        pagination,
        owed.map(({ since }) => ({ created_at: since })),
      );
    }),
    inBothModes('refunds', '/refunds', async (mode) => {
      const { refunds, pagination } = await page.read('listAllRefunds', { query: { limit, mode, status: 'pending' } });
      return counted(
        pagination,
        refunds.filter(({ created_at: at }) => Date.parse(at) <= slowBefore),
      );
    }),
    inBothModes('disputes', '/disputes', async (mode) => {
      const query = { limit, mode, status: 'under_review' };
      const { disputes, pagination } = await page.read('listAllDisputes', { query });
      return counted(
        pagination,
        disputes.map(({ evidence_submitted_at: sentAt, created_at: at }) => ({ created_at: sentAt ?? at })),
      );
    }),
    inBothModes('payouts', '/settlements', async (mode) => {
      const query = { limit, mode, status: 'pending' };
      const { settlements, pagination } = await page.read('listAllSettlements', { query });
      return counted(pagination, settlements);
    }),
    // An account has no mode: its file opens the live one.
    inBothModes('kyc', '/merchants?status=pending', async (mode) => {
      if (mode === 'test') return { count: 0, isMore: false, oldestAt: null };
      const { merchants, pagination } = await page.read('listMerchants', { query: { limit, kyc_status: 'pending' } });
      return counted(
        pagination,
        merchants.map(({ kyc, created_at: at }) => ({ created_at: kyc.submitted_at ?? at })),
      );
    }),
  ]);
}

/**
 * Methods that are down, and attempts that a provider refused because of our own account: no payer can do anything about
 * either. The newest failures tell: while an account is in trouble, they are all of that kind.
 */
async function railTrouble(page: Page, mode: Mode, nowMs: number): Promise<Count> {
  const [{ rails }, { attempts, pagination }] = await Promise.all([
    page.read('listRails'),
    page.read('listAttempts', { query: { limit, mode, status: 'failed' } }),
  ]);
  const isDown = rails
    .flatMap(({ methods }) => methods)
    .filter(({ livemode, health }) => livemode === (mode === 'live') && health === 'down');
  const refused = attempts.filter(
    ({ failure_code: code, created_at: at }) =>
      code === 'gateway_account' && Date.parse(at) > nowMs - REFUSALS_SINCE_MS,
  );
  const { isMore, oldestAt } = counted(pagination, refused);
  return { count: isDown.length + refused.length, isMore: isMore && refused.length === attempts.length, oldestAt };
}

async function inBothModes(name: WaitingName, path: string, count: (mode: Mode) => Promise<Count>): Promise<Waiting> {
  const [live, test] = await Promise.all([count('live'), count('test')]);
  return { name, path, live, test };
}

function counted({ has_more: hasMore }: Pagination, rows: readonly { readonly created_at: string }[]): Count {
  const times = rows.map(({ created_at: at }) => at).toSorted();
  return { count: rows.length, isMore: hasMore && rows.length > 0, oldestAt: times[0] ?? null };
}
