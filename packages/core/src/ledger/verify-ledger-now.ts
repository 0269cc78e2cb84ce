import type { LedgerReport as WireLedgerReport } from '@mitako/contract/names';
import type { ReadOperation } from '../kernel/operation.ts';
import { succeeded } from '../kernel/result.ts';
import type { LedgerReport } from './verify/report.ts';
import { verifyLedger as verify } from './verify/verify-ledger.ts';

/** Verifies the whole ledger while the caller waits. Background checks run the same code under a lease. */
export const verifyLedger: ReadOperation<'verifyLedger'> = async (context, { watch }) =>
  succeeded(200, { report: reportToWire(await verify(context, watch)) });

function reportToWire({ problemsCount, ...report }: LedgerReport): WireLedgerReport {
  return { ...report, problems_count: problemsCount };
}
