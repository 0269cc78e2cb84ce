import { isBookedInPlace, parseAccountId } from '../../../domain/ledger/accounts.ts';
import type { Account, StoredEntry } from '../../../domain/model.ts';
import type { AuditedAccount } from '../../../ports/ledger-audit.ts';
import type { LedgerProblem } from './report.ts';

/** What is off with an account's row: its own words, its balance, how many links it says its chain has. */
export function problemsOfAccount(audited: AuditedAccount): readonly LedgerProblem[] {
  const { id, account, chainedSum } = audited;
  const meaning = meaningOf(id);
  if (meaning === null) {
    return [{ code: 'account_altered', subject: id, message: `Account "${id}" has no id of an account.` }];
  }
  const problems: LedgerProblem[] = [];
  const report = (code: LedgerProblem['code'], message: string): void => {
    problems.push({ code, subject: id, message: `Account ${id} ${message}` });
  };

  if (account !== null && !agrees(account, meaning)) {
    const { ownerId, kind, currency, livemode } = account;
    report(
      'account_altered',
      `is written down as ${kind} of ${ownerId} in ${currency}, ${livemode ? 'live' : 'test'}.`,
    );
  }
  const chainLength = account?.chainSequence ?? 0;
  if (audited.chainedCount > chainLength) {
    report('chain_head_wrong', `has ${audited.chainedCount} chained entries, and its row says ${chainLength}.`);
  }
  // Credits and debits of these are booked at once; of a merchant's available balance the debits alone.
  const isInPlace = isBookedInPlace(meaning.kind, 1);
  const bookedAhead = isInPlace
    ? audited.unchainedSum
    : isBookedInPlace(meaning.kind, -1)
      ? audited.unchainedDebits
      : 0;
  const available = account?.available ?? 0;
  if (available !== chainedSum + bookedAhead) {
    report(
      'balance_wrong',
      `holds ${available} ${meaning.currency}, and its entries add up to ${chainedSum + bookedAhead}.`,
    );
  }
  if (isInPlace && available < 0) report('balance_negative', `holds ${available} ${meaning.currency}.`);
  return problems;
}

/** Entries that the worker should have chained by now, one problem an account. */
export function problemsOfUnchained(entries: readonly StoredEntry[]): readonly LedgerProblem[] {
  const byAccount = Map.groupBy(entries, ({ accountId }) => accountId);
  return [...byAccount].map(([accountId, waiting]) => ({
    code: 'entries_unchained',
    subject: accountId,
    message: `Account ${accountId} has ${waiting.length} entries of over a minute ago that are in no chain yet, from transfer ${waiting[0]?.transferId} on; background work chains them every five seconds: see that it runs.`,
  }));
}

type Meaning = ReturnType<typeof parseAccountId>;

function meaningOf(id: string): Meaning | null {
  try {
    return parseAccountId(id);
  } catch {
    return null;
  }
}

function agrees(account: Account, meaning: Meaning): boolean {
  return (
    account.ownerId === meaning.ownerId &&
    account.kind === meaning.kind &&
    account.currency === meaning.currency &&
    account.livemode === meaning.livemode
  );
}
