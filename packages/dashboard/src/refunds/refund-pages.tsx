import { LIMITS, type Payment } from '@mitako/contract';
import { formatAmount } from '@mitako/core';
import { amountTyped, displayed, type Errors, ErrorSummary, faultsIn } from '@mitako/pages';
import { Action, type ActionState, isFaulty } from '../components/action.tsx';
import { Input, type InputOf } from '../components/input.tsx';
import { Facts, Words } from '../components/small.tsx';
import type { Page } from '../shell/page.ts';
import { show } from '../shell/respond.tsx';
import { TEXT as SHELL_TEXT } from '../shell/text.ts';
import { nameOf } from '../payments/list-payments.tsx';
import { TEXT } from '../payments/merchant-text.ts';

/** The source of a refund: the payment, and its refundable amount. */
export interface Refundable {
  readonly payment: Payment;
  readonly remaining: number;
}

/** A refund as it was typed. */
export interface TypedRefund {
  readonly amount: string;
  readonly reason: string;
}

/** A refund as requested from the engine. */
export interface AskedRefund {
  readonly amount: number;
  readonly reason: string;
}

export type RefundErrors = Errors<'amount' | 'reason'>;

/** The form for the amount, prefilled with what is left. */
export function drawForm(
  page: Page,
  { payment, remaining }: Refundable,
  typed: TypedRefund,
  errors: RefundErrors,
): Response | Promise<Response> {
  const text = TEXT[page.locale].refund;
  const money = (amount: number): string => formatAmount(amount, payment.currency, page.locale);
  const path = page.path(`/payments/${payment.id}`);
  const inputs: readonly InputOf<keyof TypedRefund>[] = [
    {
      name: 'amount',
      label: page.names.amount_to_refund,
      hint: text.amountHint(money(remaining)),
      currency: payment.currency,
    },
    {
      name: 'reason',
      label: text.reason,
      hint: text.reasonHint,
      maxlength: LIMITS.descriptionLengthMax,
      isOptional: true,
    },
  ];
  const hasErrors = faultsIn(errors).length > 0;
  return show(
    page,
    {
      title: page.buttons.refund,
      status: hasErrors ? 422 : 200,
      hasErrors,
      back: { href: path, label: nameOf(payment) },
    },
    <section class="card narrow">
      {remaining <= 0 ? (
        <p>{text.nothingLeft}</p>
      ) : (
        <>
          <ErrorSummary title={SHELL_TEXT[page.locale].form.summary} alert={null} errors={errors} />
          <p>{text.intro(money(payment.amount), money(remaining))}</p>
          <form method="get" action={`${path}/refund/confirm`}>
            {inputs.map((input) => (
              <Input page={page} input={input} typed={typed} error={errors[input.name]} />
            ))}
            <button class="button">{text.next}</button>
          </form>
        </>
      )}
    </section>,
  );
}

/** Explains the refund, and asks for confirmation. */
export function drawConfirmation(
  page: Page,
  refundable: Refundable,
  { amount, reason }: AskedRefund,
  status: number,
  state: ActionState,
): Response | Promise<Response> {
  const { payment } = refundable;
  const text = TEXT[page.locale].refund;
  const money = formatAmount(amount, payment.currency, page.locale);
  const path = page.path(`/payments/${payment.id}`);
  const typed = amountTyped(amount, payment.currency);
  const back = `${path}/refund?${new URLSearchParams({ amount: typed, reason }).toString()}`;
  return show(
    page,
    {
      title: text.confirmTitle(money),
      status,
      hasErrors: isFaulty(state),
      back: { href: back, label: page.buttons.edit },
    },
    <section class="card narrow">
      <p>{consequence(page, payment, money)}</p>
      <p>{text.fromBalance}</p>
      <p>
        <strong>{text.final}</strong>
      </p>
      {reason !== '' && <Facts facts={[[page.names.reason, <Words>{reason}</Words>]]} />}
      <Action
        page={page}
        state={state}
        action={`${path}/refund/confirm`}
        submit={text.submit(money)}
        look="danger"
        sensitive={needsRecentAuth(page, refundable, amount)}
      >
        <input type="hidden" name="amount" value={typed} />
        <input type="hidden" name="reason" value={reason} />
      </Action>
    </section>,
  );
}

/**
 * Whether the engine will require the password for this amount, so that the form asks for it at once. The engine
 * decides.
 */
export function needsRecentAuth(page: Page, { payment, remaining }: Refundable, amount: number): boolean {
  const before = payment.amount - payment.amount_disputed - remaining;
  return page.mode === 'live' && before + amount > LIMITS.refundWithoutProofMax;
}

function consequence(page: Page, { payment_method: method }: Payment, money: string): string {
  const text = TEXT[page.locale].refund;
  if (method === null || method.label === null || method.phone_masked === null) return text.toWallet(money);
  return text.toProvider(money, method.label, displayed(method.phone_masked));
}
