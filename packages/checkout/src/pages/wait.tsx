import type { JSX } from 'hono/jsx/jsx-runtime';
import { CheckoutLayout } from '../components/checkout-layout.tsx';
import { formatSpan } from '../format.ts';
import { operatorsOf } from '../operators.ts';
import type { CheckoutPageContext } from '../page-context.ts';
import type { Receipt } from '../receipt.ts';
import { WAIT } from '../script.ts';

/** Refreshing faster than this would leave no time to read on a slow line. */
const REFRESH_SECONDS_MIN = 5;

/** What to do on the phone, while the payment is under way. Moves on by itself, with and without JavaScript. */
export function WaitPage({
  page,
  receipt,
}: {
  readonly page: CheckoutPageContext;
  readonly receipt: Receipt | null;
}): JSX.Element {
  const { checkout, paths, locale } = page;
  const text = page.text.wait;
  const action = checkout.next_action;
  const isOnPhone = receipt?.method !== 'wallet' && action?.type === 'approve_on_phone';
  const pollMs = action?.poll_after_ms ?? REFRESH_SECONDS_MIN * 1000;
  const leftMs = action === null ? null : Date.parse(action.expires_at) - Date.parse(checkout.server_time);
  const isOverdue = leftMs !== null && leftMs <= 0;
  return (
    <CheckoutLayout
      page={page}
      title={isOnPhone ? text.titlePhone : text.titleOther}
      refresh={{ seconds: Math.max(REFRESH_SECONDS_MIN, Math.ceil(pollMs / 1000)) }}
      script={WAIT}
    >
      <section class="card">
        <h1>{isOnPhone ? text.titlePhone : text.titleOther}</h1>
        {isOnPhone && receipt?.phoneMasked != null && <p>{text.sentTo(receipt.phoneMasked)}</p>}
        <div class="state" data-poll={pollMs} data-status={paths.status}>
          <span class="dot" />
          <div>
            <p role="status">{isOverdue ? text.overdue : text.waiting}</p>
            {leftMs !== null && !isOverdue && (
              <p class="soft">
                {text.timeLeft} <strong data-left={Math.ceil(leftMs / 1000)}>{formatSpan(leftMs, locale)}</strong>
              </p>
            )}
          </div>
        </div>
        {isOnPhone && !isOverdue && <PhoneSteps page={page} receipt={receipt} />}
        {action?.type === 'enter_otp' && <p>{text.otp}</p>}
        {action?.type === 'redirect' && action.url !== undefined && (
          <p>
            {text.redirect} <a href={action.url}>{text.redirectLink}</a>
          </p>
        )}
        {!isOnPhone && <p class="soft">{text.updates}</p>}
        <a class="button quiet" href={paths.wait}>
          {text.checkNow}
        </a>
      </section>
    </CheckoutLayout>
  );
}

function PhoneSteps({
  page,
  receipt,
}: {
  readonly page: CheckoutPageContext;
  readonly receipt: Receipt | null;
}): JSX.Element {
  const text = page.text.wait;
  const operators = operatorsOf(page.checkout).filter(
    ({ provider }) => receipt === null || receipt.provider === null || receipt.provider === provider,
  );
  return (
    <>
      <ol class="steps">
        <li>{text.stepOpen}</li>
        <li>{text.stepConfirm(page.amount)}</li>
        <li>{text.stepReturn}</li>
      </ol>
      {operators.length > 0 && (
        <>
          <h2>{text.nothingTitle}</h2>
          <ul class="dial">
            {operators.map(({ label, dialCode }) => (
              <li>
                {text.nothingDial(label)}
                <a href={`tel:${encodeURIComponent(dialCode)}`}>{dialCode}</a>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
