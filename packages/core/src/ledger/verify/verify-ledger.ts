import { createHash } from 'node:crypto';
import type { Context } from '../../context.ts';
import type { Watch } from '../../kernel/watch.ts';
import { noticesOfAccount, problemsOfAccount } from './accounts.ts';
import { walkChain } from './chains.ts';
import { createFindings } from './findings.ts';
import { problemsOfPayment } from './payments.ts';
import type { LedgerNotice, LedgerProblem, LedgerReport } from './report.ts';
import { countLines, createSettlementRanges, problemsOfSettlement } from './settlements.ts';
import { problemOfOrphan, problemsOfTransfer } from './transfers.ts';
import type { AuditPage, AuditedEntries, EntryPlace } from '../../ports/ledger-audit.ts';

/** Rows per statement: few enough not to delay others. SQLite serves nothing else meanwhile. */
const PAGE = 100;
/** Entries per statement that are only checked for their transfer. */
const ENTRIES_MAX = 1_000;
/** The worker posts every five seconds, and `runDue` whenever it is called. */
const UNCHAINED_MS_MAX = 60_000;

/**
 * Verifies the ledger from the rows alone: every transfer balances and is signed, every chain is complete, every balance
 * is the sum of its entries, and payments, refunds, disputes and settlements match their transfers.
 *
 * Locks and writes nothing. It compares only what one statement read or what can no longer change, so concurrent
 * payments, refunds and postings raise no false alarm. Memory stays flat, the cost is linear.
 */
export async function verifyLedger(context: Context, { signal, onProgress }: Watch): Promise<LedgerReport> {
  const { keyring, clock, store } = context;
  const { audit } = store;
  // Opens the signing key: with another root secret every signature would look forged.
  await context.tokens.jwks();
  const findings = createFindings<LedgerProblem>();
  const notices = createFindings<LedgerNotice>();
  const ranges = createSettlementRanges();
  const digest = createHash('sha256');
  const checked = { transfers: 0, entries: 0, accounts: 0, payments: 0, settlements: 0 };

  async function pause(): Promise<void> {
    signal?.throwIfAborted();
    // SQLite answers synchronously: without a turn of the event loop no request would be served.
    await new Promise((resolve) => {
      setImmediate(resolve);
    });
  }

  async function eachRow<Row>(
    readPage: (page: AuditPage) => Promise<readonly Row[]>,
    idOf: (row: Row) => string,
    check: (row: Row) => Promise<void> | void,
  ): Promise<void> {
    let afterId: string | null = null;
    for (;;) {
      await pause();
      const rows: readonly Row[] = await readPage({ afterId, limit: PAGE });
      const last = rows.at(-1);
      if (last === undefined) return;
      for (const row of rows) await check(row);
      afterId = idOf(last);
      onProgress?.({ ...checked });
    }
  }

  await eachRow(
    (page) => audit.transfers(page),
    ({ transfer }) => transfer.id,
    (audited) => {
      checked.transfers += 1;
      checked.entries += audited.entries.length;
      findings.add(problemsOfTransfer(keyring, audited));
    },
  );
  for (let after: EntryPlace | null = null; ;) {
    await pause();
    const { orphans, last }: AuditedEntries = await audit.orphanEntries(after, ENTRIES_MAX);
    findings.add(orphans.map(problemOfOrphan));
    if (last === null) break;
    after = last;
  }
  await eachRow(
    (page) => audit.accounts(page),
    ({ id }) => id,
    async (audited) => {
      checked.accounts += 1;
      const { id, account } = audited;
      digest.update(`${JSON.stringify([id, account?.chainSequence ?? 0, account?.chainHash ?? ''])}\n`);
      notices.add(noticesOfAccount(audited, clock.now() - UNCHAINED_MS_MAX));
      const chain = await walkChain(keyring, audit, audited, pause);
      findings.add(problemsOfAccount(audited, chain.sum));
      if (chain.problem !== null) findings.add([chain.problem]);
    },
  );
  await eachRow(
    (page) => audit.payments(page),
    ({ payment }) => payment.id,
    (audited) => {
      checked.payments += 1;
      findings.add(problemsOfPayment(audited));
    },
  );
  await eachRow(
    (page) => audit.settlements(page),
    ({ settlement }) => settlement.id,
    async (audited) => {
      checked.settlements += 1;
      findings.add(problemsOfSettlement(audited, await countLines(audit, audited.settlement, pause)));
      ranges.see(audited.settlement);
    },
  );
  findings.add(await ranges.problems(store.read));

  return {
    ok: findings.count() === 0,
    checked,
    problems: findings.kept,
    problemsCount: findings.count(),
    notices: notices.kept,
    digest: digest.digest('hex'),
  };
}
