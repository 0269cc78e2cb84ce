import type { RouteName } from '@mitako/contract';

/** One call of a method, and the route it belongs to. */
export interface Case<Face> {
  readonly route: RouteName;
  readonly call: (face: Face) => Promise<unknown>;
  /** Of the answer; what the method gives is `gives`, or the only field there is. */
  readonly data: Readonly<Record<string, unknown>>;
  readonly gives?: unknown;
  /** Answered instead of the data. */
  readonly csv?: string;
}
