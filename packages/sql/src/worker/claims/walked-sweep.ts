import type { Swept } from '@mitako/core/engine';
import type { Engine } from '../../engine/engine.ts';
import { computed } from '../../engine/placeholder.ts';
import type { Statement } from '../../engine/statement.ts';
import { claimBy } from './claim-by.ts';

/** One step of a sweep that walks a table in the order of its ids. */
interface Step {
  readonly afterId: string | null;
  readonly limit: number;
}

/** The id after which a step begins, in a statement. */
export function startOf(step: Step): string {
  return computed(step, ({ afterId }) => afterId ?? '');
}

/**
 * Deletes those of the walked rows that are over.
 * @param walk - reads the rows of a step
 * @param remove - deletes rows by a JSON array of their ids
 */
export function walkedSweep<Request extends Step, Row extends { readonly id: string }>(
  engine: Engine,
  walk: (request: Request) => Promise<readonly Row[]>,
  isOver: (row: Row, request: Request) => boolean,
  remove: Statement<Request & { readonly ids: string }>,
): (request: Request) => Promise<Swept> {
  return async (request) => {
    const walked = await walk(request);
    const ids = walked.filter((row) => isOver(row, request)).map(({ id }) => id);
    if (ids.length > 0) await claimBy(engine, remove, { ...request, ids: JSON.stringify(ids) });
    return { count: ids.length, nextAfterId: walked.length < request.limit ? null : (walked.at(-1)?.id ?? null) };
  };
}
