import { type CommitContext, commitOnce } from '../kernel/decide-and-commit.ts';
import type { ChangeOf } from '../ports/changes.ts';
import { createKeyring, type DataKeyVersion, type Keyring } from '../system/keyring.ts';
import type { DataKey } from './model.ts';
import { engineStore, type Store } from '../ports/store.ts';
import { type RootSecrets, type World, worldOfWraps } from './root-secrets.ts';

/** There is one. */
export const DATA_KEY_ID = 'data-key';
const BYTES = 32;

/**
 * A process with background work reads the data key every ten seconds, any other before a call once it was read this long
 * ago: no value is made with a version that was replaced before that.
 */
const STALE_MS = 30_000;

export interface Unlock {
  /** Resolves once the keyring has its keys, of late enough. Null: it has them. @throws RootSecretError, WorldError */
  (): Promise<void> | null;
  /** Reads them now. */
  refresh(): Promise<void>;
  /** The newest version that this process knows, active or not; 0 before the first read. */
  newestVersion(): number;
  /** The data key wrapped under the present root secret alone. */
  wrapped(versions: readonly DataKeyVersion[], nowMs: number): DataKey['wraps'];
  /** @throws RootSecretError, WorldError */
  versionsOf(dataKey: DataKey): readonly DataKeyVersion[];
}

/**
 * Reads the data key before its first use, makes it in a new database, and wraps it under a root secret that is new. What
 * fails is tried again by the next call.
 * @param keyring empty until then
 */
export function createUnlock(context: Omit<CommitContext, 'wake'>, roots: RootSecrets, keyring: Keyring): Unlock {
  const { clock, random } = context;
  let reading: Promise<void> | null = null;
  let readAtMs = Number.NEGATIVE_INFINITY;
  let newest = 0;
  /** Of the row that the keyring is of. */
  let known = '';

  const versionsOf = ({ wraps }: DataKey): readonly DataKeyVersion[] =>
    JSON.parse(roots.unwrap(wraps)) as readonly DataKeyVersion[];

  async function read(): Promise<void> {
    const beganAtMs = clock.now();
    const dataKey = await keptDataKey({ ...context, wake: () => undefined }, roots);
    const state = `${dataKey.activeVersion} ${dataKey.wraps[roots.fingerprint]?.sealed}`;
    if (state !== known) {
      const versions = versionsOf(dataKey);
      Object.assign(keyring, createKeyring(versions, random, dataKey.activeVersion));
      newest = versions.at(-1)?.version ?? 0;
      known = state;
    }
    readAtMs = beganAtMs;
  }

  const refresh = (): Promise<void> =>
    (reading ??= read().finally(() => {
      reading = null;
    }));

  return Object.assign(
    () => {
      const ageMs = clock.now() - readAtMs;
      return ageMs >= 0 && ageMs < STALE_MS ? null : refresh();
    },
    {
      refresh,
      versionsOf,
      newestVersion: () => newest,
      wrapped: (versions: readonly DataKeyVersion[], nowMs: number) => ({
        [roots.fingerprint]: { sealed: roots.wrap(JSON.stringify(versions)), addedAtMs: nowMs },
      }),
    },
  );
}

async function keptDataKey(context: CommitContext, roots: RootSecrets): Promise<DataKey> {
  const { store, clock, random } = context;
  for (;;) {
    const kept = await store.read.dataKeyById(DATA_KEY_ID);
    const versions =
      kept === null ? JSON.stringify([{ version: 1, secret: newSecret(random) }]) : roots.unwrap(kept.wraps);
    if (kept !== null && roots.fingerprint in kept.wraps) return kept;
    const nowMs = clock.now();
    const wraps = { ...kept?.wraps, [roots.fingerprint]: { sealed: roots.wrap(versions), addedAtMs: nowMs } };
    const made: DataKey = { id: DATA_KEY_ID, wraps, createdAtMs: nowMs, activeVersion: 1, renewal: null, version: 1 };
    const change = kept === null ? ({ type: 'data_key.insert', dataKey: made } as const) : rewrapped(kept, wraps);
    // Refused when another process was faster, with a key or root secret of its own. The row counts, whatever is known of the
    // commit: what is sealed with a key that is in no row would be lost.
    await commitOnce(context, [change]);
  }
}

/** The world that a database was made for, which needs no secret to be read; null: nothing has started on it yet. */
export async function worldOf(store: Store): Promise<World | null> {
  const dataKey = await engineStore(store).read.dataKeyById(DATA_KEY_ID);
  return dataKey === null ? null : worldOfWraps(dataKey.wraps);
}

/** 256 random bits. */
export function newSecret(random: CommitContext['random']): string {
  return Buffer.from(random.bytes(BYTES)).toString('base64url');
}

/** The change that gives the data key these wraps. */
export function rewrapped(kept: DataKey, wraps: DataKey['wraps']): ChangeOf<'data_key.update'> {
  return changed(kept, { wraps });
}

/** The change that gives the data key these fields, of the row as it was read. */
export function changed(kept: DataKey, fields: Partial<DataKey>): ChangeOf<'data_key.update'> {
  return {
    type: 'data_key.update',
    dataKey: { ...kept, ...fields, version: kept.version + 1 },
    fromVersion: kept.version,
  };
}
