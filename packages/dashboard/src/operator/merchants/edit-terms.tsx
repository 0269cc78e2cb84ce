import { FEE_REFUND_POLICIES, LIMITS, type MerchantRecord, routes, SETTLEMENT_SCHEDULES } from '@mitako/contract';
import { check, type Errors, Field, fieldsOf, readForm } from '@mitako/pages';
import type { JSX } from 'hono/jsx/jsx-runtime';
import { type ActionState, faulty, freshState } from '../../components/action.tsx';
import { showConfirmation } from '../../components/confirm.tsx';
import { AmountField, amountIn, amountTyped } from '../../components/amount-field.tsx';
import { Select } from '../../components/select.tsx';
import type { Page } from '../../shell/page.ts';
import { goTo, showRefusal } from '../../shell/respond.tsx';
import { perform } from '../parts/perform.ts';
import { backTo, findMerchant } from './find-merchant.ts';
import { TEXT } from './text.ts';

const FIELDS = ['percent', 'fixed', 'minimum', 'maximum', 'policy', 'hours', 'schedule', 'payout'] as const;
type FieldName = (typeof FIELDS)[number];
type Typed = Readonly<Record<FieldName, string>>;

const HOUR_SECONDS = 3600;

export function showTermsForm(page: Page): Promise<Response> {
  return draw(page, freshState(), null);
}

/** Sets what a merchant is charged and when it is paid out, for payments to come. */
export async function editTerms(page: Page): Promise<Response> {
  const currency = await currencyOf(page);
  if (currency instanceof Response) return currency;
  const typed = await readForm(page.request, FIELDS);
  const text = TEXT[page.locale].terms.wrong;
  const percent = decimalIn(typed.percent, 2);
  const hours = decimalIn(typed.hours, 4);
  const money = (name: 'fixed' | 'minimum' | 'maximum' | 'payout'): number | null => amountIn(typed[name], currency);
  const body = check(routes.updateMerchant.body, {
    fees: {
      basis_points: percent === null ? null : Math.round(percent * 100),
      fixed: money('fixed'),
      minimum: money('minimum'),
      maximum: typed.maximum === '' ? null : (money('maximum') ?? -1),
      refund_policy: typed.policy,
    },
    settlement: {
      delay_seconds: hours === null ? null : Math.round(hours * HOUR_SECONDS),
      schedule: typed.schedule,
      minimum: money('payout'),
    },
  });
  if (body.kind === 'invalid') {
    const errors: Errors<FieldName> = {
      ...((percent === null || percent > 100) && { percent: text.percent }),
      ...(isNoAmount(money('fixed')) && { fixed: text.money }),
      ...(isNoAmount(money('minimum')) && { minimum: text.money }),
      ...(typed.maximum !== '' && isNoAmount(money('maximum')) && { maximum: text.maximum }),
      ...((hours === null || hours * HOUR_SECONDS > LIMITS.settlementDelaySecondsMax) && { hours: text.hours }),
      ...((isNoAmount(money('payout')) || money('payout') === 0) && { payout: text.money }),
    };
    return draw(page, faulty(errors), typed);
  }
  const parameters = { merchant_id: page.parameter('merchant_id') };
  const done = await perform(page, 'updateMerchant', { parameters, body: body.value });
  if (done.kind === 'done') return goTo(page, `/merchants/${done.data.merchant.id}`, 'terms');
  // The engine knows whether the largest fee is smaller than the smallest.
  const isBound = done.refusal !== null && fieldsOf(done.refusal).some((name) => name.startsWith('fees'));
  return draw(page, isBound ? faulty({ maximum: text.maximum }) : done.state, typed);
}

function isNoAmount(amount: number | null): boolean {
  return amount === null || amount > LIMITS.amountMax;
}

/** `2,5` as a number, with so many decimals at most; null when it is none. */
function decimalIn(typed: string, digits: number): number | null {
  const [, whole = '', fraction = ''] = /^(\d{1,6})(?:[.,](\d+))?$/.exec(typed.replaceAll(/\s/g, '')) ?? [];
  return whole === '' || fraction.length > digits ? null : Number(`${whole}.${fraction === '' ? '0' : fraction}`);
}

function typedOf({ fees, settlement }: MerchantRecord, currency: string, page: Page): Typed {
  const decimal = (value: number, digits: number): string =>
    value.toLocaleString(page.locale, { maximumFractionDigits: digits, useGrouping: false });
  return {
    percent: decimal(fees.basis_points / 100, 2),
    fixed: amountTyped(fees.fixed, currency),
    minimum: amountTyped(fees.minimum, currency),
    maximum: fees.maximum === null ? '' : amountTyped(fees.maximum, currency),
    policy: fees.refund_policy,
    hours: decimal(settlement.delay_seconds / HOUR_SECONDS, 4),
    schedule: settlement.schedule,
    payout: amountTyped(settlement.minimum, currency),
  };
}

/** Terms name no currency: their amounts are read in the first one of the service. */
async function currencyOf(page: Page): Promise<string | Response> {
  const parameters = { merchant_id: page.parameter('merchant_id') };
  const held = await page.ask('getMerchantBalance', { parameters });
  if (held.kind === 'refused') return showRefusal(page.site, page.request, held);
  return held.data.balances[0]?.currency ?? 'XAF';
}

async function draw(page: Page, state: ActionState<FieldName>, given: Typed | null): Promise<Response> {
  const [merchant, currency] = await Promise.all([findMerchant(page), currencyOf(page)]);
  if (merchant instanceof Response) return merchant;
  if (currency instanceof Response) return currency;
  const text = TEXT[page.locale].terms;
  return showConfirmation(page, state, {
    title: text.editTitle,
    submit: text.submit,
    back: backTo(page, merchant),
    action: `/merchants/${merchant.id}/terms`,
    says: text.says,
    fields: (
      <TermsFields page={page} state={state} typed={given ?? typedOf(merchant, currency, page)} currency={currency} />
    ),
  });
}

interface TermsFieldsProps {
  readonly page: Page;
  readonly state: ActionState<FieldName>;
  readonly typed: Typed;
  readonly currency: string;
}

function TermsFields({ page, state, typed, currency }: TermsFieldsProps): JSX.Element {
  const text = TEXT[page.locale].terms;
  const common = (name: 'percent' | 'fixed' | 'minimum' | 'maximum' | 'hours' | 'payout') => {
    const { label, hint } = text.fields[name];
    return { name, label, ...(hint !== '' && { hint }), value: typed[name], error: state.errors[name] } as const;
  };
  const options = <Name extends string>(names: readonly Name[], words: Readonly<Record<Name, string>>) =>
    names.map((name) => [name, words[name]] as const);
  return (
    <>
      <Field {...common('percent')} type="text" autocomplete="off" maxlength={6} class="amount" />
      <AmountField {...common('fixed')} page={page} currency={currency} />
      <AmountField {...common('minimum')} page={page} currency={currency} />
      <AmountField {...common('maximum')} page={page} currency={currency} optional />
      <Select
        name="policy"
        label={text.refundPolicy}
        value={typed.policy}
        options={options(FEE_REFUND_POLICIES, text.refundPolicies)}
      />
      <Field {...common('hours')} type="text" autocomplete="off" maxlength={12} class="amount" />
      <Select
        name="schedule"
        label={text.schedule}
        value={typed.schedule}
        options={options(SETTLEMENT_SCHEDULES, text.schedules)}
      />
      <AmountField {...common('payout')} page={page} currency={currency} />
    </>
  );
}
