// The operator's list of what moved in and out of an agent's floats.
import type { Pagination, Transaction } from '@mitako/contract/names';
import { expect, test } from 'vitest';
import { asOperator } from './support/money.ts';
import { dataOf, detailsOf, gatewayForEachTest } from './support.ts';

const api = gatewayForEachTest();

interface TransactionsPage {
  readonly transactions: readonly Transaction[];
  readonly pagination: Pagination;
}

async function newAgent(email: string): Promise<string> {
  const body = { email, password: 'a good password', name: 'Ngono' };
  const answer = await asOperator(api, 'POST', '/admin/agents', body);
  return dataOf<{ readonly agent: { readonly id: string } }>(answer, 201).agent.id;
}

async function move(agentId: string, params: object): Promise<Transaction> {
  const answer = await asOperator(api, 'POST', `/admin/agents/${agentId}/float`, { currency: 'XAF', ...params });
  return dataOf<{ readonly transaction: Transaction }>(answer, 201).transaction;
}

async function listed(agentId: string, query = ''): Promise<TransactionsPage> {
  return dataOf<TransactionsPage>(await asOperator(api, 'GET', `/admin/agents/${agentId}/transactions${query}`), 200);
}

test('it has what was funded and withdrawn in both modes, newest first, and of no other agent', async () => {
  const [agent, other] = [await newAgent('ngono@agent.example'), await newAgent('other@agent.example')];
  const funded = await move(agent, { amount: 5000, livemode: true, direction: 'fund' });
  const inTest = await move(agent, { amount: 700, livemode: false, direction: 'fund' });
  const withdrawn = await move(agent, { amount: 2000, livemode: true, direction: 'withdraw' });
  const theirs = await move(other, { amount: 1, livemode: true, direction: 'fund' });
  expect((await listed(agent)).transactions.slice(0, 3)).toEqual([withdrawn, inTest, funded]);
  expect((await listed(agent)).transactions.map(({ type, amount }) => [type, amount])).toEqual([
    ['float_withdrawal', -2000],
    ['float_funding', 700],
    ['float_funding', 5000],
    // With the account.
    ['sandbox_funding', 1_000_000_000],
  ]);
  expect((await listed(other, '?mode=live')).transactions).toEqual([theirs]);
});

test('it is narrowed by mode, and paged over both modes', async () => {
  const agent = await newAgent('ngono@agent.example');
  const moves = [];
  for (const livemode of [false, true, false])
    moves.push(await move(agent, { amount: 10, livemode, direction: 'fund' }));
  const [oldest, middle, newest] = moves;
  expect((await listed(agent, '?mode=live')).transactions).toEqual([middle]);
  const first = await listed(agent, '?limit=2');
  expect(first.transactions).toEqual([newest, middle]);
  const second = await listed(agent, `?limit=2&cursor=${first.pagination.next_cursor}`);
  expect(second.transactions[0]).toEqual(oldest);
  expect(second.pagination.has_more).toBe(false);
});

test('an unknown agent is not found', async () => {
  detailsOf(
    await asOperator(api, 'GET', '/admin/agents/agt_00000000000000000000000000/transactions'),
    'AGENT_NOT_FOUND',
  );
});
