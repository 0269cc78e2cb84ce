import type { QueryOf } from '@mitako/contract';
import { chosenCurrency } from '../basics/currency.ts';
import { timestamp } from '../basics/timestamp.ts';
import type { Context } from '../context.ts';
import { GatewayError, invalidField } from '../errors.ts';
import { isOwnedBy } from '../kernel/callers.ts';
import { listFile } from '../kernel/list-file.ts';
import { deciding, type ReadOperation, refuse } from '../kernel/operation.ts';
import { pageAnswer } from '../kernel/page.ts';
import { succeeded } from '../kernel/result.ts';
import { merchantById } from '../merchants/merchant-by-id.ts';
import { operatorPage } from '../kernel/operator-page.ts';
import { heldUntilMs } from '../payout-accounts/wire.ts';
import { decidePayout } from './decide-payout.ts';
import { decideSettlement } from './decide-settlement.ts';
import { linesFile, linesOf } from './list-settlement-lines.ts';
import type { PayoutAccount } from '../payout-accounts/model.ts';
import type { Settlement } from './model.ts';
import type { Change } from '../ports/changes.ts';
import {
  payoutAccountsFor,
  readSettlementRecord,
  SETTLEMENT_COLUMNS,
  settlementRecordToWire,
  settlementToWire,
} from './wire.ts';

export const listAllSettlements: ReadOperation<'listAllSettlements'> = async (context, request) => {
  const { query } = request;
  const settlements = await settlementsOf(context, query);
  const accountOf = await payoutAccountsFor(context, settlements);
  return pageAnswer('settlements', settlements, query.limit, (settlement) =>
    settlementRecordToWire(context, settlement, accountOf(settlement)),
  );
};

/** All of them as one file, without the accounts that are paid. */
export const exportAllSettlements: ReadOperation<'exportAllSettlements'> = async (context, { query }) =>
  listFile('settlements', {
    columns: [...SETTLEMENT_COLUMNS, 'merchant_id', 'payout_export_id'],
    toWire: (settlement: Settlement) => ({
      ...settlementToWire(settlement),
      merchant_id: settlement.merchantId,
      payout_export_id: settlement.exportId,
    }),
    read: (page) => settlementsOf(context, { ...query, ...page }),
  });

function settlementsOf(context: Context, query: QueryOf<'listAllSettlements'>): Promise<readonly Settlement[]> {
  const { status, payout_export_id: exportId } = query;
  return operatorPage(query, 'settlement', (owner, page) =>
    context.store.read.settlements({ owner, status, exportId }, page),
  );
}

/** Closes a balance manually, regardless of the schedule or a suspension. */
export const createSettlement = deciding<'createSettlement'>(async (context, request) => {
  const { livemode } = request.body;
  const currency = chosenCurrency(context, request.body.currency);

  const merchant = await merchantById(context, request.parameters.merchant_id);
  const { minimum } = merchant.settlementTerms;
  const decision = await decideSettlement(context, { merchantId: merchant.id, livemode, currency }, minimum);
  switch (decision.kind) {
    case 'closing': {
      const { settlement, changes } = decision;
      return { changes, answer: succeeded(201, { settlement: await readSettlementRecord(context, settlement) }) };
    }
    case 'nothing':
      return refuse('NOTHING_TO_SETTLE', { available: decision.available, minimum, currency });
    case 'busy':
      throw new GatewayError('SERVICE_UNAVAILABLE', {}, { retryAfterSeconds: 1 });
  }
});

/** Resolves a settlement: paid out, or payout failed. */
export const resolveSettlement = deciding<'resolveSettlement'>(async (context, request) => {
  const { outcome, reference = null, payout_account_id: paidTo, failure_reason: failureReason = null } = request.body;
  if (outcome === 'paid' && failureReason !== null) {
    throw invalidField('failure_reason', 'conflict', 'must be left out unless the outcome is failed');
  }
  if (outcome === 'failed' && paidTo !== undefined) {
    throw invalidField('payout_account_id', 'conflict', 'must be left out unless the outcome is paid');
  }
  if (outcome === 'failed' && failureReason === null) {
    throw invalidField('failure_reason', 'required', 'must say why it failed: the merchant reads it');
  }

  const settlement = await context.store.read.settlementById(request.parameters.settlement_id);
  if (settlement === null) throw new GatewayError('SETTLEMENT_NOT_FOUND');
  const current = await context.store.read.payoutAccountOf(settlement);
  // A bank file names the account, and no other was paid.
  const named = paidTo ?? settlement.payoutAccountId ?? undefined;
  const account = named === undefined ? current : await accountPaid(context, settlement, named);
  const payoutAccountId = account?.id ?? null;
  const resolved = decidePayout(context, settlement, { outcome, reference, failureReason, payoutAccountId });
  if (resolved === null) return refuse('SETTLEMENT_CLOSED', { status: settlement.status });
  if (named !== undefined && account === null) {
    return refuse('PAYOUT_ACCOUNT_CHANGED', { payout_account_id: settlement.payoutAccountId ?? current?.id ?? null });
  }
  if (outcome === 'paid' && account !== null && context.clock.now() < heldUntilMs(account)) {
    return refuse('PAYOUT_ON_HOLD', { held_until: timestamp(heldUntilMs(account)) });
  }
  // Without a name the present account is meant, or that there is none.
  const asserted = outcome === 'paid' && named === undefined ? [presentAccount(settlement, current)] : [];
  return {
    changes: [...asserted, ...resolved.changes],
    answer: succeeded(200, { settlement: await readSettlementRecord(context, resolved.settlement) }),
  };
});

/**
 * The account that the operator reports as paid: any that was the merchant's since the settlement was created. One
 * that was replaced in the meantime was still paid, and recording another would be untrue.
 */
async function accountPaid(context: Context, settlement: Settlement, id: string): Promise<PayoutAccount | null> {
  if (settlement.payoutAccountId !== null && settlement.payoutAccountId !== id) return null;
  const [account] = await context.store.read.payoutAccounts([id], []);
  if (account === undefined || !isOwnedBy(account, settlement)) return null;
  return account.replacedAtMs === null || account.replacedAtMs > settlement.createdAtMs ? account : null;
}

/** An account set in the meantime would be held, and would be missing from the settlement. */
function presentAccount({ merchantId, livemode }: Settlement, account: PayoutAccount | null): Change {
  return account === null
    ? { type: 'assert.no_payout_account', merchantId, livemode }
    : { type: 'assert.payout_account', id: account.id };
}

export const getAnySettlement: ReadOperation<'getAnySettlement'> = async (context, request) => {
  const settlement = await anySettlement(context, request.parameters.settlement_id);
  return succeeded(200, { settlement: await readSettlementRecord(context, settlement) });
};

export const listAnySettlementLines: ReadOperation<'listAnySettlementLines'> = async (context, request) => {
  return linesOf(context, await anySettlement(context, request.parameters.settlement_id), request.query);
};

export const exportAnySettlementLines: ReadOperation<'exportAnySettlementLines'> = async (context, request) =>
  linesFile(context, await anySettlement(context, request.parameters.settlement_id));

/** @throws GatewayError `SETTLEMENT_NOT_FOUND` */
async function anySettlement(context: Context, id: string): Promise<Settlement> {
  const settlement = await context.store.read.settlementById(id);
  if (settlement === null) throw new GatewayError('SETTLEMENT_NOT_FOUND');
  return settlement;
}
