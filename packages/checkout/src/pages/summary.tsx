import { Alert, formatSpan } from '@mitako/pages';
import type { JSX } from 'hono/jsx/jsx-runtime';
import { adviceAfter, methodsInOrder } from '../advice.ts';
import { CheckoutLayout, followPayable, wayOut } from '../components/checkout-layout.tsx';
import { Methods } from '../components/methods.tsx';
import { Amount, Avatar } from '../components/order.tsx';
import { ownTextIn } from '../own-text.ts';
import type { CheckoutPageContext } from '../page-context.ts';
import type { Receipt } from '../receipt.ts';

interface SummaryPageProps {
  readonly page: CheckoutPageContext;
  /** The payment method last attempted in this browser, if any. */
  readonly tried: Receipt | null;
}

/** The first page: amount, merchant and payment methods. Explains why an earlier attempt failed. */
export function SummaryPage({ page, tried }: SummaryPageProps): JSX.Element {
  const { checkout, text, amount, locale } = page;
  const { merchant, failure } = checkout;
  const advice = adviceAfter(checkout);
  const follow = followPayable(page);
  const note = ownTextIn(merchant.checkout_note, locale);
  return (
    <CheckoutLayout
      page={page}
      title={text.form.pay(amount)}
      hidesOrder
      hasErrors={failure !== null}
      back={wayOut(page)}
      follow={follow}
    >
      {failure !== null && (
        <Alert title={text.alerts.attemptFailed}>
          <p>
            {text.failures[failure.code]} {advice !== null && text.advice[advice]}
          </p>
          {checkout.attempts_left === 1 && <p>{text.alerts.lastTry}</p>}
        </Alert>
      )}
      <section class="card">
        <div class="order">
          <Avatar merchant={merchant} />
          <p class="label">{text.order.payTo}</p>
          <h1 class="name">{merchant.name}</h1>
        </div>
        <p class="big">
          <Amount amount={amount} />
        </p>
        {checkout.description !== null && <p>{checkout.description}</p>}
        {note !== null && <p class="own">{note}</p>}
        <p class="soft">
          {text.order.timeLeft} <span data-clock>{formatSpan(follow.leftMs ?? 0, locale)}</span>
        </p>
      </section>
      <section class="card">
        <h2>{text.methods.title}</h2>
        {checkout.methods.some((method) => method.available) || <p>{text.methods.none}</p>}
        <Methods page={page} methods={methodsInOrder(checkout, tried)} />
      </section>
    </CheckoutLayout>
  );
}
