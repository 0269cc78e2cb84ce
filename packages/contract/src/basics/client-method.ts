import type { ErrorCode } from './errors.ts';

/**
 * The methods of a route in the typed client of its credential, `disputes.submitEvidence`, or a method of the client itself,
 * `login`; null: none. Absent: as its operation is named, `disputes.list` for `listDisputes`, `disputes.retrieve` for
 * `getDispute`, `disputes.listCsv` for `exportDisputes`, `disputes.resolve` for `resolveDispute`. `scripts/client.mjs` writes
 * them, with the route's summary, description and errors.
 */
export type ClientMethods = ClientMethod | readonly ClientMethod[] | null;

type ClientMethod = string | OtherClientMethod;

/** A method that differs from its route. */
interface OtherClientMethod {
  /** `disputes.list` */
  readonly name: string;
  /** What it does, if that is one of several things that the route does. */
  readonly summary?: string;
  readonly description?: string;
  /** Errors of the route that it cannot have. */
  readonly never?: readonly ErrorCode[];
  /** Type of its parameters. Default: that of the body; for queries the same name with `Params`. */
  readonly params?: string;
  /** Fields that it sends itself. It then sends no field that the route does not declare. */
  readonly sends?: Readonly<Record<string, string>>;
  /** Fields that a call may leave out, and what they are then. */
  readonly assumes?: Readonly<Record<string, string>>;
  /** The field of the answer that it returns, as a path. Default: the only one, or all. */
  readonly gives?: string;
}
