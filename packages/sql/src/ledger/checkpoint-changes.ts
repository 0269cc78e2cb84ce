import type { SomeDefinitions } from '../engine/change.ts';
import { put, update } from '../engine/write.ts';
import { accountStates, checkpoints } from './tables.ts';

export const checkpointChanges = {
  'checkpoint.recheck': ({ any }) => [
    any(update(checkpoints, ({ sequence, nowMs }) => ({ set: { recheckedAtMs: nowMs }, where: { sequence } }))),
  ],

  'account_states.put': ({ each }) => [
    each(
      ({ states }) => states,
      put(accountStates, 'accountId', (state) => state),
    ),
  ],
} satisfies SomeDefinitions;
