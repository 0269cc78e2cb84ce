import { formatAmount } from '@mitako/core';
import { Field, PinField, type Refusal } from '@mitako/pages';
import type { JSX } from 'hono/jsx/jsx-runtime';
import type { InputOf } from '../components/input.tsx';
import { CURRENCY } from '../components/money.ts';
import type { Page } from '../shell/page.ts';
import { goTo } from '../shell/respond.tsx';
import { TEXT } from './text.ts';

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

/** Six digits, with a keypad of figures. */
export function CodeField({ label, value, error }: CodeFieldProps): JSX.Element {
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
      value={value}
      error={error}
    />
  );
}

interface CodeFieldProps {
  readonly label: string;
  readonly value: string | undefined;
  readonly error: string | undefined;
}

/** As people read it out: `482 913`. */
export function digitsIn(code: string): string {
  return code.replaceAll(/\s/g, '');
}

type Answer = string | { readonly [Field in 'code' | 'user' | 'amount' | 'pin']?: string } | Response | undefined;

/**
 * What an agent reads of a refused operation. One answer alone is made: a redirect leaves its mark on the response.
 */
export function answersTo(page: Page, refusal: Refusal): { readonly [Code in Refusal['code']]?: Answer } {
  return { [refusal.code]: answerTo(page, refusal) };
}

function answerTo(page: Page, { code, details }: Refusal): Answer {
  const text = TEXT[page.locale].refusals;
  const left = Number(details['attempts_left'] ?? 0);
  switch (code) {
    case 'CASH_CODE_INVALID':
      return { code: text.code(left) };
    case 'CASH_CODE_LOCKED':
      return text.codeLocked;
    case 'CASH_OUT_CODE_INVALID':
      return { code: text.cashOutCode };
    case 'PAYMENT_ALREADY_PAID':
      return text.paid;
    case 'PAYMENT_CANCELED':
    case 'PAYMENT_EXPIRED':
    case 'PAYMENT_FAILED':
      return text.over;
    case 'PAYMENT_IN_PROGRESS':
      return text.underway;
    case 'METHOD_DISABLED':
    case 'METHOD_NOT_AVAILABLE':
    case 'PAYMENT_LINK_CLOSED':
      return text.notPayable;
    case 'ACCOUNT_SUSPENDED':
      return text.suspended;
    case 'LIMIT_EXCEEDED':
      return text.limit(formatAmount(Number(details['remaining'] ?? 0), CURRENCY, page.locale));
    case 'INSUFFICIENT_FLOAT':
      return text.float;
    case 'INSUFFICIENT_FUNDS':
      return text.funds;
    case 'USER_NOT_FOUND':
      return { user: text.user };
    case 'USER_AMBIGUOUS':
      return { user: text.ambiguous };
    case 'INVALID_PIN':
      return left > 0 ? { pin: text.pin(left) } : text.pinLocked;
    case 'PIN_LOCKED':
      return text.pinLocked;
    case 'PIN_NOT_SET':
    case 'PIN_RESET_REQUIRED':
      return goTo(page, '/pin');
    default:
      return undefined;
  }
}
