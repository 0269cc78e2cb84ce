import { type Attention, type FailedSettlement, LIMITS, type PaymentStatus } from '@mitako/contract/names';
import { doualaDay } from '@mitako/contract/names';
import { timestampOrNull } from '../basics/timestamp.ts';
import type { Context } from '../context.ts';
import { merchantOf } from '../kernel/callers.ts';
import type { ReadOperation } from '../kernel/operation.ts';
import { succeeded } from '../kernel/result.ts';
import { endpointTroubleToWire, outcomesToWire, volumeToWire } from './overview-wire.ts';
import type { Merchant } from '../model.ts';
import type { MerchantMode } from '../ports/page.ts';
import { recentOf } from '../webhooks/endpoints.ts';

/** Number of payments for the success rate: with two hundred its error is about three percent. */
const OUTCOMES_MAX = 200;
/** Upper limit of counts. */
const COUNT_MAX = 100;
const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * A merchant's overview in one mode. Every part uses an index and is bounded, so the cost is the same for every
 * merchant.
 */
export const getOverview: ReadOperation<'getOverview'> = async (context, request) => {
  const owner = merchantOf(request.caller);
  const { read } = context.store;
  const nowMs = context.clock.now();
  const days = Array.from({ length: request.query.days }, (_, place) => doualaDay(nowMs - place * DAY_MS)).toReversed();
  const [figures, ended, attention] = await Promise.all([
    read.figures(owner, days[0] ?? '', days.at(-1) ?? ''),
    read.endedPayments(owner, OUTCOMES_MAX),
    attentionOf(context, owner, nowMs),
  ]);
  return succeeded(200, {
    overview: {
      livemode: owner.livemode,
      volume: days.flatMap((day) =>
        context.settings.currencies.map((currency) => volumeToWire(figures, day, currency)),
      ),
      outcomes: outcomesToWire(new Map<PaymentStatus, number>(ended.map(({ status, count }) => [status, count]))),
      attention,
    },
  });
};

async function attentionOf(context: Context, owner: MerchantMode, nowMs: number): Promise<Attention> {
  const { read } = context.store;
  const [merchant, endpoints, dues, reviews, failed] = await Promise.all([
    read.merchantById(owner.merchantId),
    read.endpoints(owner, { limit: LIMITS.webhookEndpointsMax, afterId: null }),
    read.disputesDueAtMs(owner, nowMs, COUNT_MAX),
    read.attemptsInReview(owner, COUNT_MAX),
    failedSettlements(context, owner),
  ]);
  const recent = await recentOf(context, endpoints);
  return {
    kyc_status: kycToDo(merchant),
    endpoints: endpoints.flatMap((endpoint) => endpointTroubleToWire(endpoint, recent)),
    disputes: { count: dues.length, next_due_at: timestampOrNull(dues[0] ?? null) },
    payments_in_review: reviews,
    failed_settlements: failed,
  };
}

function kycToDo(merchant: Merchant | null): Attention['kyc_status'] {
  const status = merchant?.kycStatus;
  return status === 'not_started' || status === 'needs_info' || status === 'rejected' ? status : null;
}

async function failedSettlements(context: Context, owner: MerchantMode): Promise<readonly FailedSettlement[]> {
  const last = await Promise.all(
    context.settings.currencies.map((currency) => context.store.read.lastSettlement(owner, currency)),
  );
  return last.flatMap((settlement) => {
    if (settlement?.status !== 'failed') return [];
    const { id, amount, currency, failureReason } = settlement;
    return [{ id, amount, currency, failure_reason: failureReason }];
  });
}
