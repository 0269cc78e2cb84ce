import { type ChangeOf, parseAccountId, type StoredEntry, type Transfer } from '@mitako/core/engine';
import type { SomeDefinitions } from '../engine/change.ts';
import { insert } from '../engine/write.ts';
import { entries, transfers } from './tables.ts';

/** A transfer is inserted and never changed; the index on its subject refuses a second one of its kind. */
export const transferChanges = {
  'transfer.insert': ({ check, one, each }) => [
    check(({ transfer }) => {
      refuseUnbalanced(transfer);
      refuseMixed(transfer);
    }),
    one(insert(transfers, ({ transfer }) => transfer)),
    each(
      entriesOf,
      insert(entries, (entry) => entry),
    ),
  ],
} satisfies SomeDefinitions;

/** Written unposted: only the poster assigns an entry its position. */
function entriesOf({ transfer }: ChangeOf<'transfer.insert'>): readonly StoredEntry[] {
  return transfer.entries.map((entry, position) => ({
    ...entry,
    transferId: transfer.id,
    position,
    chainSequence: null,
    chainHash: null,
  }));
}

function refuseUnbalanced({ id, entries: booked }: Transfer): void {
  let sum = 0;
  for (const { amount } of booked) sum += amount;
  if (booked.length < 2 || sum !== 0) {
    throw new RangeError(`Transfer ${id} has ${booked.length} entries that sum to ${sum}, not to 0.`);
  }
}

/** Test money must never reach a live account, nor francs a euro account. */
function refuseMixed({ id, livemode, currency, entries: booked }: Transfer): void {
  for (const { accountId } of booked) {
    const account = parseAccountId(accountId);
    if (account.livemode !== livemode || account.currency !== currency) {
      throw new RangeError(`Transfer ${id} of ${currency}, ${modeOf(livemode)}, has an entry on account ${accountId}.`);
    }
  }
}

function modeOf(livemode: boolean): string {
  return livemode ? 'live' : 'test';
}
