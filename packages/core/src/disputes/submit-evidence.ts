import { timestamp } from '../basics/timestamp.ts';
import { moveDispute } from './move-dispute.ts';
import { ownDispute, paymentOf } from './read-disputes.ts';
import { disputeToWire, evidenceFilesOf, sealedFiles } from './wire.ts';
import { nameFiles } from '../files/name-files.ts';
import { merchantOf } from '../kernel/callers.ts';
import { deciding, refuse } from '../kernel/operation.ts';
import { succeeded } from '../kernel/result.ts';

/**
 * The merchant's evidence, until `due_at`. Later evidence replaces earlier evidence while the dispute is open; its files stay
 * unless others are named.
 */
export const submitDisputeEvidence = deciding<'submitDisputeEvidence'>(async (context, request) => {
  const owner = merchantOf(request.caller);
  const { evidence, file_ids: ids } = request.body;
  const dispute = await ownDispute(context, request.parameters.dispute_id, owner);
  const payment = await paymentOf(context, dispute);
  const nowMs = context.clock.now();
  const named = evidenceFilesOf(context, dispute);
  const naming = { ...owner, subjectId: dispute.id, purpose: 'dispute_evidence', named, field: 'file_ids' } as const;
  const { files, changes } = await nameFiles(context, { ...naming, ids });
  const moved = moveDispute(context, payment, dispute, {
    trigger: 'evidence',
    set: { evidence, encryptedFiles: sealedFiles(context, dispute.id, files), evidenceSubmittedAtMs: nowMs },
  });
  if (moved === null) return refuse('DISPUTE_CLOSED', { status: dispute.status });
  if (nowMs >= dispute.dueAtMs) return refuse('DISPUTE_EVIDENCE_OVERDUE', { due_at: timestamp(dispute.dueAtMs) });
  return {
    changes: [...moved.changes, ...changes],
    answer: succeeded(200, { dispute: disputeToWire(context, moved.dispute) }),
  };
});
