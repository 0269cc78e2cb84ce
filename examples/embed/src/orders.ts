// What is sold, and what was ordered. A shop keeps both in its own database.
import { randomUUID } from 'node:crypto';

/** Prices are the shop's: a customer sends the id of a product alone. */
export const PRODUCTS: Readonly<Record<string, { readonly name: string; readonly price: number }>> = {
  pagne: { name: 'Pagne wax, 6 yards', price: 15_000 },
  panier: { name: 'Panier en raphia', price: 7_500 },
};

interface Order {
  readonly product: string;
  isPaid: boolean;
}

const orders = new Map<string, Order>();

/** @returns its reference */
export function placeOrder(product: string): string {
  const reference = `order-${randomUUID()}`;
  orders.set(reference, { product, isPaid: false });
  return reference;
}

export function orderOf(reference: string): Order | undefined {
  return orders.get(reference);
}

/** Called at least once for each payment: setting it twice changes nothing. */
export function fulfil(reference: string | null, { isRehearsed }: { readonly isRehearsed: boolean }): void {
  const order = orders.get(reference ?? '');
  if (order === undefined) return;
  order.isPaid = true;
  // No money moved: nothing is shipped for it.
  console.log(`${reference} is paid${isRehearsed ? ' in a rehearsal' : `: pack ${order.product}`}`);
}
