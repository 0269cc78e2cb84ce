import type { Customer, Payment } from '@mitako/contract';
import type { Page } from '../shell/page.ts';

/** Who paid each of these payments, or tried last, by the payment's id; nobody where the customer is erased. */
export async function payersOf(page: Page, payments: readonly Payment[]): Promise<ReadonlyMap<string, Customer>> {
  const tried = payments.filter(({ payment_method: method }) => method !== null).map(({ id }) => id);
  if (tried.length === 0) return new Map();
  const reply = await page.ask('listPaymentCustomers', { query: { payment_id: tried } });
  const found = reply.kind === 'done' ? reply.data.payment_customers : [];
  return new Map(found.map(({ payment_id: id, customer }) => [id, customer]));
}
