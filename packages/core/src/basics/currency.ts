import type { Context } from '../context.ts';
import { invalidField } from '../errors.ts';

/**
 * The currency that was asked for, in upper case; the first of the engine's when none was.
 * @throws GatewayError `VALIDATION_ERROR` for one that the engine does not know
 */
export function chosenCurrency({ settings: { currencies } }: Context, currency: string | undefined): string {
  const chosen = currency?.toUpperCase() ?? currencies[0] ?? '';
  if (!currencies.includes(chosen)) {
    throw invalidField('currency', 'unsupported', `must be one of ${currencies.join(', ')}`);
  }
  return chosen;
}
