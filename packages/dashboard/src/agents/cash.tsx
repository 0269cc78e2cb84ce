import { NAMES } from '../vocabulary/names.ts';
import { type CashHolder, readPhoneNumber } from '@mitako/contract';
import { amountIn, displayed } from '@mitako/pages';
import { formPage } from '../components/form-page.tsx';
import type { InputOf } from '../components/input.tsx';
import { CURRENCY, moneyOf } from '../components/money.ts';
import { notFound, type Page, type Section } from '../shell/page.ts';
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

/** Reads who the customer is, and leads to the amount. A number is never in a URL, because browsers store URLs. */
const findHolder = formPage({ route: 'lookUpCashHolders', fields: ['user'] }, (page) => {
  const text = TEXT[page.locale].cashIn;
  return {
    title: text.title,
    explanation: text.explanation,
    submit: text.look,
    inputs: [userInput(page)],
    body: ({ user }) => ({ user: userIn(user) }),
    refusals: (refusal) => answersTo(page, refusal),
    done({ holders }) {
      const [holder] = holders;
      return holder !== undefined && holders.length === 1
        ? goTo(page, `/cash-in/${holder.user_id}`)
        : showChoice(page, holders);
    },
  };
});

/** Several customers have the number: none of them is the default. */
function showChoice(page: Page, holders: readonly CashHolder[]): Response | Promise<Response> {
  const text = TEXT[page.locale].cashIn;
  return show(
    page,
    { title: text.chooseTitle, back: { href: page.path('/cash-in'), label: text.back } },
    <section class="card">
      <p>{text.chooseExplanation}</p>
      {holders.map((holder) => (
        <p>
          <a class="link" href={page.path(`/cash-in/${holder.user_id}`)}>
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

/** Shows whom the cash is for, before the amount and the PIN are typed. */
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
    const { cash_in_left: left } = holder;
    return {
      title: text.confirmTitle,
      submit: text.submit,
      back: { href: page.path('/cash-in'), label: text.back },
      inputs: [
        {
          ...amountInput(page),
          ...(left !== null && { hint: text.left(moneyOf(page, { amount: left, currency: CURRENCY })) }),
        },
        pinInput(page),
      ],
      body: ({ amount, pin }) => ({ user_id: holder.user_id, amount: amountIn(amount, CURRENCY), pin }),
      refusals: (refusal) => answersTo(page, refusal),
      around: (form) => (
        <section class="card">
          <p class="soft">{text.holder}</p>
          <p class="figure">{displayed(holder.name_masked)}</p>
          <p>{contactOf(holder)}</p>
          <p>{text.confirmExplanation}</p>
          {form}
        </section>
      ),
      done: ({ receipt }) => goTo(page, `/transactions/${receipt.id}`, 'in'),
    };
  },
);

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
