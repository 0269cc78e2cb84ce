import type { CashReceipt, Pagination, Transaction, Wallet } from '@mitako/contract/names';
import type { StoreReads } from '@mitako/core/engine';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  cashIn,
  cashOut,
  codeFor,
  createAgent,
  createUser,
  moveFloat,
  receiptIn,
  statement,
  USER_PIN,
  walletHolds,
  type Person,
} from './support/cash.ts';
import { closeWithConsistentLedger, disputed, refunded, resolved } from './support/money.ts';
import {
  createPayment,
  dataOf,
  detailsOf,
  invalidFields,
  MINUTE,
  openGateway,
  payFromWallet,
  type Reply,
  type TestGateway,
} from './support.ts';

let api: TestGateway;

beforeEach(async () => {
  api = await openGateway();
});
afterEach(() => closeWithConsistentLedger(api));

/** Pays in test mode, and returns the payment's id. */
async function pay(user: Person, amount: number, description?: string): Promise<string> {
  // Transfers of one millisecond are in the order of their shards.
  api.clock.advance(1);
  const payment = await createPayment(api, { amount, ...(description === undefined ? {} : { description }) });
  dataOf(await payFromWallet(api, payment.slug, user.token, { pin: USER_PIN }), 200);
  return payment.id;
}

function read(of: '/wallet' | '/agent', person: Person, id: string, query = ''): Promise<Reply> {
  return api.request('GET', `${of}/transactions/${id}${query}`, { bearer: person.token });
}

test('a wallet shows live money by default, test money on request', async () => {
  const { token } = await createUser(api, 'user@example.cm');
  const holds = async (query: string): Promise<Wallet> =>
    dataOf<{ wallet: Wallet }>(await api.request('GET', `/wallet${query}`, { bearer: token }), 200).wallet;
  const live = { balances: [{ currency: 'XAF', available: 0, livemode: true }], limits: null };
  expect(await holds('')).toEqual(live);
  expect(await holds('?mode=live')).toEqual(live);
  expect(await holds('?mode=test')).toEqual({
    balances: [{ currency: 'XAF', available: 1_000_000_000, livemode: false }],
    limits: null,
  });
  expect(invalidFields(await api.request('GET', '/wallet?mode=both', { bearer: token }))).toEqual(['mode']);
});

test('a sandbox user has only test money', async () => {
  const bearer = await api.login('success@sandbox.test');
  const wallet = dataOf<{ wallet: Wallet }>(await api.request('GET', '/wallet', { bearer }), 200).wallet;
  expect(wallet.balances).toEqual([{ currency: 'XAF', available: 1_000_000_000, livemode: false }]);
  dataOf(await api.request('GET', '/wallet?mode=test', { bearer }), 200);
  for (const path of ['/wallet', '/wallet/transactions', '/wallet/transactions/tx_1']) {
    detailsOf(await api.request('GET', `${path}?mode=live`, { bearer }), 'MODE_MISMATCH');
  }
});

test('one statement shows each currency of a wallet', async () => {
  await api.close();
  api = await openGateway({ currencies: ['XAF', 'EUR'] });
  const user = await createUser(api, 'user@example.cm');
  const wallet = await api.request('GET', '/wallet?mode=test', { bearer: user.token });
  expect(dataOf<{ wallet: Wallet }>(wallet, 200).wallet.balances.map(({ currency }) => currency)).toEqual([
    'XAF',
    'EUR',
  ]);
  const lines = await statement(api, '/wallet', user, 'test');
  expect(lines.map(({ currency }) => currency)).toEqual(['EUR', 'XAF']);
  expect(await pagesOfOne(user)).toEqual(lines.map(({ id }) => id));
});

/** Ids of a test statement that is read line by line. */
async function pagesOfOne(user: Person): Promise<readonly string[]> {
  const ids: string[] = [];
  let cursor: string | null = null;
  do {
    const page: Page = await readPage(user, cursor === null ? 'limit=1' : `limit=1&cursor=${cursor}`);
    ids.push(...page.transactions.map(({ id }) => id));
    cursor = page.pagination.next_cursor;
  } while (cursor !== null);
  return ids;
}

