import type { Context } from '../context.ts';
import { commitOnce } from '../kernel/decide-and-commit.ts';
import { newAccount } from './accounts.ts';
import { entryMac, planPosting } from './chain.ts';
import { postedFigures } from '../reports/posted-figures.ts';
import type { StoredEntry, Transfer } from '../model.ts';

/** Entries posted in one commit: about 10 ms of SQLite's single writer. */
const LINKS_MAX = 250;
/** Consecutive lost races after which another process is certainly posting this account. */
const MISSES_MAX = 20;

/** Result of posting an account. */
export interface PostingOutcome {
  readonly count: number;
  /** True when nothing was left at the end; false when it gave up or was stopped. */
  readonly isComplete: boolean;
}

/**
 * Posts the waiting entries of an account: chains them and adds them to its balance. The account's `chain_seq` is the
 * guard: of several concurrent posters one wins, and the others read again.
 *
 * An entry with an invalid MAC was not written by the engine. It is never posted, so that it cannot be paid out, and
 * `ledger.verify()` reports it.
 */
export async function postEntries(
  context: Context,
  accountId: string,
  until: { readonly isStopped?: () => boolean } = {},
): Promise<PostingOutcome> {
  const { read } = context.store;
  let count = 0;
  for (let misses = 0; misses < MISSES_MAX;) {
    if (until.isStopped?.() === true) return { count, isComplete: false };
    const [stored, waiting] = await Promise.all([
      read.accountById(accountId),
      read.unchainedEntries(accountId, LINKS_MAX),
    ]);
    const account = stored ?? newAccount(accountId, context.clock.now());
    const entries = await ownEntries(context, waiting);
    // There may be others behind a whole batch of unsigned ones.
    if (entries.length === 0) return { count, isComplete: waiting.length < LINKS_MAX };
    // Once a turn, not `decideAndCommit`: the loop reads again either way, and a miss counts over all of its turns.
    const isPosted = await commitOnce(context, [
      ...(stored === null ? [{ type: 'account.open', account } as const] : []),
      {
        type: 'account.post',
        posting: planPosting(
          context.keyring,
          account,
          entries.map(({ entry }) => entry),
        ),
      },
      ...(await postedFigures(context, account, entries)),
    ]);
    if (isPosted) {
      misses = 0;
      count += entries.length;
      if (waiting.length < LINKS_MAX) return { count, isComplete: true };
    } else {
      misses += 1;
      await context.clock.sleep(5 + context.random.fraction() * 45, new AbortController().signal);
    }
  }
  return { count, isComplete: false };
}

interface OwnEntry {
  readonly entry: StoredEntry;
  readonly header: Omit<Transfer, 'entries'>;
}

/** Entries that the engine wrote. */
async function ownEntries(context: Context, waiting: readonly StoredEntry[]): Promise<readonly OwnEntry[]> {
  const ids = [...new Set(waiting.map(({ transferId }) => transferId))];
  const headers = new Map((await context.store.read.transferHeaders(ids)).map((header) => [header.id, header]));
  return waiting.flatMap((entry) => {
    const header = headers.get(entry.transferId);
    if (header !== undefined && entryMac(context.keyring, header, entry, entry.position, entry.mac) === entry.mac) {
      return [{ entry, header }];
    }
    const { transferId: transfer, position, accountId: account } = entry;
    context.logger.error(
      { transfer_id: transfer, position, account },
      'ledger entry has an invalid signature; run "mitako ledger verify"',
    );
    return [];
  });
}
