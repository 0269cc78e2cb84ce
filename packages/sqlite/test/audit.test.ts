import { engineStore, type EngineStore } from '@mitako/core/engine';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aCredit, anAccount, asRead, stored } from '../../testing/src/store-conformance/fixtures.ts';
import { storedId } from '../../../tests/support/stored-ids.ts';
import { openConnection } from '../src/connection.ts';
import type { Connection } from '../src/driver.ts';
import { sqlite } from '../src/index.ts';
import { locate, type Location } from '../src/location.ts';

const PAGE = { limit: 10, afterId: null };

let location: Location;
let store: EngineStore;
/** An attacker who has the file and not the keys. */
let intruder: Connection;

beforeEach(async () => {
  location = locate(':memory:');
  store = engineStore(sqlite({ path: location.file }));
  await store.migrations.migrate();
  intruder = openConnection(location.file);
});
afterEach(async () => {
  intruder.close();
  await store.close();
  location.dispose();
});

describe('the audit of a tampered ledger', () => {
  it('finds the entries of a missing transfer', async () => {
    const [gone, kept] = await withTransfers();
    intruder.prepare('DELETE FROM mitako_transfers WHERE id = ?').run(storedId('transaction', gone.id));
    const entries = stored(gone);
    expect((await store.audit.orphanEntries(null, 10)).orphans).toEqual(entries);
    const first = await store.audit.orphanEntries(null, 1);
    expect(first).toEqual({ orphans: entries.slice(0, 1), last: { transferId: gone.id, position: 0 } });
    expect((await store.audit.orphanEntries(first.last, 10)).orphans).toEqual(entries.slice(1));
    expect((await store.audit.transfers(PAGE)).map(({ transfer }) => transfer.id)).toEqual([kept.id]);
  });

  it('returns a transfer whose entries are missing', async () => {
    const [gone, kept] = await withTransfers();
    intruder.prepare('DELETE FROM mitako_entries WHERE transfer_id = ?').run(storedId('transaction', gone.id));
    const audited = await store.audit.transfers(PAGE);
    expect(audited.map(({ transfer, entries }) => [transfer.id, entries.length])).toEqual([
      [gone.id, 0],
      [kept.id, 2],
    ]);
    expect((await store.audit.orphanEntries(null, 10)).orphans).toEqual([]);
  });

  it('returns an account with a missing row by its entries', async () => {
    const [, kept] = await withTransfers();
    const [id] = asRead(kept).entries.map(({ accountId }) => accountId);
    const found = (await store.audit.accounts(PAGE)).find((audited) => audited.id === id);
    expect(found).toMatchObject({ account: null, unchainedSum: -7, unchainedDebits: -7 });
  });
});

async function withTransfers(): Promise<[ReturnType<typeof aCredit>, ReturnType<typeof aCredit>]> {
  const fees = anAccount({ kind: 'fees' });
  const transfers: [ReturnType<typeof aCredit>, ReturnType<typeof aCredit>] = [
    aCredit(fees.id, 5),
    aCredit(fees.id, 7),
  ];
  const outcome = await store.commit([
    { type: 'account.open', account: fees },
    ...transfers.map((transfer) => ({ type: 'transfer.insert', transfer }) as const),
  ]);
  expect(outcome).toEqual({ kind: 'applied' });
  return transfers;
}
