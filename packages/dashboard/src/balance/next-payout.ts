import type { MerchantSettlementTerms, PayoutAccount } from '@mitako/contract';
import type { Page } from '../shell/page.ts';

/** What decides, besides the terms, when the next payout leaves. */
export type When =
  | { readonly mode: 'live'; readonly account: PayoutAccount | null }
  /** The terms name a day, which may have passed if the clock was moved. */
  | { readonly mode: 'test'; readonly isMoved: boolean };

export async function readWhen(page: Page): Promise<When> {
  if (page.mode === 'test') {
    const { clock } = await page.readOr('getSandboxClock', { clock: { time: '', ahead_seconds: 0 } });
    return { mode: 'test', isMoved: clock.ahead_seconds > 0 };
  }
  const { payout_account: account } = await page.readOr('getPayoutAccount', { payout_account: null });
  return { mode: 'live', account };
}

/** The day of the terms, or when the hold of a new account ends if that is later; null when it is not known. */
export function nextPayout({ next_at: next }: MerchantSettlementTerms, when: When): string | null {
  if (next === null || (when.mode === 'test' ? when.isMoved : when.account === null)) return null;
  const heldUntil = when.mode === 'live' ? when.account?.held_until : undefined;
  return heldUntil !== undefined && Date.parse(heldUntil) > Date.parse(next) ? heldUntil : next;
}
