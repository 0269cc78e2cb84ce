import type { LoginResult } from '@mitako/contract/names';
import type { Gateway } from '@mitako/core';
import { engineStore, accountId, shardOfOwner, type AccountKind } from '@mitako/core/engine';
import assert from 'node:assert/strict';
import type { Context } from './scenario.ts';

export const OF_MERCHANT: readonly AccountKind[] = [
  'merchant_pending',
  'merchant_available',
  'refund_hold',
  'dispute_hold',
  'settlement_clearing',
];
const OF_SYSTEM: readonly AccountKind[] = ['fees', 'suspense', 'sandbox_issue'];

/** The test accounts that a scenario with these users and the seeded merchant uses. */
function accountsOf({ seed }: Context, userIds: readonly string[]): readonly string[] {
  const of = (owner: string, kind: AccountKind): string => accountId(owner, kind, 'XAF', false);
  return [
    ...userIds.map((id) => of(id, 'wallet')),
    of(seed.agent.id, 'float'),
    ...OF_MERCHANT.map((kind) => of(seed.merchant.id, kind)),
    ...new Set(
      [seed.merchant.id, seed.agent.id, ...userIds].flatMap((id) =>
        OF_SYSTEM.map((kind) => of(shardOfOwner('system', id), kind)),
      ),
    ),
  ];
}

/**
 * The sum of all balances in one snapshot: always zero.
 * @throws AssertionError for a negative wallet
 */
export async function sumOf(gateway: Gateway, context: Context, users: readonly LoginResult[]): Promise<number> {
  const { read } = engineStore(gateway.store);
  const allUsers = await read.principals('user', { limit: 1_000, afterId: null });
  const seeded = allUsers.filter(({ sandboxScenario }) => sandboxScenario !== null).map(({ id }) => id);
  assert.equal(seeded.length, context.seed.users.length, 'all seeded users are found');
  const ids = [...users.map(({ principal }) => principal.id), ...seeded];
  const balances = await read.balances(accountsOf(context, ids));
  for (const wallet of balances.slice(0, ids.length)) assert(wallet >= 0, 'no wallet is negative');
  return balances.reduce((sum, balance) => sum + balance, 0);
}
