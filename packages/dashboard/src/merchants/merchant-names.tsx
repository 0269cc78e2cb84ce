import { displayed } from '@mitako/pages';
import type { JSX } from 'hono/jsx/jsx-runtime';
import type { Page, PageProps } from '../shell/page.ts';

/** Names of merchants by their ids. */
export type MerchantNames = ReadonlyMap<string, string>;

/** The names of those who own the rows of a list: each is read once, a page of a list has few. */
export async function merchantNames(
  page: Page,
  rows: readonly { readonly merchant_id: string | null }[],
): Promise<MerchantNames> {
  const ids = [...new Set(rows.flatMap(({ merchant_id: id }) => (id === null ? [] : [id])))];
  const found = await Promise.all(
    ids.map(async (id) => {
      const reply = await page.ask('getMerchant', { parameters: { merchant_id: id } });
      return reply.kind === 'done' ? ([[id, displayed(reply.data.merchant.name)]] as const) : [];
    }),
  );
  return new Map(found.flat());
}

/** A merchant by name, or by the id where the name is not known. */
export function MerchantLink({ page, id, names }: PageProps<{ id: string; names: MerchantNames }>): JSX.Element {
  return <a href={page.path(`/merchants/${id}`)}>{names.get(id) ?? id}</a>;
}

/** The currency of objects that name none: that of the first balance. */
export function currencyOf(balances: readonly { readonly currency: string }[]): string {
  return balances[0]?.currency ?? 'XAF';
}

export function modeName({ names }: Page, isLive: boolean): string {
  return isLive ? names.live : names.test;
}
