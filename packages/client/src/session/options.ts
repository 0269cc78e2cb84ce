import type { ConnectionOptions } from '../options.ts';
import type { SessionStore } from './session-store.ts';

/** What a client needs to know whose user logs in. */
export interface SessionClientOptions extends ConnectionOptions {
  /** Where the session is kept from one start of the app to the next. In memory when absent. */
  readonly session?: SessionStore | undefined;
}

/** What a client needs to know of somebody who holds money. */
export interface HolderClientOptions extends SessionClientOptions {
  /** Which money: `live` when absent. Sandbox accounts have `test` money alone. */
  readonly mode?: 'live' | 'test' | undefined;
}
