import { LIMITS } from '@mitako/contract/names';
import { actorOf } from '../audit/actor.ts';
import { appendAuditEntry } from '../audit/append-audit-entry.ts';
import { deciding, refuse } from '../kernel/operation.ts';
import { succeeded } from '../kernel/result.ts';
import { decidePayout } from '../settlements/decide-payout.ts';
import { payoutExportById } from './read-payout-exports.ts';
import { payoutExportToWire } from './wire.ts';
import type { ExportedCount } from '../model.ts';

/**
 * Records that the bank has paid what is still pending of a file: all of it or nothing. What came back is resolved as
 * failed before. Each merchant reads of its own settlement in the log.
 */
export const payPayoutExport = deciding<'payPayoutExport'>(async (context, request) => {
  const { reference } = request.body;
  const payoutExport = await payoutExportById(context, request.parameters.payout_export_id);
  const [pending, counts] = await Promise.all([
    context.store.read.settlements(
      { exportId: payoutExport.id, status: 'pending' },
      { limit: LIMITS.payoutExportMax, afterId: null },
    ),
    context.store.read.exportedCounts([payoutExport.id]),
  ]);
  if (pending.length === 0) return refuse('SETTLEMENT_CLOSED', { payout_export_id: payoutExport.id });
  const actor = actorOf(request.caller);
  const changes = pending.flatMap((settlement) => {
    const { payoutAccountId } = settlement;
    const paid = decidePayout(context, settlement, {
      outcome: 'paid',
      reference,
      failureReason: null,
      payoutAccountId,
    });
    const entry = {
      action: 'settlement.resolve',
      subjectType: 'settlement',
      subjectId: settlement.id,
      merchantId: settlement.merchantId,
      livemode: settlement.livemode,
      details: { outcome: 'paid', reference, payout_account_id: payoutAccountId },
    } as const;
    return [
      ...(paid?.changes ?? []),
      ...(actor === null ? [] : [appendAuditEntry(context, actor, request.origin, entry)]),
    ];
  });
  const others = counts.filter(({ status }) => status === 'failed');
  const paidBefore = counts.find(({ status }) => status === 'paid')?.count ?? 0;
  const now: readonly ExportedCount[] = [
    ...others,
    { exportId: payoutExport.id, status: 'paid', count: paidBefore + pending.length },
  ];
  return {
    changes,
    answer: succeeded(200, { payout_export: payoutExportToWire(payoutExport, now) }),
    audit: { livemode: payoutExport.livemode },
  };
});
