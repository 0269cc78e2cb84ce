import type { CashReceipt, Transaction } from '@mitako/contract/names';
import type { Context } from '../../context.ts';
import type { Transfer } from '../../domain/model.ts';
import { cashParties, receiptToWire } from '../../wire/cash.ts';
import { transactionToWire, type TransactionNames } from '../../wire/wallet.ts';

/** Transfers as lines of the owner's statement. Whoever is named on several lines is looked up once. */
export function statementLines(
  context: Context,
  ownerId: string,
  transfers: readonly Transfer[],
): Promise<readonly Transaction[]> {
  const { read } = context.store;
  const payments = once((id: string) => read.paymentById(id));
  const merchants = once((id: string) => read.merchantById(id));
  const people = once((id: string) => read.principalById(id));

  async function namesOf(transfer: Transfer): Promise<TransactionNames> {
    const { merchantId, paymentId } = transfer;
    const parties = cashParties(transfer);
    const otherId = parties === null ? null : parties.agentId === ownerId ? parties.userId : parties.agentId;
    const [merchant, payment, other] = await Promise.all([
      merchantId === null ? null : merchants(merchantId),
      paymentId === null ? null : payments(paymentId),
      otherId === null ? null : people(otherId),
    ]);
    return {
      merchant: merchant?.name ?? null,
      counterparty: other?.name ?? null,
      description: payment?.description ?? null,
    };
  }

  return Promise.all(transfers.map(async (transfer) => transactionToWire(transfer, ownerId, await namesOf(transfer))));
}

/** The receipt of a cash operation; null for any other transfer. */
export async function receiptOf(context: Context, transfer: Transfer): Promise<CashReceipt | null> {
  const { kind } = transfer;
  const parties = cashParties(transfer);
  if (parties === null || (kind !== 'cash_in' && kind !== 'cash_out')) return null;
  const [agent, user] = await Promise.all([
    context.store.read.principalById(parties.agentId),
    context.store.read.principalById(parties.userId),
  ]);
  return agent === null || user === null ? null : receiptToWire({ ...transfer, kind }, agent, user);
}

/** Remembers what was looked up, for as long as one list is made. */
function once<Value>(look: (id: string) => Promise<Value>): (id: string) => Promise<Value> {
  const found = new Map<string, Promise<Value>>();
  return (id) => {
    const value = found.get(id) ?? look(id);
    found.set(id, value);
    return value;
  };
}
