import type { DayVolume as WireVolume, EndpointTrouble, PaymentOutcomes, PaymentStatus } from '@mitako/contract/names';
import { timestampOrNull } from '../basics/timestamp.ts';
import { figuresToWire } from '../reports/report-wire.ts';
import type { Figure, WebhookEndpoint } from '../model.ts';
import type { RecentDeliveries } from '../webhooks/reads.ts';
import { endpointHealth } from '../webhooks/wire.ts';

/** A day of a currency, even without any volume. */
export function volumeToWire(figures: readonly Figure[], date: string, currency: string): WireVolume {
  const ofDay = figures.filter((each) => each.day === date && each.currency === currency);
  const { payments_count, amount, refunds_count, amount_refunded } = figuresToWire(ofDay);
  return { date, currency, payments_count, amount, refunds_count, amount_refunded };
}

export function outcomesToWire(counts: ReadonlyMap<PaymentStatus, number>): PaymentOutcomes {
  const of = (...statuses: readonly PaymentStatus[]): number =>
    statuses.reduce((sum, status) => sum + (counts.get(status) ?? 0), 0);
  const succeeded = of('succeeded', 'partially_refunded', 'refunded');
  const [failed, expired, canceled] = [of('failed'), of('expired'), of('canceled')];
  const decided = succeeded + failed + expired + canceled;
  const percent = decided === 0 ? null : Math.round((100 * succeeded) / decided);
  return { decided, succeeded, failed, expired, canceled, succeeded_percent: percent };
}

/** Absent for a healthy endpoint, or one that the merchant disabled. */
export function endpointTroubleToWire(
  endpoint: WebhookEndpoint,
  recent: readonly RecentDeliveries[],
): readonly EndpointTrouble[] {
  const { id, url, disabledReason, failingSinceMs, createdAtMs } = endpoint;
  const { status, since } = endpointHealth(
    endpoint,
    recent.find(({ endpointId }) => endpointId === id),
  );
  if (status === 'failing') return [{ id, url, state: status, failing_since: since }];
  return disabledReason === null
    ? []
    : [
        {
          id,
          url,
          state: 'disabled',
          failing_since: timestampOrNull(failingSinceMs && Math.max(failingSinceMs, createdAtMs)),
        },
      ];
}
