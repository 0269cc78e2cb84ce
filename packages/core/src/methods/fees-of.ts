import type { Context } from '../context.ts';
import type { FeeSchedule, Merchant } from '../model.ts';

/**
 * What a payment costs a merchant: what the operator set for it, or else what the configuration sets for the method, or
 * of all.
 * @param method `wallet`, `cash`, or a provider's id; null: of methods that the configuration does not mention
 */
export function feesOf(
  { settings: { terms } }: Pick<Context, 'settings'>,
  merchant: Pick<Merchant, 'fees' | 'hasOwnFees'>,
  method: string | null,
): FeeSchedule {
  if (merchant.hasOwnFees) return merchant.fees;
  return terms.methods.find((each) => each.method === method)?.fees ?? terms.fees;
}
