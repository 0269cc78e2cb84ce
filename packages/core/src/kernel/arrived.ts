import type { Way } from '@mitako/contract';
import type { Credential, Identity } from './authenticate.ts';
import type { Origin } from './origin.ts';
import type { Watch } from './watch.ts';

/** A call as it arrived, untrusted. */
export interface Arrived {
  /** Its entry point. Set by the program that received it. */
  readonly way: Way;
  /** The credential; absent: none. */
  readonly credential?: Credential;
  /** An identity from `gateway.authenticate`, instead of a credential. */
  readonly identity?: Identity;
  /** Path parameters, decoded; null for text that was not UTF-8. */
  readonly parameters?: Readonly<Record<string, unknown>>;
  /** One value, or several for a repeated name. */
  readonly query?: Readonly<Record<string, unknown>>;
  /** Names in the query whose text was not UTF-8. */
  readonly undecodable?: readonly string[];
  /** The parsed body, untrusted. Absent: none. */
  readonly body?: unknown;
  /** Reads the bounded body, once the caller is authorised: instead of `body`. */
  readonly readBody?: () => Promise<unknown>;
  /** The caller's idempotency key, 1 to 255 characters; absent or null: none. */
  readonly idempotencyKey?: string | null;
  /** The mode of a logged-in caller, if the entry point states it outside the query. */
  readonly mode?: 'live' | 'test';
  /** Name of a session that begins here. */
  readonly deviceName?: string | null;
  /** Address and user agent of the caller. Absent: counts towards no limit of an address. */
  readonly origin?: Origin;
  /** Of work that takes long, such as verifying the ledger. */
  readonly watch?: Watch;
}
