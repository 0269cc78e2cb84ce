import { isFinalStatus, type Payment, routes, type SimulatedOutcome } from '@mitako/contract';
import { check, ErrorSummary, keepsKey, keyOf, readForm, type Refusal } from '@mitako/pages';
import { type ActionState, freshState, refusedState, shownWith } from '../components/action.tsx';
import { moneyOf } from '../components/money.ts';
import { Card, Done, Facts, TextLink, Words } from '../components/small.tsx';
import { Status } from '../vocabulary/statuses.tsx';
import { Tap } from '../components/tap.tsx';
import { type Again, formMethods, type Methods, notFound, type Page, type PageProps } from '../shell/page.ts';
import { goTo, show } from '../shell/respond.tsx';
import { TEXT } from './text.ts';

interface Drawing {
  readonly state: ActionState;
  /** The outcome that may have begun already, and keeps its key. */
  readonly again?: SimulatedOutcome;
}

/** A test payment, and the outcomes that can be simulated for it. */
export const testPaymentPage: Methods = formMethods<Drawing>(() => ({ state: freshState() }), draw, simulate);

async function simulate(page: Page, again: Again<Drawing>): Promise<Response> {
  const text = TEXT[page.locale].payment;
  const { do: outcome } = await readForm(page.request, ['do']);
  const body = check(routes.simulatePayment.body, { outcome });
  if (body.kind === 'invalid') throw notFound();
  const reply = await page.ask('simulatePayment', { body: body.value, idempotencyKey: await keyOf(page.request) });
  if (reply.kind === 'done') return goTo(page, `/sandbox/${page.parameter('payment_id')}`, outcome);
  const state = refusedState(page, reply, { PAYMENT_EXPIRED: text.expired });
  // Any other refusal means that the payment has changed since the page was rendered.
  return again(
    keepsKey(reply)
      ? { state, again: body.parsed.outcome }
      : { state: hasMovedOn(reply) ? { ...state, alert: text.refused } : state },
  );
}

function hasMovedOn({ status, code }: Refusal): boolean {
  return (status === 409 || status === 422) && code !== 'PAYMENT_EXPIRED';
}

async function draw(page: Page, { state, again }: Drawing): Promise<Response> {
  const text = TEXT[page.locale];
  const { payment } = await page.read('getPayment');
  return show(
    page,
    {
      title: text.payment.title,
      ...shownWith(state),
      back: { href: page.path('/sandbox'), label: page.subjects.sandbox },
      ...(!isFinalStatus(payment.status) && {
        actions: (
          <a class="button" href={payment.checkout_url} target="_blank" rel="noopener">
            {text.payment.open}
          </a>
        ),
      }),
    },
    <>
      <Done page={page} words={text.done} />
      <ErrorSummary title="" alert={state.alert} errors={{}} />
      <section class="card">
        <Facts
          facts={[
            [page.names.amount, <strong>{moneyOf(page, payment)}</strong>],
            [page.names.status, <Status page={page} of="payment" is={payment.status} />],
            payment.failure_code !== null && [page.names.failure_reason, <code>{payment.failure_code}</code>],
            [page.names.description, <Words>{payment.description}</Words>],
            [page.names.id, <a href={page.path(`/payments/${payment.id}`)}>{payment.id}</a>],
          ]}
        />
        {payment.amount_disputed > 0 && <TextLink href={page.path('/disputes')} label={text.payment.toDisputes} />}
      </section>
      <Card title={text.payment.simulate}>
        <Outcomes page={page} payment={payment} keyFor={(outcome) => (outcome === again ? state.key : undefined)} />
      </Card>
    </>,
  );
}

function Outcomes({
  page,
  payment,
  keyFor,
}: PageProps<{ payment: Payment; keyFor: (outcome: SimulatedOutcome) => string | undefined }>) {
  const text = TEXT[page.locale].payment;
  const outcomes = outcomesOf(payment);
  if (outcomes.length === 0) return <p class="soft">{text.nothing}</p>;
  return (
    <>
      <p class="soft">{text.simulateHint}</p>
      <div class="row inline">
        {outcomes.map((outcome) => (
          <Tap
            page={page}
            action={page.here}
            does={outcome}
            submit={text.outcomes[outcome]}
            look="quiet"
            formKey={keyFor(outcome)}
          />
        ))}
      </div>
    </>
  );
}

/** The outcomes with a button; the engine decides whether they are possible. */
function outcomesOf({
  status,
  amount,
  amount_refunded: refunded,
  amount_disputed: disputed,
}: Payment): readonly SimulatedOutcome[] {
  if (!isFinalStatus(status)) return ['succeed', 'fail', 'timeout'];
  const isPaid = status === 'succeeded' || status === 'partially_refunded';
  return isPaid && amount > refunded + disputed ? ['refund', 'dispute'] : [];
}
