import type { Rail, RailAvailability } from '../ports/rail.ts';
import type { Clock, Logger } from '../ports/system.ts';

/** How often a provider is asked about itself. */
const ASKED_EVERY_MS = 30_000;
/** An answer that could not be renewed says nothing any more. */
const HOLDS_MS = 2 * 60_000;
const ANSWERED_WITHIN_MS = 5_000;

/** What providers say about their methods. */
export interface Reported {
  /** The last answer, at once; a new one is asked for meanwhile. Never in the way of a charge or a page. */
  of(rail: Rail): readonly RailAvailability[];
}

export function createReported({ clock, logger }: { readonly clock: Clock; readonly logger: Logger }): Reported {
  const answers = new Map<string, { readonly atMs: number; readonly said: readonly RailAvailability[] }>();
  const askedAtMs = new Map<string, number>();

  async function ask(rail: Rail): Promise<void> {
    const answered = new AbortController();
    try {
      const late = clock.sleep(ANSWERED_WITHIN_MS, answered.signal).then(() => null);
      const said: unknown = await Promise.race([rail.availability?.(), late]);
      if (Array.isArray(said)) answers.set(rail.id, { atMs: clock.now(), said: said.filter(isAvailability) });
      else logger.warn({ rail: rail.id }, 'rail did not say whether it is available');
    } catch (error) {
      logger.warn({ rail: rail.id, error }, 'rail did not say whether it is available');
    } finally {
      answered.abort();
    }
  }

  return {
    of(rail) {
      if (rail.availability === undefined) return [];
      const nowMs = clock.now();
      if (nowMs - (askedAtMs.get(rail.id) ?? -Infinity) >= ASKED_EVERY_MS) {
        askedAtMs.set(rail.id, nowMs);
        void ask(rail);
      }
      const answer = answers.get(rail.id);
      return answer === undefined || nowMs - answer.atMs > HOLDS_MS ? [] : answer.said;
    },
  };
}

const STATES: ReadonlySet<unknown> = new Set(['up', 'slow', 'down']);

/** Rails are written by others, not all of them in TypeScript. */
function isAvailability(said: Partial<RailAvailability> | null): said is RailAvailability {
  return typeof said?.provider === 'string' && typeof said.country === 'string' && STATES.has(said.state);
}
