import type { Definitions } from '../engine/change.ts';
import { insert, update } from '../engine/write.ts';
import { attempts, payments } from './tables.ts';

export const paymentChanges: Definitions<'payment.insert' | 'payment.update' | 'attempt.insert' | 'attempt.update'> = {
  'payment.insert': ({ one }) => [one(insert(payments, ({ payment }) => payment))],

  'payment.update': ({ one }) => [
    one(
      update(payments, ({ payment, fromVersion }) => ({
        to: payment,
        where: { id: payment.id, version: fromVersion },
      })),
    ),
  ],

  'attempt.insert': ({ one }) => [one(insert(attempts, ({ attempt }) => attempt))],

  'attempt.update': ({ one }) => [
    one(
      update(attempts, ({ attempt, fromVersion }) => ({
        to: attempt,
        where: { id: attempt.id, version: fromVersion },
      })),
    ),
  ],
};
