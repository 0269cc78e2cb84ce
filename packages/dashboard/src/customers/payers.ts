import type { Customer, Payment } from '@mitako/contract';
import type { Page } from '../shell/page.ts';

/** Who paid each of these payments, or tried last, by the payment's id; nobody where the customer is erased. */
export async function payersOf(page: Page, payments: readonly Payment[]): Promise<ReadonlyMap<string, Customer>> {
  const tried = payments.filter(({ payment_method: method }) => method !== null);
  const read = await Promise.all(
    tried.map(async ({ id }) => {
      const reply = await page.ask('getPaymentCustomer', { parameters: { payment_id: id } });
      const customer = reply.kind === 'done' ? reply.data.customer : null;
      return customer === null ? [] : [[id, customer] as const];
    }),
  );
  return new Map(read.flat());
}
