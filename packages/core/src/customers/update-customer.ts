import { merchantOf } from '../kernel/callers.ts';
import type { WriteOperation } from '../kernel/operation.ts';
import { succeeded } from '../kernel/result.ts';
import type { Customer } from '../model.ts';
import type { Change } from '../ports/changes.ts';
import { ownCustomer } from './linked.ts';
import { customerToWire, nameContext, notesContext } from './wire.ts';

/**
 * Writes a name or notes in place of others; what is absent stays. Writing the same twice changes nothing, and no stored
 * answer outlives an erasure.
 */
export const updateCustomer: WriteOperation<'updateCustomer'> = {
  replay: { when: 'none' },
  async decide(context, { caller, parameters, body }) {
    const read = await ownCustomer(context, parameters.customer_id, merchantOf(caller));
    const { id } = read.customer;
    const seal = (words: string | null, sealContext: string): string | null =>
      words === null || words.trim() === '' ? null : context.keyring.seal(words, sealContext);
    const changes: Change[] = [];
    let next: Customer = read.customer;
    if (body.name !== undefined) {
      const encryptedName = seal(body.name, nameContext(next));
      next = { ...next, encryptedName };
      changes.push({ type: 'customer.set_name', id, encryptedName });
    }
    if (body.notes !== undefined) {
      const encryptedNotes = seal(body.notes, notesContext(next));
      const notesAtMs = encryptedNotes === null ? null : context.clock.now();
      next = { ...next, encryptedNotes, notesAtMs };
      changes.push({ type: 'customer.set_notes', id, encryptedNotes, notesAtMs });
    }
    return { changes, answer: succeeded(200, { customer: customerToWire(context, { ...read, customer: next }) }) };
  },
};
