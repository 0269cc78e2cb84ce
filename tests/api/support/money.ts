// Shared by tests that move money: they read balances and the ledger, and end with a verified ledger.
import type { Balance, Dispute, DisputeRecord, Payment, Refund } from '@mitako/contract/names';
import { engineStore, type TransferKind, withoutShard } from '@mitako/core/engine';
import { expect } from 'vitest';
import {
  createPayment,
  dataOf,
  MINUTE,
  payByPhone,
  readPayment,
  registerUser,
  testKey,
  type Reply,
  type TestGateway,
} from '../support.ts';

/** Closes a gateway after verifying its ledger. */
export async function closeWithConsistentLedger(api: TestGateway): Promise<void> {
  // Posts the last entries.
  await api.gateway.runDue();
  const { problems } = await api.gateway.ledger.verify();
  await api.close();
  expect(problems).toEqual([]);
}

/** Balances of a merchant; default: the seeded one in test mode. */
export async function balanceOf(
  api: TestGateway,
  bearer: string = testKey(api),
): Promise<Pick<Balance, 'available' | 'pending' | 'refunding' | 'disputed'>> {
  const answer = await api.request('GET', '/merchant/balance', { bearer });
  const [balance] = dataOf<{ balances: readonly Balance[] }>(answer, 200).balances;
  if (balance === undefined) throw new Error('there is no balance');
  return {
    available: balance.available,
    pending: balance.pending,
    refunding: balance.refunding,
    disputed: balance.disputed,
  };
}

/** Balance of a ledger account, `<owner>:<kind>`, in XAF: of all shards, where each has its own. */
export async function accountHolds(api: TestGateway, account: string, livemode = false): Promise<number> {
  const { audit, read } = engineStore(api.gateway.store);
  const wanted = `${account}:XAF:${livemode ? 'live' : 'test'}`;
  const all = await audit.accounts({ limit: 1_000, afterId: null });
  const balances = await read.balances(all.map(({ id }) => id).filter((id) => withoutShard(id) === wanted));
  return balances.reduce((sum, balance) => sum + balance, 0);
}

/** The transfers of a payment, oldest first, each with what it moved: `[account without owner, amount]`. */
export async function transfersOf(
  api: TestGateway,
  paymentId: string,
): Promise<readonly (readonly [TransferKind, Readonly<Record<string, number>>])[]> {
  const transfers = await engineStore(api.gateway.store).read.transfersOfPayment(paymentId);
  return transfers.map(({ kind, entries }) => [
    kind,
    Object.fromEntries(entries.map(({ accountId, amount }) => [accountId.split(':')[1] ?? '', amount])),
  ]);
}

/** A request of the operator. */
export function asOperator(
  api: TestGateway,
  method: string,
  path: string,
  body?: object,
  idempotencyKey?: string,
): Promise<Reply> {
  return api.request(method, path, {
    bearer: api.seed.operatorKey,
    ...(body === undefined ? {} : { body }),
    ...(idempotencyKey === undefined ? {} : { idempotencyKey }),
  });
}

/** Sets fees and settlement terms of the seeded merchant. */
export async function setTerms(
  api: TestGateway,
  terms: { readonly fees?: object; readonly settlement?: object },
): Promise<void> {
  dataOf(await asOperator(api, 'PATCH', `/admin/merchants/${api.seed.merchant.id}`, terms), 200);
}

export function refund(
  api: TestGateway,
  paymentId: string,
  body: object = {},
  bearer: string = testKey(api),
): Promise<Reply> {
  return api.request('POST', `/gateway/payments/${paymentId}/refunds`, { bearer, body });
}

export async function refunded(
  api: TestGateway,
  paymentId: string,
  body: object = {},
  bearer: string = testKey(api),
): Promise<Refund> {
  return dataOf<{ refund: Refund }>(await refund(api, paymentId, body, bearer), 201).refund;
}

export async function readRefund(api: TestGateway, id: string, bearer: string = testKey(api)): Promise<Refund> {
  return dataOf<{ refund: Refund }>(await api.request('GET', `/gateway/refunds/${id}`, { bearer }), 200).refund;
}

/** A dispute that the operator opened. */
export async function disputed(api: TestGateway, paymentId: string, body: object = {}): Promise<DisputeRecord> {
  const answer = await asOperator(api, 'POST', `/admin/payments/${paymentId}/disputes`, body);
  return dataOf<{ dispute: DisputeRecord }>(answer, 201).dispute;
}

export function resolve(api: TestGateway, disputeId: string, outcome: 'won' | 'lost', note?: string): Promise<Reply> {
  const body = { outcome, ...(note === undefined ? {} : { note }) };
  return asOperator(api, 'POST', `/admin/disputes/${disputeId}/resolve`, body);
}

export async function resolved(
  api: TestGateway,
  disputeId: string,
  outcome: 'won' | 'lost',
  note?: string,
): Promise<DisputeRecord> {
  return dataOf<{ dispute: DisputeRecord }>(await resolve(api, disputeId, outcome, note), 200).dispute;
}

export function submitEvidence(
  api: TestGateway,
  disputeId: string,
  evidence: unknown,
  bearer: string = testKey(api),
): Promise<Reply> {
  return api.request('POST', `/gateway/disputes/${disputeId}/evidence`, { bearer, body: { evidence } });
}

export async function readDispute(api: TestGateway, id: string): Promise<Dispute> {
  const answer = await api.request('GET', `/gateway/disputes/${id}`, { bearer: testKey(api) });
  return dataOf<{ dispute: Dispute }>(answer, 200).dispute;
}

/** A payment paid by mobile money, 5 000 XAF by default. */
export async function paidByPhone(
  api: TestGateway,
  amount = 5000,
  bearer: string = testKey(api),
  email = 'success@sandbox.test',
): Promise<Payment> {
  const { id, slug } = await createPayment(api, { amount }, bearer);
  const token =
    email === 'success@sandbox.test' ? await api.login(email) : (await registerUser(api, email)).access_token;
  dataOf(await payByPhone(api, slug, token, '+237653456789'), 202);
  await api.advance(MINUTE);
  return readPayment(api, id, bearer);
}
