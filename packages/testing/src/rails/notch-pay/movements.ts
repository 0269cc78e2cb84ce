import { randomBytes } from 'node:crypto';
import { answered, invalid } from './answers.ts';
import { type Fields, LIMITS, partOf, textOf } from './fields.ts';
import type { Movement, Payment } from './payment.ts';

/** Refunds and transfers: money that leaves the account, for which the private key is needed. */
export interface Movements {
  refund(fields: Fields, payment: Payment | undefined): Response;
  transfer(fields: Fields): Response;
  read(kind: Movement['kind'], id: string): Response;
  /** What was returned of a payment, by refunds that have not failed. */
  returnedOf(payment: Payment): number;
  readonly all: readonly Movement[];
}

/** Payees whose transfers are accepted, and fail. */
const FAILS = '089';

/** @param options.settleMs until a refund or transfer that was accepted is complete */
export function createMovements(options: { readonly nowMs: () => number; readonly settleMs: number }): Movements {
  const { nowMs, settleMs } = options;
  const all: Movement[] = [];

  const returnedOf = ({ reference }: Payment): number =>
    all
      .filter(({ kind, to, isFailed }) => kind === 'refund' && to === reference && !isFailed)
      .reduce((sum, { amount }) => sum + amount, 0);

  function statusOf({ createdAtMs, isFailed }: Movement): string {
    if (nowMs() < createdAtMs + settleMs) return 'pending';
    return isFailed ? 'failed' : 'complete';
  }

  function shown(movement: Movement): object {
    const { kind, id, to, text, amount, createdAtMs } = movement;
    const common = { amount, currency: 'XAF', status: statusOf(movement) };
    const created = { created_at: new Date(createdAtMs).toISOString() };
    return {
      [kind]:
        kind === 'refund'
          ? { id, payment: to, reason: text, ...common, ...created }
          : { id, reference: text, recipient: to, ...common, ...created },
    };
  }

  function add(movement: Omit<Movement, 'id' | 'createdAtMs'>): Response {
    const prefix = movement.kind === 'refund' ? 'rf' : 'po';
    const made = { ...movement, id: `${prefix}.${randomBytes(8).toString('hex')}`, createdAtMs: nowMs() };
    all.push(made);
    return answered(201, movement.kind === 'refund' ? 'Refund initiated' : 'Transfer initiated', shown(made));
  }

  return {
    all,
    returnedOf,
    refund(fields, payment) {
      if (payment === undefined) return invalid('payment', 'The selected payment is invalid.');
      const left = payment.amount - returnedOf(payment);
      const { amount = left } = fields;
      if (!/^(?:complete|partialy-refunded)$/.test(payment.status)) {
        return invalid('payment', 'Only completed payments can be refunded.');
      }
      if (typeof amount !== 'number' || !(amount > 0)) return invalid('amount', 'The amount must be a number above 0.');
      if (amount > left) return invalid('amount', 'The refunded amount must not exceed the payment amount.');
      const response = add({
        kind: 'refund',
        to: payment.reference,
        text: textOf(fields, 'reason'),
        amount,
        isFailed: false,
      });
      payment.status = amount === left ? 'refunded' : 'partialy-refunded';
      payment.updatedAtMs = nowMs();
      return response;
    },
    transfer(fields) {
      const { amount, currency } = fields;
      const reference = textOf(fields, 'reference');
      const phone = textOf(partOf(fields, 'beneficiary_data'), 'phone').replace(/^\+/, '');
      if (typeof amount !== 'number' || amount < LIMITS.min) return invalid('amount', 'The amount is invalid.');
      if (currency !== 'XAF') return invalid('currency', 'The selected currency is invalid.');
      if (!/^237\d{9}$/.test(phone)) return invalid('beneficiary_data.phone', 'The phone number is invalid.');
      if (reference !== '' && all.some(({ kind, text }) => kind === 'transfer' && text === reference)) {
        return invalid('reference', 'The reference has already been taken.');
      }
      return add({ kind: 'transfer', to: phone, text: reference, amount, isFailed: phone.endsWith(FAILS) });
    },
    read(kind, id) {
      const found = all.find(
        (each) => each.kind === kind && (each.id === id || (kind === 'transfer' && each.text === id)),
      );
      return found === undefined ? answered(404, 'Not found') : answered(200, 'Retrieved', shown(found));
    },
  };
}
