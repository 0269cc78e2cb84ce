import type { PaymentMethodType } from '@mitako/contract/names';
import { maskPhone } from '../basics/phone.ts';
import type { Context } from '../context.ts';
import { customerIdOf } from '../customers/customer-id.ts';
import type { Attempt, Payment } from '../model.ts';
import type { Rail } from '../ports/rail.ts';
import type { LookupRequest } from '../ports/rail-calls.ts';
import { activeTrace } from '../telemetry/telemetry.ts';

/** Rail id of our own wallets. */
export const WALLET_RAIL = 'wallet';
/** Rail id of cash at an agent; the reference of such an attempt is the agent's id. */
export const CASH_RAIL = 'cash';

/** Default expiry of a prompt, until the rail returns its own. */
const PROMPT_LIFE_MS = 5 * 60 * 1000;

/** A new payment attempt; `set` is its initial state. */
export function newAttempt(
  context: Context,
  payment: Payment,
  by: {
    readonly methodType: PaymentMethodType;
    readonly methodProvider: string | null;
    /** ISO 3166-1 alpha-2, null for wallets and cash. */
    readonly methodCountry: string | null;
    /** E.164, null for wallets and cash. */
    readonly phone: string | null;
    readonly payerId: string | null;
    readonly rail: string;
    /** Default: `primary`. */
    readonly railChoice?: Attempt['railChoice'];
  },
  set: Pick<Attempt, 'status'> &
    Partial<Pick<Attempt, 'failureCode' | 'nextPollAtMs' | 'railReference' | 'nextAction' | 'chargeAgainAtMs'>>,
): Attempt {
  const nowMs = context.clock.now();
  const id = context.ids.next('attempt', payment.merchantId);
  return {
    id,
    paymentId: payment.id,
    merchantId: payment.merchantId,
    livemode: payment.livemode,
    amount: payment.amount,
    currency: payment.currency,
    methodType: by.methodType,
    methodProvider: by.methodProvider,
    methodCountry: by.methodCountry,
    phoneMasked: by.phone === null ? null : maskPhone(by.phone),
    encryptedPhone: by.phone === null ? null : context.keyring.seal(by.phone, attemptPhoneContext(id)),
    phoneHash: by.phone === null ? null : context.keyring.hashPayerPhone(by.phone),
    payerId: by.payerId,
    customerId: customerIdOf(context.keyring, payment, by),
    rail: by.rail,
    railChoice: by.railChoice ?? 'primary',
    railReference: set.railReference ?? null,
    status: set.status,
    failureCode: set.failureCode ?? null,
    railDetail: null,
    resolution: null,
    acceptedAtMs: null,
    chargeAgainAtMs: set.chargeAgainAtMs ?? null,
    calledBackAtMs: null,
    callbacksCount: 0,
    nextPollAtMs: set.nextPollAtMs ?? null,
    pollsCount: 0,
    ageAtEndMs: null,
    nextAction: set.nextAction ?? null,
    traceparent: activeTrace(),
    codesTried: 0,
    codesWrong: 0,
    expiresAtMs: nowMs + PROMPT_LIFE_MS,
    createdAtMs: nowMs,
    clockMovedMs: 0,
    updatedAtMs: nowMs,
    version: 1,
  };
}

/**
 * The part of every call of a rail that describes its attempt. A delayed sandbox wallet attempt names no provider: its
 * rail uses the reference, and receives the first of its providers.
 * @throws Error for any other attempt without a provider
 */
export function railFields(
  context: Context,
  attempt: Attempt,
  rail: Rail,
): Pick<LookupRequest, 'livemode' | 'provider' | 'country' | 'phone' | 'currency' | 'nowMs'> {
  const { id, livemode, methodType, methodProvider, methodCountry, currency } = attempt;
  const first = methodType === 'wallet' ? rail.methods[0] : undefined;
  const provider = first?.provider ?? methodProvider;
  const country = first?.country ?? methodCountry;
  if (provider === null || country === null) throw new Error(`attempt ${id} names no provider`);
  return { livemode, provider, country, phone: phoneOf(context, attempt), currency, nowMs: context.clock.now() };
}

/** The full number; empty for an attempt without one. */
export function phoneOf(context: Context, attempt: Attempt): string {
  return attempt.encryptedPhone === null
    ? ''
    : context.keyring.open(attempt.encryptedPhone, attemptPhoneContext(attempt.id));
}

/** The payment method that the payment shows. */
export function methodFields(
  attempt: Attempt,
): Pick<Payment, 'methodType' | 'methodProvider' | 'phoneMasked' | 'payerId' | 'customerId'> {
  return {
    methodType: attempt.methodType,
    methodProvider: attempt.methodProvider,
    phoneMasked: attempt.phoneMasked,
    payerId: attempt.payerId,
    customerId: attempt.customerId,
  };
}

export function attemptPhoneContext(attemptId: string): string {
  return `attempt-phone:${attemptId}`;
}
