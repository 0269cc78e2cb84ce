import { LIMITS, type Pagination } from '@mitako/contract';
import type { Refusal } from '@mitako/pages';
import type { Mode, Page } from '../../shell/page.ts';

export type WaitingName = 'kyc' | 'attempts' | 'late' | 'disputes' | 'refunds' | 'payouts';

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
  /** Merchants trying things out: real work only for whoever helps them. */
  readonly test: Count;
}

/** A refund is asked for until its rail answers, mostly at once: only one that takes this long is worth a look. */
const REFUND_PATIENCE_MS = 60 * 60 * 1000;

const NONE: Count = { count: 0, isMore: false, oldestAt: null };
const limit = LIMITS.pageSizeMax;

/** Everything that waits for an operator, in the order in which it hurts. */
export async function findWaiting(page: Page): Promise<readonly Waiting[] | Refusal> {
  const slowBefore = page.gateway.clock.now() - REFUND_PATIENCE_MS;
  const found = await Promise.all([
    inBothModes('attempts', '/attempts', async (mode) =>
      counted(
        await page.ask('listAttempts', { query: { limit, mode, status: 'needs_review' } }),
        (data) => data.attempts,
      ),
    ),
    inBothModes('late', '/attempts?status=paid_late', async (mode) =>
      counted(await page.ask('listAttempts', { query: { limit, mode, status: 'paid_late' } }), (data) =>
        data.attempts.filter(({ unapplied_funds: money }) => money === 'owed'),
      ),
    ),
    inBothModes('refunds', '/refunds', async (mode) =>
      counted(await page.ask('listAllRefunds', { query: { limit, mode, status: 'pending' } }), (data) =>
        data.refunds.filter(({ created_at: at }) => Date.parse(at) <= slowBefore),
      ),
    ),
    inBothModes('disputes', '/disputes', async (mode) =>
      counted(await page.ask('listAllDisputes', { query: { limit, mode, status: 'under_review' } }), (data) =>
        data.disputes.map(({ evidence_submitted_at: sentAt, created_at: at }) => ({ created_at: sentAt ?? at })),
      ),
    ),
    inBothModes('payouts', '/settlements', async (mode) =>
      counted(
        await page.ask('listAllSettlements', { query: { limit, mode, status: 'pending' } }),
        (data) => data.settlements,
      ),
    ),
    // An account has no mode: its file opens the live one.
    inBothModes('kyc', '/merchants?status=pending', async (mode) =>
      mode === 'test'
        ? NONE
        : counted(await page.ask('listMerchants', { query: { limit, kyc_status: 'pending' } }), (data) =>
            data.merchants.map(({ kyc, created_at: at }) => ({ created_at: kyc.submitted_at ?? at })),
          ),
    ),
  ]);
  return (
    found.find((each): each is Refusal => 'kind' in each) ?? found.filter((each): each is Waiting => 'name' in each)
  );
}

async function inBothModes(
  name: WaitingName,
  path: string,
  count: (mode: Mode) => Promise<Count | Refusal>,
): Promise<Waiting | Refusal> {
  const [live, test] = await Promise.all([count('live'), count('test')]);
  if ('kind' in live) return live;
  if ('kind' in test) return test;
  return { name, path, live, test };
}

function counted<Data extends { readonly pagination: Pagination }>(
  reply: { readonly kind: 'done'; readonly data: Data } | Refusal,
  rowsOf: (data: Data) => readonly { readonly created_at: string }[],
): Count | Refusal {
  if (reply.kind === 'refused') return reply;
  const rows = rowsOf(reply.data);
  const times = rows.map(({ created_at: at }) => at).toSorted();
  return { count: rows.length, isMore: reply.data.pagination.has_more && rows.length > 0, oldestAt: times[0] ?? null };
}
