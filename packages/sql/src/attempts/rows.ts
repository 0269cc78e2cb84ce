import type { Attempt } from '@mitako/core';
import type { AttemptsTable, RowOf } from '../tables.ts';
import { type Columns, flag, truth } from '../engine/columns.ts';

/** The lease is the store's own: writing an attempt clears it. */
export const attemptColumns: Columns<AttemptsTable, Attempt> = {
  id: (attempt) => attempt.id,
  payment_id: (attempt) => attempt.paymentId,
  merchant_id: (attempt) => attempt.merchantId,
  livemode: (attempt) => flag(attempt.livemode),
  amount: (attempt) => attempt.amount,
  currency: (attempt) => attempt.currency,
  method_type: (attempt) => attempt.methodType,
  method_provider: (attempt) => attempt.methodProvider,
  phone_masked: (attempt) => attempt.phoneMasked,
  encrypted_phone: (attempt) => attempt.encryptedPhone,
  payer_id: (attempt) => attempt.payerId,
  rail: (attempt) => attempt.rail,
  rail_reference: (attempt) => attempt.railReference,
  status: (attempt) => attempt.status,
  failure_code: (attempt) => attempt.failureCode,
  next_poll_at_ms: (attempt) => attempt.nextPollAtMs,
  polls_count: (attempt) => attempt.pollsCount,
  next_action_type: (attempt) => attempt.nextAction?.type ?? null,
  next_action_url: (attempt) => attempt.nextAction?.url ?? null,
  codes_tried: (attempt) => attempt.codesTried,
  codes_wrong: (attempt) => attempt.codesWrong,
  expires_at_ms: (attempt) => attempt.expiresAtMs,
  created_at_ms: (attempt) => attempt.createdAtMs,
  updated_at_ms: (attempt) => attempt.updatedAtMs,
  version: (attempt) => attempt.version,
  lease_token: () => null,
};

export function attemptOf(row: RowOf<'mitako_attempts'>): Attempt {
  return {
    id: row.id,
    paymentId: row.payment_id,
    merchantId: row.merchant_id,
    livemode: truth(row.livemode),
    amount: row.amount,
    currency: row.currency,
    methodType: row.method_type,
    methodProvider: row.method_provider,
    phoneMasked: row.phone_masked,
    encryptedPhone: row.encrypted_phone,
    payerId: row.payer_id,
    rail: row.rail,
    railReference: row.rail_reference,
    status: row.status,
    failureCode: row.failure_code,
    nextPollAtMs: row.next_poll_at_ms,
    pollsCount: row.polls_count,
    nextAction: row.next_action_type === null ? null : { type: row.next_action_type, url: row.next_action_url },
    codesTried: row.codes_tried,
    codesWrong: row.codes_wrong,
    expiresAtMs: row.expires_at_ms,
    createdAtMs: row.created_at_ms,
    updatedAtMs: row.updated_at_ms,
    version: row.version,
  };
}
