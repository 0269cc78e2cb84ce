import type { RailMethodRecord, RailRecord } from '@mitako/contract/names';
import { timestamp } from '../basics/timestamp.ts';
import type { Context } from '../context.ts';
import type { ReadOperation } from '../kernel/operation.ts';
import { succeeded } from '../kernel/result.ts';
import { isSame, type RailRoute, routesFor } from './rail-methods.ts';
import type { RouteHealth } from './rails-health.ts';

/** Enough to see whether a provider calls back, and about what. */
const CALLBACKS_MAX = 10;

/** The rails for the operator, with the figures that metrics are made of. */
export const listRails: ReadOperation<'listRails'> = async (context) => {
  const health = { live: await context.railsHealth.read(true), test: await context.railsHealth.read(false) };
  const rails = await Promise.all(
    context.rails.map(async (rail): Promise<RailRecord> => {
      const balances = context.railAccounts.balances(rail);
      return {
        id: rail.id,
        base_url: rail.baseUrl ?? null,
        methods: await Promise.all(
          rail.modes.flatMap((mode) => {
            const offered = routesFor(context.rails, { livemode: mode === 'live' });
            return offered
              .filter((route) => route.rail === rail)
              .map((route) =>
                methodRecord(context, route, mode === 'live', placeOf(offered, route), health[mode](route)),
              );
          }),
        ),
        balances: balances?.value ?? null,
        balances_at: balances === null ? null : timestamp(balances.atMs),
      };
    }),
  );
  return succeeded(200, { rails });
};

async function methodRecord(
  { store }: Context,
  route: RailRoute,
  livemode: boolean,
  place: number,
  health: RouteHealth,
): Promise<RailMethodRecord> {
  const { provider, label, country } = route.method;
  const callbacks = await store.read.lastCallbacks({ rail: route.rail.id, livemode, provider, country }, CALLBACKS_MAX);
  const { succeeded: paid, failed, refused, latencyMs } = health;
  const ended = paid + failed + refused;
  return {
    provider,
    label,
    country,
    livemode,
    health: health.state,
    place,
    reported: health.reported,
    succeeded: paid,
    failed,
    refused,
    pending: health.pending,
    success_rate: ended === 0 ? null : paid / ended,
    latency_ms: latencyMs,
    oldest_pending_ms: health.oldestPendingMs,
    last_callbacks: callbacks.map(({ attemptId, atMs }) => ({ attempt_id: attemptId, at: timestamp(atMs) })),
  };
}

/** 1 for the primary. */
function placeOf(offered: readonly RailRoute[], route: RailRoute): number {
  return offered.filter((other) => isSame(other, route)).indexOf(route) + 1;
}
