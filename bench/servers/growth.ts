import { createDashboard } from '@mitako/dashboard';
import { dataOf, type Gateway, type MerchantMode, type Sender } from '@mitako/core';
import { createHandler } from '@mitako/http';
import { idOfStored } from '../../packages/sql/src/engine/ids.ts';
import { offer } from '../child.ts';
import { gatewayOn, instantHasher, PUBLIC_URL } from '../gateway-on.ts';
import { spreadOf } from '../measure.ts';
import { logInTo } from '../panel-visitor.ts';
import { newPayer, payFromWallet, type Payer } from '../payers.ts';
import { historyMarks } from '../payment-history.ts';
import { PAYMENT_PARAMS } from '../payment-params.ts';
import { rowsAt, storeAt } from '../stores.ts';
import { asMerchant } from '../../tests/support/in-process.ts';

// Calls of one merchant in process, one after another, on two databases in turn: with few payments and with many.

/** An endpoint that accepts everything at once: the time is that of the gateway and its database. */
const accepting: Sender = {
  send: () => Promise.resolve({ kind: 'answered', statusCode: 200, retryAfter: null, location: null, body: '' }),
  close: () => Promise.resolve(),
};
const PAID = 4;
/** Per round and side. */
const DELIVERED = 64;
const TIMES = 60;

interface Side {
  readonly gateway: Gateway;
  readonly merchant: MerchantMode;
  readonly payer: Payer;
  readonly send: Send;
  /** Fetches the dashboard's home. @returns the status */
  readonly home: () => Promise<number>;
  /** Payments of the history, evenly spread over it. */
  readonly sample: readonly { readonly id: string; readonly reference: string }[];
}

type Send = (path: string, body?: object) => Promise<Response>;

const addresses = process.argv.slice(2, 4);
const prepared: Omit<Side, 'sample'>[] = [];
const sides: Side[] = [];

async function prepare(address: string): Promise<{ readonly paymentId: string; readonly endpointId: string }> {
  const gateway = gatewayOn(storeAt(address), { hasher: instantHasher, sender: accepting, retention: KEPT });
  await gateway.migrate();
  const { merchant } = await gateway.seedSandbox();
  const handler = createHandler(gateway);
  const send: Send = (path, body) =>
    handler(
      new Request(`${PUBLIC_URL}/api/v1${path}`, {
        method: body === undefined ? 'GET' : 'POST',
        headers: { authorization: `Bearer ${merchant.testKey}`, 'content-type': 'application/json' },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      }),
    );
  const { endpoint } = await dataIn<{ endpoint: { id: string } }>(
    await send('/merchant/webhook-endpoints', { url: 'https://shop.example.cm/webhooks' }),
  );
  const owner: MerchantMode = { merchantId: merchant.id, livemode: false };
  const ids: string[] = [];
  for (let index = 0; index <= PAID; index += 1) {
    const payment = await asMerchant(gateway, owner).payments.create(PAYMENT_PARAMS);
    const outcome = index < PAID ? 'succeed' : 'fail';
    await dataIn(await send(`/gateway/sandbox/payments/${payment.id}/simulate`, { outcome }));
    ids.push(payment.id);
  }
  await gateway.runDue();
  const visitor = await logInTo(createDashboard(gateway), '/dashboard', merchant);
  prepared.push({
    gateway,
    merchant: owner,
    payer: await newPayer(gateway, 'payer'),
    send,
    home: async () => (await visitor.fetch('/dashboard/test')).status,
  });
  return { paymentId: ids[0] ?? '', endpointId: endpoint.id };
}

/** The history is older than what is kept otherwise. */
const KEPT = { eventsDays: null };

async function dataIn<Data>(response: Response): Promise<Data> {
  if (!response.ok) throw new Error(`${response.url} was answered with ${response.status}: ${await response.text()}`);
  return ((await response.json()) as { readonly data: Data }).data;
}

async function sampleOf(address: string, count: number): Promise<Side['sample']> {
  const references = Array.from(
    { length: TIMES },
    (_, place) => historyMarks(Math.floor((place * count) / TIMES)).reference,
  );
  const rows = await rowsAt<{ readonly id: unknown; readonly customer_reference: string }>(
    address,
    `SELECT id, customer_reference FROM mitako_payments WHERE customer_reference IN ('${references.join("', '")}')`,
  );
  if (rows.length !== TIMES) throw new Error(`${rows.length} of ${TIMES} payments of the history were found`);
  return rows.map(({ id, customer_reference: reference }) => ({ id: idOfStored('payment', id), reference }));
}

