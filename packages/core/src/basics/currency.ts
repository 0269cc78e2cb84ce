import type { Context } from '../context.ts';
import { invalidField } from '../errors.ts';

/**
 * The requested currency in upper case; the configured one by default.
 * @throws GatewayError `VALIDATION_ERROR` for one that is not configured, or for none while several are
 */
export function chosenCurrency({ settings: { currencies } }: Context, currency: string | undefined): string {
  if (currency === undefined && currencies.length > 1) throw invalidField('currency', 'required', 'is required');
  const chosen = currency?.toUpperCase() ?? currencies[0] ?? '';
  if (!currencies.includes(chosen)) {
    throw invalidField('currency', 'unsupported', `must be one of ${currencies.join(', ')}`);
  }
  return chosen;
}
