import { readCheckout } from '../checkout/get-checkout.ts';
import { DEFAULT_LOCALE } from '../checkout/default-locale.ts';
import { invalidField } from '../errors.ts';
import { refuse, type WriteOperation } from '../kernel/operation.ts';
import { succeeded } from '../kernel/result.ts';
import { refusalToChange } from '../payments/payable.ts';
import { updatePayment } from '../payments/move-payment.ts';
import { canonicalEmail } from '../people/contact.ts';
import { receipt, receiptsBy, receiptTo, sealedReceiptTo } from './receipts.ts';

/** Addresses and numbers of one payment, in turn: whoever has its link must not mail strangers with it. */
const GIVEN_MAX = 3;

/**
 * Where the payer wants the receipt: it is queued now if the payment is paid, else in the commit that pays it. Refunds are
 * told to the same.
 */
export const sendReceipt: WriteOperation<'sendReceipt'> = {
  replay: { scope: () => 'public' },
  unwitnessed: 'repeat',
  async decide(context, { parameters, body: { email, phone }, origin: { locale = DEFAULT_LOCALE } }) {
    const to = email === undefined ? phone : canonicalEmail(email);
    if (to === undefined || (email !== undefined && phone !== undefined)) {
      throw invalidField('email', 'required', 'or "phone" must be given, one of the two');
    }
    const read = await readCheckout(context, parameters.slug);
    const { payment } = read;
    if (!receiptsBy(context, read).includes(email === undefined ? 'phone' : 'email')) {
      return refuse('RECEIPT_NOT_OFFERED');
    }
    const isPaid = payment.succeededAtMs !== null;
    const refusal = isPaid || payment.status === 'processing' ? null : refusalToChange(context, payment);
    if (refusal !== null) return refusal;
    const answer = succeeded(202, { receipt_sent: isPaid });
    const before = receiptTo(context, payment);
    if (before?.to === to) return { changes: [], answer };
    const count = (before?.count ?? 0) + 1;
    if (count > GIVEN_MAX) return refuse('RECEIPT_NOT_OFFERED');
    const encryptedReceiptTo = sealedReceiptTo(context, payment, { to, locale, count });
    const next = updatePayment(context, payment, { encryptedReceiptTo }, []);
    return { changes: [...next.changes, ...(isPaid ? receipt(context, next.payment, payment.id) : [])], answer };
  },
};
