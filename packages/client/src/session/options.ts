import type { ConnectionOptions } from '../options.ts';
import type { SessionStore } from './session-store.ts';

/** Where an app keeps what a login leaves. */
export interface KeptSession {
  /** Where the session is stored across restarts of the app. Default: in memory. */
  readonly session?: SessionStore | undefined;
  /**
   * Called with the token that a login leaves on this device. Keep it, and pass it to later logins as `device_token`: the
   * account is told by mail of each login without one.
   */
  readonly onDeviceToken?: ((token: string) => void | Promise<void>) | undefined;
}

/** Names of the options in {@link KeptSession}. */
export const KEPT: readonly (keyof KeptSession)[] = ['session', 'onDeviceToken'];

/** Options of a client with a login. */
export interface SessionClientOptions extends ConnectionOptions, KeptSession {}

/** Options of a client whose account holds money. */
export interface HolderClientOptions extends SessionClientOptions {
  /** Mode. Default: `live`. Sandbox accounts have `test` only. */
  readonly mode?: 'live' | 'test' | undefined;
}
