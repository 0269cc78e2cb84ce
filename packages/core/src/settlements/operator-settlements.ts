import type { Context } from '../context.ts';
import { GatewayError, invalidField } from '../errors.ts';
import { succeeded } from '../kernel/answer.ts';
import { pageAnswer } from '../kernel/page.ts';
import { settlementRecordToWire } from './wire.ts';
import { operatorOf } from '../kernel/callers.ts';
import { chosenCurrency } from '../basics/currency.ts';
import type { Operation } from '../kernel/operation.ts';
import { refuse } from '../kernel/perform.ts';
import { idempotencyOf } from '../kernel/replay.ts';
import { decidePayout } from './decide-payout.ts';
import { decideSettlement } from './decide-settlement.ts';
import { rowsOf } from '../kernel/rows-of.ts';
import { performAsOperator } from '../kernel/perform-as-operator.ts';

export const listAllSettlements: Operation<'listAllSettlements'> = async (context, request) => {
  operatorOf(request.caller);
  const { query } = request;
  const settlements = await rowsOf(query, (owner, page) =>
    context.store.read.settlements({ owner, status: query.status }, page),
  );
  return pageAnswer('settlements', settlements, query.limit, settlementRecordToWire);
};

/** Closes a balance by hand, whatever the schedule, of a suspended merchant too: the operator knows why. */
export const createSettlement: Operation<'createSettlement'> = (context, request) => {
  const { livemode } = request.body;
  const currency = currencyOf(context, request.body.currency);
  return performAsOperator(context, request.caller, {
    idempotent: idempotencyOf(context, 'createSettlement', request),
    decide: async () => {
      const merchant = await context.store.read.merchantById(request.parameters.merchant_id);
      if (merchant === null) throw new GatewayError('MERCHANT_NOT_FOUND');
      const { minimum } = merchant.settlementTerms;
      const decision = await decideSettlement(context, { merchantId: merchant.id, livemode, currency }, minimum);
      switch (decision.kind) {
        case 'closing': {
          const { settlement, changes } = decision;
          return { changes, answer: succeeded(201, { settlement: settlementRecordToWire(settlement) }) };
        }
        case 'nothing':
          return refuse('NOTHING_TO_SETTLE', { available: decision.available, minimum, currency });
        case 'busy':
          throw new GatewayError('SERVICE_UNAVAILABLE', {}, { retryAfterSeconds: 1 });
      }
    },
  });
};

/** The operator paid a settlement out, or could not. */
export const resolveSettlement: Operation<'resolveSettlement'> = (context, request) => {
  const { outcome, reference = null, failure_reason: failureReason = null } = request.body;
  if (outcome === 'paid' && failureReason !== null) {
    throw invalidField('failure_reason', 'conflict', 'must be left out unless the outcome is failed');
  }
  if (outcome === 'failed' && failureReason === null) {
    throw invalidField('failure_reason', 'required', 'must say why it failed: the merchant reads it');
  }
  return performAsOperator(context, request.caller, {
    idempotent: idempotencyOf(context, 'resolveSettlement', request),
    decide: async () => {
      const settlement = await context.store.read.settlementById(request.parameters.settlement_id);
      if (settlement === null) throw new GatewayError('SETTLEMENT_NOT_FOUND');
      const resolved = decidePayout(context, settlement, { outcome, reference, failureReason });
      if (resolved === null) return refuse('SETTLEMENT_CLOSED', { status: settlement.status });
      const answer = succeeded(200, { settlement: settlementRecordToWire(resolved.settlement) });
      return { changes: resolved.changes, answer };
    },
  });
};

/** A balance is closed for good, so which one is never guessed. */
function currencyOf(context: Context, asked: string | undefined): string {
  if (asked === undefined && context.settings.currencies.length > 1) {
    throw invalidField('currency', 'required', 'must be given where the gateway has several');
  }
  return chosenCurrency(context, asked);
}
