import { firstIdAt } from '../basics/ids.ts';
import type { Context } from '../context.ts';
import { GatewayError } from '../errors.ts';
import { isOwnedBy } from '../kernel/callers.ts';
import type { Customer } from '../model.ts';
import type { CustomerRead } from './reads.ts';
import type { MerchantMode } from '../ports/page.ts';

/**
 * The first id of the attempts that are linked to a customer. Earlier ones have the same customer id where the customer was
 * erased and came back, and stay without a link. Processes make ids by their own clocks, which differ by less than this.
 */
export function linkedFrom({ createdAtMs }: Customer): string {
  return firstIdAt('attempt', createdAtMs - CLOCKS_APART_MS);
}

const CLOCKS_APART_MS = 10_000;

/** @throws GatewayError `CUSTOMER_NOT_FOUND`, also for another merchant's, the other mode's, and an erased one */
export async function ownCustomer({ store }: Context, id: string, owner: MerchantMode): Promise<CustomerRead> {
  const read = await store.read.customerById(id);
  if (read === null || !isOwnedBy(read.customer, owner)) throw new GatewayError('CUSTOMER_NOT_FOUND');
  return read;
}
