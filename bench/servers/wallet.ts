import { setTimeout } from 'node:timers/promises';
import { dataOf, GatewayError, type MerchantMode } from '@mitako/core';
import type { Change, EngineStore } from '@mitako/core/engine';
import { createIds } from '../../packages/core/src/basics/ids.ts';
import { systemRandom } from '../../packages/core/src/system/random.ts';
import { byCallers } from '../callers.ts';
import { offer } from '../child.ts';
import { latenciesOf, type Done, type Latencies } from '../cost.ts';
import { createEndpoints } from '../endpoints.ts';
import { gatewayOn, instantHasher } from '../gateway-on.ts';
import { epochNow } from '../http-messages.ts';
import { openLoop } from '../open-loop.ts';
import { newPayer, payFromWallet } from '../payers.ts';
import { PAYMENT_PARAMS } from '../payment-params.ts';
import { countAt, storeAt, watchingEvents } from '../stores.ts';
import { asMerchant } from '../../tests/support/in-process.ts';

// Wallet payments in process, to one merchant or all merchants. PINs are counted and reset but not hashed; the ledger is
// posted in the background, as in a server.

const address = process.argv[2] ?? '';
const payersCount = Number(process.argv[3]);
const merchantsCount = Number(process.argv[4]);
/** Absent: the merchants have no webhook endpoints. */
const receiverPort = process.argv[5] === undefined ? null : Number(process.argv[5]);
const AMOUNT = 100;

/** Since the start of a sustained load. */
let events: { readonly id: string; readonly subjectId: string }[] = [];

const store = storeAt(address);
const gateway = gatewayOn(
  watchingEvents(store, (event) => events.push(event)),
  { hasher: instantHasher },
);
await gateway.migrate();
const seed = await gateway.seedSandbox();
const merchants = await makeMerchants(store, seed.merchant.id);
const payers = await Promise.all(
  Array.from({ length: payersCount }, (_, index) => newPayer(gateway, `payer-${index}`)),
);
if (receiverPort !== null) {
  for (const merchant of merchants) await createEndpoints(gateway, merchant, receiverPort, 1);
}
await gateway.start();

/** Merchants like the seeded one, each of a shard of its own. */
async function makeMerchants({ read, commit }: EngineStore, seededId: string): Promise<readonly MerchantMode[]> {
  const merchant = await read.merchantById(seededId);
  if (merchant === null) throw new Error('there is no seeded merchant');
  const { next } = createIds({ now: () => Date.now(), sleep: () => Promise.resolve() }, systemRandom());
  const ids = Array.from({ length: merchantsCount }, () => next('merchant'));
  const changes = ids.map((id): Change => ({ type: 'merchant.insert', merchant: { ...merchant, id } }));
  const { kind } = await commit(changes);
  if (kind !== 'applied') throw new Error(`the merchants were not made: ${kind}`);
  return ids.map((merchantId) => ({ merchantId, livemode: false }));
}

function at<Item>(items: readonly Item[], index: number): Item {
  const item = items[index % items.length];
  if (item === undefined) throw new RangeError('there is none');
  return item;
}

async function payNow(payer: number, slug: string): Promise<void> {
  const answer = await payFromWallet(gateway, at(payers, payer), slug, `pay-${slug}`);
  const { payment } = dataOf(answer);
  if (payment.slug !== slug || payment.status !== 'succeeded') throw new Error(`${slug} is not paid: ${answer.body}`);
}

/** What came of payments at an even pace. */
export interface Sustained {
  /** Epoch milliseconds. */
  readonly startedAtMs: number;
  readonly paid: number;
  readonly failed: number;
  /** From the time at which a payment was due until it was paid. */
  readonly latencies: Latencies;
  /** With the time at which their payment was due, in epoch milliseconds. */
  readonly events: readonly (readonly [id: string, dueAtMs: number])[];
}

interface Proved {
  readonly captures: number;
  readonly unsettled: number;
  readonly problems: readonly string[];
}

/** Slugs of unpaid payments, in the order in which they will be paid. */
let waiting: readonly string[] = [];
let keysMade = 0;

const tasks = {
  /** Creates payments to that many of the merchants in turn. */
  async create(input: { readonly payments: number; readonly merchants: number }): Promise<void> {
    const slugs: string[] = [];
    await byCallers(64, input.payments, async (index) => {
      const merchant = at(merchants, index % input.merchants);
      const payment = await asMerchant(gateway, merchant).payments.create({ ...PAYMENT_PARAMS, amount: AMOUNT });
      slugs[index] = payment.slug;
    });
    waiting = slugs;
  },
  /** Each is paid by another payer, and then all entries are posted, which is part of the time. */
  async pay(input: { readonly atOnce: number }): Promise<Done> {
    const startedAt = performance.now();
    const done = await byCallers(input.atOnce, waiting.length, (index) => payNow(index, waiting[index] ?? ''));
    await gateway.runDue();
    const unposted = await countAt(address, 'entries WHERE chain_seq IS NULL');
    if (unposted > 0) throw new Error(`${unposted} entries are not posted`);
    return { ...done, value: (waiting.length * 1000) / (performance.now() - startedAt) };
  },
  /** When the last entry was posted, in epoch milliseconds. */
  async posted(): Promise<number> {
    while ((await store.read.unchainedAccounts(1)).length > 0) await setTimeout(20);
    return epochNow();
  },
  /** Creates payments at an even pace, whether or not earlier ones are paid, and pays each at once. */
  async sustain(input: { readonly perSecond: number; readonly seconds: number }): Promise<Sustained> {
    const count = input.perSecond * input.seconds;
    const dueAtMs = new Map<string, number>();
    let failed = 0;
    events = [];
    const startedAtMs = epochNow();
    const latencies = await openLoop({ perSecond: input.perSecond, count }, async (index) => {
      try {
        const merchant = at(merchants, index);
        const idempotencyKey = `sustained-${(keysMade += 1)}`;
        const params = { ...PAYMENT_PARAMS, amount: AMOUNT };
        const payment = await asMerchant(gateway, merchant).payments.create(params, { idempotencyKey });
        dueAtMs.set(payment.id, startedAtMs + (index * 1000) / input.perSecond);
        await payNow(index, payment.slug);
      } catch (error) {
        // A request that waits too long has to retry.
        if (!(error instanceof GatewayError) || error.status !== 503) throw error;
        failed += 1;
      }
    });
    return {
      startedAtMs,
      paid: count - failed,
      failed,
      latencies: latenciesOf(latencies),
      events: events.map(({ id, subjectId }) => [id, dueAtMs.get(subjectId) ?? Number.NaN]),
    };
  },
  /** Verifies the ledger, and counts the payments in it, and the deliveries that one attempt did not settle. */
  async proved(): Promise<Proved> {
    await gateway.runDue();
    const { problems } = await gateway.ledger.verify();
    return {
      captures: await countAt(address, `transfers WHERE kind = 'capture'`),
      unsettled: await countAt(address, `deliveries WHERE status <> 'delivered' OR attempts_count <> 1`),
      problems: problems.map(({ message }) => message),
    };
  },
};
export type WalletTasks = typeof tasks;
offer(tasks);
