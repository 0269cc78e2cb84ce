import type { Change, ChangeOf, ChangeType } from '../ports/changes.ts';
import type { EngineStore, StoreReads } from '../ports/store.ts';

/**
 * How to find the effect of a change after the response to its COMMIT was lost: by a row or a value that only this list
 * can have written.
 */
type Witness<Type extends ChangeType> =
  | { readonly found: (read: StoreReads, change: ChangeOf<Type>) => Promise<boolean> }
  | {
      readonly none: 'asserts a fact and writes nothing' | 'others write the same value' | 'leaves nothing to look up';
    };

const ASSERTS = { none: 'asserts a fact and writes nothing' } as const;
/** Setting what is already set, closing what is already closed: a row in this state does not reveal who changed it. */
const SAME = { none: 'others write the same value' } as const;
/** An added amount, a deleted row, a version that has moved on since. */
const GONE = { none: 'leaves nothing to look up' } as const;

/**
 * One entry per kind of change, in the order of checking: the stored response first, because it is ours to the byte or
 * not at all. Another request with the same key may have rotated the same session, in another process, in this very
 * millisecond.
 */
const WITNESSES: { readonly [Type in ChangeType]: Witness<Type> } = {
  'idempotency.insert': {
    async found(read, { record }) {
      const stored = await read.idempotency(record.key);
      return stored !== null && stored.sealedBody === record.sealedBody && stored.createdAtMs === record.createdAtMs;
    },
  },
  'event.keep': ASSERTS,
  'event.append': { found: async (read, { event }) => (await read.eventById(event.id)) !== null },
  'transfer.insert': { found: async (read, { transfer }) => (await read.transferById(transfer.id)) !== null },
  'session.insert': { found: async (read, { session }) => (await read.sessionById(session.id)) !== null },
  'endpoint.insert': { found: async (read, { endpoint }) => (await read.endpointById(endpoint.id)) !== null },
  'handler.insert': { found: async (read, { handler }) => (await read.endpointById(handler.id)) !== null },
  'api_key.insert': { found: async (read, { apiKey }) => (await read.apiKeyById(apiKey.id)) !== null },
  'operator_key.insert': {
    found: async (read, { operatorKey: { id, hash } }) => (await read.operatorKeyByHash(hash))?.id === id,
  },
  'signing_key.insert': {
    found: async (read, { signingKey }) => (await read.signingKeys()).some(({ id }) => id === signingKey.id),
  },
  'delivery.insert': { found: async (read, { delivery }) => (await read.deliveryById(delivery.id)) !== null },
  'session.prove_password': {
    found: async (read, { id, nowMs }) => (await read.sessionById(id))?.session.passwordProvenAtMs === nowMs,
  },
  'principal.set_password': {
    found: async (read, { id, passwordHash }) => (await read.principalById(id))?.passwordHash === passwordHash,
  },
  'principal.set_pin': {
    found: async (read, { id, pinHash }) => (await read.principalById(id))?.pinHash === pinHash,
  },
  'audit.append': { found: async (read, { entry }) => (await read.auditEntryById(entry.id)) !== null },
  'ledger_check.insert': {
    found: async (read, { ledgerCheck }) => (await read.ledgerCheckById(ledgerCheck.id)) !== null,
  },
  'session.rotate': {
    async found(read, { id, fromGeneration, nowMs }) {
      const session = (await read.sessionById(id))?.session;
      return session?.generation === fromGeneration + 1 && session.rotatedAtMs === nowMs;
    },
  },
  'principal.insert': { found: async (read, { principal }) => (await read.principalById(principal.id)) !== null },
  'merchant.insert': { found: async (read, { merchant }) => (await read.merchantById(merchant.id)) !== null },
  'payment.insert': { found: async (read, { payment }) => (await read.paymentById(payment.id)) !== null },
  'attempt.insert': { found: async (read, { attempt }) => (await read.attemptById(attempt.id)) !== null },
  'refund.insert': { found: async (read, { refund }) => (await read.refundById(refund.id)) !== null },
  'kyc_submission.insert': {
    found: async (read, { kycSubmission: { id, merchantId } }) => (await read.lastKycSubmission(merchantId))?.id === id,
  },
  'dispute.insert': { found: async (read, { dispute }) => (await read.disputeById(dispute.id)) !== null },
  'file.insert': { found: async (read, { file }) => (await read.filesByIds([file.id])).length > 0 },
  'settlement.insert': { found: async (read, { settlement }) => (await read.settlementById(settlement.id)) !== null },
  'payout_account.insert': {
    found: async (read, { payoutAccount: { id } }) => (await read.payoutAccounts([id], [])).length > 0,
  },
  'payout_export.insert': {
    found: async (read, { payoutExport }) => (await read.payoutExportById(payoutExport.id)) !== null,
  },
  'payment_link.insert': {
    found: async (read, { paymentLink }) => (await read.paymentLinkById(paymentLink.id)) !== null,
  },
  'cash_code.insert': {
    found: async (read, { cashCode }) =>
      (await read.cashCodeOfPayment(cashCode.paymentId))?.codeHash === cashCode.codeHash,
  },
  'agent_location.insert': {
    found: async (read, { agentLocation }) => (await read.agentLocationById(agentLocation.id)) !== null,
  },
  'cash_out_code.put': {
    found: async (read, { code }) => (await read.cashOutCode(code.walletId))?.codeHash === code.codeHash,
  },
  'session.revoke': {
    found: async (read, { id, nowMs }) => (await read.sessionById(id))?.session.revokedAtMs === nowMs,
  },
  'principal.count_pin': {
    found: async (read, { id, leaseToken }) => (await read.principalById(id))?.pinLeaseToken === leaseToken,
  },
  // It was counted before it was verified, so that only a right one resets it to zero.
  'principal.clear_pin_failures': { found: async (read, { id }) => (await read.principalById(id))?.pinFailures === 0 },
  'session.end_refresh': SAME,
  'principal.disable': SAME,
  'principal.release_pin': GONE,
  'principal.uncount_pin': GONE,
  'merchant.update': GONE,
  'sandbox.advance': GONE,
  'method.suspend': SAME,
  'method.reinstate': SAME,
  'logo.put': SAME,
  'logo.delete': SAME,
  'agent.insert': GONE,
  'agent.update': GONE,
  'session.revoke_others': SAME,
  'api_key.end_after_grace': SAME,
  'api_key.revoke': SAME,
  'api_key.touch': SAME,
  'operator_key.revoke': SAME,
  'operator_key.touch': SAME,
  'signing_key.retire_others': SAME,
  'assert.api_key': ASSERTS,
  'assert.operator_key': ASSERTS,
  'assert.session': ASSERTS,
  'assert.password_proven': ASSERTS,
  'assert.password': ASSERTS,
  'assert.merchant_live': ASSERTS,
  'assert.merchant_active': ASSERTS,
  'assert.agent_active': ASSERTS,
  'assert.method_offered': ASSERTS,
  'assert.account_below': ASSERTS,
  'assert.api_keys_below': ASSERTS,
  'assert.payment_link_open': ASSERTS,
  'customer.set_notes': SAME,
  'customer.erase': SAME,
  'payment_link.update': GONE,
  'payment_link.take_place': GONE,
  'payment_link.keep_place': GONE,
  'payment_link.free_place': GONE,
  'payment.update': GONE,
  'attempt.update': GONE,
  'refund.update': GONE,
  'dispute.update': GONE,
  'kyc_submission.update': GONE,
  'file.update': GONE,
  'file.delete': SAME,
  'file_part.insert': GONE,
  'file_parts.delete': SAME,
  'settlement.update': GONE,
  'payout_account.replace': SAME,
  'assert.payout_account': ASSERTS,
  'assert.no_payout_account': ASSERTS,
  'account.open': SAME,
  'account.debit': GONE,
  'account.overdraw': GONE,
  'account.credit': GONE,
  'account.post': GONE,
  'figure.insert': GONE,
  'figures.count': GONE,
  'daily_total.add': GONE,
  'daily_total.return': GONE,
  'cash_code.use': GONE,
  'agent_location.update': GONE,
  'cash_out_code.count_failure': GONE,
  'cash_out_code.use': GONE,
  'cash_out_code.void': SAME,
  'endpoint.update': GONE,
  'endpoint.delete': SAME,
  'handler.delete': SAME,
  'delivery.cancel_waiting': SAME,
  'delivery.end_late': GONE,
  'endpoint.note_success': GONE,
  'endpoint.note_failure': GONE,
  'delivery.hasten': SAME,
  'lanes.settle': GONE,
  'lane.release': GONE,
  'idempotency.finish': SAME,
  'idempotency.take_over': GONE,
  'idempotency.forget': GONE,
  'task.insert': GONE,
  'task.finish': GONE,
  'task.postpone': GONE,
  'task.cancel': GONE,
  'worker.put': SAME,
  'ledger_check.renew': GONE,
  'ledger_check.release': GONE,
  'ledger_check.finish': SAME,
};

const ORDER = new Map(Object.keys(WITNESSES).map((type, index) => [type, index]));

/** Whether the effect of a list can be found again. */
export function hasWitness(changes: readonly Change[]): boolean {
  return changes.some((change) => 'found' in WITNESSES[change.type] && !isRunning(change));
}

/** After a lost response to COMMIT: whether the list was written after all. */
export async function wasApplied(
  { store }: { readonly store: EngineStore },
  changes: readonly Change[],
): Promise<boolean> {
  const witnesses = changes
    .filter((change) => 'found' in WITNESSES[change.type] && !isRunning(change))
    .toSorted((a, b) => (ORDER.get(a.type) ?? 0) - (ORDER.get(b.type) ?? 0));
  const [change] = witnesses;
  return change !== undefined && isFound(store.read, change);
}

/** A key held without a response looks the same for every holder in this millisecond. */
function isRunning(change: Change): boolean {
  return change.type === 'idempotency.insert' && change.record.sealedBody === null;
}

function isFound<Type extends ChangeType>(read: StoreReads, change: ChangeOf<Type>): Promise<boolean> {
  const witness: Witness<Type> = WITNESSES[change.type];
  return 'found' in witness ? witness.found(read, change) : Promise.resolve(false);
}
