import type { BodyOf } from '@mitako/contract';
import { looksLikeCentimes, type PaymentCreated } from '@mitako/contract/names';
import { chosenCurrency } from '../basics/currency.ts';
import { timeOfId } from '../basics/ids.ts';
import type { Context } from '../context.ts';
import { invalidField } from '../errors.ts';
import { merchantOf } from '../kernel/callers.ts';
import type { Decision, WriteOperation } from '../kernel/operation.ts';
import { type Done, succeeded } from '../kernel/result.ts';
import type { Payment } from '../model.ts';
import { createdChanges } from './created-changes.ts';
import { detailsFrom, detailsOf } from './details.ts';
import { newPayment } from './new-payment.ts';
import { checkoutUrl, paymentToWire } from './wire.ts';
import type { MerchantMode } from '../ports/page.ts';

/** Creates a payment intent. It reads nothing: one commit asserts every fact it relies on. */
export const createPayment: WriteOperation<'createPayment'> = {
  replay: { when: 'late', rebuild: (context, { body }, id) => createdAgain(context, body, id) },
  decide: (context, { caller, body }) => decideCreate(context, merchantOf(caller), body),
};

/** The same for test keys only (specification, "Endpoints"); the route rejects live keys. */
export const createSandboxPayment: WriteOperation<'createSandboxPayment'> = {
  replay: { when: 'late', rebuild: (context, { body }, id) => createdAgain(context, body, id) },
  decide: (context, { caller, body }) => decideCreate(context, merchantOf(caller), body),
};

type Params = BodyOf<'createPayment'>;
type CheckedParams = Params & { readonly currency: string; readonly payment_link_id?: string };

function decideCreate(context: Context, merchant: MerchantMode, body: Params): Decision<PaymentCreated> {
  const payment = paymentFrom(context, merchant, checkedParams(context, body, merchant.livemode));
  const answer = created(context, payment);
  // In live mode it would be too late.
  const isSuspicious = !merchant.livemode && looksLikeCentimes(payment);
  return {
    changes: createdChanges(context, payment),
    rebuiltFrom: payment.id,
    answer: isSuspicious ? { ...answer, headers: { 'X-Service-Warning': centimes(payment) } } : answer,
  };
}

function created(context: Context, payment: Payment): Done<PaymentCreated> {
  return succeeded(201, {
    payment: paymentToWire(context, payment, payment.createdAtMs),
    checkout_url: checkoutUrl(payment, context.settings.publicUrl),
  });
}

/**
 * The same response again, whatever became of the payment. When it expires is in the repeated request, because a sandbox
 * clock changes it. Null: the payment was deleted.
 */
async function createdAgain(context: Context, body: Params, id: string): Promise<Done<PaymentCreated> | null> {
  const payment = await context.store.read.paymentById(id);
  if (payment === null) return null;
  const { slug, merchantId, livemode, amount, currency, paymentLinkId, maxAttempts, createdAtMs } = payment;
  const expiresAtMs = createdAtMs + body.expires_in * 1000;
  const asCreated = { id, slug, merchantId, livemode, amount, currency, paymentLinkId, maxAttempts, createdAtMs };
  return created(context, newPayment({ ...detailsOf(payment), ...asCreated, expiresAtMs }));
}

const FRANCS = new Intl.NumberFormat('en');

/** A header is ASCII. */
function centimes({ amount }: Payment): string {
  const francs = (of: number): string => `${FRANCS.format(of).replaceAll(',', ' ')} FCFA`;
  return `amount_looks_like_centimes: ${amount} is ${francs(amount)}, and XAF has no centimes; ${francs(amount / 100)} is ${amount / 100}`;
}

/** Checks beyond the schema: the engine's currencies, and `https` in live mode. */
function checkedParams(context: Context, body: Params, livemode: boolean): CheckedParams {
  const currency = chosenCurrency(context, body.currency);
  for (const field of ['return_url', 'cancel_url'] as const) {
    const isReal = livemode && !context.settings.rehearses;
    if (isReal && body[field] !== undefined && new URL(body[field]).protocol !== 'https:') {
      throw invalidField(field, 'https', 'must be an https address in live mode');
    }
  }
  return { ...body, currency };
}

/** A new payment, from parameters that were checked. */
export function paymentFrom(context: Context, merchant: MerchantMode, params: CheckedParams): Payment {
  const id = context.ids.next('payment', merchant.merchantId);
  // Lists are filtered by time through their ids: the displayed creation time must match the id to the millisecond.
  const createdAtMs = timeOfId(id);
  return newPayment({
    id,
    slug: context.ids.slug(id),
    merchantId: merchant.merchantId,
    livemode: merchant.livemode,
    amount: params.amount,
    currency: params.currency,
    ...detailsFrom(params),
    paymentLinkId: params.payment_link_id ?? null,
    maxAttempts: params.max_attempts,
    createdAtMs,
    expiresAtMs: createdAtMs + params.expires_in * 1000,
  });
}