/** Each repeats its call, checks the response, and returns the milliseconds of one. */
const CALLS: Readonly<Record<string, (side: Side) => Promise<number>>> = {
  create: ({ send }) => median(TIMES, () => answered(send('/gateway/payments', PAYMENT_PARAMS), 201)),
  get: ({ send, sample }) => median(TIMES, (place) => answered(send(`/gateway/payments/${sample[place]?.id}`), 200)),
  list: ({ send }) => median(TIMES, () => answered(send('/gateway/payments?limit=20'), 200)),
  'list of events': ({ send }) => median(TIMES, () => answered(send('/merchant/events?limit=20'), 200)),
  timeline: ({ send, sample }) =>
    median(TIMES, (place) => answered(send(`/gateway/payments/${sample[place]?.id}/timeline`), 200)),
  'search by reference': ({ send, sample }) =>
    median(TIMES, async (place) => {
      const { id, reference } = sample[place] ?? {};
      const response = await send(`/gateway/payments?customer_reference=${reference}`);
      const { payments } = await dataIn<{ payments: readonly { id: string }[] }>(response);
      if (payments.length !== 1 || payments[0]?.id !== id) throw new Error(`${reference} was not found alone`);
    }),
  'dashboard home': ({ home }) =>
    median(TIMES, async () => {
      const status = await home();
      if (status !== 200) throw new Error(`the home was answered with ${status}`);
    }),
  async 'wallet pay'({ gateway, merchant, payer }) {
    const slugs: string[] = [];
    for (let place = 0; place < TIMES; place += 1) {
      const payment = await asMerchant(gateway, merchant).payments.create({ ...PAYMENT_PARAMS, amount: 100 });
      slugs.push(payment.slug);
    }
    return median(TIMES, async (place) => {
      const slug = slugs[place] ?? '';
      const { payment } = dataOf(await payFromWallet(gateway, payer, slug, `pay-${slug}`));
      if (payment.status !== 'succeeded') throw new Error(`${slug} is not paid`);
    });
  },
  async deliveries({ gateway, merchant, send }) {
    await gateway.runDue();
    for (let place = 0; place < DELIVERED; place += 1)
      await asMerchant(gateway, merchant).payments.create(PAYMENT_PARAMS);
    const startedAt = performance.now();
    await gateway.runDue();
    const ms = (performance.now() - startedAt) / DELIVERED;
    const { deliveries } = await dataIn<{ deliveries: readonly { status: string }[] }>(
      await send(`/merchant/deliveries?limit=${DELIVERED}`),
    );
    const made = deliveries.filter(({ status }) => status === 'succeeded').length;
    if (made !== DELIVERED) throw new Error(`${made} of ${DELIVERED} deliveries were made`);
    return ms;
  },
};

async function median(times: number, call: (place: number) => Promise<void>): Promise<number> {
  const ms: number[] = [];
  for (let place = 0; place < times; place += 1) {
    const startedAt = performance.now();
    await call(place);
    ms.push(performance.now() - startedAt);
  }
  return spreadOf(ms).median;
}

async function answered(response: Promise<Response>, status: number): Promise<void> {
  const answer = await response;
  const text = await answer.text();
  if (answer.status !== status) throw new Error(`answered with ${answer.status}: ${text}`);
}

const tasks = {
  /** Creates what the history is made from, in each database. */
  async prepare() {
    const reported = [];
    for (const address of addresses) reported.push(await prepare(address));
    return reported;
  },
  /** After the history was made. @returns the names of the calls */
  async ready(counts: readonly number[]): Promise<readonly string[]> {
    for (const [place, side] of prepared.entries()) {
      sides.push({ ...side, sample: await sampleOf(addresses[place] ?? '', counts[place] ?? 0) });
    }
    return Object.keys(CALLS);
  },
  /** @returns the milliseconds of a call on each side */
  async turn(name: string): Promise<readonly number[]> {
    const times: number[] = [];
    for (const side of sides) times.push((await CALLS[name]?.(side)) ?? Number.NaN);
    return times;
  },
};
export type GrowthTasks = typeof tasks;
offer(tasks);
