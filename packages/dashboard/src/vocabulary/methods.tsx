import type { Locale, PaymentMethod, PaymentMethodType } from '@mitako/contract';
import type { JSX } from 'hono/jsx/jsx-runtime';
import { Provider } from '../components/identity.tsx';
import type { Both } from '../shell/both.ts';
import type { PageProps } from '../shell/page.ts';

const TYPES: Both<{ readonly [Type in PaymentMethodType]: string }> = {
  fr: { wallet: 'Portefeuille', mobile_money: 'Mobile money', card: 'Carte', cash: 'Espèces chez un agent' },
  en: { wallet: 'Wallet', mobile_money: 'Mobile money', card: 'Card', cash: 'Cash at an agent' },
};

/** How the customer paid, or tried to: the provider with the masked number. */
export function Method({ page, method }: PageProps<{ method: PaymentMethod | null }>): JSX.Element {
  if (method === null) return <span>–</span>;
  const { type, label, phone_masked: phone } = method;
  return (
    <span>
      {label ?? methodTypeName(type, page.locale)}
      {phone !== null && (
        <>
          {' '}
          <span class="soft phone">{phone}</span>
        </>
      )}
    </span>
  );
}

/** The same in a list: the provider's letter on its colour, or the icon of another method, and the name. */
export function MethodMark({ page, method }: PageProps<{ method: PaymentMethod | null }>): JSX.Element {
  if (method === null) return <span>–</span>;
  const { type, provider, label } = method;
  return <Provider page={page} method={provider ?? type} label={label ?? methodTypeName(type, page.locale)} />;
}

/** The name of a payment method type. */
export function methodTypeName(type: PaymentMethodType, locale: Locale): string {
  return TYPES[locale][type];
}
