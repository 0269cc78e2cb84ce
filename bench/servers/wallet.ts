import { dataOf } from '@mitako/core';
import type { MerchantMode } from '@mitako/core';
import type { Change, EngineStore } from '@mitako/core/engine';
import { byCallers } from '../callers.ts';
import { offer } from '../child.ts';
import { gatewayOn, instantHasher } from '../gateway-on.ts';
import { newPayer, payFromWallet } from '../payers.ts';
import { PAYMENT_PARAMS } from '../payment-params.ts';
import { rowsAt, storeAt } from '../stores.ts';

// Wallet payments in process: the same payers pay one merchant, or all merchants. PINs are counted and reset but not
// hashed; the ledger is posted in the background, as in a server.

const address = process.argv[2] ?? '';
const payersCount = Number(process.argv[3]);
const merchantsCount = Number(process.argv[4]);
const AMOUNT = 100;

const store = storeAt(address);
const gateway = gatewayOn(store, { hasher: instantHasher });
await gateway.migrate();
const seed = await gateway.seedSandbox();
const merchants = await makeMerchants(store, seed.merchant.id);
const payers = await Promise.all(
  Array.from({ length: payersCount }, (_, index) => newPayer(gateway, `payer-${index}`)),
);
await gateway.start();

/** Merchants like the seeded one. */
async function makeMerchants({ read, commit }: EngineStore, seededId: string): Promise<readonly MerchantMode[]> {
  const [principal, merchant] = await Promise.all([read.principalById(seededId), read.merchantById(seededId)]);
  if (principal === null || merchant === null) throw new Error('there is no seeded merchant');
  const ids = Array.from({ length: merchantsCount }, (_, index) => `mer_bench${String(index).padStart(21, '0')}`);
  const changes = ids.flatMap((id): readonly Change[] => [
    { type: 'principal.insert', principal: { ...principal, id, emailHash: id } },
    { type: 'merchant.insert', merchant: { ...merchant, id } },
  ]);
  const { kind } = await commit(changes);
  if (kind !== 'applied') throw new Error(`the merchants were not made: ${kind}`);
  return ids.map((merchantId) => ({ merchantId, livemode: false }));
}

/** Slugs of unpaid payments, in the order in which they will be paid. */
let waiting: readonly string[] = [];

const tasks = {
  /** Creates payments to that many of the merchants in turn. */
  async create(input: { readonly payments: number; readonly merchants: number }): Promise<void> {
    const slugs: string[] = [];
    await byCallers(64, input.payments, async (index) => {
      const merchant = merchants[index % input.merchants];
      if (merchant === undefined) throw new RangeError('there are not so many merchants');
      const { payment } = await gateway.payments.create(merchant, { ...PAYMENT_PARAMS, amount: AMOUNT });
      slugs[index] = payment.slug;
    });
    waiting = slugs;
  },
  /** Pays them, each payer sequentially. @returns payments per second */
  async pay(): Promise<number> {
    const slugs = waiting;
    let next = 0;
    const startedAt = performance.now();
    await Promise.all(
      payers.map(async (payer) => {
        for (let slug = slugs[next++]; slug !== undefined; slug = slugs[next++]) {
          const answer = await payFromWallet(gateway, payer, slug, `pay-${slug}`);
          const { payment } = dataOf(answer);
          if (payment.slug !== slug || payment.status !== 'succeeded')
            throw new Error(`${slug} is not paid: ${answer.body}`);
        }
      }),
    );
    return (slugs.length * 1000) / (performance.now() - startedAt);
  },
  /** Verifies the ledger, and counts the payments in it. */
  async proved(): Promise<{ readonly captures: number; readonly problems: readonly string[] }> {
    await gateway.runDue();
    const { problems } = await gateway.ledger.verify();
    const [row] = await rowsAt<{ readonly captures: number | string }>(
      address,
      `SELECT count(*) AS captures FROM mitako_transfers WHERE kind = 'capture'`,
    );
    return { captures: Number(row?.captures ?? 0), problems: problems.map(({ message }) => message) };
  },
};
export type WalletTasks = typeof tasks;
offer(tasks);
