import type { Principal, UserRecord } from '@mitako/contract/names';
import { expect, test } from 'vitest';
import {
  askForCode,
  cashIn,
  cashOut,
  codeFor,
  createAgent,
  createUser,
  moveFloat,
  type Person,
  userWith,
  walletHolds,
} from './support/cash.ts';
import { asOperator, closeWithConsistentLedger, refunded } from './support/money.ts';
import {
  createPayment,
  dataOf,
  detailsOf,
  gatewayForEachTest,
  invalidFields,
  payFromWallet,
  payByPhone,
  type Reply,
} from './support.ts';

const api = gatewayForEachTest(closeWithConsistentLedger);
const PIN = '5829';
const REASON = 'Signalement du 28 novembre';

function freeze(user: Person, reason: string = REASON): Promise<Reply> {
  return asOperator(api, 'POST', `/admin/users/${user.id}/freeze`, { reason });
}

function unfreeze(user: Person): Promise<Reply> {
  return asOperator(api, 'POST', `/admin/users/${user.id}/unfreeze`, { reason: 'Vérifié' });
}

async function pay(
  user: Person,
  options: { readonly pin?: string; readonly key?: string; readonly slug?: string } = {},
): Promise<Reply> {
  const slug = options.slug ?? (await createPayment(api)).slug;
  const { pin = PIN, key: idempotencyKey } = options;
  return payFromWallet(api, slug, user.token, { pin, ...(idempotencyKey !== undefined && { idempotencyKey }) });
}

async function me(user: Person): Promise<Principal> {
  const reply = await api.request('GET', '/auth/user/me', { bearer: user.token });
  return dataOf<{ principal: Principal }>(reply, 200).principal;
}

test('a frozen user pays nothing, whatever the PIN, and reads why', async () => {
  const user = await createUser(api, 'awa@example.cm');
  const frozen = dataOf<{ user: UserRecord }>(await freeze(user), 200).user;
  expect(frozen.frozen).toEqual({ since: new Date(api.clock.now()).toISOString(), reason: REASON });
  for (const pin of [PIN, '0000']) detailsOf(await pay(user, { pin }), 'ACCOUNT_FROZEN');
  dataOf(
    await api.request('POST', '/auth/user/login', { body: { email: user.email, password: 'a good password' } }),
    200,
  );
  expect((await me(user)).frozen).toEqual(frozen.frozen);

  dataOf(await unfreeze(user), 200);
  expect(await me(user)).not.toHaveProperty('frozen');
  // The wrong PIN of before was not counted.
  dataOf(await pay(user), 200);
});

test('freezing again keeps the time and replaces the reason', async () => {
  const user = await createUser(api, 'awa@example.cm');
  const first = dataOf<{ user: UserRecord }>(await freeze(user), 200).user;
  await api.advance(1_000);
  const second = dataOf<{ user: UserRecord }>(await freeze(user, 'Autre motif'), 200).user;
  expect(second.frozen).toEqual({ since: first.frozen?.since, reason: 'Autre motif' });
});

test('no cash goes in or out, and no code is made; a code of before is worth nothing', async () => {
  const agent = await createAgent(api, 'agent@shop.example');
  const user = await userWith(api, agent, 'awa@example.cm', 10_000);
  dataOf(await moveFloat(api, agent.id, 10_000), 201);
  const code = await codeFor(api, user, 2_000);
  dataOf(await freeze(user), 200);
  detailsOf(await cashOut(api, agent, user.id, code), 'ACCOUNT_FROZEN');
  detailsOf(await cashIn(api, agent, user.id, 1_000), 'ACCOUNT_FROZEN');
  detailsOf(await askForCode(api, user, 1_000), 'ACCOUNT_FROZEN');
  expect(await walletHolds(api, user)).toBe(10_000);
  dataOf(await unfreeze(user), 200);
  dataOf(await cashOut(api, agent, user.id, code), 201);
});

test('a refund arrives on a frozen wallet', async () => {
  const user = await createUser(api, 'awa@example.cm');
  const { id, slug } = await createPayment(api, { amount: 7_000 });
  dataOf(await pay(user, { slug }), 200);
  dataOf(await freeze(user), 200);
  await refunded(api, id);
  expect(await walletHolds(api, user, 'test')).toBe(1_000_000_000);
});

test('a payment of before is answered again to its key, which moves nothing', async () => {
  const user = await createUser(api, 'awa@example.cm');
  const { slug } = await createPayment(api);
  const paid = await pay(user, { slug, key: 'once' });
  dataOf(await freeze(user), 200);
  const again = await pay(user, { slug, key: 'once' });
  expect([again.status, again.text]).toEqual([paid.status, paid.text]);
  for (let tries = 0; tries < 6; tries += 1) expect((await pay(user, { slug, key: 'once' })).status).toBe(200);
  detailsOf(await pay(user, { slug, key: 'once', pin: '0000' }), 'INVALID_PIN');
});

test('a frozen user still pays by mobile money, which is not the wallet’s', async () => {
  const user = await createUser(api, 'awa@example.cm');
  dataOf(await freeze(user), 200);
  const { slug } = await createPayment(api);
  expect((await payByPhone(api, slug, user.token, '+237653456789')).status).toBeLessThan(300);
});

test('freezing and lifting it take a reason, and the audit log has both with who did it', async () => {
  const user = await createUser(api, 'awa@example.cm');
  for (const way of ['freeze', 'unfreeze']) {
    expect(invalidFields(await asOperator(api, 'POST', `/admin/users/${user.id}/${way}`, {}))).toEqual(['reason']);
  }
  dataOf(await freeze(user), 200);
  dataOf(await unfreeze(user), 200);
  const { audit_entries: entries } = dataOf<{
    audit_entries: readonly { action: string; details: object; actor: { type: string } }[];
  }>(await asOperator(api, 'GET', `/admin/audit-log?subject_id=${user.id}`), 200);
  expect(entries.map(({ action, details, actor }) => [action, details, actor.type])).toEqual([
    ['user.unfreeze', { reason: 'Vérifié' }, 'operator_key'],
    ['user.freeze', { reason: REASON }, 'operator_key'],
  ]);
});

test('an agent reads why it is suspended, and the audit log why it no longer is', async () => {
  const agent = await createAgent(api, 'agent@shop.example');
  const float = async (): Promise<object> =>
    dataOf<{ float: object }>(await api.request('GET', '/agent/float', { bearer: agent.token }), 200).float;
  dataOf(await asOperator(api, 'PATCH', `/admin/agents/${agent.id}`, { suspended: true, reason: REASON }), 200);
  expect(await float()).toMatchObject({ suspended: true, suspension_reason: REASON });
  dataOf(await asOperator(api, 'PATCH', `/admin/agents/${agent.id}`, { limits: { cash_in_max: 5 } }), 200);
  expect(await float()).toMatchObject({ suspended: true, suspension_reason: REASON });
  dataOf(await asOperator(api, 'PATCH', `/admin/agents/${agent.id}`, { suspended: false, reason: 'Vérifié' }), 200);
  expect(await float()).toMatchObject({ suspended: false, suspension_reason: null });
});
