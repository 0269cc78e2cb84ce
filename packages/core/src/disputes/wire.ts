import type { Dispute as WireDispute, DisputeRecord, FileReference } from '@mitako/contract/names';
import { timestamp, timestampOrNull } from '../basics/timestamp.ts';
import type { Context } from '../context.ts';
import type { Dispute } from '../model.ts';

export function disputeToWire(context: Context, dispute: Dispute): WireDispute {
  return {
    id: dispute.id,
    payment_id: dispute.paymentId,
    amount: dispute.amount,
    currency: dispute.currency,
    status: dispute.status,
    reason: dispute.reason,
    livemode: dispute.livemode,
    due_at: timestamp(dispute.dueAtMs),
    evidence: dispute.evidence,
    evidence_files: evidenceFilesOf(context, dispute),
    evidence_submitted_at: timestampOrNull(dispute.evidenceSubmittedAtMs),
    note: dispute.note,
    resolved_at: timestampOrNull(dispute.resolvedAtMs),
    transaction_id: dispute.transactionId,
    closing_transaction_id: dispute.closingTransactionId,
    return_status: dispute.returnStatus,
    refund_id: dispute.refundId,
    created_at: timestamp(dispute.createdAtMs),
    updated_at: timestamp(dispute.updatedAtMs),
  };
}

/** For the operator: with the merchant. */
export function disputeRecordToWire(context: Context, dispute: Dispute): DisputeRecord {
  return { ...disputeToWire(context, dispute), merchant_id: dispute.merchantId };
}

export function evidenceFilesOf(
  { keyring }: Context,
  { id, encryptedFiles }: Pick<Dispute, 'id' | 'encryptedFiles'>,
): readonly FileReference[] {
  return encryptedFiles === null
    ? []
    : (JSON.parse(keyring.open(encryptedFiles, disputeFilesContext(id))) as FileReference[]);
}

/** Sealed as a whole, because it has the names of the files. */
export function sealedFiles({ keyring }: Context, disputeId: string, files: readonly FileReference[]): string | null {
  return files.length === 0 ? null : keyring.seal(JSON.stringify(files), disputeFilesContext(disputeId));
}

export function disputeFilesContext(disputeId: string): string {
  return `dispute-files:${disputeId}`;
}

/** Columns of the file. */
export const DISPUTE_COLUMNS = [
  'id',
  'created_at',
  'status',
  'amount',
  'currency',
  'payment_id',
  'reason',
  'due_at',
  'evidence_submitted_at',
  'resolved_at',
  'note',
  'return_status',
  'refund_id',
  'transaction_id',
  'closing_transaction_id',
  'livemode',
] as const satisfies readonly (keyof WireDispute)[];
