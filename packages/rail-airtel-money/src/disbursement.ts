import type { Rail, RailRefundRequest } from '@mitako/core';
import { createPinGuard, encryptedWith, type PinGuard, rsaKeyIn } from '@mitako/rail-kit';
import { transactionIdOf } from './ids.ts';
import type { AirtelRefunds } from './options.ts';
import type { Transactions } from './transactions.ts';

/**
 * Refunds by payouts from our account, under ids of ours: one that is sent twice is made once. The answer to it says at
 * most that it was accepted; its status gives the outcome.
 * @throws RangeError when the key is there and is none, or the PIN is there and has not 4 digits
 */
export function disbursement(
  way: Extract<AirtelRefunds, { readonly by: 'disbursement' }>,
  transactions: Transactions,
  msisdnOf: (phone: string) => string | null,
): Required<Pick<Rail, 'refund' | 'lookupRefund'>> & { readonly guard: PinGuard; readonly path: string } {
  const { pin, padding = 'pkcs1', path = '/standard/v1/disbursements/' } = way;
  // Without them, no live rail starts, and one that is rehearsed needs none.
  const key = rsaKeyIn(way.publicKey ?? '');
  if (way.publicKey && key === null)
    throw new RangeError('refunds.publicKey of Airtel Money is not an RSA key: pass PEM, or base64 of DER');
  if (pin && !/^\d{4}$/.test(pin)) throw new RangeError('refunds.pin of Airtel Money must have 4 digits');
  const guard = createPinGuard();

  const transactionOf = ({ reference, tries }: RailRefundRequest) =>
    ({ id: transactionIdOf(reference, tries), path }) as const;

  return {
    guard,
    path,
    async refund(request) {
      const msisdn = msisdnOf(request.phone);
      if (msisdn === null) return { kind: 'failed', failureCode: 'invalid_payer' };
      const transaction = transactionOf(request);
      const sent = await guard.send(async () => {
        const read = await transactions.settle(transaction, path, {
          payee: { msisdn },
          reference: `Refund ${transactionIdOf(request.chargeReference)}`,
          pin: key === null ? '' : encryptedWith(key, pin ?? '', padding),
          transaction: { amount: request.amount, id: transaction.id },
        });
        const meaning = read.parsed?.meaning?.kind;
        if (meaning === 'wrong_pin') guard.reject();
        else if (read.reading.kind === 'in_process' && meaning !== 'duplicate') guard.accept();
        return read;
      });
      // After a wrong PIN no refund is sent. An earlier one may still arrive, and waits for the right PIN.
      if (sent === null) return STOPPED;
      const { reading, detail, unclear } = sent;
      if (reading.kind === 'failed') return { ...reading, ...detail };
      return reading.kind === 'in_process' || reading.kind === 'succeeded' ? { kind: 'pending', ...detail } : unclear;
    },
    async lookupRefund(request) {
      const { parsed, reading, detail, unclear } = await transactions.status(transactionOf(request));
      if (reading.kind === 'failed') return { ...reading, ...detail };
      if (reading.kind === 'in_process') return { kind: 'pending', ...detail };
      // Sent again, it is made once.
      if (reading.kind === 'not_found') return { kind: 'absent', ...detail };
      if (reading.kind !== 'succeeded') return unclear;
      return { kind: 'succeeded', railReference: parsed?.airtelMoneyId ?? null, ...detail };
    },
  };
}

const STOPPED = {
  kind: 'unknown',
  detail: { code: null, message: 'Airtel rejected the PIN of refunds: no further refunds', requestId: null },
  needsOperator: true,
} as const;
