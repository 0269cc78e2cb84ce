import type { Locale, PaymentMethod, PaymentMethodName } from '@mitako/contract';
import type { JSX } from 'hono/jsx/jsx-runtime';
import type { Both } from '../shell/both.ts';
import type { Page } from '../shell/page.ts';

const NAMES: Both<{ readonly [Name in PaymentMethodName]: string }> = {
  fr: { wallet: 'Portefeuille', mtn_momo: 'MTN MoMo', orange_money: 'Orange Money' },
  en: { wallet: 'Wallet', mtn_momo: 'MTN MoMo', orange_money: 'Orange Money' },
};

/** How somebody paid, or tried to: the operator with the masked number. */
export function Method({ page, method }: { readonly page: Page; readonly method: PaymentMethod | null }): JSX.Element {
  if (method === null) return <span>–</span>;
  const { type, provider, phone_masked: phone } = method;
  const name = methodName(type === 'wallet' ? 'wallet' : provider, page.locale);
  return (
    <span>
      {name}
      {phone !== null && (
        <>
          {' '}
          <span class="soft phone">{phone}</span>
        </>
      )}
    </span>
  );
}

/** A way to pay in words; a dash when it is not known. */
export function methodName(name: PaymentMethodName | null, locale: Locale): string {
  return name === null ? '–' : NAMES[locale][name];
}
