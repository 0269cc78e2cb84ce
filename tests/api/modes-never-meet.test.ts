import { sandboxRail, type AccountKind, type SealedTransfer } from '@mitako/core';
import type { Checkout, DisputeRecord, Payment, Refund } from '@mitako/contract/names';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { cashIn, createAgent, moveFloat, userWith, USER_PIN, type Person } from './cash-support.ts';
import { accountHolds, asOperator, balanceOf, closeWithBooksRight, disputed, refunded, resolved } from './money.ts';
import { attempts, callBack, PAID, scriptedRail, type Script } from './scripted-rail.ts';
import { close as closeBalance, resolved as settlementResolved, setTerms } from './settlement-support.ts';
import {
  createEndpoint,
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
  testKey,
  type Reply,
  type TestGateway,
} from './support.ts';

// One merchant, one user, one agent, money of both modes. Every way from one mode to the other is tried; afterwards the
// books must be right, and no transfer may touch accounts of two modes.

const PHONE = '+237677123456';

let api: TestGateway;
let liveKey: string;
let script: { readonly live: Script; readonly test: Script };
/** Modes of the test rail, to be changed by a test as a careless operator might. */
let testRailModes: ('test' | 'live')[];
let agent: Person;
/** 50 000 live francs, and the simulated billion. */
let user: Person;
let sandboxUser: string;

beforeEach(async () => {
  const rails = { live: scriptedRail('live'), test: scriptedRail('test') };
  script = { live: rails.live.script, test: rails.test.script };
  testRailModes = ['test'];
  const testRail = {
    ...rails.test.rail,
    get modes() {
      return testRailModes;
    },
  };
  api = await openGateway({ rails: [testRail, rails.live.rail] });
  ({ liveKey } = api.seed.merchant);
  agent = await createAgent(api, 'agent@shop.example');
  user = await userWith(api, agent, 'user@example.cm', 50_000);
  sandboxUser = await api.login('success@sandbox.test');
  for (const { says } of [script.live, script.test]) says.set(PHONE, PAID);
});

afterEach(() => closeWithModesApart());

async function closeWithModesApart(): Promise<void> {
  const mixed = await mixedTransfers();
  await closeWithBooksRight(api);
  expect(mixed).toEqual([]);
}

/** Transfers with an entry on an account of the other mode, or about a payment of the other mode. All are looked at. */
async function mixedTransfers(): Promise<readonly string[]> {
  const { audit, read } = api.gateway.store;
  const mixed: string[] = [];
  let count = 0;
  for (let afterId: string | null = null; ;) {
    const page = await audit.transfers({ afterId, limit: 100 });
    for (const { transfer, entries } of page) {
      const mode = transfer.livemode ? 'live' : 'test';
      const payment = transfer.paymentId === null ? null : await read.paymentById(transfer.paymentId);
      const agrees =
        entries.length > 0 &&
        entries.every(({ accountId }) => accountId.endsWith(`:${mode}`)) &&
        (payment === null || payment.livemode === transfer.livemode);
      if (!agrees) mixed.push(transfer.id);
    }
    count += page.length;
    afterId = page.at(-1)?.transfer.id ?? null;
    if (page.length < 100 || afterId === null) break;
  }
  expect(count).toBeGreaterThan(0);
  return mixed;
}

async function paidBy(key: string): Promise<Payment> {
  const { id, slug } = await createPayment(api, {}, key);
  dataOf(await payByPhone(api, slug, user.token, PHONE), 202);
  await api.advance(MINUTE);
  const payment = await readPayment(api, id, key);
  expect(payment.status).toBe('succeeded');
  return payment;
}

const MODES = [
  ['test', 'live'],
  ['live', 'test'],
] as const;
type Mode = 'test' | 'live';

function keyOf(mode: Mode): string {
  return mode === 'live' ? liveKey : testKey(api);
}

/** Byte for byte the answer to something that does not exist. */
async function isNotThere(method: string, path: string, id: string, key: string, body?: object): Promise<void> {
  const ask = (named: string): Promise<Reply> =>
    api.request(method, path.replace('{id}', named), { bearer: key, ...(body === undefined ? {} : { body }) });
  const missing = id.replace(/_.*$/, '_00000000000000000000000000');
  const [theirs, nothing] = [await ask(id), await ask(missing)];
  expect([method, path, theirs.status]).toEqual([method, path, 404]);
  expect(theirs.text).toBe(nothing.text);
}

