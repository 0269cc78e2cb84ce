import { firstIdAt, type IdKind, type SweepStep } from '@mitako/core/engine';
import { ofId } from '../../engine/columns.ts';
import type { Stored } from '../../engine/ids.ts';
import { computed } from '../../engine/placeholder.ts';

/** The id after which a step begins, in a statement. */
export function startOf(kind: IdKind, step: SweepStep): Stored {
  return ofId(
    kind,
    computed(step, ({ afterId }) => afterId ?? firstIdAt(kind, 0)),
  );
}
