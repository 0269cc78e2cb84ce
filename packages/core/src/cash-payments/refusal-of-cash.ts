import { refusalToPay } from '../checkout/refusal-to-pay.ts';
import type { Context } from '../context.ts';
import type { Decision } from '../kernel/operation.ts';
import { type PayableRead, refusalOfOwnMethod } from '../methods/choose-method.ts';

/** Why a payment accepts no cash now; null when it does. Checked for the code, for the look-up, and when the cash is taken. */
export async function refusalOfCash(context: Context, read: PayableRead): Promise<Decision<never> | null> {
  return (await refusalToPay(context, read.payment)) ?? refusalOfOwnMethod(context, read, 'cash');
}
