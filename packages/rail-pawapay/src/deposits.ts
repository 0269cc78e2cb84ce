import type { ChargeOutcome, ChargeRequest, LookupOutcome, LookupRequest, Rail } from '@mitako/core';
import { ABSENT_MARGIN_MS, deadline, msisdn, uuidOf, wholeAmount } from '@mitako/rail-kit';
import type { Api } from './api.ts';
import { failureOf } from './failures.ts';
import type { Configured } from './options.ts';

/**
 * Deposits: charges of payers. Their ids are derived from our references, so that one whose answer was lost is found. An
 * accepted one has moved no money: only its status shows that.
 */
export function createDeposits(api: Api, configured: Configured): Pick<Rail, 'charges' | 'charge' | 'lookup'> {
  const { id: railId, providers, promptLifeMs = 600_000, absentMarginMs = ABSENT_MARGIN_MS, failureCodes } = configured;
  const { lookUpsPerSecond = 5 } = configured;

  async function charge(request: ChargeRequest): Promise<ChargeOutcome> {
    const { reference, nowMs } = request;
    const provider = providers.find((each) => each.provider === request.provider && each.country === request.country);
    if (provider === undefined) return { kind: 'refused', failureCode: 'gateway_account' };
    const id = uuidOf(railId, reference);
    const pending = {
      kind: 'pending',
      railReference: id,
      nextAction: { type: 'approve_on_phone', url: null },
      expiresAtMs: nowMs + promptLifeMs,
    } as const;
    const signal = deadline();
    const body = depositOf(request, id, provider.code);
    const initiation = await api.initiate('deposit', body, { id, nowMs, signal });
    if (initiation.kind === 'accepted') return pending;
    if (initiation.kind === 'unknown') return initiation;
    const { rejection, detail } = initiation;
    const refused = { kind: 'refused', failureCode: rejection.failureCode, detail } as const;
    if (rejection.dependsOn === 'request') return refused;
    // Whether pawaPay looks for the id first is not documented: a repeated request may be rejected although the first one
    // was accepted.
    const found = await api.find('deposit', { id, signal });
    if (found.kind === 'absent') return refused;
    return found.kind === 'unknown' ? { ...found, detail } : pending;
  }

  async function lookup({ reference }: LookupRequest): Promise<LookupOutcome> {
    const id = uuidOf(railId, reference);
    const found = await api.find('deposit', { id, signal: deadline() });
    switch (found.kind) {
      case 'completed': {
        const { currency, detail } = found;
        const amount = wholeAmount(found.amount);
        // Nothing is booked without knowing how much.
        if (amount === null || currency === null) return { kind: 'unknown', detail };
        return { kind: 'paid', railReference: id, collected: { amount, currency }, detail };
      }
      case 'pending':
        return { kind: 'pending', detail: found.detail };
      case 'in_reconciliation':
        return { kind: 'pending', nextAction: { type: 'wait', url: null }, detail: found.detail };
      case 'failed':
        return {
          kind: 'failed',
          failureCode: failureOf(found.failureCode, failureCodes),
          // The payer declined, or did not react in time.
          ...(found.failureCode === 'PAYMENT_NOT_APPROVED' ? { isInDoubt: true } : {}),
          detail: found.detail,
        };
      case 'absent':
        return { kind: 'absent' };
      case 'unknown':
        return found;
    }
  }

  // pawaPay answers a repeated id with DUPLICATE_IGNORED.
  return { charges: { promptLifeMs, absentMarginMs, isRepeatable: true, lookUpsPerSecond }, charge, lookup };
}

/** Unknown fields are rejected, amounts are text, and a message has 4 characters at least. */
function depositOf(request: ChargeRequest, depositId: string, provider: string): Readonly<Record<string, unknown>> {
  const { reference, amount, currency, phone, description, locale } = request;
  const title = locale === 'fr' ? 'Paiement' : 'Payment';
  return {
    depositId,
    amount: String(amount),
    currency,
    payer: { type: 'MMO', accountDetails: { phoneNumber: msisdn(phone), provider } },
    customerMessage: description.length < 4 ? `${title} ${description}` : description,
    clientReferenceId: reference,
  };
}
