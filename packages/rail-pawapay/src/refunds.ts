import type { Rail, RailRefundLookup, RailRefundOutcome, RailRefundRequest } from '@mitako/core';
import { deadline, isSameAmount, uuidOf } from '@mitako/rail-kit';
import type { Api } from './api.ts';
import { failureOf } from './failures.ts';
import type { Configured } from './options.ts';

/**
 * Refunds of deposits, whole or in parts, one after the other. Their ids are derived from our reference and the number of
 * tries: one that failed is used up.
 */
export function createRefunds(
  api: Api,
  { id: railId, failureCodes }: Configured,
): Required<Pick<Rail, 'refund' | 'lookupRefund'>> {
  async function refund(request: RailRefundRequest): Promise<RailRefundOutcome> {
    const { reference, chargeReference, tries, amount, currency, nowMs } = request;
    const id = uuidOf(railId, reference, tries);
    const depositId = uuidOf(railId, chargeReference);
    const signal = deadline();
    const body = { refundId: id, depositId, amount: String(amount), currency, clientReferenceId: reference };
    const initiation = await api.initiate('refund', body, { id, nowMs, signal });
    if (initiation.kind === 'accepted') return { kind: 'pending' };
    if (initiation.kind === 'unknown') return initiation;
    const { rejection, detail } = initiation;
    const found = await find(request, signal);
    if (found.kind !== 'absent') return found;
    // The engine asks again: another refund of this deposit ends, the provider comes back.
    if (rejection.dependsOn === 'passing') return { kind: 'unknown', detail };
    return { kind: 'failed', failureCode: rejection.failureCode, detail };
  }

  /** To ask again for one that is `absent`, and visible later, is safe: pawaPay ignores an id that it knows. */
  async function find(request: RailRefundRequest, signal: AbortSignal): Promise<RailRefundLookup> {
    const { reference, tries, amount, currency } = request;
    const id = uuidOf(railId, reference, tries);
    const found = await api.find('refund', { id, signal });
    switch (found.kind) {
      case 'completed':
        return isSameAmount(found.amount, amount) && found.currency === currency
          ? { kind: 'succeeded', railReference: id, detail: found.detail }
          : { kind: 'unknown', detail: found.detail };
      case 'failed':
        return { kind: 'failed', failureCode: failureOf(found.failureCode, failureCodes), detail: found.detail };
      case 'pending':
      case 'in_reconciliation':
        return { kind: 'pending', detail: found.detail };
      case 'absent':
        return { kind: 'absent' };
      case 'unknown':
        return found;
    }
  }

  return { refund, lookupRefund: (request) => find(request, deadline()) };
}
