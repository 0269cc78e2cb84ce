import { Alert, Form, formatMoment, Icon } from '@mitako/pages';
import { raw } from 'hono/html';
import type { JSX } from 'hono/jsx/jsx-runtime';
import { adviceAfter, methodsInOrder } from '../advice.ts';
import { cancelLink, CheckoutLayout, followPayable } from '../components/checkout-layout.tsx';
import { Fold } from '../components/fold.tsx';
import { Methods } from '../components/methods.tsx';
import { Order } from '../components/order.tsx';
import { PhoneForm, type PhoneState } from '../components/phone-form.tsx';
import { TestNumbers } from '../components/test-hints.tsx';
import { ownTextIn } from '../own-text.ts';
import type { CheckoutPageContext } from '../page-context.ts';
import { providersOf } from '../providers.ts';
import type { ShownReceipt } from '../kept-number.ts';
import { RECOGNISE, SAME_PHONE } from '../script.ts';
import { sentencesOf } from '../statements.ts';
import { BELOW_STYLE } from '../style.ts';

interface PayPageProps {
  readonly page: CheckoutPageContext;
  /** Null: no provider of mobile money can be used. */
  readonly phone: PhoneState | null;
  /** The payment method last attempted in this browser, if any. */
  readonly tried: ShownReceipt | null;
  /** The method that this browser used last, by name. */
  readonly last: string | null;
  /** Idempotency key of the form that charges the last number again; null: the number is not known here. */
  readonly retryKey: string | null;
}

/** The first page: the number that pays, or another way. After an attempt that failed: why, and how to go on. */
export function PayPage(props: PayPageProps): JSX.Element {
  const { page, phone, tried, last } = props;
  const { checkout, text, amount, locale } = page;
  const { methods } = text;
  const note = ownTextIn(checkout.merchant.checkout_note, text.language.prompts);
  const others = methodsInOrder(checkout, tried, last).filter(({ type }) => phone === null || type !== 'mobile_money');
  const hasFailed = checkout.failure !== null;
  const hasErrors = phone !== null && (phone.alert !== null || Object.values(phone.errors).some(Boolean));
  return (
    <CheckoutLayout
      page={page}
      purpose={hasFailed ? 'retry' : 'pay'}
      title={text.form.pay(amount)}
      aside={
        <>
          <Order page={page} isHeading={!hasFailed} />
          {note !== null && <p class="own">{note}</p>}
        </>
      }
      hasErrors={hasFailed || hasErrors}
      follow={followPayable(page)}
      script={phone === null ? '' : SAME_PHONE + RECOGNISE}
    >
      {phone?.alert != null && (
        <Alert>
          <p>{phone.alert}</p>
        </Alert>
      )}
      {hasFailed && <Failed {...props} hasErrors={hasErrors} />}
      {!hasFailed && phone !== null && (
        <section class="card">
          <PhoneForm page={page} state={phone} />
        </section>
      )}
      {!hasFailed && <style nonce={page.nonce}>{raw(BELOW_STYLE)}</style>}
      {others.length > 0 && (
        <>
          <p class="or">{phone === null ? methods.title : hasFailed ? methods.othersTitle : methods.without}</p>
          <Methods page={page} methods={others} />
        </>
      )}
      {checkout.methods.some(({ available }) => available) || <p class="msg wait">{methods.none}</p>}
      {phone !== null && <TestNumbers page={page} />}
      <div class="foot">
        <p>
          <a href={cancelLink(page).href}>{cancelLink(page).label}</a>
        </p>
        <p>{methods.mayClose(formatMoment(checkout.expires_at, locale))}</p>
      </div>
    </CheckoutLayout>
  );
}

/** Why the last attempt failed; the same number once more with one tap, or another one. */
function Failed({
  page,
  phone,
  tried,
  retryKey,
  hasErrors,
}: PayPageProps & { readonly hasErrors: boolean }): JSX.Element {
  const { text, checkout, paths, locale } = page;
  const advice = adviceAfter(checkout);
  const reason = sentencesOf(page, 'number');
  const uncharged = sentencesOf(page, 'summary').slice(reason.length);
  const again = advice !== 'number' && tried !== null && isAvailable(page, tried) ? retryKey : null;
  const number = tried?.phone ?? null;
  return (
    <section class="card">
      <div class="outcome">
        <div class="sign fault">
          <Icon name="x" />
        </div>
        <h1>{text.alerts.attemptFailed}</h1>
        <p role="alert">
          {reason.join(' ')}
          {number !== null && tried?.method === 'mobile_money' && <strong class="tried">{number}</strong>}
        </p>
        {uncharged.length > 0 && (
          <p class="msg good">
            <Icon name="shield-check" />
            <span>{uncharged.join(' ')}</span>
          </p>
        )}
      </div>
      {again !== null && (
        <Form
          action={paths.mobileMoney}
          formKey={again}
          submit={text.retry.again}
          sending={text.form.sending}
          look={advice === 'same' ? undefined : 'quiet'}
        >
          <input type="hidden" name="again" value="1" />
        </Form>
      )}
      {phone !== null && (
        <Fold icon="pencil" title={text.retry.otherNumber} isOpen={again === null || hasErrors}>
          <PhoneForm page={page} state={phone} look={again === null ? undefined : 'quiet'} />
        </Fold>
      )}
      <Fold icon="circle-help" title={text.retry.next} isOpen={checkout.attempts_left === 1}>
        <p class="soft">
          {advice !== null && text.advice[advice]}{' '}
          {checkout.attempts_left === 1 ? text.alerts.lastTry : text.alerts.attemptsLeft(checkout.attempts_left)}{' '}
          {text.retry.until(formatMoment(checkout.expires_at, locale))}
        </p>
      </Fold>
    </section>
  );
}

function isAvailable({ checkout }: CheckoutPageContext, { provider }: ShownReceipt): boolean {
  return providersOf(checkout).some(({ id, available }) => available && id === provider);
}
