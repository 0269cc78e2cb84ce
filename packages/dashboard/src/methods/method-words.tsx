import { isOfRail, type Locale, type MerchantMethod } from '@mitako/contract';
import { formatAmount } from '@mitako/core';
import { displayed } from '@mitako/pages';
import type { JSX } from 'hono/jsx/jsx-runtime';
import { methodTypeName } from '../vocabulary/methods.tsx';
import { Status } from '../vocabulary/statuses.tsx';
import { inBoth } from '../shell/both.ts';
import type { PageProps } from '../shell/page.ts';

const LIMITS = inBoth({
  between: (min: string, max: string) => ({ fr: `De ${min} à ${max}`, en: `From ${min} to ${max}` }),
});

export function methodName({ type, label }: Pick<MerchantMethod, 'type' | 'label'>, locale: Locale): string {
  return isOfRail(type) ? displayed(label) : methodTypeName(type, locale);
}

/** Whether checkouts offer it; if not, who decided that. */
export function OfferedBadge({ page, method }: PageProps<{ method: MerchantMethod }>): JSX.Element {
  const { enabled, suspended, hidden } = method;
  const is = !enabled ? 'disabled' : suspended ? 'suspended' : hidden ? 'hidden' : 'offered';
  return <Status page={page} of="merchant_method" is={is} />;
}

export function limitsWords({ limits }: MerchantMethod, currency: string, locale: Locale): string {
  const money = (amount: number): string => formatAmount(amount, currency, locale);
  return LIMITS[locale].between(money(limits.min), money(limits.max));
}

/** Each method once, also if a provider is offered in several countries: what is set applies to all of them. */
export function distinctMethods(methods: readonly MerchantMethod[]): readonly MerchantMethod[] {
  return methods.filter(({ method }, index) => methods.findIndex((other) => other.method === method) === index);
}
