import { newPin } from '@mitako/contract';
import { isTrivialPin } from '@mitako/core';
import type { CheckoutPageContext } from '../page-context.ts';

/** What is wrong with a PIN that a customer chooses, in words; null: nothing. The engine has the same rules. */
export function validatePin({ text: { fieldErrors } }: CheckoutPageContext, pin: string): string | null {
  if (!newPin.safeParse(pin).success) return fieldErrors.pin;
  return isTrivialPin(pin) ? fieldErrors.trivialPin : null;
}
