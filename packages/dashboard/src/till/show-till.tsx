import { type Payment, routes } from '@mitako/contract';
import { amountIn, check, formatClock, keyOf, numberFormat, readForm } from '@mitako/pages';
import { Action, type ActionState, faulty, freshState, isFaulty, refusedState } from '../components/action.tsx';
import { Input, type Typed } from '../components/input.tsx';
import { CURRENCY, moneyOf } from '../components/money.ts';
import { Notice, TextLink } from '../components/small.tsx';
import { Status } from '../vocabulary/statuses.tsx';
import { column, figure, type Column, Table } from '../components/table.tsx';
import { type Again, formMethods, type Methods, type Page, type PageProps } from '../shell/page.ts';
import { goTo } from '../shell/respond.tsx';
import { NeedsKyc, needsKyc } from '../kyc/needs-kyc.tsx';
import { phoneIn, push, faultOfPhone } from './push-payment.ts';
import { TEXT } from './text.ts';
import { showAtTill } from './till-page.tsx';
import { readToday, TILL_REFERENCE, type Today } from './today.ts';

/** The customer is at the counter: a payment that takes longer will not be paid. */
const LIFE_SECONDS = 15 * 60;
const ROWS_MAX = 30;

type Field = 'amount' | 'phone';

interface Drawing {
  readonly state: ActionState<Field>;
  readonly typed: Typed<Field> | null;
}

/** The till: amount, and what came in today. */
export const showTill: Methods = formMethods<Drawing>(() => ({ state: freshState(), typed: null }), draw, takePayment);

/** Creates the payment, and asks the customer's number for it if there is one. */
async function takePayment(page: Page, again: Again<Drawing>): Promise<Response> {
  const typed = await readForm(page.request, ['amount', 'phone']);
  const amount = amountIn(typed.amount, CURRENCY);
  const text = TEXT[page.locale];
  const body = check(routes.createPayment.body, {
    amount,
    currency: CURRENCY,
    customer_reference: TILL_REFERENCE,
    description: text.description,
    expires_in: LIFE_SECONDS,
  });
  const phone = phoneIn(page, typed.phone);
  const phoneFault = typed.phone === '' ? null : faultOfPhone(page, typed.phone);
  const errors = {
    ...(body.kind === 'invalid' && { amount: text.amountWrong }),
    ...(phoneFault !== null && { phone: phoneFault }),
  };
  if (body.kind === 'invalid' || Object.keys(errors).length > 0) return again({ state: faulty(errors), typed });
  const key = (await keyOf(page.request)).slice(0, 200);
  const reply = await page.ask('createPayment', {
    parameters: {},
    body: body.value,
    // A form that is sent again with another amount asks for another payment.
    idempotencyKey: `${key}.${amount}`,
  });
  if (reply.kind === 'refused') {
    return again({ state: refusedState(page, reply, { KYC_REQUIRED: page.sentences.needs_kyc }), typed });
  }
  const { id } = reply.data.payment;
  return typed.phone === ''
    ? goTo(page, `/till/${id}`)
    : push(page, id, { phone: typed.phone, provider: '' }, `${key}.${amount}.${phone}`);
}

async function draw(page: Page, { state, typed }: Drawing): Promise<Response> {
  const today = await readToday(page);
  const text = TEXT[page.locale];
  const open = typed === null ? today.payments.find(isOpen) : undefined;
  return showAtTill(
    page,
    { title: page.subjects.till, hasErrors: isFaulty(state), status: isFaulty(state) ? 422 : 200, state: null },
    <>
      {open !== undefined && (
        <Notice>
          {text.open(moneyOf(page, open))} <TextLink href={page.path(`/till/${open.id}`)} label={text.toOpen} />
        </Notice>
      )}
      <div class="beside">
        {needsKyc(page) ? <NeedsKyc page={page} /> : <Take page={page} state={state} typed={typed} />}
        <TodayCard page={page} today={today} />
      </div>
      <p class="soft install">{text.install}</p>
    </>,
  );
}

function Take({ page, state, typed }: { readonly page: Page } & Drawing) {
  const text = TEXT[page.locale];
  return (
    <section class="card take">
      <Action page={page} state={state} action={page.path('/till')} submit={page.subjects.take_payment} id="take">
        <Input
          page={page}
          input={{ name: 'amount', label: page.names.amount, currency: CURRENCY, value: page.query('amount') }}
          typed={typed}
          error={state.errors.amount}
        />
        <Input
          page={page}
          input={{
            name: 'phone',
            label: text.phone,
            hint: text.phoneHint,
            type: 'tel',
            maxlength: 25,
            isOptional: true,
          }}
          typed={typed}
          error={state.errors.phone}
        />
      </Action>
    </section>
  );
}

function isOpen({ status }: Payment): boolean {
  return status === 'requested' || status === 'processing';
}

function TodayCard({ page, today }: PageProps<{ today: Today }>) {
  const text = TEXT[page.locale];
  const { payments, sum, paid, isCut } = today;
  return (
    <section class="card">
      <h2>{page.subjects.today}</h2>
      <p class="figure">{moneyOf(page, { amount: sum, currency: CURRENCY })}</p>
      <p class="soft">
        {payments.length > 0 && `${page.counts.payments(paid)} ${text.todayHint} `}
        {isCut && text.onlyLatest(numberFormat(page.locale).format(payments.length))}
      </p>
      <Table
        caption={page.subjects.today}
        hidesCaption
        isCompact
        columns={columnsOf(page)}
        rows={payments.slice(0, ROWS_MAX)}
        empty={text.none}
      />
    </section>
  );
}

function columnsOf(page: Page): readonly Column<Payment>[] {
  return [
    column(page.names.time, ({ id, created_at: at }) => (
      <a href={page.path(`/till/${id}`)}>
        <time datetime={at}>{formatClock(Date.parse(at), page.locale)}</time>
      </a>
    )),
    column(page.names.status, ({ status }) => <Status page={page} of="payment" is={status} />),
    figure(page.names.amount, (payment) => <strong>{moneyOf(page, payment)}</strong>),
  ];
}
