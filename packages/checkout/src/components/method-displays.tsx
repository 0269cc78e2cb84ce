import type { CheckoutMethod, PaymentMethodType } from '@mitako/contract';
import { formatAmount } from '@mitako/core';
import { Icon, ProviderMark } from '@mitako/pages';
import type { JSX } from 'hono/jsx/jsx-runtime';
import type { CheckoutPageContext } from '../page-context.ts';

/** The entry of a type of payment method in the list, and the page that pays with it. */
interface MethodDisplay {
  readonly href: (page: CheckoutPageContext, method: CheckoutMethod) => string;
  readonly icon: (method: CheckoutMethod) => JSX.Element;
  readonly label: (page: CheckoutPageContext, method: CheckoutMethod) => string;
  /** A line below the label. Null: there is nothing to say. */
  readonly hint: (page: CheckoutPageContext, method: CheckoutMethod) => string | null;
}

/** Every type of payment method. A new one is declared here and has a page of its own. */
export const METHOD_DISPLAYS: { readonly [Type in PaymentMethodType]: MethodDisplay } = {
  wallet: {
    href: ({ paths }) => paths.wallet,
    icon: () => <MethodIcon icon={<Icon name="wallet" />} />,
    label: ({ text, brand }) => text.methods.wallet(brand.name),
    hint: ({ text }) => text.methods.walletHint,
  },
  cash: {
    href: ({ paths }) => paths.cash,
    icon: () => <MethodIcon icon={<Icon name="banknote" />} />,
    label: ({ text }) => text.methods.cash,
    hint: ({ text }) => text.methods.cashHint,
  },
  card: {
    href: ({ paths }, { provider }) => `${paths.card}?provider=${provider}`,
    icon: () => <MethodIcon icon={<Icon name="credit-card" />} />,
    label: (_page, { label }) => label,
    hint: ({ text }) => text.methods.cardHint,
  },
  mobile_money: {
    href: ({ paths }) => paths.summary,
    icon: (method) => <ProviderMark {...method} />,
    label: (_page, { label }) => label,
    // Its limits concern a customer only if the amount is outside them.
    hint: ({ text, checkout: { amount, currency }, locale }, { limits: { min, max } }) =>
      amount < min || amount > max
        ? text.methods.limits(formatAmount(min, currency, locale), formatAmount(max, currency, locale))
        : null,
  },
};

export function MethodIcon({ icon }: { readonly icon: JSX.Element }): JSX.Element {
  return <span class="icon">{icon}</span>;
}