describe.each(MODES)('a %s key and %s objects', (mine, others) => {
  test('a payment is not there: not read, not canceled, not refunded, not disputed', async () => {
    const open = await createPayment(api, {}, keyOf(others));
    const paid = await paidBy(keyOf(others));
    for (const { id } of [open, paid]) {
      await isNotThere('GET', '/gateway/payments/{id}', id, keyOf(mine));
      await isNotThere('GET', '/gateway/payments/{id}/refunds', id, keyOf(mine));
      await isNotThere('GET', '/gateway/payments/{id}/timeline', id, keyOf(mine));
      await isNotThere('POST', '/gateway/payments/{id}/cancel', id, keyOf(mine));
      await isNotThere('POST', '/gateway/payments/{id}/refunds', id, keyOf(mine), { amount: 1 });
    }
    expect(await readPayment(api, open.id, keyOf(others))).toEqual(open);
    expect(await readPayment(api, paid.id, keyOf(others))).toEqual(paid);
  });

  test('a refund, a dispute, a settlement and an event are not there', async () => {
    const payment = await paidBy(keyOf(others));
    const refund = await refunded(api, payment.id, { amount: 1000 }, keyOf(others));
    const dispute = await disputed(api, payment.id, { amount: 500 });
    await isNotThere('GET', '/gateway/refunds/{id}', refund.id, keyOf(mine));
    await isNotThere('GET', '/gateway/disputes/{id}', dispute.id, keyOf(mine));
    const evidence = { evidence: 'We delivered.' };
    await isNotThere('POST', '/gateway/disputes/{id}/evidence', dispute.id, keyOf(mine), evidence);
    const answer = await api.request('GET', '/merchant/events', { bearer: keyOf(others) });
    const [event] = dataOf<{ events: readonly { readonly id: string }[] }>(answer, 200).events;
    await isNotThere('GET', '/merchant/events/{id}', event?.id ?? '', keyOf(mine));
    await isNotThere('POST', '/merchant/events/{id}/replay', event?.id ?? '', keyOf(mine));
  });

  test('lists show nothing of them', async () => {
    const payment = await paidBy(keyOf(others));
    await refunded(api, payment.id, { amount: 1000 }, keyOf(others));
    await disputed(api, payment.id, { amount: 500 });
    await createEndpoint(api, {}, keyOf(others));
    for (const [path, name] of [
      ['/gateway/payments', 'payments'],
      ['/gateway/disputes', 'disputes'],
      ['/gateway/settlements', 'settlements'],
      ['/merchant/events', 'events'],
      ['/merchant/deliveries', 'deliveries'],
      ['/merchant/webhook-endpoints', 'endpoints'],
    ] as const) {
      const answer = await api.request('GET', path, { bearer: keyOf(mine) });
      const data = dataOf<Readonly<Record<string, readonly unknown[] | undefined>>>(answer, 200);
      expect([path, data[name] ?? data['webhook_endpoints']]).toEqual([path, []]);
    }
    expect(await balanceOf(api, keyOf(mine))).toEqual({ available: 0, pending: 0, refunding: 0, disputed: 0 });
  });

  test('asking for the other mode is a mismatch', async () => {
    for (const path of ['/merchant/balance', '/merchant/events', '/merchant/webhook-endpoints']) {
      detailsOf(await api.request('GET', `${path}?mode=${others}`, { bearer: keyOf(mine) }), 'MODE_MISMATCH');
    }
  });

  test('an endpoint hears nothing of them', async () => {
    await createEndpoint(api, {}, keyOf(mine));
    const payment = await paidBy(keyOf(others));
    await refunded(api, payment.id, {}, keyOf(others));
    await api.advance(MINUTE);
    expect(api.webhooks.events('payment.succeeded')).toEqual([]);
    await paidBy(keyOf(mine));
    await api.advance(MINUTE);
    expect(api.webhooks.events('payment.succeeded')).toHaveLength(1);
  });

  test('one idempotency key makes one payment in each', async () => {
    const body = { amount: 5000, currency: 'XAF' };
    const create = (mode: Mode): Promise<Reply> =>
      api.request('POST', '/gateway/payments', { bearer: keyOf(mode), body, idempotencyKey: 'order-1' });
    const [first, second] = [await create(mine), await create(others)];
    const ids = [first, second].map((answer) => dataOf<{ payment: Payment }>(answer, 201).payment);
    expect(ids.map(({ livemode }) => livemode)).toEqual([mine === 'live', others === 'live']);
    expect(ids[0]?.id).not.toBe(ids[1]?.id);
  });

  test('money of one never pays a refund of the other', async () => {
    await setTerms(api, { delay_seconds: 0 });
    await paidBy(keyOf(mine));
    const theirs = await paidBy(keyOf(others));
    // Paid out: the merchant has nothing left of that mode, and enough of the other.
    dataOf(await closeBalance(api, api.seed.merchant.id, { livemode: others === 'live' }), 201);
    const balance = await balanceOf(api, keyOf(mine));
    const answer = await api.request('POST', `/gateway/payments/${theirs.id}/refunds`, { bearer: keyOf(others) });
    detailsOf(answer, 'INSUFFICIENT_BALANCE');
    expect(balance.available).toBe(5000);
    expect(await balanceOf(api, keyOf(mine))).toEqual(balance);
  });
});

