import type { DataOf } from '@mitako/contract';
import { timestamp } from '../basics/timestamp.ts';
import type { Context } from '../context.ts';
import { type ReadOperation, refuse, type WriteOperation } from '../kernel/operation.ts';
import { succeeded } from '../kernel/result.ts';
import type { DataKey, Worker } from '../model.ts';
import { DATA_KEY_ID, rewrapped } from './unlock.ts';

/** A process reports every ten seconds. */
const ALIVE_MS = 60_000;
const PROCESSES_MAX = 1_000;

type Status = DataOf<'getRootSecretStatus'>['root_secret'];

export const getRootSecretStatus: ReadOperation<'getRootSecretStatus'> = async (context) =>
  succeeded(200, { root_secret: statusOf(context, await kept(context), await alive(context)) });

/** Forgets every root secret but the present one. Refused while a process runs with another one. */
export const finishRootSecretRotation: WriteOperation<'finishRootSecretRotation'> = {
  async decide(context) {
    const { rootFingerprint } = context.settings;
    const [dataKey, processes] = [await kept(context), await alive(context)];
    const others = processes.filter((each) => each.rootFingerprint !== rootFingerprint);
    if (others.length > 0) return refuse('ROOT_SECRET_IN_USE', { processes: others.map(({ name }) => name) });
    const present = dataKey.wraps[rootFingerprint];
    // This process has it: another one finished meanwhile with its own.
    if (present === undefined) return refuse('ROOT_SECRET_IN_USE', { processes: [] });
    const next = { ...dataKey, wraps: { [rootFingerprint]: present } };
    const isDone = Object.keys(dataKey.wraps).length === 1;
    return {
      changes: isDone ? [] : [rewrapped(dataKey, next.wraps)],
      answer: succeeded(200, { root_secret: statusOf(context, next, processes) }),
    };
  },
};

async function kept({ store }: Context): Promise<DataKey> {
  const dataKey = await store.read.dataKeyById(DATA_KEY_ID);
  if (dataKey === null) throw new Error('the data key that this process works with is gone');
  return dataKey;
}

async function alive({ store, clock }: Context): Promise<readonly Worker[]> {
  const seen = await store.read.workers(PROCESSES_MAX);
  return seen.filter(({ lastSeenAtMs, stoppedAtMs }) => stoppedAtMs === null && clock.now() - lastSeenAtMs < ALIVE_MS);
}

function statusOf({ settings }: Context, { wraps }: DataKey, processes: readonly Worker[]): Status {
  return {
    id: settings.rootFingerprint,
    roots: Object.entries(wraps).map(([id, { addedAtMs }]) => ({
      id,
      added_at: timestamp(addedAtMs),
      processes: processes.filter((each) => each.rootFingerprint === id).map(({ name }) => name),
    })),
  };
}
