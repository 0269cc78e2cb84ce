import type { Payment } from '@mitako/contract';
import { amountIn, numberFormat } from '@mitako/pages';
import { formPage } from '../components/form-page.tsx';
import { CURRENCY, moneyOf } from '../components/money.ts';
import { Card, Moment, Words } from '../components/small.tsx';
import { Status } from '../vocabulary/statuses.tsx';
import { column, type Column, Table } from '../components/table.tsx';
import { type Handler, type Methods, type Page, pathIn, type Section } from '../shell/page.ts';
import { goTo, show } from '../shell/respond.tsx';
import { ClockCard, clockPage } from './clock.tsx';
import { testPaymentPage } from './simulate.tsx';
import { TestPeople } from './test-people.tsx';
import { TEXT } from './text.ts';

const LATEST = 10;

/** Creates a test payment; the latest ones are listed below the form. */
const createTestPayment = formPage(
  {
    route: 'createSandboxPayment',
    fields: ['amount', 'description', 'customer_reference', 'return_url'],
    async find(page) {
      const [{ payments }, { clock }] = await Promise.all([
        page.read('listPayments', { query: { limit: LATEST } }),
        page.read('getSandboxClock'),
      ]);
      return { payments, clock };
    },
  },
  (page, { payments, clock }) => {
    const { intro, form: text, list } = TEXT[page.locale];
    return {
      title: page.subjects.sandbox,
      submit: text.submit,
      inputs: [
        { name: 'amount', label: page.names.amount, currency: CURRENCY, value: '5000', wrong: text.amountWrong },
        {
          name: 'description',
          label: page.names.optional_description,
          wrong: page.sentences.description_too_long,
          maxlength: 255,
          autocapitalize: 'sentences',
          isOptional: true,
        },
        { name: 'customer_reference', ...text.reference, maxlength: 255, isOptional: true },
        { name: 'return_url', type: 'url', ...text.returnUrl, maxlength: 2048, isOptional: true },
      ],
      body: ({ amount, description, customer_reference: reference, return_url: returnUrl }) => ({
        amount: amountIn(amount, CURRENCY),
        currency: CURRENCY,
        ...(description !== '' && { description }),
        ...(reference !== '' && { customer_reference: reference }),
        ...(returnUrl !== '' && { return_url: returnUrl }),
      }),
      done: ({ payment: { id } }) => goTo(page, `/sandbox/${id}`, 'created'),
      around: (form) => (
        <>
          <p class="soft">
            {intro} {boundsOf(page)}
          </p>
          <Card title={text.title}>{form}</Card>
          <section class="card">
            <Table caption={list.caption} columns={columnsOf(page)} rows={payments} empty={list.empty} />
          </section>
          <ClockCard page={page} clock={clock} />
          <TestPeople page={page} />
        </>
      ),
    };
  },
);

/** How many payments there may be, and how long they are kept. */
function boundsOf(page: Page): string {
  const { bounds } = TEXT[page.locale];
  const number = numberFormat(page.locale);
  const { paymentsPerDayMax, unpaidKeptMs } = page.site.gateway.testMode;
  return [
    ...(paymentsPerDayMax === null ? [] : [bounds.perDay(number.format(paymentsPerDayMax))]),
    ...(unpaidKeptMs === null ? [] : [bounds.kept(number.format(Math.round(unpaidKeptMs / DAY_MS)))]),
  ].join(' ');
}

const DAY_MS = 86_400_000;

function columnsOf(page: Page): readonly Column<Payment>[] {
  return [
    column(page.names.amount, (payment) => (
      <a class="money" href={page.path(`/sandbox/${payment.id}`)}>
        {moneyOf(page, payment)}
      </a>
    )),
    column(page.names.status, ({ status }) => <Status page={page} of="payment" is={status} />),
    column(page.names.description, ({ description }) => <Words>{description}</Words>),
    column(page.names.created, ({ created_at: at }) => <Moment page={page} at={at} isShort />),
  ];
}

/** The sandbox does not exist in live mode. */
function inTest({ get, post }: Methods, instead: Handler = (page) => goTo(page, '/sandbox')): Methods {
  const only =
    (handler: Handler | undefined, otherwise: Handler): Handler =>
    (page) =>
      page.mode === 'test' && handler !== undefined ? handler(page) : otherwise(page);
  return { get: only(get, instead), post: only(post, (page) => goTo(page, '/sandbox')) };
}

function showOnlyTest(page: Page): Response | Promise<Response> {
  const text = TEXT[page.locale];
  return show(
    page,
    { title: page.subjects.sandbox },
    <section class="card">
      <p>{text.liveOnly}</p>
      <p class="row">
        <a class="button" href={pathIn(page.site, 'test', '/sandbox')}>
          {text.toTest}
        </a>
      </p>
    </section>,
  );
}

/** Test payments and their simulated outcomes. */
export const sandbox: Section = {
  label: 'sandbox',
  route: 'getSandboxClock',
  group: 'developers',
  path: '/sandbox',
  pages: {
    '/sandbox': inTest(createTestPayment, showOnlyTest),
    '/sandbox/clock': inTest(clockPage),
    '/sandbox/:payment_id': inTest(testPaymentPage),
  },
};
