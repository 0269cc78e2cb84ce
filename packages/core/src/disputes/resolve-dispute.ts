import type { DataOf } from '@mitako/contract';
import { captureSource } from '../attempts/source.ts';
import type { Context } from '../context.ts';
import { moveDispute } from './move-dispute.ts';
import { returnAtLoss } from './return-money.ts';
import { disputeRecordToWire, evidenceFilesOf } from './wire.ts';
import { endFiles } from '../files/name-files.ts';
import { type Decision, refuse } from '../kernel/operation.ts';
import { succeeded } from '../kernel/result.ts';
import { book, stampTransfer } from '../ledger/book.ts';
import { disputeLostTransfer, disputeWonTransfer } from '../ledger/transfers.ts';
import type { Dispute, Payment } from '../model.ts';

/**
 * Resolves a dispute. `won`: the held amount returns to where it was taken from, or to the available balance if the
 * payment's credit was released in the meantime. `lost`: the amount goes to the payer's wallet; for mobile money to
 * suspense, from where a refund through the rail returns it. The gateway keeps the payment's fee, and a lost amount can be
 * neither refunded nor disputed again.
 */
export async function decideResolution(
  context: Context,
  payment: Payment,
  dispute: Dispute,
  resolution: { readonly outcome: 'won' | 'lost'; readonly note: string | null },
): Promise<Decision<DataOf<'resolveDispute'>>> {
  const stamp = stampTransfer(context, payment.merchantId);
  const isWon = resolution.outcome === 'won';
  const toPending = isWon && payment.releaseAtMs !== null ? dispute.fromPending : 0;
  const source = await captureSource(context, payment);
  const toPayer = isWon ? null : await returnAtLoss(context, payment, dispute, source);
  const moved = moveDispute(context, payment, dispute, {
    trigger: resolution.outcome,
    set: { note: resolution.note, resolvedAtMs: stamp.nowMs, closingTransactionId: stamp.id, ...toPayer?.set },
    setPayment: {
      amountDisputed: payment.amountDisputed - (isWon ? dispute.amount : 0),
      creditPending: payment.creditPending + toPending,
    },
    after: toPayer?.events ?? [],
  });
  if (moved === null) return refuse('DISPUTE_CLOSED', { status: dispute.status });
  const transfer = isWon
    ? disputeWonTransfer(payment, dispute, toPending, stamp)
    : disputeLostTransfer(payment, dispute, source, stamp);
  const { filesMs } = context.settings.retention;
  const filesEndAtMs = filesMs === null ? null : stamp.nowMs + filesMs;
  return {
    changes: [
      ...moved.changes,
      ...(toPayer?.changes ?? []),
      ...(await endFiles(context, evidenceFilesOf(context, dispute), filesEndAtMs)),
      ...book(context, transfer),
    ],
    answer: succeeded(200, { dispute: disputeRecordToWire(context, moved.dispute) }),
  };
}
