import type { Account, EngineStore } from '@mitako/core/engine';
import { byCallers } from '../callers.ts';
import { offer } from '../child.ts';
import type { Done } from '../cost.ts';
import { gatewayOn } from '../gateway-on.ts';
import { countAt, executeAt, isPostgres, storeAt } from '../stores.ts';

// Posts one entry at a time, as the poster does, in two databases in turn: one where few other entries wait, one where
// many do. Nothing is signed.

/** Entries of an account that waits. */
const PER_ACCOUNT = 50;
const POSTED = 100_000;
const ACCOUNT: Account = {
  id: 'system:fees:XAF:test',
  ownerId: 'system',
  kind: 'fees',
  currency: 'XAF',
  livemode: false,
  available: 0,
  chainSequence: 0,
  chainHash: '',
  createdAtMs: 0,
};

interface Side {
  readonly address: string;
  readonly store: EngineStore;
}

/** Its statistics say that no entry waits: so they do when a worker was stopped, and then many wait. */
async function prepared(address: string): Promise<Side> {
  const store = storeAt(address);
  await gatewayOn(store).migrate();
  await store.commit([{ type: 'account.open', account: ACCOUNT }]);
  await executeAt(address, `${entriesSql(address, 'posted', POSTED, 'n')}; ANALYZE;`);
  return { address, store };
}

/** Entries of other accounts. */
function entriesSql(address: string, name: string, count: number, sequence: string): string {
  const numbers = isPostgres(address)
    ? `SELECT n FROM generate_series(1, ${count}) AS n`
    : `WITH RECURSIVE up(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM up WHERE n < ${count}) SELECT n FROM up`;
  return `INSERT INTO mitako_entries (transfer_id, position, account_id, amount, mac, chain_seq)
    SELECT ${isPostgres(address) ? 'gen_random_uuid()' : 'randomblob(16)'}, 0, ${isPostgres(address) ? `convert_to('${name}_' || n / ${PER_ACCOUNT}, 'UTF8')` : `cast('${name}_' || n / ${PER_ACCOUNT} as blob)`}, 1, ${isPostgres(address) ? `''` : `x''`}, ${sequence} FROM (${numbers}) AS numbers`;
}

const sides: readonly Side[] = await Promise.all(process.argv.slice(2, 4).map(prepared));
let transfersMade = 0;

function sideOf(side: number): Side {
  const found = sides[side];
  if (found === undefined) throw new RangeError(`there is no side ${side}`);
  return found;
}

async function addEntry(store: EngineStore): Promise<void> {
  const id = `tx_${String((transfersMade += 1)).padStart(26, '0')}`;
  const entries = [-1, 1].map((amount) => ({ accountId: ACCOUNT.id, amount, mac: '' }));
  const of = { merchantId: null, paymentId: null, subjectId: null, currency: 'XAF', livemode: false, createdAtMs: 0 };
  await store.commit([{ type: 'transfer.insert', transfer: { id, kind: 'sandbox_funding', ...of, entries } }]);
}

async function postEntry({ read, commit }: EngineStore): Promise<void> {
  const [account, [entry]] = await Promise.all([read.accountById(ACCOUNT.id), read.unchainedEntries(ACCOUNT.id, 1)]);
  if (account === null || entry === undefined) throw new Error('there is nothing to post');
  const { transferId, position, amount } = entry;
  await read.transferHeaders([transferId]);
  const [fromSequence, toSequence] = [account.chainSequence, account.chainSequence + 1];
  const links = [{ transferId, position, chainSequence: toSequence, chainHash: '' }];
  const posting = { accountId: ACCOUNT.id, fromSequence, toSequence, chainHash: '', amount, links };
  const { kind } = await commit([{ type: 'account.post', posting }]);
  if (kind !== 'applied') throw new Error(`a posting was ${kind}`);
}

const tasks = {
  /** Of one side, that many others wait from now on. */
  async fill(input: { readonly side: number; readonly waiting: number }): Promise<void> {
    const { address } = sideOf(input.side);
    await executeAt(address, entriesSql(address, 'waiting', input.waiting, 'NULL'));
  },
  /** @returns average milliseconds of a posting */
  async turn(input: { readonly side: number; readonly entries: number }): Promise<Done> {
    const { store } = sideOf(input.side);
    for (let made = 0; made < input.entries / 2; made += 1) await addEntry(store);
    const done = await byCallers(1, input.entries, () => postEntry(store));
    return { ...done, value: 1000 / done.value };
  },
  waiting: (side: number): Promise<number> => countAt(sideOf(side).address, 'entries WHERE chain_seq IS NULL'),
};
export type PostingTasks = typeof tasks;
offer(tasks);
