import { timestamp } from '../basics/timestamp.ts';
import type { Attempt } from '../model.ts';

/** Columns of the file: the fields of a provider's portal, then the gateway's own; with the names of the API. */
export const ATTEMPT_COLUMNS = [
  'id',
  'rail_reference',
  'rail',
  'provider',
  'country',
  'status',
  'amount',
  'currency',
  'phone_masked',
  'created_at',
  'updated_at',
  'failure_code',
  'rail_code',
  'rail_message',
  'rail_request_id',
  'payment_id',
  'merchant_id',
  'livemode',
] as const;

export function attemptCells(
  attempt: Attempt,
): Readonly<Record<(typeof ATTEMPT_COLUMNS)[number], string | number | boolean | null>> {
  return {
    id: attempt.id,
    rail_reference: attempt.railReference,
    rail: attempt.rail,
    provider: attempt.methodProvider ?? attempt.methodType,
    country: attempt.methodCountry,
    status: attempt.status,
    amount: attempt.amount,
    currency: attempt.currency,
    phone_masked: attempt.phoneMasked,
    created_at: timestamp(attempt.createdAtMs),
    updated_at: timestamp(attempt.updatedAtMs),
    failure_code: attempt.failureCode,
    rail_code: attempt.railDetail?.code ?? null,
    rail_message: attempt.railDetail?.message ?? null,
    rail_request_id: attempt.railDetail?.requestId ?? null,
    payment_id: attempt.paymentId,
    merchant_id: attempt.merchantId,
    livemode: attempt.livemode,
  };
}
