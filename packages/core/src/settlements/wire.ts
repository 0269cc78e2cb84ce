import type { Settlement as WireSettlement, SettlementRecord, SettlementWithDestination } from '@mitako/contract/names';
import { timestamp, timestampOrNull } from '../basics/timestamp.ts';
import type { Context } from '../context.ts';
import type { Settlement } from '../model.ts';
import { payoutAccountRecordToWire, payoutAccountToWire } from '../payout-accounts/wire.ts';

export function settlementToWire(settlement: Settlement): WireSettlement {
  return {
    id: settlement.id,
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

/** For the merchant, who reads to which of the accounts it was paid. */
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

/** For the operator, who sees the settlements of all merchants, with where to pay them. */
export async function settlementRecordsToWire(
  context: Context,
  settlements: readonly Settlement[],
): Promise<readonly SettlementRecord[]> {
  const isOpen = ({ status }: Settlement): boolean => status === 'pending';
  const ids = settlements.flatMap(({ payoutAccountId }) => payoutAccountId ?? []);
  const merchantIds = settlements.filter(isOpen).map(({ merchantId }) => merchantId);
  const accounts =
    ids.length + merchantIds.length === 0
      ? []
      : await context.store.read.payoutAccounts([...new Set(ids)], [...new Set(merchantIds)]);
  return settlements.map((settlement) => {
    const account = accounts.find((each) =>
      isOpen(settlement)
        ? each.replacedAtMs === null &&
          each.merchantId === settlement.merchantId &&
          each.livemode === settlement.livemode
        : each.id === settlement.payoutAccountId,
    );
    return {
      ...settlementToWire(settlement),
      merchant_id: settlement.merchantId,
      destination: account === undefined ? null : payoutAccountRecordToWire(context, account),
    };
  });
}

export async function settlementRecordToWire(context: Context, settlement: Settlement): Promise<SettlementRecord> {
  const [record] = await settlementRecordsToWire(context, [settlement]);
  if (record === undefined) throw new RangeError('A settlement has no record.');
  return record;
}
