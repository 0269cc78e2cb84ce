import type { Context } from '../context.ts';
import type { Decision } from '../kernel/operation.ts';
import { refusalOfOwnMethod } from '../methods/choose-method.ts';
import type { Merchant, Payment } from '../model.ts';
import { refusalOfPlace } from '../payment-links/places.ts';
import { refusalToChange } from '../payments/payable.ts';

/** Why a payment takes no cash now; null when it does. Asked for the code, for the look-up, and when the cash is taken. */
export async function refusalOfCash(
  context: Context,
  merchant: Merchant,
  payment: Payment,
): Promise<Decision<never> | null> {
  return (
    refusalToChange(context, payment) ??
    refusalOfOwnMethod(context, merchant, payment, 'cash') ??
    refusalOfPlace(context, payment)
  );
}
