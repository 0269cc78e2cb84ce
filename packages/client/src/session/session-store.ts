/** What has to be kept of a session. Keep it like a password: whoever holds it is logged in. */
export interface StoredSession {
  readonly principal_id: string;
  /** Good for one refresh; the next one comes with its answer. */
  readonly refresh_token: string;
  /**
   * Idempotency key of that refresh. Kept beside the token, because a second refresh under another key, after an answer
   * that was lost with the app, would look like theft and end the session.
   */
  readonly refresh_key: string;
}

/**
 * Where an app keeps its session: in the key store of the phone, in a file. It is asked before each refresh, so pages
 * that share one store share one session.
 *
 * @example
 * ```ts
 * const session: SessionStore = {
 *   read: async () => JSON.parse((await SecureStore.getItemAsync('mitako')) ?? 'null'),
 *   write: async (stored) => SecureStore.setItemAsync('mitako', JSON.stringify(stored)),
 * };
 * ```
 */
export interface SessionStore {
  /** What was written last; null when that was null, or nothing ever was. */
  read(): StoredSession | null | Promise<StoredSession | null>;
  /** Null once nobody is logged in any more: show the login. A call waits for it, and fails when it throws. */
  write(session: StoredSession | null): void | Promise<void>;
}

/** A store that ends with the process. */
export function createMemoryStore(): SessionStore {
  let held: StoredSession | null = null;
  return {
    read: () => held,
    write: (session) => {
      held = session;
    },
  };
}
