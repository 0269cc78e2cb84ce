import type { ErrorCode } from '@mitako/contract';
import type { Refusal } from '@mitako/pages';
import type { FormState } from '../components/form-page.tsx';
import type { CheckoutPageContext } from '../page-context.ts';
import { alertFor } from './refusals.tsx';

/** Refusals that no input in the same form will lift: not now, or not with this account. */
const LASTING: ReadonlySet<ErrorCode> = new Set([
  'METHOD_NOT_AVAILABLE',
  'METHOD_DISABLED',
  'MODE_MISMATCH',
  'RATE_LIMITED',
]);

/** The text above a wallet form; offers another payment method if the wallet is not available. */
export function walletAlert(
  page: CheckoutPageContext,
  refusal: Refusal,
): Required<Pick<FormState<string>, 'alert' | 'isLasting'>> {
  return { alert: alertFor(page, refusal), isLasting: LASTING.has(refusal.code) };
}
