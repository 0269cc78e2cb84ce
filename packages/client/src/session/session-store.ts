/** The stored part of a session. Protect it like a password: its holder is logged in. */
export interface StoredSession {
  /** Whose session it is. */
  readonly principal_id: string;
  /** Valid for one refresh; the response contains the next one. */
  readonly refresh_token: string;
  /**
   * Idempotency key of that refresh. Stored with the token, because a second refresh with another key, after a response
   * was lost, would look like theft and end the session.
   */
  readonly refresh_key: string;
}

/**
 * Where an app stores its session: in the phone's key store, in a file. It is read before each refresh, so pages that
 * share one store share one session.
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
  /** Returns the value written last; null if that was null or if nothing was written. */
  read(): StoredSession | null | Promise<StoredSession | null>;
  /** Called with null when the session has ended: show the login. A call waits for it, and fails when it throws. */
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
