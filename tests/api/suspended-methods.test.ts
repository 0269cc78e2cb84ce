// An operator suspends a payment method for all merchants.
import type { AuditEntry, GatewayMethod, MerchantMethod } from '@mitako/contract/names';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createAgent } from './support/cash.ts';
import { askForCashCode, lookUp, offerCash, takeCash, withCode } from './support/cash-payments.ts';
import { asOperator, closeWithConsistentLedger, refunded } from './support/money.ts';
import { callBack, PAID, scriptedRail, type Script } from './support/scripted-rail.ts';
import {
  createPayment,
  dataOf,
  detailsOf,
  invalidFields,
  MINUTE,
  openGateway,
  payByPhone,
  payFromWallet,
  readCheckout,
  readPayment,
  registerMerchant,
  testKey,
  type Reply,
  type TestGateway,
} from './support.ts';

const MTN = '+237653456789';
const ORANGE = '+237693456789';

let api: TestGateway;
let script: Script;
let token: string;

beforeEach(async () => {
  const scripted = scriptedRail();
  ({ script } = scripted);
  api = await openGateway({ rails: [scripted.rail, scriptedRail('live').rail] });
  token = await api.login('success@sandbox.test');
});
afterEach(() => closeWithConsistentLedger(api));

function suspend(method: string, mode: 'test' | 'live' = 'test', reason = 'The provider is down.'): Promise<Reply> {
  return asOperator(api, 'POST', `/admin/methods/${method}/suspend`, { mode, reason });
}

function reinstate(method: string, mode: 'test' | 'live' = 'test'): Promise<Reply> {
  return asOperator(api, 'POST', `/admin/methods/${method}/reinstate`, { mode });
}

async function offeredTo(key: string): Promise<readonly string[]> {
  const { slug } = await createPayment(api, {}, key);
  return (await readCheckout(api, slug)).methods.map(({ type, provider }) => provider ?? type);
}

async function suspended(): Promise<readonly GatewayMethod[]> {
  const { methods } = dataOf<{ methods: readonly GatewayMethod[] }>(
    await asOperator(api, 'GET', '/admin/methods'),
    200,
  );
  return methods.filter(({ suspension }) => suspension !== null);
}

test('no checkout of any merchant offers it in its mode, until it is reinstated', async () => {
  const other = await registerMerchant(api, 'other@shop.example');
  dataOf(await suspend('mtn_momo'), 200);
  expect(await offeredTo(testKey(api))).toEqual(['orange_money', 'wallet']);
  expect(await offeredTo(other.testKey)).toEqual(['orange_money', 'wallet']);
  expect(await offeredTo(api.seed.merchant.liveKey)).toEqual(['mtn_momo', 'orange_money', 'wallet']);
  dataOf(await reinstate('mtn_momo'), 200);
  expect(await offeredTo(other.testKey)).toEqual(['mtn_momo', 'orange_money', 'wallet']);
});

test('every way to start a payment by it is refused, also on a checkout that was opened before', async () => {
  const { id, slug } = await createPayment(api);
  dataOf(await suspend('mtn_momo'), 200);
  dataOf(await suspend('wallet'), 200);
  expect(detailsOf(await payByPhone(api, slug, token, MTN), 'METHOD_DISABLED')).toEqual({ method: 'mtn_momo' });
  detailsOf(await payFromWallet(api, slug, token, { pin: '0000' }), 'METHOD_DISABLED');
  const charge = (body: object): Promise<Reply> =>
    api.request('POST', `/gateway/payments/${id}/charge`, {
      bearer: testKey(api),
      body: { method: 'mobile_money', ...body },
    });
  detailsOf(await charge({ phone: MTN, provider: 'mtn_momo' }), 'METHOD_DISABLED');
  expect(invalidFields(await charge({ phone: MTN }))).toEqual(['provider']);
  expect(script.charges).toEqual([]);
  expect((await readPayment(api, id)).attempts_count).toBe(0);
  dataOf(await charge({ phone: ORANGE }), 202);
});

