import type { MerchantFees, MerchantSettlementTerms } from '@mitako/contract/names';
import { timestampOrNull } from '../basics/timestamp.ts';
import type { FeeSchedule, Merchant } from '../model.ts';

export function feesToWire(fees: FeeSchedule): MerchantFees {
  return {
    basis_points: fees.basisPoints,
    fixed: fees.fixed,
    minimum: fees.minimum,
    maximum: fees.maximum,
    refund_policy: fees.refundPolicy,
  };
}

export function settlementTermsToWire({ settlementTerms, nextSettlementAtMs }: Merchant): MerchantSettlementTerms {
  return {
    delay_seconds: settlementTerms.delayMs / 1000,
    schedule: settlementTerms.schedule,
    minimum: settlementTerms.minimum,
    next_at: timestampOrNull(nextSettlementAtMs),
  };
}
