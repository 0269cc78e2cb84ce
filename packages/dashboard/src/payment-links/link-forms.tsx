import { doualaDay, type PaymentLink } from '@mitako/contract';
import { amountIn, displayed } from '@mitako/pages';
import { startOfDay } from '../components/filters.tsx';
import { formPage } from '../components/form-page.tsx';
import type { InputOf } from '../components/input.tsx';
import { CURRENCY } from '../components/money.ts';
import type { Page } from '../shell/page.ts';
import { goTo } from '../shell/respond.tsx';
import { NeedsKyc, needsKyc } from '../kyc/needs-kyc.tsx';
import { TEXT } from './text.ts';

/** The editable fields of a link, as they are. */
function changingInputs(
  page: Page,
  link: PaymentLink | null,
): readonly InputOf<'description' | 'expires' | 'max_payments'>[] {
  const text = TEXT[page.locale].form;
  return [
    {
      name: 'description',
      ...text.description,
      value: link?.description ?? '',
      maxlength: 255,
      autocapitalize: 'sentences',
    },
    {
      name: 'expires',
      field: 'expires_at',
      type: 'date',
      ...text.expires,
      value: lastDayOf(link),
      isOptional: true,
    },
    {
      name: 'max_payments',
      ...text.count,
      value: link?.max_payments?.toString() ?? '',
      maxlength: 9,
      inputmode: 'numeric',
      isOptional: true,
    },
  ];
}

export const createLink = formPage(
  {
    route: 'createPaymentLink',
    fields: ['description', 'amount', 'amount_min', 'amount_max', 'expires', 'max_payments'],
  },
  (page) => {
    const { form: text } = TEXT[page.locale];
    const [description, ...others] = changingInputs(page, null);
    const amount = { currency: CURRENCY, isOptional: true } as const;
    return {
      title: page.buttons.create_link,
      back: { href: page.path('/payment-links'), label: page.subjects.payment_links },
      submit: text.submit,
      inputs: [
        ...(description === undefined ? [] : [description]),
        { name: 'amount', label: page.names.amount, ...text.amount, ...amount },
        { name: 'amount_min', label: text.min, wrong: text.boundWrong, ...amount },
        { name: 'amount_max', label: text.max, wrong: text.boundWrong, ...amount },
        ...others,
      ],
      body: (typed) => ({
        description: typed.description,
        currency: CURRENCY,
        ...(typed.amount !== '' && { amount: amountIn(typed.amount, CURRENCY) }),
        ...(typed.amount_min !== '' && { amount_min: amountIn(typed.amount_min, CURRENCY) }),
        ...(typed.amount_max !== '' && { amount_max: amountIn(typed.amount_max, CURRENCY) }),
        ...(typed.expires !== '' && { expires_at: startOfDay(typed.expires, 1) }),
        ...(typed.max_payments !== '' && { max_payments: Number(typed.max_payments) }),
      }),
      refusals: () => ({ KYC_REQUIRED: page.sentences.needs_kyc }),
      done: ({ payment_link: { id } }) => goTo(page, `/payment-links/${id}`, 'created'),
      around: (form) => (needsKyc(page) ? <NeedsKyc page={page} /> : <section class="card">{form}</section>),
    };
  },
);

export const editLink = formPage(
  {
    route: 'updatePaymentLink',
    fields: ['description', 'expires', 'max_payments'],
    find: (page) => page.read('getPaymentLink'),
  },
  (page, { payment_link: link }) => {
    const { edit } = TEXT[page.locale];
    const path = `/payment-links/${link.id}`;
    return {
      title: edit.title,
      back: { href: page.path(path), label: displayed(link.description) },
      submit: page.buttons.save,
      inputs: changingInputs(page, link),
      body: (typed) => ({
        description: typed.description,
        max_payments: typed.max_payments === '' ? null : Number(typed.max_payments),
        // A link that has expired stays expired while only its name is changed.
        ...(typed.expires !== lastDayOf(link) && {
          expires_at: typed.expires === '' ? null : startOfDay(typed.expires, 1),
        }),
      }),
      refusals: () => ({ KYC_REQUIRED: page.sentences.needs_kyc }),
      done: () => goTo(page, path, 'saved'),
      around: (action) => <section class="card">{action}</section>,
    };
  },
);

/** Switches it off, or on again. */
export const switchLink = formPage(
  { route: 'updatePaymentLink', fields: ['active'], find: (page) => page.read('getPaymentLink') },
  (page, { payment_link: link }) => {
    const text = TEXT[page.locale];
    const path = `/payment-links/${link.id}`;
    const { title, explanation } = link.active ? text.off : text.on;
    return {
      title,
      explanation,
      submit: link.active ? page.buttons.disable : text.on.open,
      ...(link.active && { look: 'danger' as const }),
      back: { href: page.path(path), label: displayed(link.description) },
      // The state that the page requested: sending it twice does not undo it.
      inputs: [{ name: 'active', type: 'hidden', value: link.active ? 'false' : 'true' }],
      body: ({ active }) => ({ active: active === 'true' }),
      refusals: () => ({ KYC_REQUIRED: page.sentences.needs_kyc }),
      done: ({ payment_link: { active } }) => goTo(page, path, active ? 'on' : 'off'),
    };
  },
);

function lastDayOf(link: PaymentLink | null): string {
  return link?.expires_at == null ? '' : doualaDay(Date.parse(link.expires_at) - 1);
}
