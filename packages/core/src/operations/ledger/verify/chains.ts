import { linkHash, type LedgerKeys } from '../../../domain/ledger/chain.ts';
import type { AuditedAccount, LedgerAudit } from '../../../ports/ledger-audit.ts';
import type { LedgerProblem } from './report.ts';

/** Links read at once. */
const LINKS_MAX = 1_000;

/**
 * Follows the chain of an account from its first link to the head that its row had when it was read, and says where it
 * breaks first: what comes after a break proves nothing. Links up to a head never change, so that links which are added
 * meanwhile do no harm.
 *
 * @param pause called before each page
 */
export async function problemOfChain(
  keys: LedgerKeys,
  audit: LedgerAudit,
  { id, account }: AuditedAccount,
  pause: () => Promise<void>,
): Promise<LedgerProblem | null> {
  const head = { sequence: account?.chainSequence ?? 0, hash: account?.chainHash ?? '' };
  const problem = (code: LedgerProblem['code'], message: string): LedgerProblem => ({
    code,
    subject: id,
    message: `Account ${id} ${message}`,
  });
  let sequence = 0;
  let hash = '';
  while (sequence < head.sequence) {
    await pause();
    const links = await audit.chain(id, sequence, Math.min(LINKS_MAX, head.sequence - sequence));
    if (links.length === 0) {
      return problem('chain_broken', `has no entry ${sequence + 1} in its chain of ${head.sequence}.`);
    }
    for (const link of links) {
      sequence += 1;
      if (link.chainSequence !== sequence) {
        return problem(
          'chain_broken',
          `has no entry ${sequence} in its chain of ${head.sequence}; after ${sequence - 1} comes ${link.chainSequence}.`,
        );
      }
      hash = linkHash(keys, hash, sequence, link);
      if (hash !== link.chainHash) {
        return problem(
          'chain_altered',
          `has entry ${sequence} of its chain changed or moved: ${link.amount} of transfer ${link.transferId}, position ${link.position}.`,
        );
      }
    }
  }
  return hash === head.hash ? null : problem('chain_head_wrong', `has another hash on its row than its last link has.`);
}
