import type { DayVolume as WireVolume, EndpointTrouble, PaymentOutcomes, PaymentStatus } from '@mitako/contract/names';
import { timestampOrNull } from '../basics/timestamp.ts';
import type { DayVolume, WebhookEndpoint } from '../model.ts';

/** A day of a currency, also one on which nothing happened. */
export function volumeToWire(volumes: readonly DayVolume[], date: string, currency: string): WireVolume {
  const volume = volumes.find((each) => each.day === date && each.currency === currency);
  return {
    date,
    currency,
    payments_count: volume?.paymentsCount ?? 0,
    amount: volume?.amount ?? 0,
    refunds_count: volume?.refundsCount ?? 0,
    amount_refunded: volume?.amountRefunded ?? 0,
  };
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

/** Nothing where the endpoint does well, or was switched off by its merchant. */
export function endpointTroubleToWire(endpoint: WebhookEndpoint): readonly EndpointTrouble[] {
  const { id, url, enabled, disabledReason, failingSinceMs } = endpoint;
  const isFailing = enabled && failingSinceMs !== null;
  if (!isFailing && disabledReason === null) return [];
  return [{ id, url, state: isFailing ? 'failing' : 'disabled', failing_since: timestampOrNull(failingSinceMs) }];
}
