import { formatAmount } from '@mitako/core';
import { formatMoment, Icon, type IconName, whatsAppUrl } from '@mitako/pages';
import type { Child } from 'hono/jsx';
import type { JSX } from 'hono/jsx/jsx-runtime';
import { CheckoutLayout, slotView } from '../components/checkout-layout.tsx';
import { type FinalStatus, hasBeenPaid } from '../final-status.ts';
import { ownTextIn } from '../own-text.ts';
import type { CheckoutPageContext } from '../page-context.ts';
import type { ShownReceipt } from '../kept-number.ts';
import { KEEP, LEAVE } from '../script.ts';
import { sentencesOf } from '../statements.ts';

const LEAVE_AFTER_SECONDS = 10;

export interface ResultPageProps {
  readonly page: CheckoutPageContext;
  readonly status: FinalStatus;
  readonly receipt: ShownReceipt | null;
  /** URL of the shop, if there is one. */
  readonly shopUrl: string | null;
  /** This page, for whoever gets its link: without the payer's number. */
  readonly receiptUrl: string;
  /**
   * `arriving`: just decided, the shop is next. `staying`: the customer asked to stay. `returning`: an old link was
   * opened again, without a redirect.
   */
  readonly visit: 'arriving' | 'staying' | 'returning';
  /** The receipt was sent to the payer a moment ago. */
  readonly isSent: boolean;
}

/**
 * The outcome, with a receipt and a link back to the shop. The redirect to the shop happens here, because `form-action
 * 'self'` would block one directly after a form.
 */
export function ResultPage({
  page,
  status,
  receipt,
  shopUrl,
  receiptUrl,
  visit,
  isSent,
}: ResultPageProps): JSX.Element {
  const { text, paths, checkout, amount } = page;
  const { title, icon, look, notes } = outcomeOf(page, status, { visit, hasShop: shopUrl !== null });
  const leaves = shopUrl !== null && visit === 'arriving';
  const wasPaid = hasBeenPaid(status);
  const ownText = wasPaid ? ownTextIn(checkout.merchant.receipt_note, page.text.language.prompts) : null;
  return (
    <CheckoutLayout
      page={page}
      purpose="receipt"
      title={title}
      aside={null}
      refresh={leaves ? { seconds: LEAVE_AFTER_SECONDS, url: shopUrl } : undefined}
      script={(leaves ? LEAVE : '') + (wasPaid ? KEEP : '')}
    >
      <section class="outcome">
        <div class={`sign ${look}`}>
          <Icon name={icon} />
        </div>
        <h1>{title}</h1>
        {notes.map((note) => (
          <p class="soft">{note}</p>
        ))}
      </section>
      {isSent && (
        <p class="soft center" role="status">
          {text.receipt.sent}
        </p>
      )}
      <Ticket page={page} status={status} receipt={receipt} />
      {ownText !== null && <p class="own">{ownText}</p>}
      {wasPaid && page.slot('receipt.footer', slotView(page))}
      {wasPaid && (
        <div class={checkout.receipt_by.length > 0 ? 'tools four' : 'tools'}>
          <a
            class="button quiet"
            href={whatsAppUrl(text.result.shared(amount, checkout.merchant.name), receiptUrl)}
            target="_blank"
            rel="noopener"
          >
            <Icon name="message-circle" />
            {text.result.share}
          </a>
          {checkout.receipt_by.length > 0 && (
            <a class="button quiet" href={paths.receipt}>
              <Icon name="mail" />
              {text.receipt.open}
            </a>
          )}
          <button class="button quiet" type="button" data-image hidden>
            <Icon name="image" />
            {text.result.image}
          </button>
          <button class="button quiet" type="button" data-print hidden>
            <Icon name="printer" />
            {text.result.print}
          </button>
        </div>
      )}
      {shopUrl === null ? (
        <p class="soft center">{text.result.done}</p>
      ) : (
        <a class="button" href={shopUrl}>
          {text.result.backToShop}
        </a>
      )}
      {leaves && (
        <p class="soft links leave" data-leave={shopUrl} data-seconds={LEAVE_AFTER_SECONDS}>
          <span>{text.result.leavingIn(LEAVE_AFTER_SECONDS)}</span>{' '}
          <a class="link" href={`${paths.result}?stay=1`}>
            {text.result.stay}
          </a>
        </p>
      )}
    </CheckoutLayout>
  );
}

interface Outcome {
  readonly title: string;
  readonly icon: IconName;
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
    case 'succeeded': {
      const title = visit === 'returning' ? text.alreadyPaidTitle : text.paidTitle;
      return { title, icon: 'check', look: 'good', notes: said };
    }
    case 'failed': {
      const notes = [...said, hasShop ? text.failedNext : text.failedAlone(merchant.name)];
      return { title: text.failedTitle, icon: 'x', look: 'fault', notes };
    }
    case 'canceled': {
      const notes = [text.canceledText, ...said];
      return { title: text.canceledTitle, icon: 'x', look: 'calm', notes };
    }
    case 'expired': {
      const notes = [text.expiredText, ...said, hasShop ? text.expiredNext : text.expiredAlone(merchant.name)];
      return { title: text.expiredTitle, icon: 'clock', look: 'calm', notes };
    }
    case 'refunded':
      return { title: text.refundedTitle, icon: 'undo-2', look: 'calm', notes: said };
    case 'partially_refunded':
      return { title: text.alreadyPaidTitle, icon: 'check', look: 'good', notes: said };
  }
}

function Ticket({ page, status, receipt }: Pick<ResultPageProps, 'page' | 'status' | 'receipt'>): JSX.Element {
  const { checkout, amount, locale } = page;
  const text = page.text.result;
  const isPaid = hasBeenPaid(status);
  // Without a reference it shows what was declined before the payment was paid elsewhere.
  const own = isPaid && receipt !== null && receipt.reference !== null ? receipt : null;
  return (
    <section class="card ticket">
      <div class="total">
        <p>{isPaid ? text.receiptOf(checkout.merchant.name) : checkout.merchant.name}</p>
        <strong>{amount}</strong>
        {checkout.succeeded_at !== null && <p>{text.doualaTime(formatMoment(checkout.succeeded_at, locale))}</p>}
      </div>
      <div class="tear" />
      <dl class="facts">
        {checkout.description !== null && <Fact name={text.description}>{checkout.description}</Fact>}
        {checkout.amount_refunded > 0 && (
          <Fact name={text.refunded}>{formatAmount(checkout.amount_refunded, checkout.currency, locale)}</Fact>
        )}
        {/* A code for an agent does not say that the cash was what paid in the end; the payment does. */}
        {isPaid && checkout.paid_with === 'cash' && <Fact name={text.method}>{page.text.methods.cash}</Fact>}
        {own !== null && own.method !== 'cash' && checkout.paid_with !== 'cash' && (
          <Fact name={text.method}>
            <MethodName page={page} receipt={own} />
          </Fact>
        )}
        {own !== null && (
          <Fact name={text.reference}>
            <code>{own.reference}</code>
          </Fact>
        )}
      </dl>
    </section>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: Child }): JSX.Element {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function MethodName({
  page,
  receipt,
}: {
  readonly page: CheckoutPageContext;
  readonly receipt: ShownReceipt;
}): JSX.Element {
  const method = page.checkout.methods.find(({ provider }) => provider === receipt.provider);
  if (receipt.method === 'wallet') return <>{page.text.methods.wallet(page.brand.name)}</>;
  return (
    <>
      {method?.label} <span>{receipt.phone}</span>
    </>
  );
}
