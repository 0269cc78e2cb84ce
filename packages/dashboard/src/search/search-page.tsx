import { LIMITS } from '@mitako/contract';
import { Field } from '@mitako/pages';
import type { Child } from 'hono/jsx';
import type { JSX } from 'hono/jsx/jsx-runtime';
import { Card } from '../components/small.tsx';
import type { Handler, Page } from '../shell/page.ts';
import { show } from '../shell/respond.tsx';
import { Places, SlashSwitch } from './places.tsx';
import { TEXT } from './text.ts';

/** A page with a search box and the results below; null: nothing was found. */
export function searchPage(find: (page: Page, q: string) => Promise<Child | Response | null>): Handler {
  return async (asked) => {
    // It is above all sections: none is the current one.
    const page: Page = { ...asked, sectionPath: '/search' };
    const title = page.buttons.search;
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
    const found = await find(page, q);
    if (found instanceof Response) return found;
    return show(
      page,
      { title },
      <>
        <SearchBox page={page} value={q} error={found === null ? page.sentences.nothing_found : undefined} />
        <Places page={page} q={q} />
        {found}
      </>,
    );
  };
}

/** A list whose own search box looks everywhere: one object that is found is opened at once. */
export function orSearch(listed: Handler): Handler {
  return (page) => {
    const q = page.query('q');
    if (q === '') return listed(page);
    return page.request.redirect(`${page.path('/search')}?${new URLSearchParams({ q }).toString()}`, 303);
  };
}

interface SearchBoxProps {
  readonly page: Page;
  readonly value: string;
  readonly error?: string | undefined;
  /** On the page of the search, where it takes the focus. */
  readonly isFirst?: boolean;
}

/** The search box. */
export function SearchBox({ page, value, error, isFirst = false }: SearchBoxProps): JSX.Element {
  const { merchant, operator } = TEXT[page.locale];
  return (
    <Card>
      <form method="get" action={page.path('/search')} role="search">
        <Field
          {...(page.isOperator ? operator : merchant)}
          name="q"
          type="text"
          autocomplete="off"
          autofocus={isFirst}
          maxlength={LIMITS.searchLengthMax}
          value={value}
          error={error}
        />
        <button class="button">{page.buttons.search}</button>
      </form>
    </Card>
  );
}
