import { formatAmount } from '@mitako/core';
import { CheckIcon, ClockIcon, CrossIcon, formatMoment, ReturnIcon } from '@mitako/pages';
import type { Child } from 'hono/jsx';
import type { JSX } from 'hono/jsx/jsx-runtime';
import { CheckoutLayout } from '../components/checkout-layout.tsx';
import { type FinalStatus, hasBeenPaid } from '../final-status.ts';
import { ownTextIn } from '../own-text.ts';
import type { CheckoutPageContext } from '../page-context.ts';
import type { Receipt } from '../receipt.ts';
import { LEAVE, PRINT } from '../script.ts';
import { sentencesOf } from '../statements.ts';

const LEAVE_AFTER_SECONDS = 5;

export interface ResultPageProps {
  readonly page: CheckoutPageContext;
  readonly status: FinalStatus;
  readonly receipt: Receipt | null;
  /** URL of the shop, if there is one. */
  readonly shopUrl: string | null;
  /**
   * `arriving`: just decided, the shop is next. `staying`: the customer asked to stay. `returning`: an old link was
   * opened again, without a redirect.
   */
  readonly visit: 'arriving' | 'staying' | 'returning';
}

/**
 * The outcome, with a receipt and a link back to the shop. The redirect to the shop happens here, because `form-action
 * 'self'` would block one directly after a form.
 */
export function ResultPage({ page, status, receipt, shopUrl, visit }: ResultPageProps): JSX.Element {
  const { text, paths } = page;
  const { title, icon, look, notes } = outcomeOf(page, status, { visit, hasShop: shopUrl !== null });
  const leaves = shopUrl !== null && visit === 'arriving';
  const wasPaid = hasBeenPaid(status);
  const ownText = wasPaid ? ownTextIn(page.checkout.merchant.receipt_note, page.text.language.prompts) : null;
  return (
    <CheckoutLayout
      page={page}
      title={title}
      hidesOrder
      refresh={leaves ? { seconds: LEAVE_AFTER_SECONDS, url: shopUrl } : undefined}
      script={(leaves ? LEAVE : '') + (wasPaid ? PRINT : '')}
    >
      <section class="card">
        <div class={`sign ${look}`}>{icon}</div>
        <div class="center">
          <h1>{title}</h1>
          {notes.map((note) => (
            <p>{note}</p>
          ))}
        </div>
        <Facts page={page} status={status} receipt={receipt} />
        {ownText !== null && <p class="own">{ownText}</p>}
        {shopUrl === null ? (
          <p class="soft center">{text.result.done}</p>
        ) : (
          <a class="button" href={shopUrl}>
            {text.result.backToShop}
          </a>
        )}
        {leaves && (
          <p class="links leave" data-leave={shopUrl} data-seconds={LEAVE_AFTER_SECONDS}>
            <span>{text.result.leavingIn(LEAVE_AFTER_SECONDS)}</span>{' '}
            <a class="link" href={`${paths.result}?stay=1`}>
              {text.result.stay}
            </a>
          </p>
        )}
        {wasPaid && (
          <p class="links">
            <button class="link" type="button" data-print hidden>
              {text.result.print}
            </button>
          </p>
        )}
      </section>
    </CheckoutLayout>
  );
}

interface Outcome {
  readonly title: string;
  readonly icon: JSX.Element;
  readonly look: 'good' | 'fault' | 'calm';
  readonly notes: readonly string[];
}

function outcomeOf(
  page: CheckoutPageContext,
  status: FinalStatus,
  { visit, hasShop }: { readonly visit: ResultPageProps['visit']; readonly hasShop: boolean },
): Outcome {
  const text = page.text.result;
  const { merchant } = page.checkout;
  const said = sentencesOf(page, visit === 'returning' ? 'old result' : 'result');
  switch (status) {
    case 'succeeded':
      return visit === 'returning'
        ? { title: text.alreadyPaidTitle, icon: <CheckIcon />, look: 'good', notes: said }
        : { title: text.paidTitle, icon: <CheckIcon />, look: 'good', notes: said };
    case 'failed': {
      const notes = [...said, hasShop ? text.failedNext : text.failedAlone(merchant.name)];
      return { title: text.failedTitle, icon: <CrossIcon />, look: 'fault', notes };
    }
    case 'canceled': {
      const notes = [text.canceledText, ...said];
      return { title: text.canceledTitle, icon: <CrossIcon />, look: 'calm', notes };
    }
    case 'expired': {
      const notes = [text.expiredText, ...said, hasShop ? text.expiredNext : text.expiredAlone(merchant.name)];
      return { title: text.expiredTitle, icon: <ClockIcon />, look: 'calm', notes };
    }
    case 'refunded':
      return { title: text.refundedTitle, icon: <ReturnIcon />, look: 'calm', notes: said };
    case 'partially_refunded':
      return { title: text.alreadyPaidTitle, icon: <CheckIcon />, look: 'good', notes: said };
  }
}

function Facts({ page, status, receipt }: Pick<ResultPageProps, 'page' | 'status' | 'receipt'>): JSX.Element {
  const { checkout, amount, locale } = page;
  const text = page.text.result;
  const isPaid = hasBeenPaid(status);
  // Without a reference it shows what was declined before the payment was paid elsewhere.
  const own = isPaid && receipt !== null && receipt.reference !== null ? receipt : null;
  return (
    <dl class="facts">
      <Fact name={text.merchant}>{checkout.merchant.name}</Fact>
      <Fact name={text.amount}>{amount}</Fact>
      {checkout.amount_refunded > 0 && (
        <Fact name={text.refunded}>{formatAmount(checkout.amount_refunded, checkout.currency, locale)}</Fact>
      )}
      {checkout.description !== null && (
        <Fact name={text.description} isLong>
          {checkout.description}
        </Fact>
      )}
      {/* A code for an agent does not say that the cash was what paid in the end; the payment does. */}
      {isPaid && checkout.paid_with === 'cash' && <Fact name={text.method}>{page.text.methods.cash}</Fact>}
      {own !== null && own.method !== 'cash' && checkout.paid_with !== 'cash' && (
        <Fact name={text.method}>
          <MethodName page={page} receipt={own} />
        </Fact>
      )}
      {checkout.succeeded_at !== null && (
        <Fact name={text.paidAt}>{text.doualaTime(formatMoment(checkout.succeeded_at, locale))}</Fact>
      )}
      {own !== null && (
        <Fact name={text.reference} isLong>
          <span class="code">{own.reference}</span>
        </Fact>
      )}
    </dl>
  );
}

interface FactProps {
  readonly name: string;
  readonly children: Child;
  /** Below its name instead of beside it. */
  readonly isLong?: boolean;
}

function Fact({ name, children, isLong }: FactProps): JSX.Element {
  return (
    <div class={isLong === true ? 'wide' : undefined}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function MethodName({ page, receipt }: { readonly page: CheckoutPageContext; readonly receipt: Receipt }): JSX.Element {
  const method = page.checkout.methods.find(({ provider }) => provider === receipt.provider);
  if (receipt.method === 'wallet') return <>{page.text.methods.wallet(page.serviceName)}</>;
  return (
    <>
      {method?.label} <span>{receipt.phoneMasked}</span>
    </>
  );
}
