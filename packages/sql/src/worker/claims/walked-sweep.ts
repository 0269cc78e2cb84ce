import { type Stored } from '../../engine/ids.ts';
import { idIn, idsJson, ofId } from '../../engine/columns.ts';
import { firstIdAt, type IdKind, type Swept } from '@mitako/core/engine';
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
export function startOf(kind: IdKind, step: Step): Stored {
  return ofId(
    kind,
    computed(step, ({ afterId }) => afterId ?? firstIdAt(kind, 0)),
  );
}

/**
 * Deletes those of the walked rows that are over.
 * @param kind of the ids; null: they are stored as they are
 * @param walk - reads the rows of a step
 * @param remove - deletes rows by a JSON array of their ids
 */
export function walkedSweep<Request extends Step, Row extends { readonly id: Stored | string }>(
  engine: Engine,
  kind: IdKind | null,
  walk: (request: Request) => Promise<readonly Row[]>,
  isOver: (row: Row, request: Request) => boolean,
  remove: Statement<Request & { readonly ids: string }>,
): (request: Request) => Promise<Swept> {
  const idOf = ({ id }: Row): string => (kind === null ? (id as string) : idIn(kind, id as Stored));
  return async (request) => {
    const walked = await walk(request);
    const ids = walked.filter((row) => isOver(row, request)).map(idOf);
    if (ids.length > 0)
      await claimBy(engine, remove, { ...request, ids: kind === null ? JSON.stringify(ids) : idsJson(kind, ids) });
    const last = walked.length < request.limit ? undefined : walked.at(-1);
    return { count: ids.length, nextAfterId: last === undefined ? null : idOf(last) };
  };
}
