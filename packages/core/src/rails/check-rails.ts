import type { Rail, RailProblem } from '../ports/rail.ts';
import type { Clock, Logger } from '../ports/system.ts';

const CHECKED_WITHIN_MS = 30_000;

/** A problem to fix before a rail works. */
export interface CheckedRail {
  /** Its id. */
  readonly rail: string;
  /** Empty: the rail found nothing wrong, or has no check. */
  readonly problems: readonly RailProblem[];
}

/** The part of the context that the checks need. */
export interface Checking {
  readonly rails: readonly Rail[];
  readonly clock: Pick<Clock, 'sleep'>;
  readonly logger: Pick<Logger, 'warn'>;
}

/**
 * Has each rail check its configuration. A check that fails or takes more than 30 s is a problem of its own.
 * @param signal ends the waiting
 */
export function checkRails(context: Checking, signal: AbortSignal): Promise<readonly CheckedRail[]> {
  return Promise.all(
    context.rails.map(async (rail) => ({ rail: rail.id, problems: await problemsOf(context, rail, signal) })),
  );
}

async function problemsOf(context: Checking, rail: Rail, signal: AbortSignal): Promise<readonly RailProblem[]> {
  if (rail.check === undefined) return [];
  const checked = new AbortController();
  const waited = context.clock.sleep(CHECKED_WITHIN_MS, AbortSignal.any([checked.signal, signal]));
  try {
    const problems: unknown = await Promise.race([rail.check(), waited.then(() => TOO_LATE)]);
    if (!Array.isArray(problems)) throw new TypeError('check() returned no list of problems');
    return problems.map((problem: Partial<RailProblem> | null) => ({ message: String(problem?.message) }));
  } catch (error) {
    context.logger.warn({ rail: rail.id, error }, 'rail failed to check itself');
    return [{ message: 'Its check failed. The log says why.' }];
  } finally {
    checked.abort();
  }
}

const TOO_LATE: readonly RailProblem[] = [
  { message: 'Its check had no answer within 30 s. Is the provider reachable?' },
];

/** At the start, which does not wait for providers. */
export async function logRailProblems(context: Checking, signal: AbortSignal): Promise<void> {
  const checked = await checkRails(context, signal);
  if (signal.aborted) return;
  for (const { rail, problems } of checked) {
    for (const { message } of problems) context.logger.warn({ rail }, `rail needs attention: ${message}`);
  }
}
