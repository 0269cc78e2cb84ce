import type { RailAccountBalance, RailMethodRecord, RailRecord } from '@mitako/contract/names';
import { timestampOrNull } from '../basics/timestamp.ts';
import type { Context } from '../context.ts';
import type { ReadOperation } from '../kernel/operation.ts';
import { succeeded } from '../kernel/result.ts';
import type { Rail, RailBalance, RailMethod } from '../ports/rail.ts';
import { isOfMode, type RailRoute } from './rail-methods.ts';
import type { RouteHealth } from './rails-health.ts';

/** The rails for the operator, with the figures that metrics are made of. */
export const listRails: ReadOperation<'listRails'> = async (context) => {
  const health = { live: await context.railsHealth.read(true), test: await context.railsHealth.read(false) };
  const rails = await Promise.all(
    context.rails.map(async (rail): Promise<RailRecord> => ({
      id: rail.id,
      base_url: rail.baseUrl ?? null,
      methods: rail.modes.flatMap((mode) =>
        rail.methods.map((method) =>
          methodRecord(context, { rail, method }, mode === 'live', health[mode]({ rail, method })),
        ),
      ),
      balances: await balancesOf(context, rail),
    })),
  );
  return succeeded(200, { rails });
};

function methodRecord({ rails }: Context, route: RailRoute, livemode: boolean, health: RouteHealth): RailMethodRecord {
  const { provider, label, country } = route.method;
  const { succeeded: paid, failed, refused, latencyMs } = health;
  const ended = paid + failed + refused;
  return {
    provider,
    label,
    country,
    livemode,
    health: health.state,
    place: placeOf(rails, route, livemode),
    reported: health.reported,
    succeeded: paid,
    failed,
    refused,
    pending: health.pending,
    success_rate: ended === 0 ? null : paid / ended,
    latency_ms: latencyMs,
    oldest_pending_ms: health.oldestPendingMs,
    last_callback_at: timestampOrNull(health.lastCallbackAtMs),
  };
}

/** 1 for the primary. */
function placeOf(rails: readonly Rail[], { rail, method }: RailRoute, livemode: boolean): number {
  const isSame = (other: RailMethod): boolean => other.provider === method.provider && other.country === method.country;
  const offering = rails.filter((other) => isOfMode(other, { livemode }) && other.methods.some(isSame));
  return offering.indexOf(rail) + 1;
}

const ANSWERED_WITHIN_MS = 5_000;

async function balancesOf({ clock, logger }: Context, rail: Rail): Promise<readonly RailAccountBalance[] | null> {
  if (rail.balance === undefined) return null;
  const answered = new AbortController();
  try {
    const late = clock.sleep(ANSWERED_WITHIN_MS, answered.signal).then(() => null);
    const balances: unknown = await Promise.race([rail.balance(), late]);
    if (Array.isArray(balances)) return balances.filter(isBalance);
    logger.warn({ rail: rail.id }, 'rail did not report its balance');
  } catch (error) {
    logger.warn({ rail: rail.id, error }, 'rail did not report its balance');
  } finally {
    answered.abort();
  }
  return null;
}

/** Rails are written by others, not all of them in TypeScript. */
function isBalance(said: Partial<RailBalance> | null): said is RailBalance {
  return typeof said?.account === 'string' && Number.isSafeInteger(said.amount) && typeof said.currency === 'string';
}
