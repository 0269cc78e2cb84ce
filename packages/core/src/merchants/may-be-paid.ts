import type { Merchant } from '../model.ts';

/** Whether money may be taken for a merchant in a mode: live money only for one who is approved and not suspended. */
export function mayBePaid(
  { kycStatus, suspendedAtMs }: Pick<Merchant, 'kycStatus' | 'suspendedAtMs'>,
  { livemode }: { readonly livemode: boolean },
): boolean {
  return !livemode || (kycStatus === 'approved' && suspendedAtMs === null);
}
