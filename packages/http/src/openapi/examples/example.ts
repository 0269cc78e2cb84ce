import type { RouteName } from '@mitako/contract';

export interface RouteExamples {
  /** By name. */
  readonly requests?: Readonly<Record<string, { readonly summary: string; readonly value: unknown }>>;
  /** By status. */
  readonly answers?: Readonly<Record<string, unknown>>;
}

export type Examples = Partial<Record<RouteName, RouteExamples>>;

/** The body of a success. */
export function enveloped(data: unknown): unknown {
  return { data, success: true, error: null };
}
