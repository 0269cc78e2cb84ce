import { sandboxRail } from '@mitako/core';
import { engineStore, type AccountKind, type SealedTransfer } from '@mitako/core/engine';
import type { Checkout, DisputeRecord, Refund } from '@mitako/contract/names';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { cashIn, createAgent, moveFloat, userWith, USER_PIN } from './support/cash.ts';
import { accountHolds, asOperator, balanceOf, disputed, resolved } from './support/money.ts';
import { attempts, callBack, PAID, scriptedRail } from './support/scripted-rail.ts';
import { close as closeBalance, resolved as settlementResolved, setTerms } from './support/settlement.ts';
import {
  createPayment,
  dataOf,
  detailsOf,
  MINUTE,
  openGateway,
  payByPhone,
  payFromWallet,
  readCheckout,
  readPayment,
  SECOND,
} from './support.ts';
import {
  closeWithModesApart,
  isNotThere,
  MODES,
  openTwoModes,
  paidIn,
  PHONE,
  type TwoModes,
} from './support/two-modes.ts';

// Every way from one mode to the other is attempted; afterwards the ledger must be consistent, and no transfer may have
// accounts of two modes.

let world: TwoModes;
let api: TwoModes['api'];
let keys: TwoModes['keys'];
let script: TwoModes['script'];
let agent: TwoModes['agent'];
let user: TwoModes['user'];

beforeEach(async () => {
  world = await openTwoModes();
  ({ api, keys, script, agent, user } = world);
});
afterEach(() => closeWithModesApart(api));

describe('payers', () => {
  test('a sandbox user pays nothing live, by wallet or by phone', async () => {
    const { id, slug } = await createPayment(api, {}, keys.live);
    detailsOf(await payFromWallet(api, slug, await api.login('success@sandbox.test')), 'MODE_MISMATCH');
    detailsOf(await payByPhone(api, slug, await api.login('success@sandbox.test'), PHONE), 'MODE_MISMATCH');
    expect(script.live.charges).toEqual([]);
    expect(await readPayment(api, id, keys.live)).toMatchObject({ status: 'requested', attempts_count: 0 });
  });

  test('a simulated billion buys nothing live', async () => {
    const { slug } = await createPayment(api, { amount: 50_001 }, keys.live);
    expect(await accountHolds(api, `${user.id}:wallet`)).toBe(1_000_000_000);
    detailsOf(await payFromWallet(api, slug, user.token, { pin: USER_PIN }), 'INSUFFICIENT_FUNDS');
    expect(await accountHolds(api, `${user.id}:wallet`)).toBe(1_000_000_000);
    expect(await accountHolds(api, `${user.id}:wallet`, true)).toBe(50_000);
  });

  test('a wallet pays each mode from its own account', async () => {
    for (const key of [keys.live, keys.test]) {
      const { slug } = await createPayment(api, {}, key);
      dataOf(await payFromWallet(api, slug, user.token, { pin: USER_PIN }), 200);
    }
    expect(await accountHolds(api, `${user.id}:wallet`, true)).toBe(45_000);
    expect(await accountHolds(api, `${user.id}:wallet`)).toBe(999_995_000);
  });

  test('an agent’s test float funds no live wallet', async () => {
    detailsOf(await cashIn(api, agent, user.id, 1, { mode: 'live' }), 'INSUFFICIENT_FLOAT');
    detailsOf(await moveFloat(api, api.seed.agent.id, 1000), 'MODE_MISMATCH');
  });
});

