import type { Warning } from '../health/readiness.ts';
import type { Clock } from '../ports/system.ts';

/** Polls of an attempt are two hours apart at most (`POLL_LADDER`): with a quarter more, a warning lasts from one to the next. */
const WARNED_MS = 150 * 60_000;

/** Rails that this process was asked to call and does not have: taken out of `rails` while their attempts were open. */
export interface MissingRails {
  /** This one was to be called now. */
  missed(rail: string): void;
  warnings(): readonly Warning[];
}

export function createMissingRails(clock: Clock): MissingRails {
  const missedAtMs = new Map<string, number>();
  return {
    missed(rail) {
      missedAtMs.set(rail, clock.now());
    },
    warnings: () =>
      [...missedAtMs]
        .filter(([, atMs]) => clock.now() - atMs < WARNED_MS)
        .map(([rail]) => ({
          part: 'rails',
          reason: `Payments wait for their outcome at the rail ${rail}, which is not configured: add it to rails again until they have ended.`,
        })),
  };
}
