import type { CustomerMethod, CustomerTotals, Customer as WireCustomer } from '@mitako/contract/names';
import { timeOfId } from '../basics/ids.ts';
import { timestamp, timestampOrNull } from '../basics/timestamp.ts';
import type { Context } from '../context.ts';
import type { Customer } from '../model.ts';
import type { CustomerCount, CustomerCounts, CustomerRead } from './reads.ts';

export function customerToWire({ keyring }: Context, { customer, lastPaymentId }: CustomerRead): WireCustomer {
  const { createdAtMs, encryptedName, encryptedNotes } = customer;
  const lastMs = lastPaymentId === null ? createdAtMs : timeOfId(lastPaymentId);
  return {
    id: customer.id,
    type: customer.type,
    name: encryptedName === null ? null : keyring.open(encryptedName, nameContext(customer)),
    phone_masked: customer.phoneMasked,
    notes: encryptedNotes === null ? null : keyring.open(encryptedNotes, notesContext(customer)),
    notes_updated_at: timestampOrNull(customer.notesAtMs),
    livemode: customer.livemode,
    first_seen_at: timestamp(createdAtMs),
    // A payment that waited for its first attempt was created before.
    last_seen_at: timestamp(Math.max(createdAtMs, lastMs)),
  };
}

/** Columns of the file. */
export const CUSTOMER_COLUMNS = [
  'id',
  'first_seen_at',
  'last_seen_at',
  'type',
  'phone_masked',
  'notes',
  'notes_updated_at',
  'livemode',
  'name',
] as const satisfies readonly (keyof WireCustomer)[];

export function nameContext({ id }: Pick<Customer, 'id'>): string {
  return `customer-name:${id}`;
}

export function notesContext({ id }: Pick<Customer, 'id'>): string {
  return `customer-notes:${id}`;
}

/** @param counted undefined: none of the customer's attempts is stored */
export function totalsToWire(counted: CustomerCounts | undefined, attemptsMax: number): CustomerTotals {
  const { attemptsCount, counts } = counted ?? { attemptsCount: 0, counts: [] };
  const lastMs = Math.max(...counts.map(({ lastPaidAtMs }) => lastPaidAtMs ?? 0), 0);
  const paid = counts.filter(({ status }) => PAID.has(status));
  const currencies = [...new Set(paid.map(({ currency }) => currency))];
  const methods = [...new Set(counts.map(({ method }) => method))];
  return {
    payments_count: sumOf(counts, 'paymentsCount'),
    paid_count: sumOf(paid, 'paymentsCount'),
    unpaid_count: sumOf(
      counts.filter(({ status }) => UNPAID.has(status)),
      'paymentsCount',
    ),
    refunded_count: sumOf(counts, 'refundedCount'),
    sums: currencies.map((currency) => {
      const own = paid.filter((count) => count.currency === currency);
      return { currency, amount_paid: sumOf(own, 'amount'), amount_refunded: sumOf(own, 'amountRefunded') };
    }),
    methods: methods
      .map((method): CustomerMethod => {
        const own = counts.filter((count) => count.method === method);
        const ofPaid = own.filter(({ status }) => PAID.has(status));
        return {
          method,
          payments_count: sumOf(own, 'paymentsCount'),
          paid_count: sumOf(ofPaid, 'paymentsCount'),
        };
      })
      .toSorted((one, other) => other.payments_count - one.payments_count || (one.method < other.method ? -1 : 1)),
    last_paid_at: timestampOrNull(lastMs || null),
    truncated: attemptsCount > attemptsMax,
  };
}

const PAID: ReadonlySet<string> = new Set(['succeeded', 'partially_refunded', 'refunded']);
const UNPAID: ReadonlySet<string> = new Set(['failed', 'canceled', 'expired']);

function sumOf(
  counts: readonly CustomerCount[],
  field: 'paymentsCount' | 'refundedCount' | 'amount' | 'amountRefunded',
): number {
  return counts.reduce((sum, count) => sum + count[field], 0);
}