describe('payers', () => {
  test('a sandbox user pays nothing live, neither from the wallet nor by phone', async () => {
    const { id, slug } = await createPayment(api, {}, liveKey);
    detailsOf(await payFromWallet(api, slug, sandboxUser), 'MODE_MISMATCH');
    detailsOf(await payByPhone(api, slug, sandboxUser, PHONE), 'MODE_MISMATCH');
    expect(script.live.charges).toEqual([]);
    expect(await readPayment(api, id, liveKey)).toMatchObject({ status: 'requested', attempts_count: 0 });
  });

  test('a simulated billion buys nothing live', async () => {
    const { slug } = await createPayment(api, { amount: 50_001 }, liveKey);
    expect(await accountHolds(api, `${user.id}:wallet`)).toBe(1_000_000_000);
    detailsOf(await payFromWallet(api, slug, user.token, { pin: USER_PIN }), 'INSUFFICIENT_FUNDS');
    expect(await accountHolds(api, `${user.id}:wallet`)).toBe(1_000_000_000);
    expect(await accountHolds(api, `${user.id}:wallet`, true)).toBe(50_000);
  });

  test('a wallet pays each mode out of its own account', async () => {
    for (const key of [liveKey, testKey(api)]) {
      const { slug } = await createPayment(api, {}, key);
      dataOf(await payFromWallet(api, slug, user.token, { pin: USER_PIN }), 200);
    }
    expect(await accountHolds(api, `${user.id}:wallet`, true)).toBe(45_000);
    expect(await accountHolds(api, `${user.id}:wallet`)).toBe(999_995_000);
  });

  test('an agent’s test float fills no live wallet', async () => {
    detailsOf(await cashIn(api, agent, user.email, 1, { mode: 'live' }), 'INSUFFICIENT_FLOAT');
    detailsOf(await moveFloat(api, api.seed.agent.id, 1000), 'MODE_MISMATCH');
  });
});

