import type { PayEvent } from './pay-checkout.ts';

/** The event that a form sends; undefined for what is none. What was left empty, the gateway refuses. */
export function readEvent(kind: string, form: FormData): PayEvent | undefined {
  const text = (name: string): string => {
    const value = form.get(name);
    return typeof value === 'string' ? value : '';
  };
  switch (kind) {
    case 'open':
      return { kind, text: text('text') };
    case 'pay_by_mobile_money':
      return {
        kind,
        provider: text('provider') === 'orange_money' ? 'orange_money' : 'mtn_momo',
        phone: text('phone'),
      };
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
