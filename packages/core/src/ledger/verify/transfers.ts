import { parseAccountId } from '../accounts.ts';
import { type LedgerKeys, entryMac } from '../chain.ts';
import type { LedgerProblem } from './report.ts';
import { problemsOfSubject } from './subjects.ts';
import type { StoredEntry } from '../../model.ts';
import type { AuditedTransfer } from '../../ports/ledger-audit.ts';

/**
 * Inconsistencies of a transfer: missing entries or subject, a sum other than zero, an account of another mode or
 * currency, an invalid signature; and rows that contradict it.
 */
export function problemsOfTransfer(keys: LedgerKeys, audited: AuditedTransfer): readonly LedgerProblem[] {
  const { transfer } = audited;
  const entries = audited.entries.toSorted((left, right) => left.position - right.position);
  const name = `Transfer ${transfer.id} (${transfer.kind})`;
  const problems: LedgerProblem[] = [];
  const report = (code: LedgerProblem['code'], message: string): void => {
    problems.push({ code, subject: transfer.id, message: `${name} ${message}` });
  };

  const positions = entries.map(({ position }) => position);
  if (entries.length < 2 || positions.some((position, index) => position !== index)) {
    report(
      'transfer_incomplete',
      `has ${entries.length} entries, at positions [${positions.join(', ')}]; expected at least two, from 0 without a gap.`,
    );
  }
  const sum = entries.reduce((total, { amount }) => total + amount, 0);
  if (sum !== 0) report('transfer_unbalanced', `sums to ${sum} ${transfer.currency} instead of 0.`);
  for (const entry of entries) {
    const which = `has an entry of ${entry.amount} at position ${entry.position} on account ${entry.accountId}`;
    if (!isInPlace(entry, transfer)) {
      const mode = transfer.livemode ? 'live' : 'test';
      report('entry_misplaced', `${which}, which is not in ${transfer.currency} and ${mode} mode.`);
    }
    if (entryMac(keys, transfer, entry, entry.position, entry.mac) !== entry.mac) {
      report('entry_forged', `${which} with an invalid signature.`);
    }
  }
  return [...problems, ...problemsOfSubject(audited)];
}

/** An entry without a transfer. */
export function problemOfOrphan({ transferId, position, accountId, amount }: StoredEntry): LedgerProblem {
  return {
    code: 'entry_orphaned',
    subject: transferId,
    message: `Transfer ${transferId} does not exist, but has an entry of ${amount} at position ${position} on account ${accountId}.`,
  };
}

function isInPlace(
  { accountId }: StoredEntry,
  { currency, livemode }: { readonly currency: string; readonly livemode: boolean },
): boolean {
  try {
    const account = parseAccountId(accountId);
    return account.currency === currency && account.livemode === livemode;
  } catch {
    return false;
  }
}
