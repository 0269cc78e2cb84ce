import type { PaymentCustomer, QueryOf } from '@mitako/contract';
import { firstIdAt } from '../basics/ids.ts';
import type { Context } from '../context.ts';
import { merchantOf } from '../kernel/callers.ts';
import { listFile } from '../kernel/list-file.ts';
import type { ReadOperation } from '../kernel/operation.ts';
import { pageAnswer, pageRequest } from '../kernel/page.ts';
import { succeeded } from '../kernel/result.ts';
import { ownPayment } from '../payments/get-payment.ts';
import type { CustomerFilter, CustomerRead, LinkedCustomer } from './reads.ts';
import type { MerchantMode } from '../ports/page.ts';
import { accountByEmail } from '../people/contact.ts';
import { callingCodesOf, handlesIn } from '../search/handles.ts';
import { attemptsEnding } from '../attempts/phone-endings.ts';
import { customerIdOf } from './customer-id.ts';
import { linkedFrom, ownCustomer } from './linked.ts';
import { CUSTOMER_COLUMNS, customerToWire, totalsToWire } from './wire.ts';

/** Attempts of a customer that the totals look at: 10 ms of SQLite, which serves no other call meanwhile. */
const ATTEMPTS_MAX = 1_000;
/** Of each of several: a hundred customers who each have that many take 70 ms of SQLite. */
const EACH_ATTEMPTS_MAX = 100;

export const listCustomers: ReadOperation<'listCustomers'> = async (context, { caller, query }) => {
  const filter = await customersNamed(context, merchantOf(caller), query.q);
  const placed = await placedCustomers(context, filter, query);
  return pageAnswer('customers', placed, query.limit, (read) => customerToWire(context, read));
};

/** All of them as one file. */
export const exportCustomers: ReadOperation<'exportCustomers'> = async (context, { caller, query }) => {
  const owner = merchantOf(caller);
  const filter = await customersNamed(context, owner, query.q);
  return listFile(`customers-${owner.livemode ? 'live' : 'test'}`, {
    columns: CUSTOMER_COLUMNS,
    toWire: (read: Placed) => customerToWire(context, read),
    read: (page) => placedCustomers(context, filter, { ...query, ...page }),
  });
};

/** By the first attempt, in whose order the list is: a customer's id contains no time. */
type Placed = CustomerRead & { readonly id: string };

async function placedCustomers(
  context: Context,
  filter: CustomerFilter,
  query: QueryOf<'listCustomers'>,
): Promise<readonly Placed[]> {
  const rows = await context.store.read.customers(filter, pageRequest(query, 'attempt'));
  return rows.map((row) => ({ ...row, id: row.customer.firstAttemptId }));
}

export const getCustomer: ReadOperation<'getCustomer'> = async (context, { caller, parameters, query }) => {
  const owner = merchantOf(caller);
  const read = await ownCustomer(context, parameters.customer_id, owner);
  const [totals] = await context.store.read.customerTotals(
    {
      ...owner,
      customers: [linked(read)],
      fromId: query.created_from === undefined ? undefined : firstIdAt('payment', query.created_from),
      beforeId: query.created_to === undefined ? undefined : firstIdAt('payment', query.created_to),
    },
    ATTEMPTS_MAX + 1,
  );
  const customer = { ...customerToWire(context, read), totals: totalsToWire(totals, ATTEMPTS_MAX) };
  return succeeded(200, { customer });
};

/** In the order in which they were asked for. */
export const listCustomerTotals: ReadOperation<'listCustomerTotals'> = async (context, { caller, query }) => {
  const owner = merchantOf(caller);
  const ids = [...new Set(query.customer_id)];
  const reads = await context.store.read.customers({ ...owner, ids }, { limit: ids.length, afterId: null });
  const counted = await context.store.read.customerTotals(
    { ...owner, customers: reads.map(linked) },
    EACH_ATTEMPTS_MAX + 1,
  );
  const known = new Set(reads.map(({ customer }) => customer.id));
  const byCustomer = new Map(counted.map((each) => [each.customerId, each]));
  return succeeded(200, {
    customer_totals: ids
      .filter((id) => known.has(id))
      .map((id) => ({ customer_id: id, totals: totalsToWire(byCustomer.get(id), EACH_ATTEMPTS_MAX) })),
  });
};

function linked({ customer }: CustomerRead): LinkedCustomer {
  return { id: customer.id, fromAttemptId: linkedFrom(customer) };
}

export const getPaymentCustomer: ReadOperation<'getPaymentCustomer'> = async (context, { caller, parameters }) => {
  const owner = merchantOf(caller);
  const { id } = await ownPayment(context, parameters.payment_id, owner);
  const [payer] = await payersOf(context, owner, [id]);
  return succeeded(200, { customer: payer?.customer ?? null });
};

/** In the order in which they were asked for. */
export const listPaymentCustomers: ReadOperation<'listPaymentCustomers'> = async (context, { caller, query }) =>
  succeeded(200, { payment_customers: await payersOf(context, merchantOf(caller), query.payment_id) });

/** Of each payment's last attempt; one that was made before the customer was erased is linked to no customer. */
async function payersOf(
  context: Context,
  owner: MerchantMode,
  paymentIds: readonly string[],
): Promise<readonly PaymentCustomer[]> {
  const reads = await context.store.read.customersOfPayments(owner, paymentIds);
  const payers = reads.filter(({ customer, lastAttemptId }) => (lastAttemptId ?? '') >= linkedFrom(customer));
  const byPayment = new Map(payers.map((read) => [read.paymentId, customerToWire(context, read)]));
  return paymentIds.flatMap((id) => {
    const customer = byPayment.get(id);
    return customer === undefined ? [] : [{ payment_id: id, customer }];
  });
}

/** Customers with the same last four digits of their numbers. */
const ENDINGS_MAX = 100;

/**
 * The customers that a text names. Of numbers and addresses only keyed hashes are stored, so only whole ones are found.
 */
export async function customersNamed(
  context: Context,
  owner: MerchantMode,
  q: string | undefined,
): Promise<CustomerFilter> {
  if (q === undefined) return owner;
  const { ids, email, phones, phoneEnding } = handlesIn(q, callingCodesOf(context));
  if (phoneEnding?.length === 3) return { ...owner, phoneEnding };
  if (phoneEnding !== null) {
    const attempts = await attemptsEnding(context, owner, phoneEnding);
    return {
      ...owner,
      ids: [...new Set(attempts.flatMap(({ customerId }) => customerId ?? []))].slice(0, ENDINGS_MAX),
    };
  }
  const account = email === null ? null : await accountByEmail(context, 'user', email);
  const payers = [
    ...(account === null ? [] : [{ payerId: account.id, phone: null }]),
    ...phones.map((phone) => ({ payerId: null, phone })),
  ];
  const derived = payers.flatMap((payer) => customerIdOf(context.keyring, owner, payer) ?? []);
  return { ...owner, ids: [...ids.filter((id) => id.startsWith('cus_')), ...derived] };
}
