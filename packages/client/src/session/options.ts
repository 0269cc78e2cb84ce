import type { ConnectionOptions } from '../options.ts';
import type { SessionStore } from './session-store.ts';

/** Options of a client with a login. */
export interface SessionClientOptions extends ConnectionOptions {
  /** Where the session is stored across restarts of the app. Default: in memory. */
  readonly session?: SessionStore | undefined;
}

/** Options of a client whose account holds money. */
export interface HolderClientOptions extends SessionClientOptions {
  /** Mode. Default: `live`. Sandbox accounts have `test` only. */
  readonly mode?: 'live' | 'test' | undefined;
}
