import type { Context } from '../../context.ts';
import type { Watch } from '../../kernel/watch.ts';
import type { AuditPage } from '../../ports/ledger-audit.ts';
import { createFindings, type Findings } from './findings.ts';
import type { LedgerNotice, LedgerProblem, LedgerReport } from './report.ts';

/** Rows per statement: few enough not to delay others. SQLite serves nothing else meanwhile. */
export const PAGE = 100;

/** A verification under way: what it found so far, and how it goes through rows. */
export interface Verification {
  readonly context: Context;
  readonly findings: Findings<LedgerProblem>;
  readonly notices: Findings<LedgerNotice>;
  readonly checked: { -readonly [Of in keyof LedgerReport['checked']]: number };
  /** Lets others work. @throws the reason of the signal that ends it */
  pause(): Promise<void>;
  /** Calls `check` with each row, page by page. */
  eachRow<Row>(
    readPage: (page: AuditPage) => Promise<readonly Row[]>,
    idOf: (row: Row) => string,
    check: (row: Row) => Promise<void> | void,
    within?: Pick<AuditPage, 'afterId' | 'beforeId'>,
  ): Promise<void>;
}

export function createVerification(context: Context, { signal, onProgress }: Watch): Verification {
  const checked = { transfers: 0, entries: 0, accounts: 0, payments: 0, settlements: 0 };

  async function pause(): Promise<void> {
    signal?.throwIfAborted();
    // SQLite answers synchronously: without a turn of the event loop no request would be served.
    await new Promise((resolve) => {
      setImmediate(resolve);
    });
  }

  return {
    context,
    findings: createFindings<LedgerProblem>(),
    notices: createFindings<LedgerNotice>(),
    checked,
    pause,
    async eachRow(readPage, idOf, check, { afterId: firstId, beforeId } = { afterId: null }) {
      for (let afterId = firstId; ;) {
        await pause();
        const rows = await readPage({ afterId, beforeId, limit: PAGE });
        const last = rows.at(-1);
        if (last === undefined) return;
        for (const row of rows) await check(row);
        afterId = idOf(last);
        onProgress?.({ ...checked });
      }
    },
  };
}
