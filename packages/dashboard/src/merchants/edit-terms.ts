import { FEE_REFUND_POLICIES, LIMITS, type MerchantRecord, SETTLEMENT_SCHEDULES } from '@mitako/contract';
import { amountIn, amountTyped, fieldsOf, numberFormat } from '@mitako/pages';
import { formPage } from '../components/form-page.tsx';
import { goTo } from '../shell/respond.tsx';
import { currencyOf } from './merchant-names.tsx';
import { backTo } from './merchant-forms.tsx';
import { TEXT } from './text.ts';

const HOUR_SECONDS = 3600;
const FEE_FIELDS = ['basis_points', 'fixed', 'minimum', 'maximum', 'refund_policy'] as const;

/** Sets what a merchant is charged and when it is paid out, for payments to come. */
export const editTerms = formPage(
  {
    route: 'updateMerchant',
    fields: ['percent', 'fixed', 'minimum', 'maximum', 'policy', 'hours', 'schedule', 'payout'],
    find: async (page) => {
      const { balances } = await page.read('getMerchantBalance');
      return { ...(await page.read('getMerchant')), currency: currencyOf(balances) };
    },
  },
  (page, { merchant, currency }) => {
    const { terms: text } = TEXT[page.locale];
    const { fees, settlement }: MerchantRecord = merchant;
    const decimal = (value: number, digits: number): string =>
      numberFormat(page.locale, { maximumFractionDigits: digits, useGrouping: false }).format(value);
    const typedOf = (amount: number): string => amountTyped(amount, currency);
    const money = (typed: string): number | null => amountIn(typed, currency);
    const isNoAmount = (typed: string): boolean => (money(typed) ?? Infinity) > LIMITS.amountMax;
    const choices = <Name extends string>(names: readonly Name[], words: Readonly<Record<Name, string>>) =>
      names.map((name) => [name, words[name]] as const);
    return {
      title: text.editTitle,
      submit: text.submit,
      explanation: text.explanation,
      back: backTo(page, merchant),
      inputs: [
        {
          name: 'percent',
          ...text.fields.percent,
          value: decimal(fees.basis_points / 100, 2),
          maxlength: 6,
          class: 'amount',
        },
        { name: 'fixed', ...text.fields.fixed, currency, value: typedOf(fees.fixed) },
        { name: 'minimum', ...text.fields.minimum, currency, value: typedOf(fees.minimum) },
        {
          name: 'maximum',
          ...text.fields.maximum,
          currency,
          value: fees.maximum === null ? '' : typedOf(fees.maximum),
          isOptional: true,
        },
        {
          name: 'policy',
          label: page.names.refund_policy,
          value: fees.refund_policy,
          options: choices(FEE_REFUND_POLICIES, text.refundPolicies),
        },
        {
          name: 'hours',
          ...text.fields.hours,
          value: decimal(settlement.delay_seconds / HOUR_SECONDS, 4),
          maxlength: 12,
          class: 'amount',
        },
        {
          name: 'schedule',
          label: page.subjects.payouts,
          value: settlement.schedule,
          options: choices(SETTLEMENT_SCHEDULES, text.schedules),
        },
        { name: 'payout', ...text.fields.payout, currency, value: typedOf(settlement.minimum) },
      ],
      body: (typed) => {
        const percent = decimalIn(typed.percent, 2);
        const hours = decimalIn(typed.hours, 4);
        const set = {
          basis_points: percent === null ? null : Math.round(percent * 100),
          fixed: money(typed.fixed),
          minimum: money(typed.minimum),
          maximum: typed.maximum === '' ? null : (money(typed.maximum) ?? -1),
          refund_policy: typed.policy,
        };
        const isChanged = FEE_FIELDS.some((name) => set[name] !== fees[name]);
        return {
          // Fees that are set here no longer follow the configuration.
          ...(isChanged && { fees: set }),
          settlement: {
            delay_seconds: hours === null ? null : Math.round(hours * HOUR_SECONDS),
            schedule: typed.schedule,
            minimum: money(typed.payout),
          },
        };
      },
      faults: (typed) => {
        const percent = decimalIn(typed.percent, 2) ?? Infinity;
        const hours = decimalIn(typed.hours, 4) ?? Infinity;
        return {
          ...(percent > 100 && { percent: text.wrong.percent }),
          ...(isNoAmount(typed.fixed) && { fixed: text.wrong.money }),
          ...(isNoAmount(typed.minimum) && { minimum: text.wrong.money }),
          ...(typed.maximum !== '' && isNoAmount(typed.maximum) && { maximum: text.wrong.maximum }),
          ...(hours * HOUR_SECONDS > LIMITS.settlementDelaySecondsMax && { hours: text.wrong.hours }),
          ...((isNoAmount(typed.payout) || money(typed.payout) === 0) && { payout: text.wrong.money }),
        };
      },
      // The engine knows whether the largest fee is smaller than the smallest.
      refusals: (refusal) => ({
        VALIDATION_ERROR: fieldsOf(refusal).some((name) => name.startsWith('fees'))
          ? { maximum: text.wrong.maximum }
          : undefined,
      }),
      done: () => goTo(page, `/merchants/${merchant.id}`, 'terms'),
    };
  },
);

/** `2,5` as a number, with at most this many decimals; null if it is none. */
function decimalIn(typed: string, digits: number): number | null {
  const [, whole = '', fraction = ''] = /^(\d{1,6})(?:[.,](\d+))?$/.exec(typed.replaceAll(/\s/g, '')) ?? [];
  return whole === '' || fraction.length > digits ? null : Number(`${whole}.${fraction === '' ? '0' : fraction}`);
}
