import type { MerchantMethod } from '@mitako/contract';
import { formPage } from '../components/form-page.tsx';
import { methodIn, methodName, MethodTable } from './method-words.tsx';
import { Card, Done, TextLink } from '../components/small.tsx';
import type { Page, Section } from '../shell/page.ts';
import { goTo, show } from '../shell/respond.tsx';
import { TEXT } from './merchant-text.ts';

/** What the checkouts of this mode offer, and how well it works. */
async function showMethods(page: Page): Promise<Response> {
  const { methods: all } = await readMethods(page);
  const { balances } = await page.readOr('getBalance', { balances: [] }, { query: { mode: page.mode } });
  const first = all.find(({ offered }) => offered);
  const text = TEXT[page.locale];
  return show(
    page,
    { title: page.subjects.methods },
    <>
      <Done page={page} words={text.done} />
      <p class="soft">{text.explanation}</p>
      <Card>
        <MethodTable
          page={page}
          caption={page.subjects.methods}
          currency={balances[0]?.currency ?? 'XAF'}
          methods={all}
          name={(each) => methodName(each, page.locale)}
          change={({ method, hidden, enabled }) =>
            enabled || hidden ? (
              <span class="row options">
                <TextLink href={page.path(`/methods/${method}`)} label={page.buttons[hidden ? 'show' : 'hide']} />
                {enabled && !hidden && method !== first?.method && (
                  <TextLink href={page.path(`/methods/${method}/first`)} label={text.first.open} />
                )}
              </span>
            ) : (
              '–'
            )
          }
        />
      </Card>
    </>,
  );
}

const ONE_METHOD = {
  route: 'hideMethods',
  parameters: () => ({}),
  find: async (page: Page) => methodIn(page, (await readMethods(page)).methods),
} as const;

/** What both forms share. */
function methodForm(page: Page, method: MerchantMethod, words: 'show' | 'hide' | 'first') {
  const { title, explanation } = TEXT[page.locale][words];
  return {
    title: title(methodName(method, page.locale)),
    explanation,
    back: { href: page.path('/methods'), label: page.subjects.methods },
  };
}

/** Hides a method, or shows it again. */
const changeMethod = formPage(ONE_METHOD, (page, { all, method }) => {
  const words = method.hidden ? 'show' : 'hide';
  const hidden = all.filter((each) => (each === method ? !each.hidden : each.hidden)).map((each) => each.method);
  return {
    ...methodForm(page, method, words),
    submit: page.buttons[words],
    body: () => ({ mode: page.mode, hidden }),
    done: () => goTo(page, '/methods', method.hidden ? 'shown' : 'hidden'),
  };
});

/** Moves a method to the top of the checkout. */
const moveFirst = formPage(ONE_METHOD, (page, { all, method }) => {
  const hidden = all.filter((each) => each.hidden).map((each) => each.method);
  const others = all.filter((each) => each !== method).map((each) => each.method);
  return {
    ...methodForm(page, method, 'first'),
    submit: TEXT[page.locale].first.submit,
    body: () => ({ mode: page.mode, hidden, order: [method.method, ...others] }),
    done: () => goTo(page, '/methods', 'first'),
  };
});

function readMethods(page: Page): Promise<{ readonly methods: readonly MerchantMethod[] }> {
  return page.read('listMethods', { parameters: {}, query: { mode: page.mode } });
}

/** Which payment methods customers see. */
export const methods: Section = {
  label: 'methods',
  path: '/methods',
  pages: { '/methods': showMethods, '/methods/:method': changeMethod, '/methods/:method/first': moveFirst },
};