interface Page {
  readonly transactions: readonly Transaction[];
  readonly pagination: Pagination;
}

async function readPage(user: Person, query: string): Promise<Page> {
  return dataOf(await api.request('GET', `/wallet/transactions?mode=test&${query}`, { bearer: user.token }), 200);
}

test('a payment and its refunds are lines with the merchant, newest first', async () => {
  const user = await createUser(api, 'user@example.cm');
  const paymentId = await pay(user, 5000, 'Order 1042');
  await api.advance(MINUTE);
  const { transaction_id: refundId } = await refunded(api, paymentId, { amount: 1500 });
  const contested = await pay(user, 700);
  const { id: disputeId } = await disputed(api, contested);
  await resolved(api, disputeId, 'lost');

  const lines = await statement(api, '/wallet', user, 'test');
  expect(lines.map(({ type, amount }) => [type, amount])).toEqual([
    ['dispute_refund', 700],
    ['payment', -700],
    ['refund', 1500],
    ['payment', -5000],
    ['sandbox_funding', 1_000_000_000],
  ]);
  expect(lines[2]).toEqual({
    id: refundId ?? '',
    type: 'refund',
    amount: 1500,
    currency: 'XAF',
    livemode: false,
    created_at: '2026-01-01T00:01:00.001Z',
    payment_id: paymentId,
    merchant: { name: 'Boutique Démo' },
    counterparty: null,
    description: 'Order 1042',
  } satisfies Transaction);
  expect(lines[1]?.description).toBeNull();
  const sum = lines.reduce((total, { amount }) => total + amount, 0);
  expect(await walletHolds(api, user, 'test')).toBe(sum);
});

test('a cash operation is on both statements under one id, with its counterparty', async () => {
  const agent = await createAgent(api, 'un@shop.example');
  const user = await createUser(api, 'user@example.cm', '+237677123456');
  dataOf(await moveFloat(api, agent.id, 50_000), 201);
  const handedIn = receiptIn(await cashIn(api, agent, user.id, 20_000));
  await api.advance(MINUTE);
  const paidOut = receiptIn(await cashOut(api, agent, user.email, await codeFor(api, user, 8_000)));
  const of = (lines: readonly Transaction[]): readonly unknown[] =>
    lines.map(({ id, type, amount, counterparty }) => [id, type, amount, counterparty?.name ?? null]);
  expect(of(await statement(api, '/wallet', user))).toEqual([
    [paidOut.id, 'cash_out', -8_000, 'Agent un'],
    [handedIn.id, 'cash_in', 20_000, 'Agent un'],
  ]);
  expect(of(await statement(api, '/agent', agent))).toEqual([
    [paidOut.id, 'cash_out', 8_000, 'Ngo Bassa'],
    [handedIn.id, 'cash_in', -20_000, 'Ngo Bassa'],
    [expect.stringMatching(/^tx_/), 'float_funding', 50_000, null],
  ]);
});

test('only both sides of a cash operation read its receipt', async () => {
  const agent = await createAgent(api, 'un@shop.example');
  const user = await createUser(api, 'user@example.cm', '+237677123456');
  const [otherUser, otherAgent] = [await createUser(api, 'other@example.cm'), await createAgent(api, 'b@shop.example')];
  dataOf(await moveFloat(api, agent.id, 50_000), 201);
  const receipt = receiptIn(await cashIn(api, agent, user.id, 20_000));
  expect(receipt).toEqual({
    id: expect.stringMatching(/^tx_[0-9a-z]{26}$/),
    type: 'cash_in',
    amount: 20_000,
    currency: 'XAF',
    livemode: true,
    created_at: '2026-01-01T00:00:00.000Z',
    agent: { id: agent.id, name: 'Agent un' },
    user: { name: 'Ngo Bassa', contact_masked: '•••• 3456' },
  } satisfies CashReceipt);
  type Shown = { readonly transaction: Transaction; readonly receipt: CashReceipt | null };
  for (const [of, person, amount] of [
    ['/wallet', user, 20_000],
    ['/agent', agent, -20_000],
  ] as const) {
    const shown = dataOf<Shown>(await read(of, person, receipt.id), 200);
    expect(shown.receipt).toEqual(receipt);
    expect(shown.transaction).toMatchObject({ id: receipt.id, amount });
    detailsOf(await read(of, person, receipt.id, '?mode=test'), 'TRANSACTION_NOT_FOUND');
  }
  detailsOf(await read('/wallet', otherUser, receipt.id), 'TRANSACTION_NOT_FOUND');
  detailsOf(await read('/agent', otherAgent, receipt.id), 'TRANSACTION_NOT_FOUND');
  detailsOf(await read('/wallet', user, 'tx_00000000000000000000000000'), 'TRANSACTION_NOT_FOUND');
});

