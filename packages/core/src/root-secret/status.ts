import type { DataOf } from '@mitako/contract';
import { timestamp, timestampOrNull } from '../basics/timestamp.ts';
import type { Context } from '../context.ts';
import type { DataKey, Worker } from '../model.ts';
import type { DataKeyVersion } from '../system/keyring.ts';
import { aliveProcesses } from './alive.ts';
import type { Renewal } from './model.ts';
import { rowsLeft } from './rows-left.ts';
import { DATA_KEY_ID } from './unlock.ts';

type Status = DataOf<'getRootSecretStatus'>['root_secret'];

export async function keptDataKey({ store }: Context): Promise<DataKey> {
  const dataKey = await store.read.dataKeyById(DATA_KEY_ID);
  if (dataKey === null) throw new Error('the data key that this process works with is gone');
  return dataKey;
}

export async function statusOf(context: Context, dataKey: DataKey): Promise<Status> {
  const processes = await aliveProcesses(context);
  return {
    id: context.settings.rootFingerprint,
    roots: Object.entries(dataKey.wraps).map(([id, { addedAtMs }]) => ({
      id,
      added_at: timestamp(addedAtMs),
      processes: processes.filter((each) => each.rootFingerprint === id).map(({ name }) => name),
    })),
    versions: context.unlock.versionsOf(dataKey).map((each) => ({
      version: each.version,
      status: statusOfVersion(each, dataKey.activeVersion),
    })),
    renewal: dataKey.renewal === null ? null : await renewalToWire(context, dataKey.renewal, processes),
  };
}

function statusOfVersion(each: DataKeyVersion, active: number): Status['versions'][number]['status'] {
  if (each.version === active) return 'active';
  if (each.version > active) return 'announced';
  return 'secret' in each ? 'ending' : 'ended';
}

async function renewalToWire(
  context: Context,
  { to, announcedAtMs, activatedAtMs, movedAtMs, pass, stuckCount }: Renewal,
  processes: readonly Worker[],
): Promise<Status['renewal']> {
  const isActive = activatedAtMs !== null;
  const left = isActive ? await rowsLeft(context, to) : [];
  const unseen = isActive ? await context.store.read.unseenCredentials(to, context.clock.now()) : null;
  return {
    version: to,
    announced_at: timestamp(announcedAtMs),
    unaware: processes.filter(({ keyVersion }) => keyVersion < to).map(({ name }) => name),
    activated_at: timestampOrNull(activatedAtMs),
    pass,
    rows_left: left.filter(({ count }) => count > 0),
    rows_stuck: stuckCount,
    moved_at: timestampOrNull(movedAtMs),
    unseen: unseen && {
      api_keys: unseen.apiKeys,
      operator_keys: unseen.operatorKeys,
      recovery_codes: unseen.recoveryCodes,
      pins: unseen.pins,
    },
  };
}
