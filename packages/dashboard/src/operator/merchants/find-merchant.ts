import type { MerchantRecord } from '@mitako/contract';
import { displayed } from '@mitako/pages';
import type { Page } from '../../shell/page.ts';
import { showRefusal } from '../../shell/respond.tsx';

/** The merchant that the path names; or the page that says there is none. */
export async function findMerchant(page: Page): Promise<MerchantRecord | Response> {
  const found = await page.ask('getMerchant', { parameters: { merchant_id: page.parameter('merchant_id') } });
  return found.kind === 'done' ? found.data.merchant : showRefusal(page.site, page.request, found);
}

/** Back to a merchant's page. */
export function backTo(page: Page, { id, name }: MerchantRecord): { readonly href: string; readonly label: string } {
  return { href: page.path(`/merchants/${id}`), label: displayed(name) };
}
