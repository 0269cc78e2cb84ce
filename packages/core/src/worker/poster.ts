import type { Context } from '../context.ts';
import { postEntries } from '../ledger/post-entries.ts';
import { countFigures } from '../reports/count-figures.ts';
import type { Outage } from '../health/outage.ts';

/** Accounts per round, and at a time: those are read, and committed, together. */
const ACCOUNTS_MAX = 200;
const HANDS = 32;

/**
 * Posts ledger entries and counts the figures of reports, independently of other background work: a long backlog delays
 * no poll and no expiry. An account that cannot be posted stops no other.
 */
export interface Poster {
  /** Posts what waits, or waits for the round in progress. Reports errors instead of throwing them. */
  round(): Promise<void>;
  /** Posts everything that waits. */
  runDue(): Promise<void>;
  /** Starts nothing more and waits for the commits in flight. */
  stop(): Promise<void>;
}

export function createPoster(context: () => Context, onError: Outage['failed']): Poster {
  const state = { isStopped: false };
  let underWay: Promise<void> | null = null;

  async function postOne(accountId: string): Promise<number> {
    try {
      return (await postEntries(context(), accountId, { isStopped: () => state.isStopped })).count;
    } catch (error) {
      onError(error, 'account not posted', { account: accountId });
      return 0;
    }
  }

  /** Number of posted entries, and whether there may be more. */
  async function round(): Promise<{ readonly count: number; readonly hasMore: boolean }> {
    const { store, random } = context();
    const found = await store.read.unchainedAccounts(ACCOUNTS_MAX);
    // Starting at a random account, so that several processes do not all begin with the same.
    const start = Math.floor(random.fraction() * found.length);
    const accounts = [...found.slice(start), ...found.slice(0, start)];
    let count = 0;
    const hand = async (): Promise<void> => {
      for (let id = accounts.shift(); id !== undefined && !state.isStopped; id = accounts.shift()) {
        count += await postOne(id);
      }
    };
    await Promise.all(Array.from({ length: HANDS }, hand));
    return { count, hasMore: found.length === ACCOUNTS_MAX };
  }

  async function rounds(): Promise<void> {
    for (;;) {
      const { count, hasMore } = await round();
      // Nothing was posted: the holder of these accounts posts them, or no process can.
      if (!hasMore || count === 0 || state.isStopped) break;
    }
    await countFigures(context(), () => state.isStopped);
  }

  return {
    round() {
      if (state.isStopped) return Promise.resolve();
      underWay ??= rounds()
        .catch((error: unknown) => onError(error, 'ledger not posted'))
        .finally(() => {
          underWay = null;
        });
      return underWay;
    },
    async runDue() {
      await underWay;
      await rounds();
      // A round that has begun since may hold what this one left to it.
      await underWay;
    },
    async stop() {
      state.isStopped = true;
      await underWay;
    },
  };
}
