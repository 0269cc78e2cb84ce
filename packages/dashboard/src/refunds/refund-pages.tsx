import { LIMITS, type Payment } from '@mitako/contract';
import { formatAmount } from '@mitako/core';
import { amountTyped, displayed, type Errors, ErrorSummary, faultsIn } from '@mitako/pages';
import { Action, type ActionState, isFaulty } from '../components/action.tsx';
import { Input, type InputOf } from '../components/input.tsx';
import { Facts, TextLink, Words } from '../components/small.tsx';
import type { Page } from '../shell/page.ts';
import { show } from '../shell/respond.tsx';
import { TEXT as SHELL_TEXT } from '../shell/text.ts';
import { signed } from '../components/money.ts';
import { payersOf } from '../customers/payers.ts';
import { Method } from '../vocabulary/methods.tsx';
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
export async function drawConfirmation(
  page: Page,
  refundable: Refundable,
  { amount, reason }: AskedRefund,
  status: number,
  state: ActionState,
): Promise<Response> {
  const { payment } = refundable;
  const [{ balances }, payers] = await Promise.all([page.read('getBalance'), payersOf(page, [payment])]);
  const balance = balances.find(({ currency }) => currency === payment.currency);
  const customer = payers.get(payment.id)?.name ?? null;
  const text = TEXT[page.locale].refund;
  const money = formatAmount(amount, payment.currency, page.locale);
  const path = page.path(`/payments/${payment.id}`);
  const typed = amountTyped(amount, payment.currency);
  // How much of the fee comes back is decided with the refund.
  const hasFee = payment.fee > payment.fee_returned;
  const after = formatAmount(
    (balance?.available ?? 0) + (balance?.pending ?? 0) - amount,
    payment.currency,
    page.locale,
  );
  const back = `${path}/refund?${new URLSearchParams({ amount: typed, reason }).toString()}`;
  return show(
    page,
    {
      title: text.confirmTitle(money),
      status,
      hasErrors: isFaulty(state),
      back: { href: back, label: page.buttons.edit },
    },
    <div class="narrow">
      <section class="card sums">
        <Facts
          facts={[
            [
              text.to,
              <>
                {customer !== null && `${displayed(customer)}, `}
                <Method page={page} method={payment.payment_method} />
              </>,
            ],
            reason !== '' && [page.names.reason, <Words>{reason}</Words>],
            [text.taken, signed(page, { amount: -amount, currency: payment.currency })],
            balance !== undefined && [<strong>{text.after}</strong>, hasFee ? text.atLeast(after) : after],
          ]}
        />
        <p class="soft below">{text.fromBalance}</p>
      </section>
      <p class="warning">
        <strong>{text.final}</strong> {consequence(page, payment)}
      </p>
      <section class="card">
        <Action
          page={page}
          state={state}
          action={`${path}/refund/confirm`}
          submit={text.submit(money)}
          look="danger"
          more={<TextLink href={path} label={text.cancel} />}
          sensitive={needsRecentAuth(page, refundable, amount)}
        >
          <input type="hidden" name="amount" value={typed} />
          <input type="hidden" name="reason" value={reason} />
        </Action>
      </section>
    </div>,
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

/** When the customer has it. */
function consequence(page: Page, { payment_method: method }: Payment): string {
  const text = TEXT[page.locale].refund;
  return method === null || method.label === null ? text.toWallet : text.toProvider(displayed(method.label));
}
