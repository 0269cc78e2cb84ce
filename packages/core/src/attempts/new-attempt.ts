import type { PaymentMethodType } from '@mitako/contract/names';
import { maskPhone } from '../basics/phone.ts';
import type { Context } from '../context.ts';
import type { Attempt, Payment } from '../model.ts';
import type { Rail } from '../ports/rail.ts';

/** Rail id of our own wallets. */
export const WALLET_RAIL = 'wallet';

/** How long a payer is told to have, until the rail says otherwise. */
const PROMPT_LIFE_MS = 5 * 60 * 1000;

/** A new try to pay; `set` says how it starts out. */
export function newAttempt(
  context: Context,
  payment: Payment,
  by: {
    readonly methodType: PaymentMethodType;
    readonly methodProvider: string | null;
    /** E.164, null for wallets. */
    readonly phone: string | null;
    readonly payerId: string | null;
    readonly rail: string;
  },
  set: Pick<Attempt, 'status'> &
    Partial<Pick<Attempt, 'failureCode' | 'nextPollAtMs' | 'railReference' | 'nextAction'>>,
): Attempt {
  const nowMs = context.clock.now();
  const id = context.ids.next('attempt');
  return {
    id,
    paymentId: payment.id,
    merchantId: payment.merchantId,
    livemode: payment.livemode,
    amount: payment.amount,
    currency: payment.currency,
    methodType: by.methodType,
    methodProvider: by.methodProvider,
    phoneMasked: by.phone === null ? null : maskPhone(by.phone),
    encryptedPhone: by.phone === null ? null : context.keyring.seal(by.phone, phoneContext(id)),
    payerId: by.payerId,
    rail: by.rail,
    railReference: set.railReference ?? null,
    status: set.status,
    failureCode: set.failureCode ?? null,
    nextPollAtMs: set.nextPollAtMs ?? null,
    pollsCount: 0,
    nextAction: set.nextAction ?? null,
    codesTried: 0,
    codesWrong: 0,
    expiresAtMs: nowMs + PROMPT_LIFE_MS,
    createdAtMs: nowMs,
    updatedAtMs: nowMs,
    version: 1,
  };
}

/**
 * Which of a rail's providers an attempt asks. A wallet's that the sandbox lets take its time names none: that rail goes by
 * the reference, and is told the first of its own.
 * @throws Error for any other attempt that names no provider: none is invented
 */
export function providerOf({ id, methodType, methodProvider }: Attempt, rail: Rail): string {
  const provider = methodType === 'wallet' ? rail.methods[0]?.provider : methodProvider;
  if (provider === undefined || provider === null) throw new Error(`attempt ${id} names no provider`);
  return provider;
}

/** The number in full; empty for an attempt without one. */
export function phoneOf(context: Context, attempt: Attempt): string {
  return attempt.encryptedPhone === null ? '' : context.keyring.open(attempt.encryptedPhone, phoneContext(attempt.id));
}

/** What the payment shows of how it is or was paid. */
export function methodFields(
  attempt: Attempt,
): Pick<Payment, 'methodType' | 'methodProvider' | 'phoneMasked' | 'payerId'> {
  return {
    methodType: attempt.methodType,
    methodProvider: attempt.methodProvider,
    phoneMasked: attempt.phoneMasked,
    payerId: attempt.payerId,
  };
}

function phoneContext(attemptId: string): string {
  return `attempt-phone:${attemptId}`;
}
