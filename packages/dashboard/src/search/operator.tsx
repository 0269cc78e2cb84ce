import { type Found } from '@mitako/contract';
import { column, type Column, TableCard } from '../components/table.tsx';
import type { Page } from '../shell/page.ts';
import { goTo } from '../shell/respond.tsx';
import { type MerchantNames, merchantNames } from '../merchants/merchant-names.tsx';
import { Since } from '../components/since.tsx';
import { FoundSummary } from './found-summary.tsx';
import { KINDS } from '../vocabulary/kinds.ts';
import { searchPage } from './search-page.tsx';
import { TEXT } from './text.ts';

/** Objects that match a text. A single object with a page is opened at once. */
export const showSearch = searchPage(async (page, q) => {
  const { found, truncated: cut } = TEXT[page.locale];
  const { results, truncated } = await page.read('search', { parameters: {}, query: { q } });
  const [only, other] = results;
  if (only === undefined) return null;
  const path = pathOf(only);
  if (path !== null && other === undefined) return goTo(page, path);
  const columns = columnsOf(page, await merchantNames(page, results));
  return <TableCard title={found} {...(truncated && { intro: cut })} isCompact columns={columns} rows={results} />;
});

function columnsOf(page: Page, names: MerchantNames): readonly Column<Found>[] {
  const text = TEXT[page.locale];
  return [
    column(page.names.what, (found) => {
      const path = pathOf(found);
      const name = KINDS[page.locale][found.kind];
      return (
        <span>
          {path === null ? name : <a href={page.path(path)}>{name}</a>}
          <code class="under">{found.id}</code>
        </span>
      );
    }),
    column(text.summary, (found) => (
      <span>
        <FoundSummary page={page} found={found} />
        {found.merchant_id !== null && (
          <small class="under soft">{names.get(found.merchant_id) ?? found.merchant_id}</small>
        )}
      </span>
    )),
    column(text.by, ({ matched }) => text.handles[matched]),
    column(page.names.since, ({ created_at: at }) => <Since page={page} at={at} />),
  ];
}

/** Below this panel, wherever it is mounted. */
function pathOf({ path }: Found): string | null {
  return path?.replace(/^\/admin(?=\/)/, '') ?? null;
}
