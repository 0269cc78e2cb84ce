import type { Operation } from './document.ts';

/** A request, and what the document says about it. */
export interface Planned {
  /** The operation that it was made from. */
  readonly operationId: string;
  /** As the document allows; with one fault; malformed. */
  readonly kind: 'valid' | 'nearly' | 'hostile';
  /** What is wrong with it. */
  readonly fault: string | null;
  /** The document does not allow it. */
  readonly isRejected: boolean;
  readonly method: string;
  /** With the query. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array<ArrayBuffer> | typeof BREAKS_OFF | null;
  readonly address: string;
  /** It is sent twice, at the same time. */
  readonly isTwice: boolean;
}

/** A body of which half arrives before the connection is gone. */
export const BREAKS_OFF = Symbol('breaks off');

/** Everything about a request that can be wrong, before it is one. */
export interface Draft {
  readonly method: string;
  readonly base: string;
  readonly path: Readonly<Record<string, string>>;
  readonly query: readonly (readonly [name: string, value: string])[];
  readonly headers: Readonly<Record<string, string>>;
  /** Undefined: without a body. */
  readonly body: unknown;
}

/** Before a text of a draft that is sent as it is. */
export const RAW = 'raw:';

/** Credentials of the gateway under test. */
export interface Credentials {
  /** Of an operation, those that it is made for first. */
  readonly of: (operation: Operation, role: string | null) => readonly string[];
  /** Expired, revoked, of a caller without permission, or made up. */
  readonly others: readonly string[];
}
