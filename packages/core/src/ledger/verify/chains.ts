import { type LedgerKeys, linkHash } from '../chain.ts';
import type { VerifiedState } from '../checkpoints/account-states.ts';
import type { LedgerProblem } from './report.ts';
import type { AuditedAccount, LedgerAudit } from '../../ports/ledger-audit.ts';

/** Links per read. */
const LINKS_MAX = 500;

/** Result of following a chain. */
export interface WalkedChain {
  /** Sum of its entries. */
  readonly sum: number;
  readonly problem: LedgerProblem | null;
  /** Where the next verification begins; null: there is a problem. */
  readonly reached: VerifiedState | null;
}

/**
 * Follows the chain of an account from where it was last verified to the last link when its row was read, sums it up, and reports
 * the first break: nothing after a break can be verified. Existing links never change, so links added meanwhile do no
 * harm.
 *
 * @param pause called before each page
 */
export async function walkChain(
  keys: LedgerKeys,
  audit: LedgerAudit,
  { id, account, firstSequence, lastSequence }: AuditedAccount,
  from: VerifiedState,
  pause: () => Promise<void>,
): Promise<WalkedChain> {
  const head = { sequence: account?.chainSequence ?? 0, hash: account?.chainHash ?? '' };
  const last = lastSequence ?? 0;
  let problem: LedgerProblem | null = null;
  const report = (code: LedgerProblem['code'], message: string): void => {
    problem ??= { code, subject: id, message: `Account ${id} ${message}` };
  };
  let sum = from.balance;
  let sequence = from.chainSequence;
  let hash = from.chainHash;
  // An entry before the first position is in no chain, and nothing would ever add it to the balance.
  let readUpTo = sequence === 0 ? Math.min(0, (firstSequence ?? 1) - 1) : sequence;
  while (readUpTo < last) {
    await pause();
    const page = await audit.chain(id, readUpTo, LINKS_MAX);
    const links = page.filter(({ chainSequence }) => chainSequence !== null && chainSequence <= last);
    for (const link of links) {
      sum += link.amount;
      readUpTo = link.chainSequence ?? readUpTo;
      // Beyond the head there is no hash to compare with: the existence of these links is the problem.
      if (problem !== null || readUpTo > head.sequence) continue;
      sequence += 1;
      if (readUpTo !== sequence) {
        report(
          'chain_broken',
          `lacks entry ${sequence} in its chain of ${head.sequence}: entry ${sequence - 1} is followed by ${readUpTo}.`,
        );
        continue;
      }
      hash = linkHash(keys, hash, sequence, link, link.chainHash ?? undefined);
      if (hash !== link.chainHash) {
        report(
          'chain_altered',
          `has a changed or moved entry ${sequence} in its chain: ${link.amount} of transfer ${link.transferId}, position ${link.position}.`,
        );
      }
    }
    // Rows were deleted during this check.
    if (links.length === 0) break;
  }
  if (head.sequence < from.chainSequence) {
    report('chain_broken', `ends at entry ${head.sequence}, but had ${from.chainSequence} when it was last verified.`);
  }
  if (sequence < head.sequence) {
    report('chain_broken', `lacks entry ${sequence + 1} in its chain of ${head.sequence}.`);
  }
  if (hash !== head.hash) report('chain_head_wrong', `has a hash in its row that differs from that of its last entry.`);
  const reached = { accountId: id, chainSequence: sequence, chainHash: hash, balance: sum };
  return { sum, problem, reached: problem === null ? reached : null };
}
