import type { Settlement as WireSettlement, SettlementRecord, SettlementWithDestination } from '@mitako/contract/names';
import { timestamp, timestampOrNull } from '../basics/timestamp.ts';
import type { Context } from '../context.ts';
import type { PayoutAccount, Settlement } from '../model.ts';
import { payoutAccountRecordToWire, payoutAccountToWire } from '../payout-accounts/wire.ts';

export function settlementToWire(settlement: Settlement): WireSettlement {
  return {
    id: settlement.id,
    number: settlement.number,
    period_start: timestampOrNull(settlement.periodStartMs),
    status: settlement.status,
    amount: settlement.amount,
    currency: settlement.currency,
    livemode: settlement.livemode,
    lines_count: settlement.linesCount,
    transaction_id: settlement.transactionId,
    closing_transaction_id: settlement.closingTransactionId,
    reference: settlement.reference,
    failure_reason: settlement.failureReason,
    payout_account_id: settlement.payoutAccountId,
    created_at: timestamp(settlement.createdAtMs),
    updated_at: timestamp(settlement.updatedAtMs),
    resolved_at: timestampOrNull(settlement.resolvedAtMs),
  };
}

/** For the merchant, with the account that it was paid to. */
export async function settlementWithDestination(
  context: Context,
  settlement: Settlement,
): Promise<SettlementWithDestination> {
  const { payoutAccountId } = settlement;
  const [account] = payoutAccountId === null ? [] : await context.store.read.payoutAccounts([payoutAccountId], []);
  return {
    ...settlementToWire(settlement),
    destination: account === undefined ? null : payoutAccountToWire(context, account),
  };
}

/** For the operator: with the merchant and the account to pay. */
export function settlementRecordToWire(
  context: Context,
  settlement: Settlement,
  account: PayoutAccount | null,
): SettlementRecord {
  return {
    ...settlementToWire(settlement),
    merchant_id: settlement.merchantId,
    destination: account === null ? null : payoutAccountRecordToWire(context, account),
    payout_export_id: settlement.exportId,
  };
}

/** The same, with the account that is read for it. */
export async function readSettlementRecord(context: Context, settlement: Settlement): Promise<SettlementRecord> {
  const accountOf = await payoutAccountsFor(context, [settlement]);
  return settlementRecordToWire(context, settlement, accountOf(settlement));
}

/**
 * Where settlements are paid: to the account that they name, else, while they are pending, to the present one of their
 * merchant. Read at once.
 */
export async function payoutAccountsFor(
  { store }: Context,
  settlements: readonly Settlement[],
): Promise<(settlement: Settlement) => PayoutAccount | null> {
  const takesPresent = ({ status, payoutAccountId }: Settlement): boolean =>
    status === 'pending' && payoutAccountId === null;
  const ids = settlements.flatMap(({ payoutAccountId }) => payoutAccountId ?? []);
  const merchantIds = settlements.filter(takesPresent).map(({ merchantId }) => merchantId);
  const accounts =
    ids.length + merchantIds.length === 0
      ? []
      : await store.read.payoutAccounts([...new Set(ids)], [...new Set(merchantIds)]);
  return (settlement) =>
    accounts.find((each) =>
      takesPresent(settlement)
        ? each.replacedAtMs === null &&
          each.merchantId === settlement.merchantId &&
          each.livemode === settlement.livemode
        : each.id === settlement.payoutAccountId,
    ) ?? null;
}

/** Columns of the file. */
export const SETTLEMENT_COLUMNS = [
  'id',
  'number',
  'period_start',
  'created_at',
  'status',
  'amount',
  'currency',
  'lines_count',
  'reference',
  'failure_reason',
  'resolved_at',
  'transaction_id',
  'closing_transaction_id',
  'payout_account_id',
  'livemode',
] as const satisfies readonly (keyof WireSettlement)[];
