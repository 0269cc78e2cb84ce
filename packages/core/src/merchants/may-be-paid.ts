import type { Merchant } from '../model.ts';

/** Whether a merchant may be paid in a mode: in live mode only while approved and not suspended. */
export function mayBePaid(
  { kycStatus, suspendedAtMs }: Pick<Merchant, 'kycStatus' | 'suspendedAtMs'>,
  { livemode }: { readonly livemode: boolean },
): boolean {
  return !livemode || (kycStatus === 'approved' && suspendedAtMs === null);
}
