import type { Role } from '@mitako/contract/names';
import type { MerchantMode } from '../ports/store.ts';

/**
 * Who is asking, authenticated. Made by the kernel alone, and good for one request: a call that is given any other object
 * is refused.
 */
export type Caller = AnonymousCaller | ApiKeyCaller | InProcessMerchant | SessionCaller | OperatorCaller;

export interface AnonymousCaller {
  readonly kind: 'anonymous';
}

/** A merchant's server with a secret key. */
export interface ApiKeyCaller extends MerchantMode {
  readonly kind: 'api_key';
  readonly keyId: string;
}

/** The embedding program, for one of its merchants. */
export interface InProcessMerchant extends MerchantMode {
  readonly kind: 'in_process';
}

/** Somebody who logged in. */
export interface SessionCaller {
  readonly kind: 'session';
  readonly sessionId: string;
  readonly role: Role;
  readonly principalId: string;
  /** Which mode they look at: the one asked for with `?mode=`, where a route accepts it. */
  readonly livemode: boolean;
  readonly passwordProvenAtMs: number;
}

/** Who runs the gateway, by whichever credential. */
export type OperatorCaller = OperatorKeyCaller | OperatorInProcess | OperatorSessionCaller;

/** A program, or nobody in particular, with an operator key. */
export interface OperatorKeyCaller {
  readonly kind: 'operator';
  readonly by: 'key';
  readonly keyId: string;
}

/** The embedding program, or the command line. */
export interface OperatorInProcess {
  readonly kind: 'operator';
  readonly by: 'in_process';
}

/** One of the operator's people, who logged in. */
export interface OperatorSessionCaller {
  readonly kind: 'operator';
  readonly by: 'session';
  readonly sessionId: string;
  readonly principalId: string;
  readonly passwordProvenAtMs: number;
}
