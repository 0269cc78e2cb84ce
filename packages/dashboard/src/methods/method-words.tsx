import { isOfRail, type Locale, type MerchantMethod } from '@mitako/contract';
import { formatAmount } from '@mitako/core';
import { displayed } from '@mitako/pages';
import type { JSX } from 'hono/jsx/jsx-runtime';
import { methodTypeName } from '../vocabulary/methods.tsx';
import { Badge } from '../components/small.tsx';
import type { PageProps } from '../shell/page.ts';

const METHOD_TEXT = {
  fr: {
    offered: 'Proposé',
    hidden: 'Masqué par le commerçant',
    off: 'Désactivé par la plateforme',
    suspended: 'Suspendu pour tous les commerçants',
    limits: (min: string, max: string) => `De ${min} à ${max}`,
  },
  en: {
    offered: 'Offered',
    hidden: 'Hidden by the merchant',
    off: 'Disabled by the operator',
    suspended: 'Suspended for all merchants',
    limits: (min: string, max: string) => `From ${min} to ${max}`,
  },
};

export function methodName({ type, label }: Pick<MerchantMethod, 'type' | 'label'>, locale: Locale): string {
  return isOfRail(type) ? displayed(label) : methodTypeName(type, locale);
}

/** Whether checkouts offer it; if not, who decided that. */
export function OfferedBadge({ page, method }: PageProps<{ method: MerchantMethod }>): JSX.Element {
  const text = METHOD_TEXT[page.locale];
  if (!method.enabled) return <Badge tone="bad">{text.off}</Badge>;
  if (method.suspended) return <Badge tone="bad">{text.suspended}</Badge>;
  return method.hidden ? <Badge tone="plain">{text.hidden}</Badge> : <Badge tone="good">{text.offered}</Badge>;
}

export function limitsWords({ limits }: MerchantMethod, currency: string, locale: Locale): string {
  const money = (amount: number): string => formatAmount(amount, currency, locale);
  return METHOD_TEXT[locale].limits(money(limits.min), money(limits.max));
}

/** Each method once, also if a provider is offered in several countries: what is set applies to all of them. */
export function distinctMethods(methods: readonly MerchantMethod[]): readonly MerchantMethod[] {
  return methods.filter(({ method }, index) => methods.findIndex((other) => other.method === method) === index);
}