describe('rails', () => {
  test('each mode offers its own rails only, and calls no other', async () => {
    await paidIn(world, 'live');
    await paidIn(world, 'test');
    expect(script.live.charges).toHaveLength(1);
    expect(script.test.charges).toHaveLength(1);
    expect([...script.live.charges, ...script.live.lookups].every(({ livemode }) => livemode)).toBe(true);
    expect([...script.test.charges, ...script.test.lookups].some(({ livemode }) => livemode)).toBe(false);
  });

  test('without a rail of its mode a payment cannot be paid by phone', async () => {
    await api.close();
    const live = scriptedRail('live');
    const sandbox = sandboxRail();
    // Only Orange Money in test mode, only MTN in live mode.
    const orange = { ...sandbox, methods: sandbox.methods.filter(({ provider }) => provider === 'orange_money') };
    const mtn = { ...live.rail, methods: live.rail.methods.filter(({ provider }) => provider === 'mtn_momo') };
    api = await openGateway({ rails: [orange, mtn] });
    keys = { live: api.seed.merchant.liveKey, test: api.seed.merchant.testKey };
    const token = (await userWith(api, await createAgent(api, 'a@shop.example'), 'u@example.cm', 1000)).token;
    for (const [key, provider, offered] of [
      [keys.live, 'orange_money', 'mtn_momo'],
      [keys.test, 'mtn_momo', 'orange_money'],
    ] as const) {
      const { slug } = await createPayment(api, {}, key);
      detailsOf(await payByPhone(api, slug, token, PHONE, provider), 'METHOD_NOT_AVAILABLE');
      const { methods }: Checkout = await readCheckout(api, slug);
      expect(methods.flatMap((method) => method.provider ?? [])).toEqual([offered]);
    }
    expect(live.script.charges).toEqual([]);
  });

  test('a callback to the live rail affects no test attempt, and vice versa', async () => {
    for (const { lookupByPhone } of [script.live, script.test]) lookupByPhone.clear();
    for (const key of [keys.live, keys.test]) {
      const { slug } = await createPayment(api, {}, key);
      dataOf(await payByPhone(api, slug, user.token, PHONE), 202);
    }
    await api.advance(40 * MINUTE);
    const asked = script.live.lookups.length + script.test.lookups.length;
    for (const { id, livemode } of await attempts(api, '?status=pending')) {
      dataOf(await callBack(api, id, livemode ? 'sandbox' : 'momo_live'), 200);
    }
    await api.advance(5 * SECOND);
    expect(script.live.lookups.length + script.test.lookups.length).toBe(asked);
    for (const { id, rail } of await attempts(api, '?status=pending')) dataOf(await callBack(api, id, rail), 200);
    await api.advance(5 * SECOND);
    expect(script.live.lookups.length + script.test.lookups.length).toBe(asked + 2);
  });

  test('a rail reassigned to the other mode is not called about earlier attempts', async () => {
    script.test.lookupByPhone.clear();
    const { id, slug } = await createPayment(api);
    dataOf(await payByPhone(api, slug, user.token, PHONE), 202);
    const asked = script.test.lookups.length;
    world.testRailModes[0] = 'live';
    script.test.lookupByPhone.set(PHONE, PAID);
    await api.advance(MINUTE);
    expect(script.test.lookups).toHaveLength(asked);
    expect((await readPayment(api, id)).status).toBe('processing');
    world.testRailModes[0] = 'test';
    await api.advance(MINUTE);
    expect((await readPayment(api, id)).status).toBe('succeeded');
  });

  test('unapplied funds return over the rail and out of the suspense of their own mode', async () => {
    for (const [mode] of MODES) {
      const { id, slug } = await createPayment(api, {}, keys[mode]);
      script[mode].lookupByPhone.set(PHONE, { kind: 'failed', failureCode: 'payer_limit_reached' });
      dataOf(await payByPhone(api, slug, user.token, PHONE), 202);
      await api.advance(2 * SECOND);
      dataOf(await api.request('POST', `/gateway/payments/${id}/cancel`, { bearer: keys[mode] }), 200);
      script[mode].lookupByPhone.set(PHONE, PAID);
      script[mode].refund = () => ({ kind: 'pending' });
      const [attempt] = await attempts(api);
      dataOf(await callBack(api, attempt?.id ?? '', attempt?.rail ?? ''), 200);
      await api.advance(2 * SECOND);
      expect(await accountHolds(api, 'system:suspense', mode === 'live')).toBe(5000);
    }
    expect(script.live.refunds.every(({ livemode }) => livemode)).toBe(true);
    expect(script.test.refunds.some(({ livemode }) => livemode)).toBe(false);
  });
});

describe('the sandbox', () => {
  test('its routes reject live keys', async () => {
    const body = { amount: 5000, currency: 'XAF' };
    detailsOf(await api.request('POST', '/gateway/sandbox/payments', { bearer: keys.live, body }), 'MODE_MISMATCH');
    const { id } = await createPayment(api, {}, keys.live);
    for (const [bearer, code] of [
      [keys.live, 'MODE_MISMATCH'],
      [keys.test, 'PAYMENT_NOT_FOUND'],
    ] as const) {
      const path = `/gateway/sandbox/payments/${id}/simulate`;
      detailsOf(await api.request('POST', path, { bearer, body: { outcome: 'succeed' } }), code);
    }
    expect((await readPayment(api, id, keys.live)).status).toBe('requested');
  });
});

