import type { LoginResult, PaymentStatus } from '@mitako/contract/names';
import { engineStore, accountId, type Payment, type PaymentsPage } from '@mitako/core/engine';
import assert from 'node:assert/strict';
import type { Bought } from './load.ts';
import { OF_MERCHANT, sumOf } from './money.ts';
import type { Context } from './scenario.ts';

/** Initial test money of every wallet. */
const OPENING = 1_000_000_000;

/**
 * Compares the database with the acknowledged requests: nothing is lost or duplicated, and every balance is exact.
 * Returns the number of compared payments.
 * @throws AssertionError that names the violated guarantee
 */
export async function auditBought(
  context: Context,
  users: readonly LoginResult[],
  bought: readonly Bought[],
): Promise<number> {
  const payments = await allPayments(context);
  const found = new Map<string, Payment[]>();
  for (const payment of payments) {
    const reference = payment.customerReference ?? '';
    found.set(reference, [...(found.get(reference) ?? []), payment]);
  }
  const lost = bought.filter(({ key, id }) => !found.get(key)?.some((payment) => payment.id === id));
  assert.deepEqual(
    lost.map(({ id }) => id),
    [],
    'no acknowledged payment is lost',
  );
  const doubled = [...found.values()].filter((same) => same.length > 1);
  assert.deepEqual(
    doubled.map((same) => same.map(({ id, status }) => `${id} ${status}`)),
    [],
    'one payment per key',
  );
  const unknown = payments.length - bought.length;
  assert.equal(unknown, 0, 'no payments other than the requested ones');

  for (const each of bought) assertState(each, found.get(each.key)?.[0]);
  await assertCaptures(context, bought);
  await assertMoney(context, users, bought);
  return payments.length;
}

/** Every test payment of the seeded merchant. */
async function allPayments({ gateway, seed }: Context): Promise<readonly Payment[]> {
  const all: Payment[] = [];
  for (let afterId: string | null = null; ;) {
    const owner = { merchantId: seed.merchant.id, livemode: false };
    const { rows: page }: PaymentsPage = await engineStore(gateway.store).read.payments(owner, { limit: 100, afterId });
    all.push(...page);
    if (page.length < 100) return all;
    afterId = page.at(-1)?.id ?? null;
  }
}

function assertState({ id, amount, end, refunds }: Bought, payment: Payment | undefined): void {
  const back = refunds.reduce((sum, part) => sum + part, 0);
  const paid: PaymentStatus = back === 0 ? 'succeeded' : back < amount ? 'partially_refunded' : 'refunded';
  assert.deepEqual(
    { status: payment?.status, amount: payment?.amount, refunded: payment?.amountRefunded },
    { status: end === 'paid' ? paid : 'canceled', amount, refunded: back },
    `payment ${id} is as acknowledged`,
  );
}

/** One capture of the full amount per payment acknowledged as paid, and no others. */
async function assertCaptures({ gateway }: Context, bought: readonly Bought[]): Promise<void> {
  for (let start = 0; start < bought.length; start += 100) {
    const some = bought.slice(start, start + 100);
    const captures = await engineStore(gateway.store).read.transfersOfSubjects(
      'capture',
      some.map(({ id }) => id),
    );
    const paid = new Set(some.filter(({ end }) => end === 'paid').map(({ id }) => id));
    assert.equal(captures.length, paid.size, 'one capture per paid payment');
    assert.deepEqual(new Set(captures.map(({ subjectId }) => subjectId)), paid, 'a capture for each paid payment');
  }
}

async function assertMoney(context: Context, users: readonly LoginResult[], bought: readonly Bought[]): Promise<void> {
  const { gateway, seed } = context;
  const of = (some: readonly Bought[]): number =>
    some
      .filter(({ end }) => end === 'paid')
      .reduce((sum, { amount, refunds }) => sum + amount - refunds.reduce((back, part) => back + part, 0), 0);
  for (const user of users) {
    const spent = of(bought.filter(({ payer }) => payer === user));
    const wallet = await engineStore(gateway.store).read.balance(accountId(user.principal.id, 'wallet', 'XAF', false));
    assert.equal(wallet, OPENING - spent, `the wallet of ${user.principal.email} is as acknowledged`);
  }
  const accounts = OF_MERCHANT.map((kind) => accountId(seed.merchant.id, kind, 'XAF', false));
  const balances = await engineStore(gateway.store).read.balances(accounts);
  assert.equal(
    balances.reduce((sum, balance) => sum + balance, 0),
    of(bought),
    'the merchant’s balance is as acknowledged',
  );
  assert.equal(await sumOf(gateway, context, users), 0, 'all balances sum to zero');
}
