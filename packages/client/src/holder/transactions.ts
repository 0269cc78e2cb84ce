import type { CashReceipt, Transaction } from '@mitako/contract/names';
import type { Call, TokenLine } from '../internal/call.ts';
import { createList, toPage, type List, type PagePosition } from '../list.ts';
import type { CallOptions } from '../options.ts';
import type { Mode } from './mode.ts';

/** What came in and went out. */
export interface Transactions {
  /** Newest first. */
  list(params?: PagePosition, options?: CallOptions): List<Transaction>;
  /**
   * One transaction, with the receipt of a cash operation.
   * @throws MitakoError `TRANSACTION_NOT_FOUND`
   */
  retrieve(transactionId: string, options?: CallOptions): Promise<TransactionWithReceipt>;
}

/** A transaction, and what both sides were given when it was cash. */
export interface TransactionWithReceipt {
  readonly transaction: Transaction;
  /** Null where no cash changed hands. */
  readonly receipt: CashReceipt | null;
}

/** The transactions of a wallet. */
export function createWalletTransactions(call: Call<TokenLine<'user'>>, mode: Mode): Transactions {
  return {
    list: (start = {}, options) =>
      createList(start, async (position) => {
        const page = await call('GET /wallet/transactions', { query: { ...position, mode }, options });
        return toPage(page.transactions, page.pagination);
      }),
    retrieve: (transactionId, options) => {
      const parameters = { transaction_id: transactionId };
      return call('GET /wallet/transactions/{transaction_id}', { parameters, query: { mode }, options });
    },
  };
}

/** The transactions of a float. */
export function createFloatTransactions(call: Call<TokenLine<'agent'>>, mode: Mode): Transactions {
  return {
    list: (start = {}, options) =>
      createList(start, async (position) => {
        const page = await call('GET /agent/transactions', { query: { ...position, mode }, options });
        return toPage(page.transactions, page.pagination);
      }),
    retrieve: (transactionId, options) => {
      const parameters = { transaction_id: transactionId };
      return call('GET /agent/transactions/{transaction_id}', { parameters, query: { mode }, options });
    },
  };
}
