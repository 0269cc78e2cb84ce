import { LIMITS } from '@mitako/contract';
import { displayed } from '@mitako/pages';
import type { Child } from 'hono/jsx';
import type { JSX } from 'hono/jsx/jsx-runtime';
import { Empty } from '../components/empty.tsx';
import { FilterForm } from '../components/filters.tsx';
import { shortened } from '../components/shortened.ts';
import { Card } from '../components/small.tsx';
import { type Handler, type Page, type PageProps, pathIn } from '../shell/page.ts';
import { show } from '../shell/respond.tsx';
import { Places, SlashSwitch } from './places.tsx';
import { TEXT } from './text.ts';

/** A page with a search box and the results below; null: nothing was found. */
export function searchPage(find: (page: Page, q: string) => Promise<Child | Response | null>): Handler {
  return async (asked) => {
    // It is above all sections: none is the current one.
    const page: Page = { ...asked, sectionPath: '/search' };
    const q = page.query('q').slice(0, LIMITS.searchLengthMax);
    const found = q === '' ? null : await find(page, q);
    if (found instanceof Response) return found;
    const text = TEXT[page.locale];
    // It takes the focus where there is nothing else to do.
    const box = { name: 'q', label: text[ofPanel(page)].label, autofocus: found === null };
    return show(
      page,
      { title: page.buttons.search },
      <>
        <FilterForm page={page} of={{ filters: [box] }} />
        <Places page={page} q={q} />
        {found}
        {q === '' && (
          <Card title={text.finds}>
            <Findable page={page} />
            <SlashSwitch page={page} />
          </Card>
        )}
        {q !== '' && found === null && <Nothing page={page} q={q} />}
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

/** What was looked for, where, and what would be found. */
function Nothing({ page, q }: PageProps<{ q: string }>): JSX.Element {
  const text = TEXT[page.locale];
  const other = page.mode === 'live' ? 'test' : 'live';
  const elsewhere = {
    href: `${pathIn(page.site, other, '/search')}?${new URLSearchParams({ q }).toString()}`,
    label: text.inMode[other],
  };
  return (
    <Empty
      icon="search"
      title={text.nothing(shortened(displayed(q), WORDS_LENGTH_MAX))}
      text={page.isOperator ? text.operator.where : text.merchant.where[page.mode]}
      {...(!page.isOperator && { other: elsewhere })}
    >
      <h3>{text.finds}</h3>
      <Findable page={page} />
    </Empty>
  );
}

/** Of what was typed, in a heading. */
const WORDS_LENGTH_MAX = 60;

function Findable({ page }: PageProps): JSX.Element {
  return (
    <ul>
      {Object.values(TEXT[page.locale][ofPanel(page)].findable).map((each) => (
        <li>{each}</li>
      ))}
    </ul>
  );
}

function ofPanel({ isOperator }: Page): 'operator' | 'merchant' {
  return isOperator ? 'operator' : 'merchant';
}
