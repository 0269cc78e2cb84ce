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
  /** A line below the label. */
  readonly hint: (page: CheckoutPageContext, method: CheckoutMethod) => string;
}

/** Every type of payment method. A new one is declared here and has a page of its own. */
export const METHOD_DISPLAYS: { readonly [Type in PaymentMethodType]: MethodDisplay } = {
  wallet: {
    href: ({ paths }) => paths.wallet,
    icon: () => <MethodIcon icon={<Icon name="wallet" />} />,
    label: ({ text, serviceName }) => text.methods.wallet(serviceName),
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
    label: labelOf,
    hint: ({ text }) => text.methods.cardHint,
  },
  mobile_money: {
    href: ({ paths }) => paths.summary,
    icon: (method) => <ProviderMark {...method} />,
    label: labelOf,
    hint: ({ text, checkout, locale }, { limits: { min, max } }) =>
      text.methods.limits(formatAmount(min, checkout.currency, locale), formatAmount(max, checkout.currency, locale)),
  },
};

export function MethodIcon({ icon }: { readonly icon: JSX.Element }): JSX.Element {
  return <span class="icon">{icon}</span>;
}

/** With its country, if the provider is offered in another one too. */
function labelOf({ checkout, locale }: CheckoutPageContext, { provider, label, country }: CheckoutMethod): string {
  const isAlone = checkout.methods.filter((method) => method.provider === provider).length === 1;
  if (isAlone || country === null) return label;
  return `${label} (${new Intl.DisplayNames(locale, { type: 'region' }).of(country) ?? country})`;
}
