import type { Payment } from '@mitako/contract';
import { amountTyped, formatClock, Icon, QrCode } from '@mitako/pages';
import type { Child } from 'hono/jsx';
import { Action, type ActionState, freshState, isFaulty } from '../components/action.tsx';
import { Input, type InputOf, type Typed } from '../components/input.tsx';
import { Method } from '../vocabulary/methods.tsx';
import { moneyOf } from '../components/money.ts';
import { Badge, ButtonLink, TextLink } from '../components/small.tsx';
import { Tap } from '../components/tap.tsx';
import type { Page } from '../shell/page.ts';
import { TEXT } from './text.ts';
import { showAtTill } from './till-page.tsx';

type Field = 'phone' | 'provider';

export interface TillDrawing {
  readonly state: ActionState<Field>;
  readonly typed: Typed<Field> | null;
}

/** One payment at the till: a code to scan or a number to send to, then whether it was paid. */
export const showTillPayment = (page: Page): Promise<Response> =>
  drawTillPayment(
    page,
    page.parameter('payment_id'),
    (page.refused() as TillDrawing | null) ?? { state: freshState(), typed: null },
  );

/** Polled by the page's script, which redraws the page after a change. */
export async function showState(page: Page): Promise<Response> {
  const { payment } = await page.read('getPayment');
  return page.request.json({ state: stateOf(payment) });
}

export async function drawTillPayment(page: Page, id: string, { state, typed }: TillDrawing): Promise<Response> {
  const parameters = { payment_id: id };
  const { payment } = await page.read('getPayment', { parameters });
  const { timeline } = await page.read('getTimeline', { parameters });
  const hasErrors = isFaulty(state);
  const { one: text } = TEXT[page.locale];
  return showAtTill(
    page,
    {
      title: moneyOf(page, payment),
      badges: payment.status === 'requested' && (
        <span class="badges">
          <Badge tone="wait">{page.names.pending}</Badge>
        </span>
      ),
      back: { href: page.path('/till'), label: page.subjects.till },
      hasErrors,
      status: hasErrors ? (state.status ?? 422) : 200,
      state: { of: payment.id, is: stateOf(payment), isOpen: isOpen(payment) },
      refreshes: payment.status === 'processing',
    },
    <>
      {payment.status === 'requested' ? (
        <Asking page={page} payment={payment} state={state} typed={typed} why={timeline.explain[page.locale]} />
      ) : (
        <Outcome page={page} payment={payment} why={timeline.explain[page.locale]} />
      )}
      {!isOpen(payment) && (
        <p class="row">
          <ButtonLink href={page.path('/till')} label={text.another} isMain />
          {payment.succeeded_at === null && (
            <ButtonLink
              href={`${page.path('/till')}?amount=${amountTyped(payment.amount, payment.currency)}`}
              label={text.retry}
            />
          )}
        </p>
      )}
      <p>
        <TextLink href={page.path(`/payments/${payment.id}`)} label={text.all} />
      </p>
    </>,
  );
}

/** Changes with everything that the page shows: a declined attempt leaves a payment open. */
function stateOf({ status, attempts_count: attempts }: Payment): string {
  return `${status}-${attempts}`;
}

function isOpen({ status }: Payment): boolean {
  return status === 'requested' || status === 'processing';
}

interface OutcomeProps {
  readonly page: Page;
  readonly payment: Payment;
  /** The payment explained, in the language of the page. */
  readonly why: string;
}

/** Not paid yet. */
function Asking({ page, payment, state, typed, why }: OutcomeProps & TillDrawing) {
  const text = TEXT[page.locale].one;
  const path = page.path(`/till/${payment.id}`);
  const providers = page.gateway.providers(page.mode === 'live').map((each) => [each.provider, each.label] as const);
  const phone: InputOf<Field> = { name: 'phone', label: page.names.customer_number, type: 'tel', maxlength: 25 };
  const provider: InputOf<Field> = {
    name: 'provider',
    label: page.names.provider,
    // A provider with connections in several countries stands once.
    options: [['', text.byNumber], ...new Map(providers)],
  };
  return (
    <>
      {payment.failure_code !== null && (
        <div class="alert" role="alert">
          <h2>{text.failed}</h2>
          <p>{why}</p>
          <p>{text.again}</p>
        </div>
      )}
      <div class="beside">
        <section class="card scan">
          <QrCode content={payment.checkout_url} label={page.sentences.qr_code} />
          <h2>{text.scan}</h2>
          <p class="soft">{text.until(formatClock(Date.parse(payment.expires_at), page.locale))}</p>
        </section>
        <section class="card">
          <h2>{text.push}</h2>
          <Action page={page} state={state} action={`${path}/push`} submit={text.send} id="push">
            <Input page={page} input={phone} typed={typed} error={state.errors.phone} />
            <details open={state.errors.provider !== undefined || (typed?.provider ?? '') !== ''}>
              <summary>{text.choose}</summary>
              <Input page={page} input={provider} typed={typed} error={state.errors.provider} />
            </details>
          </Action>
        </section>
      </div>
      <div class="away">
        <Tap page={page} action={`${path}/cancel`} submit={text.cancel} look="quiet" />
      </div>
      <noscript>
        <a class="link" href={path}>
          {text.check}
        </a>
      </noscript>
    </>
  );
}

const LOOKS = {
  processing: 'wait',
  succeeded: 'good',
  partially_refunded: 'good',
  refunded: 'ended',
  failed: 'bad',
  expired: 'bad',
  canceled: 'ended',
} as const;

/** The outcome, in large text for the customer, or that the customer is about to pay. */
function Outcome({ page, payment, why }: OutcomeProps) {
  const { states, one: text } = TEXT[page.locale];
  const { status } = payment;
  if (status === 'requested') return null;
  const words = {
    processing: page.sentences.waiting_for_customer,
    succeeded: page.names.paid,
    partially_refunded: page.names.paid,
    refunded: page.names.refunded,
    failed: states.failed,
    expired: states.expired,
    canceled: states.canceled,
  };
  const look = LOOKS[status];
  return (
    <>
      <section class={`card outcome ${look}`}>
        <div class="sign">{ICONS[look]}</div>
        <h2>{words[status]}</h2>
        {payment.payment_method !== null && (
          <p>
            <Method page={page} method={payment.payment_method} />
          </p>
        )}
        {status === 'processing' && <p>{states.waitingHint}</p>}
        {status === 'failed' && <p>{why}</p>}
      </section>
      {status === 'processing' && (
        <details class="card">
          <summary>{text.help}</summary>
          <div class="scan">
            <QrCode content={payment.checkout_url} label={page.sentences.qr_code} />
          </div>
        </details>
      )}
    </>
  );
}

const ICONS: { readonly [Look in (typeof LOOKS)[keyof typeof LOOKS]]: Child } = {
  wait: <span class="turning" />,
  good: <Icon name="check" />,
  bad: <Icon name="x" />,
  ended: null,
};
