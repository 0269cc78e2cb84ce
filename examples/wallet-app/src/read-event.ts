import type { Checkout } from '@mitako/client/wallet';
import { providerOfNumber } from './provider-of-number.ts';
import type { PayEvent } from './pay-checkout.ts';

/**
 * The event of a submitted form; undefined if it is none. The gateway rejects empty fields.
 * @param checkout the displayed checkout: without a chosen provider, that of the number is used
 */
export function readEvent(kind: string, form: FormData, checkout: Checkout | undefined): PayEvent | undefined {
  const text = (name: string): string => {
    const value = form.get(name);
    return typeof value === 'string' ? value : '';
  };
  switch (kind) {
    case 'open':
      return { kind, text: text('text') };
    case 'pay_by_mobile_money': {
      const phone = text('phone').replaceAll(/[\s.-]/g, '');
      const recognised = checkout === undefined ? undefined : providerOfNumber(checkout, phone);
      const first = checkout?.methods.find(({ type }) => type === 'mobile_money')?.provider;
      return { kind, provider: text('provider') || (recognised ?? first ?? ''), phone };
    }
    case 'log_in':
      return { kind, email: text('email'), password: text('password') };
    case 'set_pin':
      return { kind, password: text('password'), pin: text('pin') };
    case 'confirm':
      return { kind, pin: text('pin') };
    case 'enter_code':
      return { kind, code: text('code') };
    case 'look':
    case 'pay_from_wallet':
    case 'back':
    case 'cancel':
    case 'leave':
      return { kind };
    default:
      return undefined;
  }
}
