import type { FailureCode } from '@mitako/contract';
import type { ProviderBasis } from '@mitako/core';
import type { Page } from '../shell/page.ts';
import { TEXT } from './text.ts';

/** Why something failed: an error is the provider's only where it reported one. */
export function failureWords({ locale }: Page, code: FailureCode, by: ProviderBasis): string {
  const { failures, byHand, noReason } = TEXT[locale].timeline;
  const reason = typeof by === 'string' && code === 'provider_error' ? noReason : failures[code];
  return by === 'operator' ? byHand(reason) : reason;
}
