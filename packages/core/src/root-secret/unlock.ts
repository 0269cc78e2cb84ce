import { type CommitContext, commitOnce } from '../kernel/decide-and-commit.ts';
import type { ChangeOf } from '../ports/changes.ts';
import { createKeyring, type Keyring } from '../system/keyring.ts';
import type { DataKey } from './model.ts';
import type { RootSecrets } from './root-secrets.ts';

/** There is one. */
export const DATA_KEY_ID = 'data-key';
const BYTES = 32;

/** Resolves once the keyring has its keys. Null: it has them. @throws RootSecretError */
export type Unlock = () => Promise<void> | null;

/**
 * Reads the data key before its first use, makes it in a new database, and wraps it under a root secret that is new. What
 * fails is tried again by the next call.
 * @param keyring empty until then
 */
export function createUnlock(context: Omit<CommitContext, 'wake'>, roots: RootSecrets, keyring: Keyring): Unlock {
  let unlocking: Promise<void> | null = null;
  let isUnlocked = false;

  async function unlock(): Promise<void> {
    const dataKey = await keptDataKey({ ...context, wake: () => undefined }, roots);
    Object.assign(keyring, createKeyring(dataKey, context.random));
    isUnlocked = true;
  }

  return () => {
    if (isUnlocked) return null;
    return (unlocking ??= unlock().finally(() => {
      unlocking = null;
    }));
  };
}

async function keptDataKey(context: CommitContext, roots: RootSecrets): Promise<string> {
  const { store, clock, random } = context;
  for (;;) {
    const kept = await store.read.dataKeyById(DATA_KEY_ID);
    const dataKey = kept === null ? Buffer.from(random.bytes(BYTES)).toString('base64url') : roots.unwrap(kept.wraps);
    if (kept !== null && roots.fingerprint in kept.wraps) return dataKey;
    const nowMs = clock.now();
    const wraps = { ...kept?.wraps, [roots.fingerprint]: { sealed: roots.wrap(dataKey), addedAtMs: nowMs } };
    // Refused when another process was faster, with a key or root secret of its own.
    const isWritten =
      kept === null
        ? await commitOnce(context, [
            { type: 'data_key.insert', dataKey: { id: DATA_KEY_ID, wraps, createdAtMs: nowMs, version: 1 } },
          ])
        : await commitOnce(context, [rewrapped(kept, wraps)]);
    if (isWritten) return dataKey;
  }
}

/** The change that gives the data key these wraps. */
export function rewrapped(kept: DataKey, wraps: DataKey['wraps']): ChangeOf<'data_key.update'> {
  const dataKey = { ...kept, wraps, version: kept.version + 1 };
  return { type: 'data_key.update', dataKey, fromVersion: kept.version };
}
