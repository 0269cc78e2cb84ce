import type { Way } from '@mitako/contract';
import type { Credential, Identity } from './authenticate.ts';
import type { Origin } from './origin.ts';

/** A call as it arrived: nothing of it is believed. */
export interface Arrived {
  /** Which way it came in. Set by the program that received it. */
  readonly way: Way;
  /** What the caller presents; absent: nothing. */
  readonly credential?: Credential;
  /** Who is asking, found out before by `gateway.authenticate`: instead of a credential. */
  readonly identity?: Identity;
  /** Of the path, decoded; null where the text was no UTF-8. */
  readonly parameters?: Readonly<Record<string, unknown>>;
  /** One value, or several where a name is repeated. */
  readonly query?: Readonly<Record<string, unknown>>;
  /** Names in the query whose text was no UTF-8. */
  readonly undecodable?: readonly string[];
  readonly body?: unknown;
  /** Reads the bounded body, once the caller is authorised: instead of `body`. */
  readonly readBody?: () => Promise<unknown>;
  readonly idempotencyKey?: string | null;
  /** Which mode a caller who is logged in looks at, where the way in says so beside the query. */
  readonly mode?: 'live' | 'test';
  /** What a session that begins here is called. */
  readonly deviceName?: string | null;
  readonly origin?: Origin;
}
