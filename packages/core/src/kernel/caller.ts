import type { Role, Scope } from '@mitako/contract/names';

/** Who is asking, once the credential was checked. */
export type Caller = AnonymousCaller | ApiKeyCaller | SessionCaller | OperatorCaller;

export interface AnonymousCaller {
  readonly kind: 'anonymous';
}

/** A merchant's server with a secret key. */
export interface ApiKeyCaller {
  readonly kind: 'api_key';
  readonly keyId: string;
  readonly merchantId: string;
  readonly livemode: boolean;
  readonly scopes: readonly Scope[];
}

/** Somebody who logged in. */
export interface SessionCaller {
  readonly kind: 'session';
  readonly sessionId: string;
  readonly role: Role;
  readonly principalId: string;
  /** Which mode they look at: the one asked for with `?mode=`, where a route takes it. */
  readonly livemode: boolean;
  readonly passwordProvenAtMs: number;
}

/** The operator of the gateway, by whichever credential. */
export type OperatorCaller = OperatorKeyCaller | OperatorSessionCaller;

/** A program, or nobody in particular, with an operator key. */
export interface OperatorKeyCaller {
  readonly kind: 'operator';
  readonly by: 'key';
  readonly keyId: string;
}

/** One of the operator's people, who logged in. */
export interface OperatorSessionCaller {
  readonly kind: 'operator';
  readonly by: 'session';
  readonly sessionId: string;
  readonly principalId: string;
  readonly passwordProvenAtMs: number;
}

export const ANONYMOUS: AnonymousCaller = { kind: 'anonymous' };

/** Key id of a caller in the same process, whom no stored key stands behind. */
export const IN_PROCESS_KEY_ID = 'in-process';
