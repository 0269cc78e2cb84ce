import type { Attempt, Customer, Payment } from '@mitako/core/engine';
import { attempts } from '../attempts/tables.ts';
import { customers } from '../customers/tables.ts';
import type { SomeDefinitions } from '../engine/change.ts';
import { mergeable } from '../engine/mergeable.ts';
import { computed } from '../engine/placeholder.ts';
import { valuesOf } from '../engine/table.ts';
import { insert, remove, update } from '../engine/write.ts';
import { openPayments, payments, paymentTerms, type Release, releases } from './tables.ts';
import { termsOf, writeTerms } from './search/terms.ts';

export const paymentChanges = {
  'payment.insert': ({ one, any }) => [
    one(insert(payments, ({ payment }) => payment)),
    any(
      insert(openPayments, ({ payment }) => computed(payment, (known) => ({ ...known, paymentId: known.id }))),
      ({ payment }) => isOpen(payment),
    ),
    any(
      insert(releases, ({ payment }) => computed(payment, releaseOf)),
      ({ payment }) => payment.releaseAtMs !== null,
    ),
    any(mergeable(writeTerms, { table: paymentTerms, access: null }), (change) => termsOf(change).length > 0),
  ],

  'payment.describe': ({ any }) => [any(mergeable(writeTerms, { table: paymentTerms, access: null }))],

  // The version guards all of it: a change that is not refused knows what is in the queues.
  'payment.update': ({ one, any }) => [
    one(
      update(payments, ({ payment, from }) => ({
        to: payment,
        where: { id: payment.id, version: from.version },
      })),
    ),
    any(
      update(openPayments, ({ payment, from }) => ({
        set: { status: payment.status },
        where: keyOfOpen(payment, from.status),
      })),
      ({ payment, from }) => isOpen(from) && isOpen(payment) && from.status !== payment.status,
    ),
    any(
      remove(openPayments, ({ payment, from }) => keyOfOpen(payment, from.status)),
      ({ payment, from }) => isOpen(from) && !isOpen(payment),
    ),
    any(
      remove(releases, ({ payment, from }) => ({
        releaseAtMs: computed(from.releaseAtMs, (known) => known ?? 0),
        paymentId: payment.id,
      })),
      ({ payment, from }) => from.releaseAtMs !== null && from.releaseAtMs !== payment.releaseAtMs,
    ),
    any(
      insert(releases, ({ payment }) => computed(payment, releaseOf)),
      ({ payment, from }) => payment.releaseAtMs !== null && from.releaseAtMs !== payment.releaseAtMs,
    ),
  ],

  'attempt.insert': ({ one, any }) => [
    one(insert(attempts, ({ attempt }) => attempt)),
    // Custom SQL: finding a known customer takes no lock on it, and writes nothing.
    any(
      mergeable(
        (db, { attempt }) =>
          db
            .insertInto('mitako_customers')
            .values(valuesOf(customers, computed(attempt, customerOf)))
            .onConflict((conflict) => conflict.column('id').doNothing()),
        { table: customers, access: 'open' },
      ),
      ({ attempt }) => attempt.customerId !== null,
    ),
  ],
} satisfies SomeDefinitions;

function isOpen({ status }: Pick<Payment, 'status'>): boolean {
  return status === 'requested' || status === 'processing';
}

function keyOfOpen({ merchantId, livemode, id }: Payment, status: Payment['status']) {
  return { merchantId, livemode, status, paymentId: id };
}

function releaseOf({ releaseAtMs, id, merchantId, livemode }: Payment): Release {
  if (releaseAtMs === null) throw new TypeError(`Payment ${id} has nothing to release.`);
  return { releaseAtMs, paymentId: id, merchantId, livemode };
}

function customerOf({ customerId, id, merchantId, livemode, payerId, phoneMasked, createdAtMs }: Attempt): Customer {
  if (customerId === null) throw new TypeError(`Attempt ${id} has no customer.`);
  const isAccount = payerId !== null;
  return {
    id: customerId,
    merchantId,
    livemode,
    type: isAccount ? 'account' : 'phone',
    phoneMasked: isAccount ? null : phoneMasked,
    firstAttemptId: id,
    encryptedName: null,
    encryptedNotes: null,
    notesAtMs: null,
    createdAtMs,
  };
}
