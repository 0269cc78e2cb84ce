import { Alert, Form, formatMoment, formatSpan } from '@mitako/pages';
import type { JSX } from 'hono/jsx/jsx-runtime';
import { adviceAfter, methodsInOrder } from '../advice.ts';
import { CheckoutLayout, followPayable, cancelLink } from '../components/checkout-layout.tsx';
import { Methods } from '../components/methods.tsx';
import { Avatar } from '../components/order.tsx';
import { ownTextIn } from '../own-text.ts';
import type { CheckoutPageContext } from '../page-context.ts';
import type { Receipt } from '../receipt.ts';
import { providersOf } from '../providers.ts';
import { sentencesOf } from '../statements.ts';

interface SummaryPageProps {
  readonly page: CheckoutPageContext;
  /** The payment method last attempted in this browser, if any. */
  readonly tried: Receipt | null;
  /** The method that this browser used last, by name. */
  readonly last: string | null;
  /** Idempotency key of the form that charges the last number again; null: the number is not known here. */
  readonly retryKey: string | null;
}

/** With more time than this, no countdown is shown. */
const COUNTDOWN_MS = 60 * 60 * 1000;

/** The first page: amount, merchant and payment methods. Explains why an earlier attempt failed. */
export function SummaryPage({ page, tried, last, retryKey }: SummaryPageProps): JSX.Element {
  const { checkout, text, amount, locale } = page;
  const { merchant, failure } = checkout;
  const advice = adviceAfter(checkout);
  const follow = followPayable(page);
  const note = ownTextIn(merchant.checkout_note, page.text.language.prompts);
  const leftMs = follow.leftMs ?? 0;
  const canRetry =
    advice !== null && advice !== 'number' && tried !== null && retryKey !== null && isAvailable(page, tried);
  return (
    <CheckoutLayout
      page={page}
      title={text.form.pay(amount)}
      hidesOrder
      hasErrors={failure !== null}
      back={cancelLink(page)}
      follow={follow}
    >
      {failure !== null && (
        <Alert title={text.alerts.attemptFailed}>
          <p>
            {sentencesOf(page, 'summary').join(' ')} {advice !== null && text.advice[advice]}
          </p>
          <p>{checkout.attempts_left === 1 ? text.alerts.lastTry : text.alerts.attemptsLeft(checkout.attempts_left)}</p>
        </Alert>
      )}
      <section class="card">
        <div class="order">
          <Avatar merchant={merchant} />
          <p class="label">{text.order.payTo}</p>
          <h1 class="name">{merchant.name}</h1>
        </div>
        <p class="big">{amount}</p>
        {checkout.description !== null && <p>{checkout.description}</p>}
        {note !== null && <p class="own">{note}</p>}
        {leftMs <= COUNTDOWN_MS && (
          <p class="soft">
            {text.order.timeLeft} <span data-clock>{formatSpan(leftMs, locale)}</span>
          </p>
        )}
        {canRetry && (
          <Retry page={page} tried={tried} formKey={retryKey} look={advice === 'same' ? undefined : 'quiet'} />
        )}
      </section>
      <section class="card">
        <h2>{canRetry ? text.methods.othersTitle : text.methods.title}</h2>
        {checkout.methods.some((method) => method.available) || <p>{text.methods.none}</p>}
        <Methods page={page} methods={methodsInOrder(checkout, tried, last)} />
        <p class="soft below">{text.methods.mayClose(formatMoment(checkout.expires_at, locale))}</p>
      </section>
    </CheckoutLayout>
  );
}

interface RetryProps {
  readonly page: CheckoutPageContext;
  readonly tried: Receipt;
  readonly formKey: string;
  readonly look: 'quiet' | undefined;
}

/** Charges the last number again with one tap, or another one. */
function Retry({ page, tried, formKey, look }: RetryProps): JSX.Element {
  const { text, paths } = page;
  return (
    <div class="below">
      <Form
        action={paths.mobileMoney}
        formKey={formKey}
        submit={text.retry.again(tried.phoneMasked ?? '')}
        sending={text.form.sending}
        look={look}
      >
        <input type="hidden" name="again" value="1" />
      </Form>
      <p class="links">
        <a class="link" href={`${paths.mobileMoney}?provider=${tried.provider}`}>
          {text.retry.otherNumber}
        </a>
      </p>
    </div>
  );
}

function isAvailable({ checkout }: CheckoutPageContext, { provider }: Receipt): boolean {
  return providersOf(checkout).some(({ id, available }) => available && id === provider);
}
