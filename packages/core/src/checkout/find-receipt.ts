import type { Context } from '../context.ts';
import { GatewayError } from '../errors.ts';
import type { WriteOperation } from '../kernel/operation.ts';
import { succeeded } from '../kernel/result.ts';

/**
 * The page of a receipt, for the payer who lost it. Changes nothing. Whether the reference exists or another number paid,
 * the same is read and the same answered.
 */
export const findReceipt: WriteOperation<'findReceipt'> = {
  replay: { when: 'none' },
  async decide(context, { body: { reference, phone } }) {
    const { read } = context.store;
    const id = (await paymentIdOf(context, reference)) ?? reference;
    const [payment, attempts] = await Promise.all([read.paymentById(id), read.attemptsOfPayment(id)]);
    const hashes = context.keyring.under((keys) => keys.hashPayerPhone(phone));
    const isPayer = attempts.some(
      ({ status, phoneHash }) => status === 'succeeded' && phoneHash !== null && hashes.includes(phoneHash),
    );
    if (payment === null || !isPayer) throw new GatewayError('PAYMENT_NOT_FOUND');
    const url = `${context.settings.publicUrl}/checkout/${payment.slug}/result`;
    return { changes: [], answer: succeeded(200, { receipt: { url } }) };
  },
};

/** Of a transaction; null for what is none. */
async function paymentIdOf(context: Context, reference: string): Promise<string | null> {
  if (!reference.startsWith('tx_')) return null;
  const [header] = await context.store.read.transferHeaders([reference]);
  return header?.paymentId ?? null;
}
