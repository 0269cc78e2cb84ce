import type { CashPayment } from '@mitako/contract';
import { formatAmount } from '@mitako/core';
import { displayed } from '@mitako/pages';
import { Action, freshState } from '../components/action.tsx';
import { formPage } from '../components/form-page.tsx';
import { Input, type InputOf, type Typed } from '../components/input.tsx';
import { CURRENCY } from '../components/money.ts';
import { Facts, Notice } from '../components/small.tsx';
import type { Page, PageProps, Section } from '../shell/page.ts';
import { goTo, show } from '../shell/respond.tsx';
import { answersTo, CodeField, digitsIn, pinInput } from './counter-inputs.tsx';
import { TEXT } from './counter-text.ts';

/** Asks for the customer's code, and shows its payment. The code is never in a URL, because browsers store URLs. */
const lookUp = formPage(
  { route: 'lookUpCashPayment', fields: ['code'], find: (page) => page.read('getAgentFloat', { parameters: {} }) },
  (page, { float }) => {
    const text = TEXT[page.locale];
    return {
      title: text.take.title,
      submit: text.take.look,
      inputs: [
        {
          name: 'code',
          wrong: text.refusals.codeMissing,
          draw: (_typed, error) => <CodeField label={text.take.code} error={error} />,
        },
      ],
      body: ({ code }) => ({ code: digitsIn(code) }),
      refusals: (refusal) => answersTo(page, refusal),
      around: (form) => (
        <>
          {float.suspended && <Notice>{text.today.suspended(displayed(float.suspension_reason ?? ''))}</Notice>}
          <section class="card">
            <p>{text.take.explanation}</p>
            {form}
          </section>
          <p class="soft">
            {float.balances.map(({ available, currency }) => (
              <>
                {text.today.float} <strong>{formatAmount(available, currency, page.locale)}</strong>
              </>
            ))}
          </p>
        </>
      ),
      done: ({ cash_payment: payment }, { code }) => showConfirmation(page, payment, digitsIn(code)),
    };
  },
);

const TAKE_FIELDS = ['code', 'amount', 'currency', 'merchant', 'description', 'pin'] as const;
type TakeField = (typeof TAKE_FIELDS)[number];

/**
 * Confirms with the PIN that the cash was taken. What is shown of the payment comes back with the form; the engine
 * compares the amount, and the code alone names the payment.
 */
const take = formPage({ route: 'takeCashPayment', fields: TAKE_FIELDS }, (page) => {
  const { take: text, refusals } = TEXT[page.locale];
  return {
    title: text.confirmTitle,
    submit: text.submit,
    leave: '/',
    back: { href: page.path('/'), label: text.back },
    inputs: takeInputs(page),
    body: ({ code, amount, pin }) => ({ code, amount: Number(amount), pin }),
    faults: (_typed, fields) => (fields.includes('amount') ? { pin: refusals.giveBack } : {}),
    refusals: (refusal) => givingBack(page, answersTo(page, refusal)),
    done: ({ transaction }) => goTo(page, `/transactions/${transaction.id}`, 'paid'),
  };
});

/** A final refusal, when the agent may already have the cash: states that nothing was paid. */
function givingBack(page: Page, answers: ReturnType<typeof answersTo>): ReturnType<typeof answersTo> {
  const { giveBack } = TEXT[page.locale].refusals;
  return Object.fromEntries(
    Object.entries(answers).map(([code, answer]) => [
      code,
      typeof answer === 'string' ? `${answer} ${giveBack}` : answer,
    ]),
  );
}

function takeInputs(page: Page): readonly InputOf<TakeField>[] {
  return [
    { name: 'code', draw: (typed) => (typed === null ? null : <Shown page={page} typed={typed} />) },
    { name: 'amount', draw: () => null },
    pinInput(page),
  ];
}

/** Amount and shop, in large, with what the form sends back. */
function Shown({ page, typed }: PageProps<{ typed: Typed<TakeField> }>) {
  const text = TEXT[page.locale].take;
  const { amount, currency, merchant, description } = typed;
  return (
    <div class="field">
      <p class="soft">{text.amount}</p>
      <p class="figure">{formatAmount(Number(amount) || 0, currencyIn(currency), page.locale)}</p>
      <Facts
        facts={[
          [text.shop, <strong>{displayed(merchant)}</strong>],
          description !== '' && [text.about, displayed(description)],
        ]}
      />
      {(['code', 'amount', 'currency', 'merchant', 'description'] as const).map((name) => (
        <input type="hidden" name={name} value={typed[name]} />
      ))}
    </div>
  );
}

function currencyIn(sent: string): string {
  return /^[A-Z]{3}$/.test(sent) ? sent : CURRENCY;
}

function showConfirmation(page: Page, payment: CashPayment, code: string): Response | Promise<Response> {
  const text = TEXT[page.locale].take;
  const { amount, currency, merchant, description } = payment;
  const typed = {
    code,
    amount: String(amount),
    currency,
    merchant: merchant.name,
    description: description ?? '',
    pin: '',
  };
  return show(
    page,
    { title: text.confirmTitle, back: { href: page.path('/'), label: text.back } },
    <section class="card">
      <p>{text.confirmExplanation}</p>
      <Action page={page} state={freshState()} action={page.path('/take')} submit={text.submit}>
        {takeInputs(page).map((input) => (
          <Input page={page} input={input} typed={typed} error={undefined} />
        ))}
      </Action>
    </section>,
  );
}

/** Cash for a checkout, and the receipts of everything that moved the float. */
export const takePayment: Section = {
  label: 'take_payment',
  isTab: true,
  path: '/',
  pages: { '/': lookUp, '/take': take },
};
