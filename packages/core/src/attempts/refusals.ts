import type { FailureCode } from '@mitako/contract/names';

/**
 * Reasons of the provider: the request can be repeated, also at another rail, and they count against the provider's
 * health.
 */
const OURS: ReadonlySet<FailureCode> = new Set<FailureCode>([
  'provider_unavailable',
  'provider_error',
  'gateway_account',
]);

/** Whether an attempt failed for reasons of the provider, or of our account there. */
export function isOurs(failureCode: FailureCode | null): boolean {
  return failureCode !== null && OURS.has(failureCode);
}
