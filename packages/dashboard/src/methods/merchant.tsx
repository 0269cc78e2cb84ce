import type { MerchantMethod } from '@mitako/contract';
import { formPage } from '../components/form-page.tsx';
import { Status } from '../vocabulary/statuses.tsx';
import { distinctMethods, limitsWords, methodName, OfferedBadge } from './method-words.tsx';
import { Card, Done, TextLink } from '../components/small.tsx';
import { column, Table } from '../components/table.tsx';
import { notFound, type Page, type Section } from '../shell/page.ts';
import { goTo, show } from '../shell/respond.tsx';
import { TEXT } from './merchant-text.ts';

/** What the checkouts of this mode offer, and how well it works. */
async function showMethods(page: Page): Promise<Response> {
  const { methods: all } = await readMethods(page);
  const { balances } = await page.read('getBalance', { query: { mode: page.mode } });
  const currency = balances[0]?.currency ?? 'XAF';
  const first = all.find(({ offered }) => offered);
  const text = TEXT[page.locale];
  return show(
    page,
    { title: page.subjects.methods },
    <>
      <Done page={page} words={text.done} />
      <p class="soft">{text.explanation}</p>
      <Card>
        <Table<MerchantMethod>
          caption={page.subjects.methods}
          hidesCaption
          columns={[
            column(page.names.method, (each) => methodName(each, page.locale)),
            column(page.names.per_payment, (each) => limitsWords(each, currency, page.locale)),
            column(page.names.health, ({ health }) => <Status page={page} of="health" is={health} />),
            column(page.names.checkout, (each) => <OfferedBadge page={page} method={each} />),
            column(page.names.change, ({ method, hidden, enabled }) =>
              enabled || hidden ? (
                <span class="row options">
                  <TextLink href={page.path(`/methods/${method}`)} label={page.buttons[hidden ? 'show' : 'hide']} />
                  {enabled && !hidden && method !== first?.method && (
                    <TextLink href={page.path(`/methods/${method}/first`)} label={text.first.open} />
                  )}
                </span>
              ) : (
                '–'
              ),
            ),
          ]}
          rows={all}
          empty={page.sentences.no_method}
        />
      </Card>
    </>,
  );
}

/** Hides a method, or shows it again. */
const changeMethod = formPage(
  {
    route: 'hideMethods',
    parameters: () => ({}),
    find: findMethod,
  },
  (page, { all, method }) => {
    const text = TEXT[page.locale];
    const words = method.hidden ? text.show : text.hide;
    const hidden = all.filter((each) => (each === method ? !each.hidden : each.hidden)).map((each) => each.method);
    return {
      title: words.title(methodName(method, page.locale)),
      submit: page.buttons[method.hidden ? 'show' : 'hide'],
      explanation: words.explanation,
      back: { href: page.path('/methods'), label: page.subjects.methods },
      body: () => ({ mode: page.mode, hidden }),
      done: () => goTo(page, '/methods', method.hidden ? 'shown' : 'hidden'),
    };
  },
);

/** Moves a method to the top of the checkout. */
const moveFirst = formPage(
  { route: 'hideMethods', parameters: () => ({}), find: findMethod },
  (page, { all, method }) => {
    const { first: words } = TEXT[page.locale];
    const hidden = all.filter((each) => each.hidden).map((each) => each.method);
    const others = all.filter((each) => each !== method).map((each) => each.method);
    return {
      title: words.title(methodName(method, page.locale)),
      submit: words.submit,
      explanation: words.explanation,
      back: { href: page.path('/methods'), label: page.subjects.methods },
      body: () => ({ mode: page.mode, hidden, order: [method.method, ...others] }),
      done: () => goTo(page, '/methods', 'first'),
    };
  },
);

async function findMethod(
  page: Page,
): Promise<{ readonly all: readonly MerchantMethod[]; readonly method: MerchantMethod }> {
  const { methods: read } = await readMethods(page);
  const all = distinctMethods(read);
  const method = all.find((each) => each.method === page.parameter('method'));
  if (method === undefined) throw notFound();
  return { all, method };
}

function readMethods(page: Page): Promise<{ readonly methods: readonly MerchantMethod[] }> {
  return page.read('listMethods', { parameters: {}, query: { mode: page.mode } });
}

/** Which payment methods customers see. */
export const methods: Section = {
  label: 'methods',
  group: 'account',
  path: '/methods',
  pages: { '/methods': showMethods, '/methods/:method': changeMethod, '/methods/:method/first': moveFirst },
};