describe('operations of the operator', () => {
  test.each(MODES)('a %s settlement contains nothing of %s', async (mine, others) => {
    await setTerms(api, { delay_seconds: 0 });
    const payment = await paidIn(world, mine);
    await paidIn(world, others);
    const livemode = mine === 'live';
    const answer = await closeBalance(api, api.seed.merchant.id, { livemode });
    const { settlement } = dataOf<{ settlement: { id: string; livemode: boolean; amount: number } }>(answer, 201);
    expect(settlement).toMatchObject({ livemode, amount: payment.amount });
    const theirs = await balanceOf(api, keys[others]);
    expect(theirs.available).toBe(5000);
    await isNotThere(api, 'GET', '/gateway/settlements/{id}', settlement.id, keys[others]);
    await isNotThere(api, 'GET', '/gateway/settlements/{id}/lines', settlement.id, keys[others]);
    await settlementResolved(api, settlement.id, { outcome: 'paid', reference: 'bank-1' });
    expect(await accountHolds(api, 'bank:rail_clearing', livemode)).toBe(
      livemode ? -50_000 + payment.amount : payment.amount,
    );
    expect(await balanceOf(api, keys[others])).toEqual(theirs);
  });

  test.each(MODES)('a %s dispute debits nothing of %s', async (mine, others) => {
    const payment = await paidIn(world, mine);
    await paidIn(world, others);
    const theirs = await balanceOf(api, keys[others]);
    const dispute: DisputeRecord = await disputed(api, payment.id, { amount: 3000 });
    expect(dispute.livemode).toBe(mine === 'live');
    expect(await balanceOf(api, keys[mine])).toMatchObject({ pending: 2000, disputed: 3000 });
    await resolved(api, dispute.id, 'lost');
    expect(await balanceOf(api, keys[others])).toEqual(theirs);
  });

  test.each(MODES)('a %s refund debits nothing of %s', async (mine, others) => {
    const payment = await paidIn(world, mine);
    await paidIn(world, others);
    const theirs = await balanceOf(api, keys[others]);
    const answer = await asOperator(api, 'POST', `/admin/payments/${payment.id}/refunds`, { amount: 2000 });
    expect(dataOf<{ refund: Refund }>(answer, 201).refund.livemode).toBe(mine === 'live');
    await api.advance(MINUTE);
    expect(script[mine].refunds).toHaveLength(1);
    expect(script[others].refunds).toEqual([]);
    expect(await balanceOf(api, keys[others])).toEqual(theirs);
  });
});

describe('the ledger itself', () => {
  const KINDS: readonly AccountKind[] = [
    'wallet',
    'float',
    'merchant_pending',
    'merchant_available',
    'refund_hold',
    'dispute_hold',
    'settlement_clearing',
    'fees',
    'rail_clearing',
    'suspense',
    'sandbox_issue',
  ];

  function transfer(id: string, livemode: boolean, from: string, to: string): SealedTransfer {
    const entries = [
      { accountId: from, amount: -1000 },
      { accountId: to, amount: 1000 },
    ];
    return {
      id,
      kind: 'cash_in',
      livemode,
      currency: 'XAF',
      merchantId: null,
      paymentId: null,
      subjectId: null,
      createdAtMs: api.clock.now(),
      entries: entries.map((entry) => ({ ...entry, mac: '' })),
    };
  }

  test.each(KINDS)('accepts no transfer between a live and a test account of kind %s', async (kind) => {
    const store = engineStore(api.gateway.store);
    // Made now.
    const id = (await createPayment(api)).id.replace('pay_', 'tx_');
    const [live, simulated] = [`x:${kind}:XAF:live`, `x:${kind}:XAF:test`];
    for (const made of [
      transfer(id, true, simulated, live),
      transfer(id, true, live, simulated),
      transfer(id, false, live, simulated),
      transfer(id, false, simulated, live),
      // Both of one mode, and the transfer says the other.
      transfer(id, true, simulated, `y:${kind}:XAF:test`),
      transfer(id, false, live, `y:${kind}:XAF:live`),
    ]) {
      await expect(store.commit([{ type: 'transfer.insert', transfer: made }])).rejects.toThrow(
        /has an entry on account/,
      );
      expect(await store.read.transferById(made.id)).toBeNull();
    }
    expect([await store.read.balance(live), await store.read.balance(simulated)]).toEqual([0, 0]);
  });
});
