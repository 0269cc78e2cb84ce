import { phoneOf } from './new-attempt.ts';
import type { Context } from '../context.ts';
import type { Attempt } from '../model.ts';
import type { MerchantMode } from '../ports/page.ts';

/** Attempts whose numbers are opened: 5 ms. */
const OPENED_MAX = 1_000;

/** The digits by which numbers are found in the store. */
export function storedEnding(digits: string): string {
  return digits.slice(-3);
}

/** The attempts whose numbers end with the digits. Of early ones only three digits are stored in clear. */
function withEnding(context: Context, attempts: readonly Attempt[], digits: string): readonly Attempt[] {
  return attempts.filter((attempt) => phoneOf(context, attempt).endsWith(digits));
}

/** A merchant's, among the newest. */
export async function attemptsEnding(
  context: Context,
  owner: MerchantMode,
  digits: string,
): Promise<readonly Attempt[]> {
  return withEnding(
    context,
    await context.store.read.attemptsByEnding(owner, storedEnding(digits), OPENED_MAX),
    digits,
  );
}

/** The operator's, of all merchants. */
export async function allAttemptsEnding(context: Context, digits: string): Promise<readonly Attempt[]> {
  const phoneEnding = storedEnding(digits);
  return withEnding(context, await context.store.read.attemptsByHandle({ phoneEnding }, OPENED_MAX), digits);
}
