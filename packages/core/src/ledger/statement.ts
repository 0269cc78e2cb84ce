import type { CashReceipt, Transaction } from '@mitako/contract/names';
import { cashParties, receiptToWire } from '../agents/cash-wire.ts';
import type { Context } from '../context.ts';
import type { Transfer } from '../model.ts';
import { nameOfAccount } from '../people/contact.ts';
import { transactionToWire } from '../wallets/wire.ts';

/** Transfers as entries of the owner's statement: a page of them, with all referenced objects read at once. */
export async function statementLines(
  context: Context,
  ownerId: string,
  transfers: readonly Transfer[],
): Promise<readonly Transaction[]> {
  const { read } = context.store;
  const [payments, merchants, people] = await Promise.all([
    byId(
      transfers.map(({ paymentId }) => paymentId),
      (ids) => read.paymentsByIds(ids),
    ),
    byId(
      transfers.map(({ merchantId }) => merchantId),
      (ids) => read.merchantsByIds(ids),
    ),
    byId(
      transfers.map((transfer) => counterpartyOf(transfer, ownerId)),
      (ids) => read.principalsByIds(ids),
    ),
  ]);
  return transfers.map((transfer) => {
    const counterparty = people.get(counterpartyOf(transfer, ownerId) ?? '');
    return transactionToWire(transfer, ownerId, {
      merchant: merchants.get(transfer.merchantId ?? '')?.name ?? null,
      counterparty: counterparty === undefined ? null : nameOfAccount(context, counterparty),
      description: payments.get(transfer.paymentId ?? '')?.description ?? null,
    });
  });
}

/** The other side of a cash operation. */
function counterpartyOf(transfer: Transfer, ownerId: string): string | null {
  const parties = cashParties(transfer);
  if (parties === null) return null;
  return parties.agentId === ownerId ? parties.userId : parties.agentId;
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
  return agent === null || user === null ? null : receiptToWire(context, { ...transfer, kind }, agent, user);
}

/** Looks up all referenced objects, each once. */
async function byId<Value extends { readonly id: string }>(
  ids: readonly (string | null)[],
  look: (ids: readonly string[]) => Promise<readonly Value[]>,
): Promise<ReadonlyMap<string, Value>> {
  const named = [...new Set(ids)].filter((id) => id !== null);
  const found = named.length === 0 ? [] : await look(named);
  return new Map(found.map((value) => [value.id, value]));
}
