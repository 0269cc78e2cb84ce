import type { CashOutCode as WireCashOutCode, Transaction, TransactionType } from '@mitako/contract/names';
import { timestamp } from '../basics/timestamp.ts';
import { parseAccountId } from '../ledger/accounts.ts';
import type { CashOutCode, Transfer, TransferKind } from '../model.ts';

/** Data of a statement entry beyond the ledger. */
export interface TransactionNames {
  readonly merchant: string | null;
  readonly counterparty: string | null;
  readonly description: string | null;
}

/** One entry of a statement, as the account's owner sees it. */
export function transactionToWire(
  transfer: Transfer,
  ownerId: string,
  { merchant, counterparty, description }: TransactionNames,
): Transaction {
  const amount = transfer.entries
    .filter(({ accountId }) => parseAccountId(accountId).ownerId === ownerId)
    .reduce((sum, entry) => sum + entry.amount, 0);
  return {
    id: transfer.id,
    type: transactionType(transfer, amount),
    amount,
    currency: transfer.currency,
    livemode: transfer.livemode,
    created_at: timestamp(transfer.createdAtMs),
    payment_id: transfer.paymentId,
    merchant: merchant === null ? null : { name: merchant },
    counterparty: counterparty === null ? null : { name: counterparty },
    description,
  };
}

function transactionType({ id, kind }: Transfer, amount: number): TransactionType {
  if (kind === 'float_funding' && amount < 0) return 'float_withdrawal';
  const type = TYPES[kind];
  if (type === undefined) throw new Error(`${kind} ${id} cannot have an entry on a wallet or a float`);
  return type;
}

/** Transfers that touch wallets and floats. */
const TYPES: Partial<Record<TransferKind, TransactionType>> = {
  capture: 'payment',
  refund: 'refund',
  dispute_lost: 'dispute_refund',
  cash_in: 'cash_in',
  cash_out: 'cash_out',
  float_funding: 'float_funding',
  sandbox_funding: 'sandbox_funding',
};

/** With the code itself, which only this response contains. */
export function cashOutCodeToWire(stored: CashOutCode, code: string): WireCashOutCode {
  const { currency, livemode } = parseAccountId(stored.walletId);
  return { code, amount: stored.amount, currency, livemode, expires_at: timestamp(stored.expiresAtMs) };
}
