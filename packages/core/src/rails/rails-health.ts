import type { MethodHealth } from '@mitako/contract/names';
import { firstIdAt } from '../basics/ids.ts';
import { type AssessedOutcomes, OUTCOMES_WINDOW_MS, type RailOutcome, assessOutcomes } from './assess-outcomes.ts';
import { isOfMode, type RailRoute } from './rail-methods.ts';
import { createReported } from './reported.ts';
import type { Rail, RailAvailability } from '../ports/rail.ts';
import type { EngineStore } from '../ports/store.ts';
import type { Clock, Logger } from '../ports/system.ts';

/** A process reads the outcomes at most this often, however often it is called. */
const READ_EVERY_MS = 5_000;
const OUTCOMES_MAX = 200;

/** How well the rails work, by the attempts of all processes and what providers report. */
export interface RailsHealth {
  /** Health of the rails of a mode. Never fails: without the store it is unknown. */
  read(livemode: boolean): Promise<HealthOf>;
}

export type HealthOf = (route: RailRoute) => RouteHealth;

/** Where health is read. */
interface Place {
  readonly store: Pick<EngineStore, 'read'>;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly rails: readonly Rail[];
}

/** Of one method at one rail. */
export interface RouteHealth extends AssessedOutcomes {
  readonly reported: RailAvailability['state'] | null;
}

/**
 * Health is derived on request: the newest attempts of each rail are the only record of it, so that no row is
 * written for it and all processes agree.
 *
 * In test mode outcomes are simulated, and one shop's tests would turn off the checkouts of all: there only the report
 * of the provider counts.
 */
export function createRailsHealth(context: Place): RailsHealth {
  const { store, clock, logger, rails } = context;
  const reported = createReported(context);
  const known = new Map<boolean, { readonly atMs: number; readonly outcomes: Promise<OutcomesByRail> }>();

  async function outcomesOf(livemode: boolean): Promise<OutcomesByRail> {
    const fromId = firstIdAt('attempt', clock.now() - OUTCOMES_WINDOW_MS);
    try {
      return new Map(
        await Promise.all(
          rails
            .filter((rail) => isOfMode(rail, { livemode }))
            .map(async ({ id }) => {
              const newest = await store.read.railOutcomes({ rail: id, livemode, fromId }, OUTCOMES_MAX);
              return [id, newest.toReversed()] as const;
            }),
        ),
      );
    } catch (error) {
      logger.warn({ error }, 'health of rails not read');
      return new Map();
    }
  }

  return {
    async read(livemode) {
      const nowMs = clock.now();
      let read = known.get(livemode);
      if (read === undefined || nowMs - read.atMs >= READ_EVERY_MS) {
        read = { atMs: nowMs, outcomes: outcomesOf(livemode) };
        known.set(livemode, read);
      }
      const outcomes = await read.outcomes;
      return ({ rail, method }) => {
        const own = (outcomes.get(rail.id) ?? []).filter(
          ({ methodProvider, methodCountry }) => methodProvider === method.provider && methodCountry === method.country,
        );
        const judged = assessOutcomes(own, nowMs);
        const value = reported
          .of(rail)
          .find(({ provider, country }) => provider === method.provider && country === method.country);
        return {
          ...judged,
          state: worse(livemode ? judged.state : 'unknown', value?.state ?? 'unknown'),
          reported: value?.state ?? null,
        };
      };
    },
  };
}

type OutcomesByRail = ReadonlyMap<string, readonly RailOutcome[]>;

/** In order of increasing importance. */
const RANKS: Readonly<Record<MethodHealth, number>> = { unknown: 0, up: 1, slow: 2, down: 3 };

export function worse(left: MethodHealth, right: MethodHealth): MethodHealth {
  return RANKS[left] >= RANKS[right] ? left : right;
}

/** Of a method with several rails: the health of the first that is not down, which would be charged. */
export function healthOfRoutes(routes: readonly RailRoute[], healthOf: HealthOf): MethodHealth {
  const states = routes.map((route) => healthOf(route).state);
  return states.find((state) => state !== 'down') ?? states[0] ?? 'up';
}
