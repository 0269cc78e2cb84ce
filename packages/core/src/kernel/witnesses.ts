import { isDeepStrictEqual } from 'node:util';
import type { Change, ChangeOf, ChangeType } from '../ports/changes.ts';
import { rowChangeType, type RowChangeType, rowsWith, type RowsWith, type RowUpdate } from '../ports/rows.ts';
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

type Assertion = Extract<ChangeType, `assert.${string}`>;

type FoundRow = RowsWith<'insert'> & RowsWith<'byId'>;
type Inserts = {
  readonly [Name in FoundRow as RowChangeType<Name, 'insert'>]: Witness<RowChangeType<Name, 'insert'>>;
};

/**
 * One entry per kind of change, except assertions and updates of rows, which have no witness. In the order of checking:
 * the stored response first, because it is either exactly ours or absent. Another request with the same key may have
 * rotated the same session, in another process, in this very millisecond.
 */
const WITNESSES: { readonly [Type in Exclude<ChangeType, Assertion | RowUpdate['type']>]: Witness<Type> } = {
  'idempotency.insert': {
    async found(read, { record }) {
      const stored = await read.idempotency(record.key);
      return stored !== null && stored.sealedBody === record.sealedBody && stored.createdAtMs === record.createdAtMs;
    },
  },
  ...insertsOfRows(),
  // There is one, with one id.
  'data_key.insert': {
    found: async (read, { dataKey: { id, wraps } }) => isDeepStrictEqual((await read.dataKeyById(id))?.wraps, wraps),
  },
  'event.append': { found: async (read, { event }) => (await read.eventById(event.id)) !== null },
  'transfer.insert': { found: async (read, { transfer }) => (await read.transferById(transfer.id)) !== null },
  'session.insert': { found: async (read, { session }) => (await read.sessionById(session.id)) !== null },
  'endpoint.insert': { found: async (read, { endpoint }) => (await read.endpointById(endpoint.id)) !== null },
  'handler.insert': { found: async (read, { handler }) => (await read.endpointById(handler.id)) !== null },
  'checkpoint.insert': {
    found: async (read, { checkpoint }) =>
      (await read.checkpointOfDay(checkpoint.day))?.signature === checkpoint.signature,
  },
  'signing_key.insert': {
    found: async (read, { signingKey }) => (await read.signingKeys()).some(({ id }) => id === signingKey.id),
  },
  'session.prove_password': {
    found: async (read, { id, nowMs }) => (await read.sessionById(id))?.session.passwordProvenAtMs === nowMs,
  },
  'principal.set_password': {
    found: async (read, { id, passwordHash }) => (await read.principalById(id))?.passwordHash === passwordHash,
  },
  'principal.set_email': {
    found: async (read, { id, emailHash }) => (await read.principalById(id))?.emailHash === emailHash,
  },
  'principal.set_tier': SAME,
  'principal.set_frozen': {
    found: async (read, { id, frozenAtMs, reason }) => {
      const found = await read.principalById(id);
      return found?.frozenAtMs === frozenAtMs && found.freezeReason === reason;
    },
  },
  'principal.set_contact': {
    found: async (read, { id, encryptedName }) => (await read.principalById(id))?.encryptedName === encryptedName,
  },
  'principal.set_locale': SAME,
  'principal.note_bounce': SAME,
  'principal.verify_email': SAME,
  'principal.verify_phone': {
    found: async (read, { id, phoneHash }) => (await read.principalById(id))?.verifiedPhoneHash === phoneHash,
  },
  'principal.set_pin': {
    found: async (read, { id, pinHash }) => (await read.principalById(id))?.pinHash === pinHash,
  },
  'audit.append': { found: async (read, { entry }) => (await read.auditEntryById(entry.id)) !== null },
  'session.rotate': {
    async found(read, { id, fromGeneration, nowMs }) {
      const session = (await read.sessionById(id))?.session;
      return session?.generation === fromGeneration + 1 && session.rotatedAtMs === nowMs;
    },
  },
  'kyc_submission.insert': {
    found: async (read, { kycSubmission: { id, merchantId } }) => (await read.lastKycSubmission(merchantId))?.id === id,
  },
  'file.insert': { found: async (read, { file }) => (await read.filesByIds([file.id])).length > 0 },
  'payout_account.insert': {
    found: async (read, { payoutAccount: { id } }) => (await read.payoutAccounts([id], [])).length > 0,
  },
  'cash_code.insert': {
    found: async (read, { cashCode }) =>
      (await read.cashCodeOfPayment(cashCode.paymentId))?.codeHash === cashCode.codeHash,
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
  'principal.set_factors': {
    found: async (read, { id, from, to }) => to > from && (await read.principalById(id))?.factorsAtMs === to,
  },
  'principal.use_factor_grace': GONE,
  'factor.confirm': GONE,
  'factor.use': GONE,
  'factor.use_passkey': GONE,
  'factor.suspend': GONE,
  'factor.delete': SAME,
  'factors.delete_unconfirmed': SAME,
  'factors.delete': SAME,
  'recovery_code.insert': GONE,
  'recovery_code.use': GONE,
  'recovery_codes.delete': SAME,
  'known_device.insert': GONE,
  'known_device.use': GONE,
  'known_device.delete': SAME,
  'known_devices.delete': SAME,
  'session.end_refresh': SAME,
  'principal.release_pin': GONE,
  // The token is this verification's own, and nothing else ends it within its lease.
  'principal.uncount_pin': {
    found: async (read, { id, leaseToken }) => (await read.principalById(id))?.pinLeaseToken !== leaseToken,
  },
  'sandbox.advance': GONE,
  'method.suspend': SAME,
  'method.reinstate': SAME,
  'logo.put': SAME,
  'logo.delete': SAME,
  'session.revoke_others': SAME,
  'session.revoke_of_membership': SAME,
  'session.end_host': SAME,
  'principal.end_host': SAME,
  'sealed_rows.replace': GONE,
  'api_key.move': SAME,
  'operator_key.move': SAME,
  'api_key.revoke_unseen': SAME,
  'operator_key.revoke_unseen': SAME,
  'api_key.end_after_grace': SAME,
  'api_key.allow_from': SAME,
  'operator_key.allow_from': SAME,
  'operator_key.rename': SAME,
  'api_key.revoke': SAME,
  'api_key.touch': SAME,
  'operator_key.revoke': SAME,
  'operator_key.touch': SAME,
  'signing_key.retire_others': SAME,
  'event.keep': ASSERTS,
  'customer.set_name': SAME,
  'customer.set_notes': SAME,
  'customer.erase': SAME,
  'payment_link.take_place': GONE,
  'payment_link.keep_place': GONE,
  'payment_link.free_place': GONE,
  'payment.update': GONE,
  'payment.describe': GONE,
  'checkpoint.recheck': SAME,
  'account_states.put': SAME,
  'file.delete': SAME,
  'file_part.insert': GONE,
  'file_parts.delete': SAME,
  'payout_account.replace': SAME,
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
  'cash_out_code.count_failure': GONE,
  'cash_out_code.use': GONE,
  'cash_out_code.void': SAME,
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
  'link.use': { found: async (read, { id, nowMs }) => (await read.linkById(id))?.usedAtMs === nowMs },
  'link.count_failure': GONE,
  'links.end': SAME,
  // Where it was queued before, nothing is written.
  'message.queue': SAME,
  'message.hand_over': GONE,
  'message.postpone': GONE,
  'message.end': GONE,
  'message.bounce': GONE,
  'worker.put': SAME,
  'ledger_check.renew': GONE,
  'ledger_check.release': GONE,
  'ledger_check.finish': SAME,
};

/** An id is new with its row. */
function insertsOfRows(): Inserts {
  const found = rowsWith('insert').filter((name): name is FoundRow => rowsWith('byId').some((other) => other === name));
  return Object.fromEntries(
    found.map((name) => [
      rowChangeType(name, 'insert'),
      {
        found: async (read: StoreReads, { [name]: { id } }: Readonly<Record<FoundRow, { readonly id: string }>>) =>
          (await read[`${name}ById`](id)) !== null,
      },
    ]),
  ) as unknown as Inserts;
}

const ORDER: readonly string[] = Object.keys(WITNESSES);

/** Whether the effect of a list can be found again. */
export function hasWitness(changes: readonly Change[]): boolean {
  return changes.some(isWitnessed);
}

/** After a lost response to COMMIT: whether the list was written after all. */
export async function wasApplied(
  { store }: { readonly store: EngineStore },
  changes: readonly Change[],
): Promise<boolean> {
  const [first] = changes.filter(isWitnessed).toSorted((a, b) => ORDER.indexOf(a.type) - ORDER.indexOf(b.type));
  return first !== undefined && isFound(store.read, first);
}

function isWitnessed(change: Change): boolean {
  return 'found' in witnessOf(change.type) && !isRunning(change);
}

function witnessOf<Type extends ChangeType>(type: Type): Witness<Type> {
  const own: { readonly [Each in ChangeType]?: Witness<Each> } = WITNESSES;
  return own[type] ?? (type.startsWith('assert.') ? ASSERTS : GONE);
}

/** A key held without a response looks the same for every holder in this millisecond. */
function isRunning(change: Change): boolean {
  return change.type === 'idempotency.insert' && change.record.sealedBody === null;
}

function isFound<Type extends ChangeType>(read: StoreReads, change: ChangeOf<Type>): Promise<boolean> {
  const witness = witnessOf<Type>(change.type);
  return 'found' in witness ? witness.found(read, change) : Promise.resolve(false);
}
