import type { Definitions } from '../engine/change.ts';
import { insert, remove } from '../engine/write.ts';
import { suspendedMethods } from './tables.ts';

export const methodChanges: Definitions<'method.suspend' | 'method.reinstate'> = {
  'method.suspend': ({ any, one }) => [
    any(
      remove(suspendedMethods, ({ suspendedMethod }) => ({
        livemode: suspendedMethod.livemode,
        method: suspendedMethod.method,
      })),
    ),
    one(insert(suspendedMethods, ({ suspendedMethod }) => suspendedMethod)),
  ],

  'method.reinstate': ({ any }) => [any(remove(suspendedMethods, ({ livemode, method }) => ({ livemode, method })))],
};