test('only cash operations have receipts', async () => {
  const user = await createUser(api, 'user@example.cm');
  const paymentId = await pay(user, 5000);
  const [line] = await statement(api, '/wallet', user, 'test');
  const shown = dataOf(await read('/wallet', user, line?.id ?? '', '?mode=test'), 200);
  expect(shown).toEqual({ transaction: line, receipt: null });
  expect(line?.payment_id).toBe(paymentId);
});

test('a statement is paginated', async () => {
  const user = await createUser(api, 'user@example.cm');
  for (const amount of [100, 200, 300]) await pay(user, amount);
  const amounts = ({ transactions }: Page): readonly number[] => transactions.map(({ amount }) => amount);
  const first = await readPage(user, 'limit=2');
  expect(amounts(first)).toEqual([-300, -200]);
  const second = await readPage(user, `limit=2&cursor=${first.pagination.next_cursor}`);
  expect(amounts(second)).toEqual([-100, 1_000_000_000]);
  expect(second.pagination).toEqual({ limit: 2, has_more: false, next_cursor: null });
  for (const query of ['limit=0', 'limit=101', 'limit=many']) {
    const answer = await api.request('GET', `/wallet/transactions?${query}`, { bearer: user.token });
    expect(invalidFields(answer)).toEqual(['limit']);
  }
});

test('a receipt masks the e-mail of a user without a phone', async () => {
  const agent = await createAgent(api, 'un@shop.example');
  const user = await createUser(api, 'ngo.bassa@example.cm');
  dataOf(await moveFloat(api, agent.id, 1000), 201);
  const { user: shown } = receiptIn(await cashIn(api, agent, user.id, 1000));
  expect(shown).toEqual({ name: 'Ngo Bassa', contact_masked: 'n•••@example.cm' });
});

test('a page needs the same number of queries, whatever it contains', async () => {
  const reads: string[] = [];
  const counted = await openGateway({}, (store) => ({
    ...store,
    read: new Proxy<StoreReads>(store.read, {
      get(target, name, receiver) {
        reads.push(String(name));
        return Reflect.get(target, name, receiver) as unknown;
      },
    }),
  }));
  const agents = await Promise.all(['a', 'b', 'c'].map((name) => createAgent(counted, `${name}@agent.example`)));
  const user = await createUser(counted, 'user@example.cm');
  const readsOf = async (ask: () => Promise<Reply>): Promise<readonly string[]> => {
    reads.length = 0;
    dataOf(await ask(), 200);
    return [...reads];
  };
  const page = (): Promise<Reply> => counted.request('GET', '/wallet/transactions?mode=test', { bearer: user.token });
  const movesCash = async (agent: Person): Promise<void> => {
    dataOf(await moveFloat(counted, agent.id, 10_000, { livemode: false }), 201);
    dataOf(await cashIn(counted, agent, user.id, 2000, { mode: 'test' }), 201);
    const { slug } = await createPayment(counted, { amount: 100 });
    dataOf(await payFromWallet(counted, slug, user.token, { pin: USER_PIN }), 200);
  };
  const [first, ...others] = agents;
  if (first === undefined) throw new Error('there are three');
  await movesCash(first);
  const ofOne = await readsOf(page);
  for (const agent of others) await movesCash(agent);
  expect(await readsOf(page)).toEqual(ofOne);

  const list = (limit: number) => () =>
    counted.request('GET', `/admin/agents?limit=${limit}`, { bearer: counted.seed.operatorKey });
  expect(await readsOf(list(3))).toEqual(await readsOf(list(1)));
  await closeWithConsistentLedger(counted);
});
