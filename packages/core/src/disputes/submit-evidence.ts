import { timestamp } from '../basics/timestamp.ts';
import { moveDispute } from './move-dispute.ts';
import { ownDispute, paymentOf } from './read-disputes.ts';
import { disputeToWire } from './wire.ts';
import { merchantOf } from '../kernel/callers.ts';
import { type WriteOperation, refuse } from '../kernel/operation.ts';
import { succeeded } from '../kernel/result.ts';

/** The merchant's evidence, until `due_at`. Later evidence replaces earlier evidence while the dispute is open. */
export const submitDisputeEvidence: WriteOperation<'submitDisputeEvidence'> = {
  async decide(context, request) {
    const dispute = await ownDispute(context, request.parameters.dispute_id, merchantOf(request.caller));
    const payment = await paymentOf(context, dispute);
    const nowMs = context.clock.now();
    const moved = moveDispute(context, payment, dispute, {
      trigger: 'evidence',
      set: { evidence: request.body.evidence, evidenceSubmittedAtMs: nowMs },
    });
    if (moved === null) return refuse('DISPUTE_CLOSED', { status: dispute.status });
    if (nowMs >= dispute.dueAtMs) return refuse('DISPUTE_EVIDENCE_OVERDUE', { due_at: timestamp(dispute.dueAtMs) });
    return { changes: moved.changes, answer: succeeded(200, { dispute: disputeToWire(moved.dispute) }) };
  },
};
