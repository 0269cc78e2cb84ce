import type { Locale } from '@mitako/contract/names';
import type { Context } from '../context.ts';
import { queueMessage } from '../messages/queue-message.ts';
import type { Merchant, Payment } from '../model.ts';
import type { Change } from '../ports/changes.ts';

/** Where the receipts of a payment go. */
export interface ReceiptTo {
  /** An address, or a number in E.164. */
  readonly to: string;
  readonly locale: Locale;
  /** How many were given so far, this one included. */
  readonly count: number;
}

/** How a payer of this payment can have a receipt sent; in test mode none, as to other people. */
export function receiptsBy(
  { channels, settings }: Context,
  { payment, merchant }: { readonly payment: Payment; readonly merchant: Merchant },
): readonly ('email' | 'phone')[] {
  if (!merchant.sendsReceipts || !(payment.livemode || settings.messagesInTestMode)) return [];
  return [
    ...(channels.mail === null ? [] : (['email'] as const)),
    ...(channels.sms === null ? [] : (['phone'] as const)),
  ];
}

/** Null: the payer gave neither address nor number. */
export function receiptTo({ keyring }: Context, { id, encryptedReceiptTo }: Payment): ReceiptTo | null {
  return encryptedReceiptTo === null
    ? null
    : (JSON.parse(keyring.open(encryptedReceiptTo, receiptContext(id))) as ReceiptTo);
}

export function sealedReceiptTo({ keyring }: Context, { id }: Payment, to: ReceiptTo): string {
  return keyring.seal(JSON.stringify(to), receiptContext(id));
}

/**
 * The receipt of a payment, or of a refund of it, for the commit of either: decided from the payment's own row. Nothing
 * unless the payer asked for it.
 * @param refunded amount of the refund; null: of the payment
 */
export function receipt(
  context: Context,
  payment: Payment,
  cause: string,
  refunded: number | null = null,
): readonly Change[] {
  const receiver = receiptTo(context, payment);
  if (receiver === null) return [];
  const { to, locale } = receiver;
  const [mail, text] =
    refunded === null ? (['receipt', 'receipt_sms'] as const) : (['receipt_refund', 'receipt_refund_sms'] as const);
  const values = { paymentId: payment.id, amount: refunded ?? payment.amount, currency: payment.currency };
  return queueMessage<typeof mail | typeof text>(context, {
    kind: to.includes('@') ? mail : text,
    cause,
    to,
    locale,
    values,
  });
}

export function receiptContext(paymentId: string): string {
  return `payment-receipt:${paymentId}`;
}
