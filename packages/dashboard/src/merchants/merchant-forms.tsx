import type { MerchantRecord } from '@mitako/contract';
import { displayed } from '@mitako/pages';
import { formPage } from '../components/form-page.tsx';
import { reasonInput } from '../components/reason-input.ts';
import { Facts } from '../components/small.tsx';
import type { Page } from '../shell/page.ts';
import { goTo } from '../shell/respond.tsx';
import { ACCOUNT_FIELDS, accountBody, accountInputs } from '../people/account-inputs.ts';
import { modeName } from './merchant-names.tsx';
import { TEXT as SETTLEMENTS } from '../settlements/text.ts';
import { TEXT } from './text.ts';

/** Back to a merchant's page. */
export function backTo(page: Page, { id, name }: MerchantRecord): { readonly href: string; readonly label: string } {
  return { href: page.path(`/merchants/${id}`), label: displayed(name) };
}

/** Creates a merchant's account, with a first password unless the embedding program logs merchants in. */
export const createMerchant = formPage({ route: 'createMerchant', fields: ACCOUNT_FIELDS }, (page) => {
  const { create } = TEXT[page.locale];
  const account = { hasPassword: !page.gateway.hosted.has('merchant') };
  return {
    title: page.buttons.create_merchant,
    submit: page.buttons.create_account,
    explanation: account.hasPassword ? create.explanation : create.hosted,
    back: { href: page.path('/merchants'), label: page.subjects.merchants },
    inputs: accountInputs(page, create, account),
    body: (typed) => accountBody(typed, account),
    refusals: () => ({ EMAIL_TAKEN: { email: create.taken } }),
    done: ({ merchant }) => goTo(page, `/merchants/${merchant.id}`, 'created'),
  };
});

/** Stops a merchant from accepting new live payments, and shows it the reason. */
export const suspendMerchant = formPage(
  { route: 'suspendMerchant', fields: ['reason'], find: (page) => page.read('getMerchant') },
  (page, { merchant }) => {
    const text = TEXT[page.locale].suspend;
    return {
      title: text.title(displayed(merchant.name)),
      leave: merchant.suspended ? `/merchants/${merchant.id}` : undefined,
      submit: text.submit,
      look: 'danger',
      explanation: text.explanation,
      back: backTo(page, merchant),
      inputs: [reasonInput(page, text.reasonHint)],
      body: (typed) => typed,
      done: () => goTo(page, `/merchants/${merchant.id}`, 'suspended'),
    };
  },
);

export const reinstateMerchant = formPage(
  { route: 'reinstateMerchant', fields: ['reason'], find: (page) => page.read('getMerchant') },
  (page, { merchant }) => {
    const text = TEXT[page.locale].reinstate;
    return {
      title: text.title(displayed(merchant.name)),
      leave: merchant.suspended ? undefined : `/merchants/${merchant.id}`,
      submit: page.buttons.lift_suspension,
      explanation: text.explanation,
      back: backTo(page, merchant),
      inputs: [reasonInput(page, page.sentences.for_audit_log)],
      body: (typed) => typed,
      done: () => goTo(page, `/merchants/${merchant.id}`, 'reinstated'),
    };
  },
);

/** Closes one of a merchant's available balances into a settlement now. */
export const settleMerchant = formPage(
  { route: 'createSettlement', fields: ['mode', 'currency'], find: (page) => page.read('getMerchant') },
  (page, { merchant }) => {
    const text = SETTLEMENTS[page.locale].create;
    return {
      title: text.title,
      submit: text.submit,
      explanation: text.explanation,
      back: backTo(page, merchant),
      inputs: [
        {
          name: 'mode',
          draw: (typed) => {
            const { mode, currency } = typed ?? { mode: page.query('mode'), currency: page.query('currency') };
            return (
              <>
                <Facts facts={[[page.names.mode, `${modeName(page, mode === 'live')} · ${currency}`]]} />
                <input type="hidden" name="mode" value={mode} />
              </>
            );
          },
        },
        { name: 'currency', type: 'hidden', value: page.query('currency') },
      ],
      body: ({ mode, currency }) => ({ livemode: mode === 'live', currency }),
      refusals: () => ({ NOTHING_TO_SETTLE: text.nothing }),
      done: ({ settlement }) => goTo(page, `/settlements/${settlement.id}`, 'created'),
    };
  },
);
