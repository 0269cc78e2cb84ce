import { newPin } from '@mitako/contract';
import { isTrivialPin } from '@mitako/core';
import type { CheckoutPageContext } from '../page-context.ts';

/** The error text of a PIN that a customer chooses; null: it is valid. The engine has the same rules. */
export function validatePin({ text: { fieldErrors } }: CheckoutPageContext, pin: string): string | null {
  if (!newPin.safeParse(pin).success) return fieldErrors.pin;
  return isTrivialPin(pin) ? fieldErrors.trivialPin : null;
}
