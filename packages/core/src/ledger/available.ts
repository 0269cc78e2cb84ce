import type { Context } from '../context.ts';
import { GatewayError } from '../errors.ts';
import { accountId } from './accounts.ts';
import { postEntries } from './post-entries.ts';

/**
 * The part of a merchant's available balance that can be debited. Only posted entries can be debited, so waiting
 * credits are posted first if the row alone does not cover `needed`.
 *
 * @throws GatewayError `SERVICE_UNAVAILABLE` when others keep posting to it and the balance is unknown: a balance is
 * never reported as too low while credits are on their way
 */
export async function availableAtLeast(
  context: Context,
  of: { readonly merchantId: string; readonly currency: string; readonly livemode: boolean },
  needed: number,
): Promise<number> {
  const id = accountId(of.merchantId, 'merchant_available', of.currency, of.livemode);
  const onRow = async (): Promise<number> => (await context.store.read.accountById(id))?.available ?? 0;
  if (needed <= 0) return 0;
  const available = await onRow();
  if (available >= needed) return available;
  const { isComplete } = await postEntries(context, id);
  const posted = await onRow();
  if (posted < needed && !isComplete) throw new GatewayError('SERVICE_UNAVAILABLE', {}, { retryAfterSeconds: 1 });
  return posted;
}
