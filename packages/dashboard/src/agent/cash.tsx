import { amountIn, normalizePhone } from '@mitako/pages';
import { formPage } from '../components/form-page.tsx';
import type { InputOf } from '../components/input.tsx';
import { CURRENCY } from '../components/money.ts';
import type { Page } from '../shell/page.ts';
import type { Section } from '../shell/section.ts';
import { goTo } from '../shell/respond.tsx';
import { answersTo, CodeField, digitsIn, pinInput } from './parts.tsx';
import { TEXT } from './text.ts';

/** A number as people type it; an e-mail or an id stays as it is. */
function userIn(typed: string): string {
  return /^[+\d][\d\s().\-/]+$/.test(typed) ? normalizePhone(typed, []) : typed;
}

function partyInputs(page: Page): readonly InputOf<'user' | 'amount'>[] {
  const text = TEXT[page.locale];
  return [
    { name: 'user', label: text.user, wrong: text.refusals.user, maxlength: 254 },
    { name: 'amount', label: text.amount, currency: CURRENCY, wrong: text.refusals.amount },
  ];
}

const putIn = formPage({ route: 'cashIn', fields: ['user', 'amount', 'pin'] }, (page) => ({
  ...TEXT[page.locale].cashIn,
  inputs: [...partyInputs(page), pinInput(page)],
  body: ({ user, amount, pin }) => ({ user: userIn(user), amount: amountIn(amount, CURRENCY), pin }),
  refusals: (refusal) => answersTo(page, refusal),
  done: ({ receipt }) => goTo(page, `/transactions/${receipt.id}`, 'in'),
}));

const payOut = formPage({ route: 'cashOut', fields: ['user', 'amount', 'code', 'pin'] }, (page) => {
  const text = TEXT[page.locale].cashOut;
  return {
    ...text,
    inputs: [
      ...partyInputs(page),
      {
        name: 'code',
        wrong: TEXT[page.locale].refusals.cashOutCode,
        draw: (typed, error) => <CodeField label={text.code} value={typed?.code} error={error} />,
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
  label: { fr: TEXT.fr.cashIn.label, en: TEXT.en.cashIn.label },
  isTab: true,
  path: '/cash-in',
  pages: { '/cash-in': putIn },
};

/** Cash out of a customer's wallet. */
export const cashOut: Section = {
  label: { fr: TEXT.fr.cashOut.label, en: TEXT.en.cashOut.label },
  isTab: true,
  path: '/cash-out',
  pages: { '/cash-out': payOut },
};