test('attempts that were started end, by callback and by look-up, and refunds by it go on', async () => {
  const [called, polled] = [await createPayment(api), await createPayment(api)];
  for (const { slug } of [called, polled]) dataOf(await payByPhone(api, slug, token, MTN), 202);
  dataOf(await suspend('mtn_momo'), 200);
  script.lookup = () => PAID;
  dataOf(await callBack(api, script.charges[0]?.reference ?? ''), 200);
  await api.advance(MINUTE);
  for (const { id } of [called, polled]) expect((await readPayment(api, id)).status).toBe('succeeded');
  expect(await refunded(api, called.id)).toMatchObject({ amount: 5000 });
  await api.advance(MINUTE);
  expect((await readPayment(api, called.id)).status).toBe('refunded');
  expect(script.refunds).toHaveLength(1);
});

test('a code that a customer holds already gets no cash taken', async () => {
  const agent = await createAgent(api, 'un@shop.example');
  await offerCash(api, 'live');
  const { payment, code } = await withCode(api);
  dataOf(await suspend('cash', 'live'), 200);
  detailsOf(await askForCashCode(api, payment), 'METHOD_DISABLED');
  detailsOf(await lookUp(api, agent, code), 'METHOD_DISABLED');
  detailsOf(await takeCash(api, agent, code), 'METHOD_DISABLED');
});

test('merchants see that it is suspended, not why, and their settings stay', async () => {
  const methods = `/admin/merchants/${api.seed.merchant.id}/methods`;
  dataOf(await suspend('mtn_momo'), 200);
  dataOf(
    await asOperator(api, 'PUT', methods, { mode: 'test', methods: [{ method: 'mtn_momo', enabled: true }] }),
    200,
  );
  const read = await api.request('GET', '/merchant/methods', { bearer: testKey(api) });
  const [momo] = dataOf<{ methods: readonly MerchantMethod[] }>(read, 200).methods;
  expect(momo).toMatchObject({ method: 'mtn_momo', enabled: true, hidden: false, suspended: true, offered: false });
  expect(read.text).not.toContain('The provider is down.');
  dataOf(await reinstate('mtn_momo'), 200);
  const again = await api.request('GET', '/merchant/methods', { bearer: testKey(api) });
  expect(dataOf<{ methods: readonly MerchantMethod[] }>(again, 200).methods[0]).toMatchObject({ offered: true });
});

test('the operator reads what is suspended, since when and why; suspending again replaces the reason', async () => {
  expect(await suspended()).toEqual([]);
  dataOf(await suspend('orange_money', 'live'), 200);
  api.clock.advance(MINUTE);
  dataOf(await suspend('orange_money', 'live', 'Still down.'), 200);
  expect(await suspended()).toEqual([
    {
      method: 'orange_money',
      type: 'mobile_money',
      label: 'Orange Money',
      livemode: true,
      suspension: { reason: 'Still down.', since: new Date(api.clock.now()).toISOString() },
    },
  ]);
  // Reinstating what is on changes nothing.
  for (const _ of [1, 2]) dataOf(await reinstate('orange_money', 'live'), 200);
  expect(await suspended()).toEqual([]);
});

test('the audit log has who did it, in which mode, and why', async () => {
  dataOf(await suspend('cash', 'live'), 200);
  dataOf(await reinstate('cash', 'live'), 200);
  const answer = await asOperator(api, 'GET', '/admin/audit-log?subject_id=cash');
  const { audit_entries: entries } = dataOf<{ audit_entries: readonly AuditEntry[] }>(answer, 200);
  expect(entries.map(({ action, subject, livemode, details }) => [action, subject, livemode, details])).toEqual([
    ['method.reinstate', { type: 'method', id: 'cash' }, true, {}],
    ['method.suspend', { type: 'method', id: 'cash' }, true, { reason: 'The provider is down.' }],
  ]);
});

test('only what the gateway has can be suspended, and only with a reason', async () => {
  detailsOf(await suspend('nobodys_cash'), 'METHOD_NOT_FOUND');
  detailsOf(await reinstate('nobodys_cash'), 'METHOD_NOT_FOUND');
  expect(invalidFields(await suspend('mtn_momo', 'test', ''))).toEqual(['reason']);
  expect(await suspended()).toEqual([]);
});
