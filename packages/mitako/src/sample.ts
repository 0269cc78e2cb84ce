import { createGateway, sandboxRail, type GatewayOptions } from '@mitako/core';
import { type InProcessMerchant, inProcessMerchant, inProcessOperator } from './embed/in-process.ts';
import type { ShopOptions } from './options/kind.ts';
import { openShop } from './options/open-shop.ts';

const DAYS = 30;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Of a shop in Douala, which is an hour ahead of UTC. */
const OPENS_MS = 7 * HOUR_MS;
const OPEN_MS = 12 * HOUR_MS;
/** A payer confirms within this time. */
const CONFIRM_MS = 30_000;
const SALES_A_DAY = [3, 8] as const;
const SEED = 7;

const WARES = ['Deux pagnes wax', 'Panier tressé', 'Sandales en cuir', 'Robe kaba', 'Nappe brodée', 'Bijoux en laiton'];
const NAMES = ['Awa Nkeng', 'Jean-Paul Mbarga', 'Clarisse Etoundi', 'Ibrahim Sali', 'Mireille Tchoupo', 'Serge Ndongo'];
/** Of the last two the sandbox declines what it is asked: one payment in eight. */
const PAYERS = ['677101456', '699201321', '653301654', '678601987', '655701741', '679801852'];
const DECLINING = ['677401039', '699501019'];

/**
 * Fills new data with a month of a shop: payments by several customers, refunds, declines and payouts. They are made by
 * the engine's own operations, on a clock that begins a month ago, so that ids, lists, reports and the ledger are those
 * of a shop that has been there for a month. Data that has been used before stays as it is.
 */
export async function fillSample({
  shop: own,
  ...options
}: Pick<GatewayOptions, 'store' | 'publicUrl' | 'secret'> & {
  readonly shop: ShopOptions | undefined;
}): Promise<void> {
  const endMs = Date.now() - 2 * CONFIRM_MS;
  const firstDayMs = Math.floor(endMs / DAY_MS - DAYS + 1) * DAY_MS;
  let nowMs = firstDayMs;
  // Never started, and left to the caller's store: it works only when it is told to.
  const gateway = createGateway({
    ...options,
    rails: [sandboxRail()],
    clock: { now: () => nowMs, sleep: () => new Promise((resolve) => void setImmediate(resolve)) },
    limits: 'off',
    ledgerCheck: 'off',
    publicSandbox: true,
  });
  if ((await inProcessOperator(gateway).people.list().page()).items.length > 0) return;
  if (own !== undefined) await openShop(gateway, own);
  const { merchant } = await gateway.seedSandbox();
  const shop = inProcessMerchant(gateway, merchant.id, 'test');
  const random = numbersFrom(SEED);
  const until = async (momentMs: number): Promise<void> => {
    nowMs = Math.max(nowMs, momentMs);
    await gateway.runDue();
  };

  for (let day = 0; day < DAYS; day += 1) {
    for (const atMs of salesOf(firstDayMs + day * DAY_MS, random)) {
      if (atMs >= endMs) break;
      await until(atMs);
      const payment = await shop.payments.create({
        amount: (4 + Math.floor(random() * 60)) * 500,
        currency: 'XAF',
        description: pick(WARES, random),
        max_attempts: 1,
      });
      if (random() < 0.06) continue;
      await shop.payments.charge(payment.id, {
        phone: `+237${pick(random() < 0.12 ? DECLINING : PAYERS, random)}`,
      });
      await until(nowMs + CONFIRM_MS);
      const { status } = await shop.payments.retrieve(payment.id);
      if (status === 'succeeded' && random() < 0.04) await shop.payments.refund(payment.id);
    }
  }
  await until(endMs);
  await nameCustomers(shop);
}

/** When a shop sells on a day, in order. */
function salesOf(dayMs: number, random: () => number): readonly number[] {
  const [least, most] = SALES_A_DAY;
  const count = least + Math.floor(random() * (most - least + 1));
  return Array.from({ length: count }, () => dayMs + OPENS_MS + Math.floor(random() * OPEN_MS)).toSorted(
    (a, b) => a - b,
  );
}

async function nameCustomers({ customers }: InProcessMerchant): Promise<void> {
  const { items } = await customers.list().page();
  for (const [place, { id }] of items.entries()) {
    const name = NAMES[place];
    if (name !== undefined) await customers.update(id, { name });
  }
}

function pick(from: readonly string[], random: () => number): string {
  return from[Math.floor(random() * from.length)] ?? '';
}

/** The same sample each time: mulberry32. */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
