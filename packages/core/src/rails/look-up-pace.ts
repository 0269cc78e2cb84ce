import type { Context } from '../context.ts';
import type { Pace } from '../ports/store-paces.ts';
import type { Rail } from '../ports/rail.ts';

/** For a rail that declares no limit of its provider. */
const LOOK_UPS_PER_SECOND = 5;

/** The worker wakes this much too late at most, and then makes up for it. */
const LATE_MS_MAX = 50;

/** A longer stop, even on a provider's request, would leave paid payments unconfirmed. */
const STOP_MS_MAX = 10 * 60_000;

/** Look-ups that no worker claimed are made at once: so many may be ahead of the pace. */
const AHEAD_MAX = 2;

/**
 * The pace of a rail's look-ups, so that no second has more than the rail allows, however late a turn is taken, but for those
 * ahead of their time. Null: none, because no provider is asked.
 */
export function paceOf(rails: readonly Rail[], railId: string): Pace | null {
  const rail = rails.find(({ id }) => id === railId);
  if (rail === undefined || rail.isSimulated === true) return null;
  const everyMs = Math.ceil((1_000 + LATE_MS_MAX) / (rail.charges?.lookUpsPerSecond ?? LOOK_UPS_PER_SECOND));
  return { everyMs, lateMsMax: LATE_MS_MAX };
}

/**
 * Takes a turn for a look-up that cannot wait for one. The worker's polls have theirs from their claim, and wait for this
 * one.
 * @returns false: too many look-ups went before, or the provider asked for a pause; ask later
 */
export async function takeTurn({ clock, rails, store }: Context, rail: string): Promise<boolean> {
  const pace = paceOf(rails, rail);
  return pace === null || store.paces.take({ rail, nowMs: clock.now(), pace, aheadMax: AHEAD_MAX });
}

/** Stops the look-ups of all processes at a rail whose provider asked for it. */
export async function stopLookUps({ clock, logger, store }: Context, rail: string, forMs: number): Promise<void> {
  const nowMs = clock.now();
  const untilMs = nowMs + Math.min(Math.ceil(forMs), STOP_MS_MAX);
  logger.warn({ rail, forMs: untilMs - nowMs }, 'provider asked for fewer requests; look-ups paused');
  await store.paces
    .stop({ rail, nowMs, untilMs })
    .catch((error: unknown) => logger.warn({ rail, error }, 'pause of look-ups not recorded'));
}
