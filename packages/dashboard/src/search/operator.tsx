import { type Found, LIMITS } from '@mitako/contract';
import { Field } from '@mitako/pages';
import type { JSX } from 'hono/jsx/jsx-runtime';
import { column, type Column, TableCard } from '../components/table.tsx';
import type { Page } from '../shell/page.ts';
import { Places, SlashSwitch } from './places.tsx';
import { goTo, show } from '../shell/respond.tsx';
import { type MerchantNames, merchantNames } from '../merchants/merchant-names.tsx';
import { Since } from '../components/since.tsx';
import { FoundSummary } from './found-summary.tsx';
import { HANDLE_WORDS, KINDS, TEXT } from './operator-text.ts';

/** What a text names. A single object that has a page is opened at once. */
export async function showSearch(asked: Page): Promise<Response> {
  // It is above all sections: none is the current one.
  const page: Page = { ...asked, sectionPath: '/search' };
  const { title, found, truncated: cut } = TEXT[page.locale];
  const q = page.query('q').slice(0, LIMITS.searchLengthMax);
  if (q === '') {
    return show(
      page,
      { title },
      <>
        <SearchBox page={page} value="" isFirst />
        <SlashSwitch page={page} />
      </>,
    );
  }
  const { results, truncated } = await page.read('search', { parameters: {}, query: { q } });
  const [only, other] = results;
  const path = only === undefined ? null : pathOf(only);
  if (path !== null && other === undefined) return goTo(page, path);
  const names = await merchantNames(
    page,
    results.map(({ merchant_id: merchant }) => ({ merchant_id: merchant })),
  );
  const hasNothing = results.length === 0;
  return show(
    page,
    { title },
    <>
      <SearchBox page={page} value={q} error={hasNothing ? page.sentences.nothing_found : undefined} />
      <Places page={page} q={q} />
      {!hasNothing && (
        <TableCard
          title={found}
          {...(truncated && { intro: cut })}
          isCompact
          columns={columnsOf(page, names)}
          rows={results}
        />
      )}
    </>,
  );
}

interface BoxProps {
  readonly page: Page;
  readonly value: string;
  readonly error?: string | undefined;
  /** On the page of the search, where typing begins at once. */
  readonly isFirst?: boolean;
}

/** One box for everything that is printed somewhere. */
export function SearchBox({ page, value, error, isFirst = false }: BoxProps): JSX.Element {
  const { hint } = TEXT[page.locale];
  return (
    <section class="card">
      <form method="get" action={page.path('/search')} role="search">
        <Field
          name="q"
          label={page.buttons.search}
          hint={hint}
          type="text"
          autofocus={isFirst}
          autocomplete="off"
          maxlength={LIMITS.searchLengthMax}
          value={value}
          error={error}
        />
        <button class="button">{page.buttons.search}</button>
      </form>
    </section>
  );
}

function columnsOf(page: Page, names: MerchantNames): readonly Column<Found>[] {
  const { columns } = TEXT[page.locale];
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
    column(columns.summary, (found) => (
      <span>
        <FoundSummary page={page} found={found} />
        {found.merchant_id !== null && (
          <small class="under soft">{names.get(found.merchant_id) ?? found.merchant_id}</small>
        )}
      </span>
    )),
    column(columns.by, ({ matched }) => HANDLE_WORDS[page.locale][matched]),
    column(page.names.since, ({ created_at: at }) => <Since page={page} at={at} />),
  ];
}

/** Below this panel, wherever it is mounted. */
function pathOf({ path }: Found): string | null {
  return path?.replace(/^\/admin(?=\/)/, '') ?? null;
}
