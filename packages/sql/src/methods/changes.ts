import type { Definitions } from '../engine/change.ts';
import { put, remove } from '../engine/write.ts';
import { suspendedMethods } from './tables.ts';

export const methodChanges: Definitions<'method.suspend' | 'method.reinstate'> = {
  'method.suspend': ({ one }) => [
    one(put(suspendedMethods, ['livemode', 'method'], ({ suspendedMethod }) => suspendedMethod)),
  ],

  'method.reinstate': ({ any }) => [any(remove(suspendedMethods, ({ livemode, method }) => ({ livemode, method })))],
};
