import { isBookedInPlace, parseAccountId } from '../accounts.ts';
import type { LedgerNotice, LedgerProblem } from './report.ts';
import type { Account } from '../../model.ts';
import type { AuditedAccount } from '../../ports/ledger-audit.ts';

/**
 * Inconsistencies of an account's row: its fields, its balance, its chain length.
 *
 * @param chainedSum sum of all entries that were posted when the row was read
 */
export function problemsOfAccount(audited: AuditedAccount, chainedSum: number): readonly LedgerProblem[] {
  const { id, account } = audited;
  const meaning = meaningOf(id);
  if (meaning === null) {
    return [{ code: 'account_altered', subject: id, message: `Account "${id}" has an invalid id.` }];
  }
  const problems: LedgerProblem[] = [];
  const report = (code: LedgerProblem['code'], message: string): void => {
    problems.push({ code, subject: id, message: `Account ${id} ${message}` });
  };

  if (account !== null && !agrees(account, meaning)) {
    const { ownerId, kind, currency, livemode } = account;
    report('account_altered', `is stored as ${kind} of ${ownerId} in ${currency}, ${livemode ? 'live' : 'test'}.`);
  }
  const chainLength = account?.chainSequence ?? 0;
  const last = audited.lastSequence ?? 0;
  if (last > chainLength) {
    report('chain_head_wrong', `has entry ${last} in its chain, but a chain length of ${chainLength} in its row.`);
  }
  // Credits and debits of these are booked in place; of a merchant's available balance the debits only.
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
      `holds ${available} ${meaning.currency}, but the sum of its entries is ${chainedSum + bookedAhead}.`,
    );
  }
  if (isInPlace && available < 0) report('balance_negative', `holds ${available} ${meaning.currency}.`);
  return problems;
}

/** Entries that should have been posted before `beforeMs`. */
export function noticesOfAccount(audited: AuditedAccount, beforeMs: number): readonly LedgerNotice[] {
  const { id, oldestUnchained: oldest, unchainedCount: count } = audited;
  if (oldest === null || oldest.createdAtMs >= beforeMs) return [];
  return [
    {
      code: 'entries_unchained',
      subject: id,
      message: `Account ${id} has ${count} ${count === 1 ? 'entry' : 'entries'} not posted yet, the first for over a minute, in transfer ${oldest.transferId}. This is normal after the gateway was stopped, or in a backup made while it ran: the server posts them within seconds. If the server is running, see its log.`,
    },
  ];
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
