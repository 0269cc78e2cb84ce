import type { AuditEntry, Checkout, MerchantMethod, MerchantMethodsParams } from '@mitako/contract/names';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { asOperator, closeWithConsistentLedger } from './support/money.ts';
import { scriptedRail, type Script } from './support/scripted-rail.ts';
import {
  createPayment,
  dataOf,
  detailsOf,
  invalidFields,
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
let merchant: string;

beforeEach(async () => {
  const scripted = scriptedRail();
  ({ script } = scripted);
  api = await openGateway({ rails: [scripted.rail, scriptedRail('live').rail] });
  token = await api.login('success@sandbox.test');
  merchant = await api.login(api.seed.merchant.email, { role: 'merchant' });
});
afterEach(() => closeWithConsistentLedger(api));

type Methods = readonly MerchantMethod[];
/** Providers first: a first-time customer has no wallet. */
const TEST_METHODS = ['mtn_momo', 'orange_money', 'wallet'];

function set(
  methods: MerchantMethodsParams['methods'],
  mode: 'test' | 'live' = 'test',
  id: string = api.seed.merchant.id,
): Promise<Reply> {
  return asOperator(api, 'PUT', `/admin/merchants/${id}/methods`, { mode, methods });
}

function hide(hidden: readonly string[], mode: 'test' | 'live' = 'test'): Promise<Reply> {
  return api.request('PUT', '/merchant/methods', { bearer: merchant, body: { mode, hidden } });
}

/** Without cash, which is off until it is turned on: tests/api/cash-payments.test.ts. */
async function own(mode: 'test' | 'live' = 'test'): Promise<Methods> {
  const read = await api.request('GET', `/merchant/methods?mode=${mode}`, { bearer: merchant });
  return withoutCash(dataOf<{ methods: Methods }>(read, 200).methods);
}

function withoutCash(methods: Methods): Methods {
  return methods.filter(({ method }) => method !== 'cash');
}

function namesOf({ methods }: Pick<Checkout, 'methods'>): readonly string[] {
  return methods.map(({ provider }) => provider ?? 'wallet');
}

async function charge(id: string, phone: string): Promise<Reply> {
  const body = { method: 'mobile_money', phone };
  return api.request('POST', `/gateway/payments/${id}/charge`, { bearer: testKey(api), body });
}

test('all methods that the rails declare are enabled, with their limits, until they are changed', async () => {
  const methods = await own();
  expect(methods.map(({ method, offered }) => [method, offered])).toEqual(TEST_METHODS.map((name) => [name, true]));
  expect(methods[0]).toEqual({
    method: 'mtn_momo',
    type: 'mobile_money',
    label: 'MTN MoMo',
    country: 'CM',
    livemode: false,
    enabled: true,
    hidden: false,
    suspended: false,
    offered: true,
    min: null,
    max: null,
    limits: { min: 100, max: 500_000 },
    fees: { basis_points: 0, fixed: 0, minimum: 0, maximum: null, refund_policy: 'proportional' },
    health: 'unknown',
  });
  const byKey = await api.request('GET', '/merchant/methods', { bearer: testKey(api) });
  const all = dataOf<{ methods: Methods }>(byKey, 200).methods;
  expect(withoutCash(all)).toEqual(methods);
  expect(all.at(-1)).toMatchObject({ method: 'cash', type: 'cash', enabled: false, hidden: false, offered: false });
});

describe('the operator', () => {
  test('sets order and limits; what is not named stays on, after it', async () => {
    const params = [
      { method: 'orange_money', enabled: true, min: 500, max: 20_000 },
      { method: 'wallet', enabled: true, max: 4_000 },
    ];
    const { methods } = dataOf<{ methods: Methods }>(await set(params), 200);
    expect(withoutCash(methods).map(({ method, limits }) => [method, limits])).toEqual([
      ['orange_money', { min: 500, max: 20_000 }],
      ['wallet', { min: 1, max: 4_000 }],
      ['mtn_momo', { min: 100, max: 500_000 }],
    ]);
    const payment = await createPayment(api);
    const checkout = await readCheckout(api, payment.slug);
    expect(checkout.methods.map(({ available }) => available)).toEqual([true, false, true]);
    expect(namesOf(checkout)).toEqual(['orange_money', 'wallet', 'mtn_momo']);
    expect(detailsOf(await payFromWallet(api, payment.slug, token), 'METHOD_NOT_AVAILABLE')).toEqual({
      limits: { min: 1, max: 4_000 },
    });
    const large = await createPayment(api, { amount: 20_001 });
    expect(detailsOf(await charge(large.id, ORANGE), 'METHOD_NOT_AVAILABLE')).toEqual({
      limits: { min: 500, max: 20_000 },
    });
    dataOf(await charge(large.id, MTN), 202);
  });

  test('cannot widen what the rail declares', async () => {
    const params = [{ method: 'mtn_momo', enabled: true, min: 1, max: 900_000 }];
    const { methods } = dataOf<{ methods: Methods }>(await set(params), 200);
    expect(methods[0]?.limits).toEqual({ min: 100, max: 500_000 });
  });

  test('switches a method off: no checkout shows it, and every payment call refuses it', async () => {
    dataOf(await set([{ method: 'mtn_momo', enabled: false }]), 200);
    const { id, slug } = await createPayment(api);
    expect(namesOf(await readCheckout(api, slug))).toEqual(['orange_money', 'wallet']);
    expect(detailsOf(await payByPhone(api, slug, token, MTN), 'METHOD_DISABLED')).toEqual({ method: 'mtn_momo' });
    // The prefix of MTN tells nothing here: it is not offered.
    const byKey = await charge(id, MTN);
    expect(invalidFields(byKey)).toEqual(['provider']);
    expect(byKey.text).toContain('name one of orange_money');
    expect(script.charges).toEqual([]);
    expect((await readPayment(api, id)).attempts_count).toBe(0);
    dataOf(await charge(id, ORANGE), 202);
  });

  test('switches the wallet off, and no PIN is counted', async () => {
    dataOf(await set([{ method: 'wallet', enabled: false }]), 200);
    const { slug } = await createPayment(api);
    expect(namesOf(await readCheckout(api, slug))).toEqual(['mtn_momo', 'orange_money']);
    for (const _ of [1, 2, 3, 4, 5, 6]) {
      detailsOf(await payFromWallet(api, slug, token, { pin: '0000' }), 'METHOD_DISABLED');
    }
    dataOf(await set([{ method: 'wallet', enabled: true }]), 200);
    dataOf(await payFromWallet(api, slug, token), 200);
  });

  test('does so for one merchant and mode', async () => {
    dataOf(await set([{ method: 'mtn_momo', enabled: false }]), 200);
    const other = await registerMerchant(api, 'other@shop.example');
    expect(namesOf(await readCheckout(api, (await createPayment(api, {}, other.testKey)).slug))).toEqual(TEST_METHODS);
    const live = await createPayment(api, {}, api.seed.merchant.liveKey);
    expect(namesOf(await readCheckout(api, live.slug))).toEqual(TEST_METHODS);
    const answer = await asOperator(api, 'GET', `/admin/merchants/${api.seed.merchant.id}/methods`);
    const off = withoutCash(dataOf<{ methods: Methods }>(answer, 200).methods).filter(({ enabled }) => !enabled);
    expect(off.map(({ method, livemode }) => [method, livemode])).toEqual([['mtn_momo', false]]);
  });

  test('switches on again what is no longer named', async () => {
    dataOf(await set([{ method: 'mtn_momo', enabled: false }]), 200);
    dataOf(await set([]), 200);
    expect((await own()).every(({ offered }) => offered)).toBe(true);
  });

  test.each([
    [[{ method: 'nobodys_cash', enabled: true }], 'methods.0.method'],
    [
      [
        { method: 'wallet', enabled: true },
        { method: 'wallet', enabled: false },
      ],
      'methods.1.method',
    ],
    [[{ method: 'wallet', enabled: true, min: 200, max: 100 }], 'methods.0.max'],
  ])('is refused %j', async (methods, field) => {
    expect(invalidFields(await set(methods))).toEqual([field]);
    expect((await own()).every(({ offered }) => offered)).toBe(true);
  });

  test('gets a 404 for a merchant that is none', async () => {
    detailsOf(await set([], 'test', 'mer_00000000000000000000000000'), 'MERCHANT_NOT_FOUND');
  });
});

describe('the merchant', () => {
  test('hides some, and cannot show what the operator switched off', async () => {
    dataOf(await set([{ method: 'mtn_momo', enabled: false }]), 200);
    dataOf(await hide(['wallet']), 200);
    const { slug } = await createPayment(api);
    expect(namesOf(await readCheckout(api, slug))).toEqual(['orange_money']);
    detailsOf(await payFromWallet(api, slug, token), 'METHOD_DISABLED');
    dataOf(await hide([]), 200);
    expect(namesOf(await readCheckout(api, slug))).toEqual(['orange_money', 'wallet']);
  });

  test('keeps what it hid while the operator sets order and limits', async () => {
    dataOf(await hide(['wallet', 'orange_money']), 200);
    dataOf(await set([{ method: 'orange_money', enabled: true }]), 200);
    expect((await own()).map(({ method, hidden }) => [method, hidden])).toEqual([
      ['orange_money', true],
      ['mtn_momo', false],
      ['wallet', true],
    ]);
  });

  test('changes no order by hiding, and shows a method again at its place', async () => {
    const order = async (): Promise<readonly string[]> => (await own()).map(({ method }) => method);
    dataOf(await hide(['orange_money']), 200);
    expect(await order()).toEqual(TEST_METHODS);
    dataOf(await hide([]), 200);
    expect(await order()).toEqual(TEST_METHODS);

    dataOf(await set([{ method: 'wallet', enabled: true }]), 200);
    const ordered = ['wallet', 'mtn_momo', 'orange_money'];
    dataOf(await hide(['orange_money', 'orange_money', 'mtn_momo']), 200);
    expect(await order()).toEqual(ordered);
    dataOf(await hide([]), 200);
    expect(await order()).toEqual(ordered);
  });

  test('keeps what it hid when the operator names nothing, in the order of the rails', async () => {
    dataOf(await hide(['orange_money']), 200);
    dataOf(await set([]), 200);
    expect((await own()).map(({ method, hidden }) => [method, hidden])).toEqual([
      ['mtn_momo', false],
      ['orange_money', true],
      ['wallet', false],
    ]);
  });

  test('orders its checkouts, before the operator, until it returns to the operator’s order', async () => {
    dataOf(await set([{ method: 'wallet', enabled: true }]), 200);
    const ordered = async (order?: readonly string[]): Promise<readonly string[]> => {
      const body = { mode: 'test', hidden: [], order };
      dataOf(await api.request('PUT', '/merchant/methods', { bearer: merchant, body }), 200);
      return namesOf(await readCheckout(api, (await createPayment(api)).slug));
    };
    expect(await ordered(['orange_money', 'orange_money'])).toEqual(['orange_money', 'wallet', 'mtn_momo']);
    expect(await ordered()).toEqual(['orange_money', 'wallet', 'mtn_momo']);
    expect((await own('live')).map(({ method }) => method)).toEqual(TEST_METHODS);
    expect(await ordered([])).toEqual(['wallet', 'mtn_momo', 'orange_money']);
  });

  test('hides and orders what exists', async () => {
    expect(invalidFields(await hide(['nobodys_cash']))).toEqual(['hidden']);
    const body = { mode: 'test', hidden: [], order: ['nobodys_cash'] };
    const answer = await api.request('PUT', '/merchant/methods', { bearer: merchant, body });
    expect(invalidFields(answer)).toEqual(['order']);
  });

  test('needs a token: a key reads, and changes nothing', async () => {
    const answer = await api.request('PUT', '/merchant/methods', {
      bearer: testKey(api),
      body: { mode: 'test', hidden: [] },
    });
    detailsOf(answer, 'PERMISSION_DENIED');
  });
});

test('operator and merchant at once undo nothing of each other’s', async () => {
  const answers = await Promise.all([
    hide(['wallet']),
    set([{ method: 'mtn_momo', enabled: false }], 'live'),
    set([{ method: 'orange_money', enabled: false }]),
    hide(['mtn_momo'], 'live'),
  ]);
  for (const answer of answers) dataOf(answer, 200);
  const off = (methods: Methods): readonly string[] =>
    methods.filter(({ offered }) => !offered).map((each) => `${each.method} ${each.enabled} ${each.hidden}`);
  expect(new Set(off(await own()))).toEqual(new Set(['orange_money false false', 'wallet true true']));
  expect(off(await own('live'))).toEqual(['mtn_momo false true']);
});

test('both are in the audit log', async () => {
  dataOf(await set([{ method: 'mtn_momo', enabled: false, max: 900 }]), 200);
  dataOf(await hide(['wallet']), 200);
  const answer = await asOperator(api, 'GET', `/admin/audit-log?merchant_id=${api.seed.merchant.id}`);
  const { audit_entries: entries } = dataOf<{ audit_entries: readonly AuditEntry[] }>(answer, 200);
  expect(entries.slice(0, 2).map(({ action, details, actor }) => [action, actor.type, details])).toEqual([
    ['merchant.hide_methods', 'merchant', { mode: 'test', hidden: ['wallet'] }],
    [
      'merchant.set_methods',
      'operator_key',
      { mode: 'test', methods: [{ method: 'mtn_momo', enabled: false, max: 900 }] },
    ],
  ]);
});
