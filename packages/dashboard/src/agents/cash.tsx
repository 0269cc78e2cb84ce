import { NAMES } from '../vocabulary/names.ts';
import { type CashHolder, readPhoneNumber } from '@mitako/contract';
import { amountIn, displayed } from '@mitako/pages';
import type { JSX } from 'hono/jsx/jsx-runtime';
import { formPage } from '../components/form-page.tsx';
import type { InputOf } from '../components/input.tsx';
import { CURRENCY, moneyOf } from '../components/money.ts';
import { notFound, type Page, type PageProps, type Section } from '../shell/page.ts';
import { goTo, show } from '../shell/respond.tsx';
import { answersTo, CodeField, digitsIn, pinInput } from './counter-inputs.tsx';
import { TEXT } from './counter-text.ts';

/** A number as people type it; an e-mail or an id stays as it is. */
function userIn(typed: string): string {
  const { kind, phone } = readPhoneNumber(typed);
  return kind === 'none' ? typed : phone;
}

function userInput({ locale }: Page): InputOf<'user'> {
  const text = TEXT[locale];
  return { name: 'user', label: text.user, wrong: text.refusals.user, maxlength: 254 };
}

function amountInput({ locale }: Page): InputOf<'amount'> {
  const text = TEXT[locale];
  return { name: 'amount', label: NAMES[locale].amount, currency: CURRENCY, wrong: text.refusals.amount };
}

/**
 * Reads who the customer is and how much they bring, and leads to the confirmation. A number is never in a URL, because
 * browsers store URLs.
 */
const findHolder = formPage({ route: 'lookUpCashHolders', fields: ['user', 'amount'] }, (page) => {
  const text = TEXT[page.locale].cashIn;
  return {
    title: text.title,
    explanation: text.explanation,
    submit: text.look,
    inputs: [userInput(page), amountInput(page)],
    refuses: ({ amount }) =>
      amountIn(amount, CURRENCY) === null ? { amount: TEXT[page.locale].refusals.amount } : undefined,
    body: ({ user }) => ({ user: userIn(user) }),
    refusals: (refusal) => answersTo(page, refusal),
    done({ holders }, { amount }) {
      const [holder] = holders;
      return holder !== undefined && holders.length === 1
        ? goTo(page, confirmPath(holder, amount))
        : showChoice(page, holders, amount);
    },
  };
});

/** @param amount as it was typed */
function confirmPath({ user_id: id }: CashHolder, amount: string): string {
  return `/cash-in/${id}?amount=${amountIn(amount, CURRENCY) ?? ''}`;
}

/** Several customers have the number: none of them is the default. */
function showChoice(page: Page, holders: readonly CashHolder[], amount: string): Response | Promise<Response> {
  const text = TEXT[page.locale].cashIn;
  return show(
    page,
    { title: text.chooseTitle, back: { href: page.path('/cash-in'), label: text.back } },
    <section class="card">
      <p>{text.chooseExplanation}</p>
      {holders.map((holder) => (
        <p>
          <a class="link" href={page.path(confirmPath(holder, amount))}>
            <strong>{displayed(holder.name_masked)}</strong> {contactOf(holder)}
          </a>
        </p>
      ))}
    </section>,
  );
}

function contactOf({ email_masked: email, phone_masked: phone }: CashHolder): string {
  return displayed(phone === null ? email : `${phone}, ${email}`);
}

/** Shows whom the cash is for and how much it is, and takes the PIN. */
const putIn = formPage(
  {
    route: 'cashIn',
    fields: ['amount', 'pin'],
    parameters: () => ({}),
    find: (page) => page.read('lookUpCashHolders', { parameters: {}, body: { user: page.parameter('user_id') } }),
  },
  (page, { holders: [holder] }) => {
    if (holder === undefined) throw notFound();
    const text = TEXT[page.locale].cashIn;
    return {
      title: text.confirmTitle,
      submit: text.submit,
      back: { href: page.path('/cash-in'), label: text.back },
      leave: amountIn(page.query('amount'), CURRENCY) === null ? '/cash-in' : undefined,
      inputs: [
        {
          ...amountInput(page),
          draw: (typed) => <ShownAmount page={page} holder={holder} amount={typed?.amount ?? page.query('amount')} />,
        },
        pinInput(page),
      ],
      body: ({ amount, pin }) => ({ user_id: holder.user_id, amount: amountIn(amount, CURRENCY), pin }),
      refusals: (refusal) => answersTo(page, refusal),
      around: (form) => (
        <section class="card">
          <p class="soft">{text.holder}</p>
          {form}
        </section>
      ),
      done: ({ receipt }) => goTo(page, `/transactions/${receipt.id}`, 'in'),
    };
  },
);

/** The question that the agent asks, in large: whose wallet, and how much. */
function ShownAmount({ page, holder, amount }: PageProps<{ holder: CashHolder; amount: string }>): JSX.Element {
  const asked = moneyOf(page, { amount: amountIn(amount, CURRENCY) ?? 0, currency: CURRENCY });
  return (
    <div class="field">
      <p class="figure">{TEXT[page.locale].cashIn.question(displayed(holder.name_masked), asked)}</p>
      <p>{contactOf(holder)}</p>
      {holder.cash_in_left !== null && (
        <p class="soft">
          {TEXT[page.locale].cashIn.left(moneyOf(page, { amount: holder.cash_in_left, currency: CURRENCY }))}
        </p>
      )}
      <p>{TEXT[page.locale].cashIn.confirmExplanation}</p>
      <input type="hidden" name="amount" value={amount} />
    </div>
  );
}

const payOut = formPage({ route: 'cashOut', fields: ['user', 'amount', 'code', 'pin'] }, (page) => {
  const text = TEXT[page.locale].cashOut;
  return {
    ...text,
    inputs: [
      userInput(page),
      amountInput(page),
      {
        name: 'code',
        wrong: TEXT[page.locale].refusals.cashOutCode,
        draw: (_typed, error) => <CodeField label={text.code} error={error} />,
      },
      pinInput(page),
    ],
    body: ({ user, amount, code, pin }) => ({
      user: userIn(user),
      amount: amountIn(amount, CURRENCY),
      code: digitsIn(code),
      pin,
    }),
    refusals: (refusal) => answersTo(page, refusal),
    done: ({ receipt }) => goTo(page, `/transactions/${receipt.id}`, 'out'),
  };
});

/** Cash into a customer's wallet. */
export const cashIn: Section = {
  label: 'cash_in',
  isTab: true,
  path: '/cash-in',
  pages: { '/cash-in': findHolder, '/cash-in/:user_id': putIn },
};

/** Cash out of a customer's wallet. */
export const cashOut: Section = {
  label: 'cash_out',
  isTab: true,
  path: '/cash-out',
  pages: { '/cash-out': payOut },
};
