import { isOfRail, type Locale, type MerchantMethod } from '@mitako/contract';
import { formatAmount } from '@mitako/core';
import { displayed } from '@mitako/pages';
import type { Child } from 'hono/jsx';
import type { JSX } from 'hono/jsx/jsx-runtime';
import { column, type Column, Table } from '../components/table.tsx';
import { methodTypeName } from '../vocabulary/methods.tsx';
import { Status } from '../vocabulary/statuses.tsx';
import { inBoth } from '../shell/both.ts';
import { notFound, type Page, type PageProps } from '../shell/page.ts';

export const LIMITS = inBoth({
  between: (min: string, max: string) => ({ fr: `De ${min} à ${max}`, en: `From ${min} to ${max}` }),
});

export function methodName({ type, label }: Pick<MerchantMethod, 'type' | 'label'>, locale: Locale): string {
  return isOfRail(type) ? displayed(label) : methodTypeName(type, locale);
}

interface MethodTableProps {
  readonly caption: string;
  readonly currency: string;
  readonly methods: readonly MerchantMethod[];
  readonly name: (method: MerchantMethod) => Child;
  readonly change?: (method: MerchantMethod) => Child;
}

/** The methods of one mode, in the order of its checkouts. */
export function MethodTable({
  page,
  caption,
  currency,
  methods,
  name,
  change,
}: PageProps<MethodTableProps>): JSX.Element {
  const money = (amount: number): string => formatAmount(amount, currency, page.locale);
  const columns: readonly Column<MerchantMethod>[] = [
    column(page.names.method, name),
    column(page.names.per_payment, ({ limits: { min, max } }) => LIMITS[page.locale].between(money(min), money(max))),
    column(page.names.health, ({ health }) => <Status page={page} of="health" is={health} />),
    column(page.names.checkout, (method) => <OfferedBadge page={page} method={method} />),
    ...(change === undefined ? [] : [column(page.names.change, change)]),
  ];
  return <Table {...{ caption, columns }} hidesCaption rows={methods} empty={page.sentences.no_method} />;
}

/** Whether checkouts offer it; if not, who decided that. */
function OfferedBadge({ page, method: { enabled, suspended, hidden } }: PageProps<{ method: MerchantMethod }>) {
  const is = !enabled ? 'disabled' : suspended ? 'suspended' : hidden ? 'hidden' : 'offered';
  return <Status page={page} of="merchant_method" is={is} />;
}

/** Each method once, also if a provider is offered in several countries: what is set applies to all of them. */
export function distinctMethods(methods: readonly MerchantMethod[]): readonly MerchantMethod[] {
  return methods.filter(({ method }, index) => methods.findIndex((other) => other.method === method) === index);
}

/** The method that the path names, and all. */
export function methodIn(
  page: Page,
  methods: readonly MerchantMethod[],
): { readonly all: readonly MerchantMethod[]; readonly method: MerchantMethod } {
  const all = distinctMethods(methods);
  const method = all.find((each) => each.method === page.parameter('method'));
  if (method === undefined) throw notFound();
  return { all, method };
}
