import type { BodyOf } from '@mitako/contract';
import type { Context } from '../context.ts';
import { invalidField } from '../errors.ts';
import { deciding } from '../kernel/operation.ts';
import { feesOf } from '../methods/fees-of.ts';
import { merchantById } from './merchant-by-id.ts';
import { changedMerchant } from './operator-merchants.ts';
import type { FeeSchedule, Merchant, SettlementTerms } from '../model.ts';
import { nextClosingAtMs } from '../settlements/settlement-terms.ts';

/**
 * Updates a merchant's fees and settlement terms; absent fields stay unchanged. Both apply to future payments: a
 * payment keeps the fee, the refund policy and the delay in force when it was paid.
 */
export const updateMerchant = deciding<'updateMerchant'>(async (context, request) => {
  const merchant = await merchantById(context, request.parameters.merchant_id);
  const settlementTerms = newTerms(merchant, request.body.settlement);
  return changedMerchant(context, merchant, {
    ...ownFees(context, merchant, request.body.fees),
    settlementTerms,
    // An unchanged schedule keeps its date: changing a fee does not postpone a settlement.
    ...(settlementTerms.schedule === merchant.settlementTerms.schedule
      ? {}
      : { nextSettlementAtMs: nextClosingAtMs(settlementTerms.schedule, context.clock.now()) }),
  });
});

/**
 * Fees that change nothing leave them to the configuration, as does a change of only the settlement terms.
 * @throws GatewayError `VALIDATION_ERROR`
 */
function ownFees(
  context: Context,
  merchant: Merchant,
  set: BodyOf<'updateMerchant'>['fees'] = {},
): Partial<Pick<Merchant, 'fees' | 'hasOwnFees'>> {
  const inForce = feesOf(context, merchant, null);
  const fees = newFees(inForce, set);
  return isSame(fees, inForce) ? {} : { fees, hasOwnFees: true };
}

function isSame(fees: FeeSchedule, others: FeeSchedule): boolean {
  return (
    fees.basisPoints === others.basisPoints &&
    fees.fixed === others.fixed &&
    fees.minimum === others.minimum &&
    fees.maximum === others.maximum &&
    fees.refundPolicy === others.refundPolicy
  );
}

/** @throws GatewayError `VALIDATION_ERROR` */
function newFees(fees: FeeSchedule, set: NonNullable<BodyOf<'updateMerchant'>['fees']>): FeeSchedule {
  const next: FeeSchedule = {
    basisPoints: set.basis_points ?? fees.basisPoints,
    fixed: set.fixed ?? fees.fixed,
    minimum: set.minimum ?? fees.minimum,
    maximum: set.maximum === undefined ? fees.maximum : set.maximum,
    refundPolicy: set.refund_policy ?? fees.refundPolicy,
  };
  if (next.maximum !== null && next.minimum > next.maximum) {
    throw invalidField('fees.maximum', 'too_small', `must not be below the minimum, which is ${next.minimum}`);
  }
  return next;
}

function newTerms({ settlementTerms }: Merchant, set: BodyOf<'updateMerchant'>['settlement'] = {}): SettlementTerms {
  return {
    delayMs: set.delay_seconds === undefined ? settlementTerms.delayMs : set.delay_seconds * 1000,
    schedule: set.schedule ?? settlementTerms.schedule,
    minimum: set.minimum ?? settlementTerms.minimum,
  };
}
