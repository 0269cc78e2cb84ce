import { merchantOf } from '../kernel/callers.ts';
import { deciding } from '../kernel/operation.ts';
import { succeeded } from '../kernel/result.ts';
import { ownCustomer } from './linked.ts';

/**
 * Deletes what a merchant keeps about a customer: the name, the notes, and the link to the payments until now. A later
 * payment begins a new customer. Payments stay as they are, with four digits of the number: the ledger needs them.
 */
export const eraseCustomer = deciding<'eraseCustomer'>(async (context, { caller, parameters }) => {
  const { customer } = await ownCustomer(context, parameters.customer_id, merchantOf(caller));
  return {
    changes: [{ type: 'customer.erase', id: customer.id }],
    answer: succeeded(200, { deleted: true as const, id: customer.id }),
  };
});
