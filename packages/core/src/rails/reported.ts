import type { Rail, RailAvailability } from '../ports/rail.ts';
import type { Clock, Logger } from '../ports/system.ts';
import { createAnswers } from './answers.ts';

/** An answer that could not be renewed is no longer used. */
const HOLDS_MS = 2 * 60_000;

/** Providers' reports about their methods. */
export interface Reported {
  /** The last answer, at once; a new one is requested meanwhile. Never in the way of a charge or a page. */
  of(rail: Rail): readonly RailAvailability[];
}

export function createReported(place: { readonly clock: Clock; readonly logger: Logger }): Reported {
  const answers = createAnswers(
    place,
    (value) => (Array.isArray(value) ? value.filter(isAvailability) : null),
    'rail did not say whether it is available',
  );

  return {
    of(rail) {
      if (rail.availability === undefined) return [];
      const answer = answers.last(rail.id, async () => rail.availability?.());
      return answer === null || place.clock.now() - answer.atMs > HOLDS_MS ? [] : answer.value;
    },
  };
}

const STATES: ReadonlySet<unknown> = new Set(['up', 'slow', 'down']);

/** Rails are written by others, not all of them in TypeScript. */
function isAvailability(value: Partial<RailAvailability> | null): value is RailAvailability {
  return typeof value?.provider === 'string' && typeof value.country === 'string' && STATES.has(value.state);
}
