import { merchantOf } from '../kernel/callers.ts';
import type { WriteOperation } from '../kernel/operation.ts';
import { succeeded } from '../kernel/result.ts';
import type { Customer } from '../model.ts';
import { ownCustomer } from './linked.ts';
import { customerToWire, notesContext } from './wire.ts';

/** Writes notes in place of others. Writing the same twice changes nothing, and no stored answer outlives an erasure. */
export const updateCustomer: WriteOperation<'updateCustomer'> = {
  replay: { when: 'none' },
  async decide(context, { caller, parameters, body }) {
    const read = await ownCustomer(context, parameters.customer_id, merchantOf(caller));
    const notes = body.notes === null || body.notes.trim() === '' ? null : body.notes;
    const next: Customer = {
      ...read.customer,
      encryptedNotes: notes === null ? null : context.keyring.seal(notes, notesContext(read.customer)),
      notesAtMs: notes === null ? null : context.clock.now(),
    };
    const { id, encryptedNotes, notesAtMs } = next;
    return {
      changes: [{ type: 'customer.set_notes', id, encryptedNotes, notesAtMs }],
      answer: succeeded(200, { customer: customerToWire(context, { ...read, customer: next }) }),
    };
  },
};
