import type { DataOf, QueryOf } from '@mitako/contract';
import type { Context } from '../context.ts';
import { GatewayError } from '../errors.ts';
import { pageAnswer, pageRequest } from '../kernel/page.ts';
import { type Done, succeeded } from '../kernel/result.ts';
import { type Holder, heldTransfer, heldTransfers } from './held.ts';
import { receiptOf, statementLines } from './statement.ts';

/** The statement of a wallet or a float, page by page. */
export async function listHeld(
  context: Context,
  holder: Holder,
  query: QueryOf<'listWalletTransactions'>,
): Promise<Done<DataOf<'listWalletTransactions'>>> {
  const transfers = await heldTransfers(context, holder, pageRequest(query, 'transaction'));
  const lines = await statementLines(context, holder.ownerId, transfers);
  return pageAnswer('transactions', lines, query.limit, (line) => line);
}

/** One entry of it, with the receipt of a cash operation. */
export async function readHeld(
  context: Context,
  holder: Holder,
  id: string,
): Promise<Done<DataOf<'getWalletTransaction'>>> {
  const transfer = await heldTransfer(context, holder, id);
  if (transfer === null) throw new GatewayError('TRANSACTION_NOT_FOUND');
  const [[transaction], receipt] = await Promise.all([
    statementLines(context, holder.ownerId, [transfer]),
    receiptOf(context, transfer),
  ]);
  if (transaction === undefined) throw new Error(`transfer ${id} has no line`);
  return succeeded(200, { transaction, receipt });
}
