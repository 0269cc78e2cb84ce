import { formatAmount } from '@mitako/core';
import { Field, PinField, type Refusal } from '@mitako/pages';
import type { JSX } from 'hono/jsx/jsx-runtime';
import type { InputOf } from '../components/input.tsx';
import { CURRENCY } from '../components/money.ts';
import type { Page } from '../shell/page.ts';
import { goTo } from '../shell/respond.tsx';
import { TEXT } from './counter-text.ts';

/** The agent's PIN, typed for each operation. */
export function pinInput(page: Page): InputOf<'pin'> {
  const { pin: label, refusals } = TEXT[page.locale];
  return {
    name: 'pin',
    type: 'password',
    wrong: refusals.pinMissing,
    draw: (_typed, error) => <PinField name="pin" label={label} error={error} />,
  };
}

/** Six digits, with a keypad of figures; typed again each time, as a PIN is. */
export function CodeField({ label, error }: CodeFieldProps): JSX.Element {
  return (
    <Field
      name="code"
      label={label}
      type="text"
      inputmode="numeric"
      autocomplete="off"
      maxlength={12}
      class="amount"
      autofocus
      error={error}
    />
  );
}

interface CodeFieldProps {
  readonly label: string;
  readonly error: string | undefined;
}

/** As people read it out: `482 913`. */
export function digitsIn(code: string): string {
  return code.replaceAll(/\s/g, '');
}

type Answer = string | { readonly [Field in 'code' | 'user' | 'amount' | 'pin']?: string } | Response | undefined;

/**
 * The text that an agent sees for a refused operation. Only one answer is created, because a redirect changes the response.
 */
export function answersTo(page: Page, refusal: Refusal): { readonly [Code in Refusal['code']]?: Answer } {
  return { [refusal.code]: ANSWERS[refusal.code]?.(page, refusal.details) };
}

type Answering = (page: Page, details: Refusal['details']) => Answer;

const over: Answering = ({ locale }) => TEXT[locale].refusals.over;
const notPayable: Answering = ({ locale }) => TEXT[locale].refusals.notPayable;
const needsPin: Answering = (page) => goTo(page, '/pin');

const ANSWERS: { readonly [Code in Refusal['code']]?: Answering } = {
  CASH_CODE_INVALID: ({ locale }, details) => ({ code: TEXT[locale].refusals.code(attemptsIn(details)) }),
  CASH_CODE_LOCKED: ({ locale }) => TEXT[locale].refusals.codeLocked,
  CASH_OUT_CODE_INVALID: ({ locale }) => ({ code: TEXT[locale].refusals.cashOutCode }),
  PAYMENT_ALREADY_PAID: ({ locale }) => TEXT[locale].refusals.paid,
  PAYMENT_CANCELED: over,
  PAYMENT_EXPIRED: over,
  PAYMENT_FAILED: over,
  PAYMENT_IN_PROGRESS: ({ locale }) => TEXT[locale].refusals.underway,
  METHOD_DISABLED: notPayable,
  METHOD_NOT_AVAILABLE: notPayable,
  PAYMENT_LINK_CLOSED: notPayable,
  ACCOUNT_SUSPENDED: ({ locale }) => TEXT[locale].refusals.suspended,
  ACCOUNT_FROZEN: ({ locale }) => TEXT[locale].refusals.frozen,
  LIMIT_EXCEEDED({ locale }, { name, remaining }) {
    const { limit, ofWallet, ofBalance } = TEXT[locale].refusals;
    if (typeof remaining !== 'number') return ofBalance;
    const left = formatAmount(remaining, CURRENCY, locale);
    return String(name).startsWith('wallet_') ? ofWallet(left) : limit(left);
  },
  INSUFFICIENT_FLOAT: ({ locale }) => TEXT[locale].refusals.float,
  INSUFFICIENT_FUNDS: ({ locale }) => TEXT[locale].refusals.funds,
  USER_NOT_FOUND: ({ locale }) => ({ user: TEXT[locale].refusals.user }),
  USER_AMBIGUOUS: ({ locale }) => ({ user: TEXT[locale].refusals.ambiguous }),
  INVALID_PIN({ locale }, details) {
    const { pin, pinLocked } = TEXT[locale].refusals;
    const left = attemptsIn(details);
    return left > 0 ? { pin: pin(left) } : pinLocked;
  },
  PIN_LOCKED: ({ locale }) => TEXT[locale].refusals.pinLocked,
  PIN_NOT_SET: needsPin,
  PIN_RESET_REQUIRED: needsPin,
};

function attemptsIn(details: Refusal['details']): number {
  return Number(details['attempts_left'] ?? 0);
}
