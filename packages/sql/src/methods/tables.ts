import type { SuspendedMethod } from '@mitako/core/engine';
import { bigint, flag, text } from '../engine/columns.ts';
import { table } from '../engine/table.ts';

export const suspendedMethods = table<SuspendedMethod>()(
  'mitako_suspended_methods',
  {
    livemode: flag().fixed(),
    method: text().fixed(),
    reason: text(),
    suspendedAtMs: bigint(),
  },
  {},
  ['livemode', 'method'],
);