describe('rails', () => {
  test('each mode is offered its own rails only, and asks no other', async () => {
    await paidBy(liveKey);
    await paidBy(testKey(api));
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
    ({ liveKey } = api.seed.merchant);
    const token = (await userWith(api, await createAgent(api, 'a@shop.example'), 'u@example.cm', 1000)).token;
    for (const [key, provider, offered] of [
      [liveKey, 'orange_money', 'mtn_momo'],
      [testKey(api), 'mtn_momo', 'orange_money'],
    ] as const) {
      const { slug } = await createPayment(api, {}, key);
      detailsOf(await payByPhone(api, slug, token, PHONE, provider), 'METHOD_NOT_AVAILABLE');
      const { methods }: Checkout = await readCheckout(api, slug);
      expect(methods.flatMap((method) => method.provider ?? [])).toEqual([offered]);
    }
    expect(live.script.charges).toEqual([]);
  });

  test('a callback to the live rail moves no test attempt, nor the other way round', async () => {
    for (const { says } of [script.live, script.test]) says.clear();
    for (const key of [liveKey, testKey(api)]) {
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

  test('a rail that was given to the other mode is not asked about what it had before', async () => {
    script.test.says.clear();
    const { id, slug } = await createPayment(api);
    dataOf(await payByPhone(api, slug, user.token, PHONE), 202);
    const asked = script.test.lookups.length;
    testRailModes = ['live'];
    script.test.says.set(PHONE, PAID);
    await api.advance(MINUTE);
    expect(script.test.lookups).toHaveLength(asked);
    expect((await readPayment(api, id)).status).toBe('processing');
    testRailModes = ['test'];
    await api.advance(MINUTE);
    expect((await readPayment(api, id)).status).toBe('succeeded');
  });

  test('late money goes back over the rail and out of the suspense of its own mode', async () => {
    for (const [mode] of MODES) {
      const { id, slug } = await createPayment(api, {}, keyOf(mode));
      script[mode].says.set(PHONE, { kind: 'failed', failureCode: 'payer_limit_reached' });
      dataOf(await payByPhone(api, slug, user.token, PHONE), 202);
      await api.advance(2 * SECOND);
      dataOf(await api.request('POST', `/gateway/payments/${id}/cancel`, { bearer: keyOf(mode) }), 200);
      script[mode].says.set(PHONE, PAID);
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
  test('its routes take no live key', async () => {
    const body = { amount: 5000, currency: 'XAF' };
    detailsOf(await api.request('POST', '/gateway/sandbox/payments', { bearer: liveKey, body }), 'MODE_MISMATCH');
    const { id } = await createPayment(api, {}, liveKey);
    for (const [bearer, code] of [
      [liveKey, 'MODE_MISMATCH'],
      [testKey(api), 'PAYMENT_NOT_FOUND'],
    ] as const) {
      const path = `/gateway/sandbox/payments/${id}/simulate`;
      detailsOf(await api.request('POST', path, { bearer, body: { outcome: 'succeed' } }), code);
    }
    expect((await readPayment(api, id, liveKey)).status).toBe('requested');
  });
});

describe('what the operator does', () => {
  test.each(MODES)('a %s settlement holds nothing of %s', async (mine, others) => {
    await setTerms(api, { delay_seconds: 0 });
    const payment = await paidBy(keyOf(mine));
    await paidBy(keyOf(others));
    const livemode = mine === 'live';
    const answer = await closeBalance(api, api.seed.merchant.id, { livemode });
    const { settlement } = dataOf<{ settlement: { id: string; livemode: boolean; amount: number } }>(answer, 201);
    expect(settlement).toMatchObject({ livemode, amount: payment.amount });
    const theirs = await balanceOf(api, keyOf(others));
    expect(theirs.available).toBe(5000);
    await isNotThere('GET', '/gateway/settlements/{id}', settlement.id, keyOf(others));
    await isNotThere('GET', '/gateway/settlements/{id}/lines', settlement.id, keyOf(others));
    await settlementResolved(api, settlement.id, { outcome: 'paid', reference: 'bank-1' });
    expect(await accountHolds(api, 'bank:rail_clearing', livemode)).toBe(
      livemode ? -50_000 + payment.amount : payment.amount,
    );
    expect(await balanceOf(api, keyOf(others))).toEqual(theirs);
  });

  test.each(MODES)('a %s dispute takes nothing of %s', async (mine, others) => {
    const payment = await paidBy(keyOf(mine));
    await paidBy(keyOf(others));
    const theirs = await balanceOf(api, keyOf(others));
    const dispute: DisputeRecord = await disputed(api, payment.id, { amount: 3000 });
    expect(dispute.livemode).toBe(mine === 'live');
    expect(await balanceOf(api, keyOf(mine))).toMatchObject({ pending: 2000, disputed: 3000 });
    await resolved(api, dispute.id, 'lost');
    expect(await balanceOf(api, keyOf(others))).toEqual(theirs);
  });

  test.each(MODES)('a %s refund takes nothing of %s', async (mine, others) => {
    const payment = await paidBy(keyOf(mine));
    await paidBy(keyOf(others));
    const theirs = await balanceOf(api, keyOf(others));
    const answer = await asOperator(api, 'POST', `/admin/payments/${payment.id}/refunds`, { amount: 2000 });
    expect(dataOf<{ refund: Refund }>(answer, 201).refund.livemode).toBe(mine === 'live');
    await api.advance(MINUTE);
    expect(script[mine].refunds).toHaveLength(1);
    expect(script[others].refunds).toEqual([]);
    expect(await balanceOf(api, keyOf(others))).toEqual(theirs);
  });
});

describe('the books themselves', () => {
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

  function transfer(livemode: boolean, from: string, to: string): SealedTransfer {
    const entries = [
      { accountId: from, amount: -1000 },
      { accountId: to, amount: 1000 },
    ];
    return {
      id: 'tx_00000000000000000000000001',
      kind: 'cash_in',
      livemode,
      currency: 'XAF',
      merchantId: null,
      paymentId: null,
      subjectId: null,
      createdAtMs: api.clock.now(),
      entries: entries.map((entry) => ({ ...entry, mac: 'x' })),
    };
  }

  test.each(KINDS)('take no transfer between a live and a test account of kind %s', async (kind) => {
    const { store } = api.gateway;
    const [live, simulated] = [`x:${kind}:XAF:live`, `x:${kind}:XAF:test`];
    for (const made of [
      transfer(true, simulated, live),
      transfer(true, live, simulated),
      transfer(false, live, simulated),
      transfer(false, simulated, live),
      // Both of one mode, and the transfer says the other.
      transfer(true, simulated, `y:${kind}:XAF:test`),
      transfer(false, live, `y:${kind}:XAF:live`),
    ]) {
      await expect(store.commit([{ type: 'transfer.insert', transfer: made }])).rejects.toThrow(
        /has an entry on account/,
      );
      expect(await store.read.transferById(made.id)).toBeNull();
    }
    expect([await store.read.balance(live), await store.read.balance(simulated)]).toEqual([0, 0]);
  });
});
