import { LIMITS } from '@mitako/contract/names';
import type { Context } from '../context.ts';
import { commitOnce } from '../kernel/decide-and-commit.ts';
import { SCHEDULE } from '../ledger/new-check.ts';
import type { LedgerReport } from '../ledger/verify/report.ts';
import { verifyLedger } from '../ledger/verify/verify-ledger.ts';
import type { LedgerCheck } from '../model.ts';
import { decideUnderLease } from './decide-under-lease.ts';

export const LEDGER_CHECK_LEASE_MS = 60_000;
const RENEW_EVERY_MS = 15_000;
/** A check that crashes its process each time must not be restarted forever. */
const ATTEMPTS_MAX = 5;

const WHAT_TO_DO =
  'ledger inconsistent: hold payouts, read the findings in /admin/ledger-checks, and run "mitako ledger verify"';

/**
 * Runs a ledger check that this process has claimed, and extends its lease meanwhile. It always starts from the
 * beginning: a proof that relies on another process's reads would prove less.
 *
 * @param stopping the process is stopping: the check is released, for another process or the next start
 */
export async function runLedgerCheck(
  context: Context,
  check: LedgerCheck,
  leaseToken: string,
  stopping: AbortSignal,
): Promise<void> {
  const { clock, logger } = context;
  if (check.attemptsCount > ATTEMPTS_MAX) {
    await finish({ ...check, status: 'interrupted' });
    logger.error(
      { check_id: check.id, attempts: check.attemptsCount - 1 },
      'ledger check incomplete; start another one at /admin/ledger-checks',
    );
    return;
  }
  const over = new AbortController();
  const isLost = new AbortController();
  let { checked } = check;
  const renewing = keepLease();
  try {
    const signal = AbortSignal.any([stopping, isLost.signal]);
    // What an operator asks for reads all of history. Each day the newest is read, and older days as time allows.
    const isDaily = check.requestedBy === SCHEDULE;
    const scope = isDaily ? 'recent' : 'full';
    const report = await verifyLedger(context, { signal, scope, onProgress: (seen) => (checked = seen) }, isDaily);
    await finish(ended(check, report));
    const { problemsCount: problems } = report;
    if (report.ok) logger.info({ check_id: check.id, ...report.checked }, 'the ledger is consistent');
    else logger.error({ check_id: check.id, problems }, WHAT_TO_DO);
  } catch (error) {
    // Another process holds it now and continues.
    if (isLost.signal.aborted) return;
    if (!stopping.aborted) throw error;
    await commitOnce(context, [{ type: 'ledger_check.release', id: check.id, leaseToken, nowMs: clock.now() }]);
  } finally {
    over.abort();
    await renewing;
  }

  async function keepLease(): Promise<void> {
    const signal = AbortSignal.any([over.signal, stopping]);
    for (;;) {
      await clock.sleep(RENEW_EVERY_MS, signal);
      if (signal.aborted) return;
      const leaseEndsAtMs = clock.now() + LEDGER_CHECK_LEASE_MS;
      // A failure is not a reason to stop: another process continues only once the lease has ended, and the next renewal shows it.
      const outcome = await context.store
        .commit([{ type: 'ledger_check.renew', id: check.id, leaseToken, leaseEndsAtMs, checked }])
        .catch((error: unknown) => {
          context.outage.failed(error, 'lease of a ledger check not renewed', { check_id: check.id });
          return null;
        });
      if (outcome?.kind === 'refused' && !over.signal.aborted) isLost.abort();
    }
  }

  async function finish(last: LedgerCheck): Promise<void> {
    const ledgerCheck = { ...last, finishedAtMs: clock.now(), claimableAtMs: null };
    const change = { type: 'ledger_check.finish', ledgerCheck, leaseToken } as const;
    await decideUnderLease(context, () => [change], clock.now() + LEDGER_CHECK_LEASE_MS - RENEW_EVERY_MS);
  }
}

function ended(check: LedgerCheck, report: LedgerReport): LedgerCheck {
  return {
    ...check,
    status: report.ok ? 'right' : 'wrong',
    checked: report.checked,
    problemsCount: report.problemsCount,
    problems: report.problems.slice(0, LIMITS.ledgerFindingsMax),
    digest: report.digest,
  };
}
