import type { SomeDefinitions } from '../engine/change.ts';
import { remove, update } from '../engine/write.ts';
import { customers } from './tables.ts';

// Customers are inserted with their attempts, see `../payments/changes.ts`.
export const customerChanges = {
  'customer.set_name': ({ one }) => [
    one(update(customers, ({ id, encryptedName }) => ({ set: { encryptedName }, where: { id } }))),
  ],

  'customer.set_notes': ({ one }) => [
    one(
      update(customers, ({ id, encryptedNotes, notesAtMs }) => ({ set: { encryptedNotes, notesAtMs }, where: { id } })),
    ),
  ],

  'customer.erase': ({ one }) => [one(remove(customers, ({ id }) => ({ id })))],
} satisfies SomeDefinitions;
