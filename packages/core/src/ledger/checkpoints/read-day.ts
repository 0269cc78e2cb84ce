import { createHash } from 'node:crypto';
import { CHECKPOINTED, type CheckpointedKind } from '../../ports/ledger-audit.ts';
import { parseAccountId } from '../accounts.ts';
import type { AccountKind, StoredEntry, Transfer } from '../model.ts';
import type { Verification } from '../verify/verification.ts';
import { eachTransfer } from '../verify/each-transfer.ts';
import { idsOfDay } from './days.ts';
import type { CheckpointDocument } from './model.ts';

/** What the rows of a day say now. */
export interface DayRead extends Pick<CheckpointDocument, 'counts' | 'hashes'> {
  /** Every entry is in the chain of its account. */
  readonly isPosted: boolean;
  /** What the day's entries add to the balances, by mode and currency. */
  readonly moved: CheckpointDocument['balances'];
}

const COUNTED = {
  payment: 'payments',
  attempt: 'attempts',
  refund: 'refunds',
  dispute: 'disputes',
  settlement: 'settlements',
  auditEntry: 'audit_entries',
} as const satisfies Record<CheckpointedKind, keyof CheckpointDocument['counts']>;

/** @param verifies also verifies its transfers, and what they name */
export async function readDay(run: Verification, day: string, verifies: boolean): Promise<DayRead> {
  const ledger = createHash('sha256');
  const objects = createHash('sha256');
  const counts = {
    transfers: 0,
    entries: 0,
    payments: 0,
    attempts: 0,
    refunds: 0,
    disputes: 0,
    settlements: 0,
    audit_entries: 0,
  };
  const moved: Record<string, Partial<Record<AccountKind, number>>> = {};
  let isPosted = true;

  await eachTransfer(run, idsOfDay('transaction', day), {
    verifies,
    withObjects: verifies,
    see({ transfer, entries }) {
      counts.transfers += 1;
      counts.entries += entries.length;
      ledger.update(`${JSON.stringify(rowsOf(transfer, entries))}\n`);
      for (const { accountId, amount, chainSequence } of entries) {
        isPosted &&= chainSequence !== null;
        const kind = kindOf(accountId);
        const place = `${transfer.livemode ? 'live' : 'test'}:${transfer.currency}`;
        if (kind !== null) moved[place] = { ...moved[place], [kind]: (moved[place]?.[kind] ?? 0) + amount };
      }
    },
  });
  for (const kind of CHECKPOINTED) {
    await run.eachRow(
      (page) => run.context.store.audit.fixedRows(kind, page),
      ({ id }) => id,
      ({ values }) => {
        counts[COUNTED[kind]] += 1;
        objects.update(`${JSON.stringify([kind, ...values])}\n`);
      },
      idsOfDay(kind, day),
    );
  }
  return { counts, hashes: { ledger: ledger.digest('hex'), objects: objects.digest('hex') }, isPosted, moved };
}

function rowsOf(transfer: Omit<Transfer, 'entries'>, entries: readonly StoredEntry[]): readonly unknown[] {
  const { id, kind, livemode, currency, merchantId, paymentId, subjectId, createdAtMs } = transfer;
  const header = [id, kind, livemode, currency, merchantId, paymentId, subjectId, createdAtMs];
  return [header, ...entries.map((each) => ENTRY.map((field) => each[field]))];
}

const ENTRY = ['position', 'accountId', 'amount', 'mac', 'chainSequence', 'chainHash'] as const;

/** Null: it is a problem of its own. */
function kindOf(accountId: string): AccountKind | null {
  try {
    return parseAccountId(accountId).kind;
  } catch {
    return null;
  }
}
