import type { SessionStore, StoredSession } from '@mitako/client/wallet';

/**
 * Where the phone keeps its session. Here it ends with the process; on a real phone it is one entry of the Keychain
 * (`kSecAttrAccessibleWhenUnlockedThisDeviceOnly`) or a file encrypted under a key of the Android Keystore, left out of
 * backups. Never preferences, a database or a log.
 *
 * One entry for all of it, written in one go: a refresh token is good for one use under one idempotency key, and a token
 * beside the key of another would look like theft and end the session. The access token is not here, it stays in memory.
 * The PIN is nowhere: it goes from the field it is typed in to the gateway.
 */
export function createSessionStore(): SessionStore {
  let entry: StoredSession | null = null;
  return {
    read: () => entry,
    write: (session) => {
      entry = session;
    },
  };
}
