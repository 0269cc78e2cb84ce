import type { Found, FoundKind } from '@mitako/contract';
import { Person } from '../components/identity.tsx';
import { Since } from '../components/since.tsx';
import { column, type Column, extra, TableCard } from '../components/table.tsx';
import { type MerchantNames, merchantNames } from '../merchants/merchant-names.tsx';
import type { Page } from '../shell/page.ts';
import { goTo } from '../shell/respond.tsx';
import { foundColumns } from './found-columns.tsx';
import { searchPage } from './search-page.tsx';
import { TEXT } from './text.ts';

/** Objects that match a text, those of the best match first. A single object with a page is opened at once. */
export const showSearch = searchPage(async (page, q) => {
  const text = TEXT[page.locale];
  const { results, truncated } = await page.read('search', { parameters: {}, query: { q } });
  const [only, other] = results;
  if (only === undefined) return null;
  const path = pathOf(only);
  if (path !== null && other === undefined) return goTo(page, path);
  const names = await merchantNames(page, results);
  const groups = [...Map.groupBy(results, ({ kind }) => kind)];
  return (
    <>
      {truncated && <p class="soft">{text.truncated}</p>}
      {groups.map(([kind, rows]) => (
        <TableCard
          title={page.subjects[SUBJECTS[kind]]}
          intro={text.by([...new Set(rows.map(({ matched }) => text.handles[matched]))].join(', '))}
          isCompact
          columns={columnsOf(page, names, rows)}
          rows={rows}
        />
      ))}
    </>
  );
});

const SUBJECTS = {
  payment: 'payments',
  payment_link: 'payment_links',
  attempt: 'attempts',
  refund: 'refunds',
  dispute: 'disputes',
  settlement: 'payouts',
  event: 'events',
  delivery: 'deliveries',
  merchant: 'merchants',
  agent: 'agents',
  user: 'customers',
  api_key: 'api_keys',
  webhook_endpoint: 'webhooks',
  payout_account: 'payout_account',
  payout_export: 'bank_files',
  ledger_check: 'ledger',
} as const satisfies { readonly [Kind in FoundKind]: keyof Page['subjects'] };

/** Whose it is, since when, in what state, and how much. */
function columnsOf(page: Page, names: MerchantNames, rows: readonly Found[]): readonly Column<Found>[] {
  return [
    column(rows.some(({ merchant_id: id }) => id !== null) ? page.names.merchant : page.names.what, (found) => {
      const { id, kind, merchant_id: merchant } = found;
      const path = pathOf(found);
      const name = merchant === null ? null : (names.get(merchant) ?? merchant);
      return (
        <Person
          id={merchant ?? id}
          name={name}
          contact={(kind !== 'merchant' && ownWords(found)) || (name ?? id)}
          isMerchant={merchant !== null}
          {...(path !== null && { href: page.path(path) })}
        />
      );
    }),
    extra(column(page.names.id, ({ id }) => <code>{id}</code>)),
    column(page.names.since, ({ created_at: at }) => <Since page={page} at={at} isRecent />),
    ...foundColumns(page, rows),
  ];
}

/** What the API's summary contains besides well-known fields: an event, a rail. */
function ownWords({ summary, amount, currency, status, livemode }: Found): string {
  const known = [`${amount} ${currency}`, status, livemode === false && 'test'];
  return summary
    .split(' · ')
    .filter((part) => !known.includes(part))
    .join(' · ');
}

/** Below this panel, wherever it is mounted. */
function pathOf({ path }: Found): string | null {
  return path?.replace(/^\/admin(?=\/)/, '') ?? null;
}
