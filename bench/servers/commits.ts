import type { Identity } from '@mitako/core';
import type { Swept } from '@mitako/core/engine';
import { idOfStored } from '../../packages/sql/src/engine/ids.ts';
import { byCallers } from '../callers.ts';
import { offer } from '../child.ts';
import type { Done } from '../cost.ts';
import { gatewayOn } from '../gateway-on.ts';
import { oneByOne, recordingStore, type Recorded } from '../one-by-one.ts';
import { PAYMENT_PARAMS } from '../payment-params.ts';
import { countAt, rowsAt, storeAt } from '../stores.ts';

// Payments created in process, without HTTP: by the gateway, and by the same statements sent one by one.

const address = process.argv[2] ?? '';
const store = storeAt(address);
const gateway = gatewayOn(store);
await gateway.migrate();
const { merchant } = await gateway.seedSandbox();
/**
 * As authenticated by HTTP: each commit asserts that the key and its merchant are still valid. Anew for each measurement:
 * an identity that is kept does not know that its key was used, and each call would note that again.
 */
async function authenticated(): Promise<Identity> {
  return gateway.authenticate({ kind: 'bearer', authorization: `Bearer ${merchant.liveKey}` });
}

let recorded: Recorded[] = [];
// Not that the key was used, which is noted by the first call.
const recording = gatewayOn(
  recordingStore(address, (statements) => {
    if (statements.some(isRecord)) recorded.push(statements);
  }),
);
const floor = oneByOne(address);

/** The requests. Every n-th has a used idempotency key, whose guard refuses its commit. */
export interface Creates {
  readonly callers: number;
  readonly count: number;
  /** 0: none. */
  readonly refusedEvery: number;
}

/** The results; the value is created payments per second. */
export interface Created extends Done {
  readonly created: number;
  readonly refused: number;
}

/** Of an idempotency key. */
function isRecord({ sql }: Recorded[number]): boolean {
  return sql.includes('mitako_idempotency');
}

let keysMade = 0;
const usedKeys = Array.from({ length: 64 }, (_, index) => `used-${index}`);

function keyFor(index: number, { refusedEvery }: Creates): { readonly key: string; readonly isUsed: boolean } {
  const isUsed = refusedEvery > 0 && index % refusedEvery === refusedEvery - 1;
  return { key: isUsed ? (usedKeys[index % usedKeys.length] ?? '') : `fresh-${(keysMade += 1)}`, isUsed };
}

async function create(on: typeof gateway, by: Identity, idempotencyKey: string): Promise<boolean> {
  const answer = await on.call('createPayment', { way: 'api', identity: by, body: PAYMENT_PARAMS, idempotencyKey });
  if (answer.status !== 201) throw new Error(`a payment was not created: ${answer.body}`);
  return !answer.replayed;
}

for (const key of usedKeys) await create(gateway, await authenticated(), key);

/** @param work returns whether it committed */
async function measured(asked: Creates, work: (index: number) => Promise<boolean>): Promise<Created> {
  let refused = 0;
  const done = await byCallers(asked.callers, asked.count, async (index) => {
    if (!(await work(index))) refused += 1;
  });
  const expected = asked.refusedEvery > 0 ? Math.floor(asked.count / asked.refusedEvery) : 0;
  if (refused !== expected) throw new Error(`${refused} commits were refused instead of ${expected}`);
  return { ...done, created: asked.count - refused, refused };
}

/** As in the background work. */
const EVENT_ROWS_MAX = 500;
const RECORDS_MAX = 1_000;

/** Deletes that many of the oldest events and idempotency records, each step after the other, without pauses. */
async function sweep(count: number): Promise<void> {
  const [newest] = await rowsAt<{ readonly id: unknown; readonly expires: number | string }>(
    address,
    `SELECT (SELECT id FROM mitako_events ORDER BY id DESC LIMIT 1) AS id, (SELECT max(expires_at_ms) FROM mitako_idempotency) AS expires`,
  );
  if (newest === undefined) throw new Error('there is nothing to sweep');
  const { sweepEvents } = store.claim;
  let afterId: string | null = null;
  // Where tables are divided, old events go with their leaf.
  for (let left = sweepEvents === null ? 0 : count; left > 0;) {
    const limit = Math.min(EVENT_ROWS_MAX, 3 * left);
    const beforeId = idOfStored('event', newest.id);
    const swept: Swept | undefined = await sweepEvents?.({ afterId, limit, beforeId });
    if (swept === undefined || swept.nextAfterId === null) throw new Error('there are not enough old events');
    afterId = swept.nextAfterId;
    left -= swept.count;
  }
  for (let left = count; left > 0;) {
    const limit = Math.min(RECORDS_MAX, left);
    const deleted = await store.claim.sweepIdempotency({ nowMs: Number(newest.expires), limit });
    if (deleted === 0) throw new Error('there are not enough old records');
    left -= deleted;
  }
}

const tasks = {
  async ours(asked: Creates): Promise<Created> {
    const identity = await authenticated();
    return measured(asked, (index) => create(gateway, identity, keyFor(index, asked).key));
  },
  /** Meanwhile as many old events and idempotency records are deleted, and the time until both are done counts. */
  async swept(asked: Creates): Promise<Done> {
    const identity = await authenticated();
    const startedAt = performance.now();
    const [done] = await Promise.all([
      measured(asked, (index) => create(gateway, identity, keyFor(index, asked).key)),
      sweep(asked.count),
    ]);
    return { ...done, value: (asked.count * 1000) / (performance.now() - startedAt) };
  },
  /** The statements are built beforehand: only sending them is measured. */
  async oneByOne(asked: Creates): Promise<Created> {
    const identity = await authenticated();
    recorded = [];
    const areUsed: boolean[] = [];
    for (let index = 0; index < asked.count; index += 1) {
      const { key, isUsed } = keyFor(index, asked);
      areUsed.push(isUsed);
      await create(recording, identity, key);
    }
    return measured(asked, async (index) => {
      const statements = recorded[index] ?? [];
      const isCommitted = await floor.commit(statements);
      if (isCommitted === areUsed[index]) throw new Error('a commit ended other than it must');
      // Its key is the record's first value.
      const record = statements.find(isRecord);
      if (!isCommitted) await floor.readAnswer(String(record?.values[0]));
      return isCommitted;
    });
  },
  /** The statements of one commit. */
  statements: (): number => recorded[0]?.length ?? 0,
  rows: async (): Promise<Readonly<Record<string, number>>> => ({
    payments: (await countAt(address, 'payments')) - usedKeys.length,
    events: (await countAt(address, 'events')) - usedKeys.length,
    idempotency: (await countAt(address, 'idempotency')) - usedKeys.length,
  }),
};
export type CommitsTasks = typeof tasks;
offer(tasks);
