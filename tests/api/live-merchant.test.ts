import type { Checkout, MerchantRecord, Payment } from '@mitako/contract/names';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createAgent, userWith, USER_PIN, type Person } from './support/cash.ts';
import {
  accountHolds,
  asOperator,
  balanceOf,
  closeWithConsistentLedger,
  refund,
  transfersOf,
} from './support/money.ts';
import { callBack, PAID, attempts, scriptedRail, type Script } from './support/scripted-rail.ts';
import {
  approveKyc,
  createKey,
  createPayment,
  dataOf,
  detailsOf,
  invalidFields,
  KYC,
  MINUTE,
  openGateway,
  payByPhone,
  payFromWallet,
  readCheckout,
  readPayment,
  registerMerchant,
  SECOND,
  type Reply,
  type TestGateway,
  type TestMerchant,
} from './support.ts';
import { sandboxRail } from '@mitako/core';

const PHONE = '+237677123456';

let api: TestGateway;
let script: Script;
let merchant: TestMerchant;
/** Runs once, between the decision on a new payment and its commit. */
let beforePayment: (() => Promise<void>) | null;

beforeEach(async () => {
  const live = scriptedRail('live');
  ({ script } = live);
  beforePayment = null;
  api = await openGateway({ rails: [sandboxRail(), live.rail] }, (store) => ({
    ...store,
    commit: async (changes) => {
      const act = changes.some(({ type }) => type === 'payment.insert') ? beforePayment : null;
      if (act !== null) beforePayment = null;
      await act?.();
      return store.commit(changes);
    },
  }));
  merchant = await registerMerchant(api, 'deux@shop.example');
});
afterEach(() => closeWithConsistentLedger(api));

function asMerchant(method: string, path: string, body?: object): Promise<Reply> {
  return api.request(method, path, { bearer: merchant.token, ...(body === undefined ? {} : { body }) });
}

async function kycStatus(): Promise<string> {
  const { kyc } = dataOf<{ kyc: { status: string } }>(await asMerchant('GET', '/merchant/kyc'), 200);
  return kyc.status;
}

async function decide(decision: string, note?: string): Promise<MerchantRecord> {
  const body = { decision, ...(note === undefined ? {} : { note }) };
  const answer = await asOperator(api, 'POST', `/admin/merchants/${merchant.id}/kyc`, body);
  return dataOf<{ merchant: MerchantRecord }>(answer, 200).merchant;
}

function askForLiveKey(): Promise<Reply> {
  return asMerchant('POST', '/merchant/api-keys', { name: 'Live', livemode: true });
}

async function payer(): Promise<string> {
  const body = { email: 'payer@example.cm', password: 'a good password', name: 'Ngo Bassa' };
  return dataOf<{ access_token: string }>(await api.request('POST', '/auth/user/register', { body }), 201).access_token;
}

describe('the way to the first live payment', () => {
  test('register, provide more information, get approved, accept payments', async () => {
    // Registered: test payments work, live keys do not.
    expect(await kycStatus()).toBe('not_started');
    expect(detailsOf(await askForLiveKey(), 'KYC_REQUIRED')).toEqual({ kyc_status: 'not_started' });
    expect(await createPayment(api, {}, merchant.testKey)).toMatchObject({ livemode: false });

    // Submitted: the operator sees it, and nothing is live yet.
    dataOf(await asMerchant('POST', '/merchant/kyc', KYC), 200);
    expect(await kycStatus()).toBe('pending');
    detailsOf(await askForLiveKey(), 'KYC_REQUIRED');
    const waiting = await asOperator(api, 'GET', '/admin/merchants?kyc_status=pending');
    expect(dataOf<{ merchants: readonly MerchantRecord[] }>(waiting, 200).merchants).toMatchObject([
      { id: merchant.id, kyc: { submission: KYC } },
    ]);
    detailsOf(await asMerchant('POST', '/merchant/kyc', KYC), 'KYC_ALREADY_SUBMITTED');

    // The operator requests more information with a note, and receives it.
    await decide('needs_info', 'The scan of the register is not legible.');
    const asked = dataOf<{ kyc: object }>(await asMerchant('GET', '/merchant/kyc'), 200);
    expect(asked.kyc).toMatchObject({ status: 'needs_info', note: 'The scan of the register is not legible.' });
    detailsOf(await askForLiveKey(), 'KYC_REQUIRED');
    const better = { ...KYC, registration_number: 'RC/YAO/2026/B/18' };
    dataOf(await asMerchant('POST', '/merchant/kyc', better), 200);
    expect(await decide('approved')).toMatchObject({ kyc_status: 'approved', kyc: { submission: better, note: null } });
    const again = await asOperator(api, 'POST', `/admin/merchants/${merchant.id}/kyc`, { decision: 'approved' });
    detailsOf(again, 'KYC_NOT_PENDING');

    // A live key, a live payment, paid through the live rail.
    const liveKey = await createKey(api, merchant.token, { livemode: true });
    expect(liveKey).toMatch(/^svc_live_/);
    const { id, slug, livemode } = await createPayment(api, { description: "L'été à Kribi : « 2 nuits »" }, liveKey);
    expect(livemode).toBe(true);
    script.lookupByPhone.set(PHONE, PAID);
    dataOf(await payByPhone(api, slug, await payer(), PHONE), 202);
    await api.advance(MINUTE);
    expect(await readPayment(api, id, liveKey)).toMatchObject({
      status: 'succeeded',
      livemode: true,
      payment_method: { type: 'mobile_money', provider: 'mtn_momo', phone_masked: expect.stringMatching(/456$/) },
    });
    expect(script.charges).toMatchObject([
      { livemode: true, amount: 5000, currency: 'XAF', phone: PHONE, description: 'L ete a Kribi 2 nuits' },
    ]);
    expect((await balanceOf(api, liveKey)).pending).toBe(5000);
    expect((await balanceOf(api, merchant.testKey)).pending).toBe(0);
    expect(await accountHolds(api, 'momo_live:rail_clearing', true)).toBe(-5000);
    const [capture] = await transfersOf(api, id);
    expect(capture).toEqual(['capture', { rail_clearing: -5000, merchant_pending: 5000 }]);
  });

  test('a rejected merchant stays in test mode, and may submit again', async () => {
    dataOf(await asMerchant('POST', '/merchant/kyc', KYC), 200);
    await decide('rejected', 'Not registered under this name.');
    expect(await kycStatus()).toBe('rejected');
    expect(detailsOf(await askForLiveKey(), 'KYC_REQUIRED')).toEqual({ kyc_status: 'rejected' });
    expect(await createPayment(api, {}, merchant.testKey)).toMatchObject({ livemode: false });
    dataOf(await asMerchant('POST', '/merchant/kyc', KYC), 200);
    await decide('approved');
    expect(dataOf(await askForLiveKey(), 201)).toMatchObject({ api_key: { livemode: true } });
  });

  test("creating a live key during the operator's decision requires the approval as well", async () => {
    dataOf(await asMerchant('POST', '/merchant/kyc', KYC), 200);
    const [keys] = await Promise.all([Promise.all([askForLiveKey(), askForLiveKey()]), decide('rejected')]);
    for (const key of keys) detailsOf(key, 'KYC_REQUIRED');
  });
});

describe('a suspended merchant', () => {
  let liveKey: string;
  let user: Person;
  /** Created before the suspension. */
  let open: Payment;
  let paid: Payment;

  beforeEach(async () => {
    await approveKyc(api, merchant);
    liveKey = await createKey(api, merchant.token, { livemode: true });
    user = await userWith(api, await createAgent(api, 'agent@shop.example'), 'user@example.cm', 50_000);
    script.lookupByPhone.set(PHONE, PAID);
    paid = await createPayment(api, {}, liveKey);
    dataOf(await payByPhone(api, paid.slug, user.token, PHONE), 202);
    await api.advance(MINUTE);
    paid = await readPayment(api, paid.id, liveKey);
    open = await createPayment(api, {}, liveKey);
  });

  async function suspend(): Promise<void> {
    const answer = await asOperator(api, 'POST', `/admin/merchants/${merchant.id}/suspend`);
    expect(dataOf<{ merchant: MerchantRecord }>(answer, 200).merchant.suspended).toBe(true);
  }

  async function reinstate(): Promise<void> {
    const answer = await asOperator(api, 'POST', `/admin/merchants/${merchant.id}/reinstate`);
    expect(dataOf<{ merchant: MerchantRecord }>(answer, 200).merchant.suspended).toBe(false);
  }

  const pay = (slug: string): Promise<Reply> => payFromWallet(api, slug, user.token, { pin: USER_PIN });

  test('creates no live payment', async () => {
    await suspend();
    const body = { amount: 5000, currency: 'XAF' };
    detailsOf(await api.request('POST', '/gateway/payments', { bearer: liveKey, body }), 'ACCOUNT_SUSPENDED');
  });

  test('accepts no payment of its live payments, from a wallet or by phone, and counts no attempt', async () => {
    await suspend();
    detailsOf(await pay(open.slug), 'ACCOUNT_SUSPENDED');
    detailsOf(await payByPhone(api, open.slug, user.token, PHONE), 'ACCOUNT_SUSPENDED');
    expect(script.charges).toHaveLength(1);
    expect(await readPayment(api, open.id, liveKey)).toEqual(open);
    expect(await accountHolds(api, `${user.id}:wallet`, true)).toBe(50_000);
  });

  test('has no declined payments either, when the wallet is empty', async () => {
    const poor = await payer();
    const pin = { password: 'a good password', pin: USER_PIN };
    dataOf(await api.request('PUT', '/auth/user/me/pin', { bearer: poor, body: pin }), 200);
    await suspend();
    detailsOf(await payFromWallet(api, open.slug, poor, { pin: USER_PIN }), 'ACCOUNT_SUSPENDED');
    expect(await readPayment(api, open.id, liveKey)).toEqual(open);
  });

  test('reads all its data', async () => {
    await suspend();
    for (const path of ['/gateway/payments', `/gateway/payments/${paid.id}`, '/merchant/balance', '/merchant/events']) {
      dataOf(await api.request('GET', path, { bearer: liveKey }), 200);
    }
    dataOf(await asMerchant('GET', '/merchant/kyc'), 200);
    expect((await readCheckout(api, open.slug)) satisfies Checkout).toMatchObject({ status: 'requested' });
  });

  test('can refund', async () => {
    await suspend();
    dataOf(await refund(api, paid.id, { amount: 2000 }, liveKey), 201);
    await api.advance(MINUTE);
    expect(await readPayment(api, paid.id, liveKey)).toMatchObject({
      status: 'partially_refunded',
      amount_refunded: 2000,
    });
    expect(script.refunds).toMatchObject([{ amount: 2000, livemode: true, phone: PHONE }]);
  });

  test('continues in test mode', async () => {
    await suspend();
    const { id, slug } = await createPayment(api, {}, merchant.testKey);
    dataOf(await payFromWallet(api, slug, await api.login('success@sandbox.test')), 200);
    expect((await readPayment(api, id, merchant.testKey)).status).toBe('succeeded');
  });

  test('receives a payment in progress that the payer has already confirmed', async () => {
    script.lookupByPhone.delete(PHONE);
    dataOf(await payByPhone(api, open.slug, user.token, PHONE), 202);
    await suspend();
    script.lookupByPhone.set(PHONE, PAID);
    const [attempt] = await attempts(api);
    dataOf(await callBack(api, attempt?.id ?? '', 'momo_live'), 200);
    await api.advance(2 * SECOND);
    expect((await readPayment(api, open.id, liveKey)).status).toBe('succeeded');
  });

  test('works as before once it is reinstated', async () => {
    await suspend();
    await suspend();
    await reinstate();
    dataOf(await pay(open.slug), 200);
    expect((await readPayment(api, open.id, liveKey)).status).toBe('succeeded');
    expect(await accountHolds(api, `${user.id}:wallet`, true)).toBe(45_000);
    expect(await createPayment(api, {}, liveKey)).toMatchObject({ livemode: true });
  });

  test('of a suspension and concurrent payments, each payment is paid or frozen', async () => {
    const payments = await Promise.all(Array.from({ length: 6 }, () => createPayment(api, { amount: 1000 }, liveKey)));
    const [answers] = await Promise.all([Promise.all(payments.map(({ slug }) => pay(slug))), suspend()]);
    for (const [place, answer] of answers.entries()) {
      const { status } = await readPayment(api, payments[place]?.id ?? '', liveKey);
      expect([answer.status, status]).toEqual(
        answer.status === 200 ? [200, 'succeeded'] : [answer.status, 'requested'],
      );
      expect([200, 403, 423, 503]).toContain(answer.status);
    }
  });
});

describe('a merchant whose approval is withdrawn', () => {
  let liveKey: string;
  let user: Person;
  /** Created before the withdrawal. */
  let open: Payment;
  let paid: Payment;

  beforeEach(async () => {
    await approveKyc(api, merchant);
    liveKey = await createKey(api, merchant.token, { livemode: true });
    user = await userWith(api, await createAgent(api, 'agent@shop.example'), 'user@example.cm', 50_000);
    script.lookupByPhone.set(PHONE, PAID);
    paid = await createPayment(api, {}, liveKey);
    dataOf(await payByPhone(api, paid.slug, user.token, PHONE), 202);
    await api.advance(MINUTE);
    open = await createPayment(api, {}, liveKey);
  });

  const create = (): Promise<Reply> =>
    api.request('POST', '/gateway/payments', { bearer: liveKey, body: { amount: 5000, currency: 'XAF' } });
  const pay = (slug: string): Promise<Reply> => payFromWallet(api, slug, user.token, { pin: USER_PIN });

  test.each(['needs_info', 'rejected'])('to %s reads the reason, and its live keys stop at once', async (decision) => {
    expect(await decide(decision, 'The register lists another owner.')).toMatchObject({
      kyc_status: decision,
      kyc: { note: 'The register lists another owner.', submission: KYC },
    });
    expect(detailsOf(await create(), 'KYC_REQUIRED')).toEqual({ kyc_status: decision });
    const cancel = await api.request('POST', `/gateway/payments/${open.id}/cancel`, { bearer: liveKey });
    detailsOf(cancel, 'KYC_REQUIRED');
    detailsOf(await askForLiveKey(), 'KYC_REQUIRED');
    detailsOf(await pay(open.slug), 'ACCOUNT_SUSPENDED');
    detailsOf(await payByPhone(api, open.slug, user.token, PHONE), 'ACCOUNT_SUSPENDED');
    expect(await readPayment(api, open.id, liveKey)).toEqual(open);
  });

  test('reads and refunds in live mode, and continues in test mode', async () => {
    await decide('rejected', 'No longer registered.');
    dataOf(await api.request('GET', '/merchant/balance', { bearer: liveKey }), 200);
    dataOf(await refund(api, paid.id, { amount: 2000 }, liveKey), 201);
    await api.advance(MINUTE);
    expect(await readPayment(api, paid.id, liveKey)).toMatchObject({ amount_refunded: 2000 });
    expect(await createPayment(api, {}, merchant.testKey)).toMatchObject({ livemode: false });
  });

  test('requires a reason, and only an approval can be withdrawn', async () => {
    const path = `/admin/merchants/${merchant.id}/kyc`;
    for (const body of [{ decision: 'rejected' }, { decision: 'needs_info', note: ' ' }]) {
      expect(invalidFields(await asOperator(api, 'POST', path, body))).toEqual(['note']);
    }
    expect(await kycStatus()).toBe('approved');
    await decide('needs_info', 'Your new address, please.');
    const again = await asOperator(api, 'POST', path, { decision: 'rejected', note: 'Too late.' });
    expect(detailsOf(again, 'KYC_NOT_PENDING')).toEqual({ kyc_status: 'needs_info' });
  });

  test('is in the audit log with the reason', async () => {
    await decide('rejected', 'No longer registered.');
    const { audit_entries: lines } = dataOf<{ audit_entries: readonly object[] }>(
      await asOperator(api, 'GET', `/admin/audit-log?merchant_id=${merchant.id}&action=merchant.decide_kyc`),
      200,
    );
    expect(lines[0]).toMatchObject({ details: { decision: 'rejected', note: 'No longer registered.' } });
  });

  test('submits again, and accepts live payments once approved', async () => {
    await decide('needs_info', 'Your new address, please.');
    dataOf(await asMerchant('POST', '/merchant/kyc', KYC), 200);
    await decide('approved');
    dataOf(await create(), 201);
    dataOf(await pay(open.slug), 200);
  });

  test('is enforced in the commit: of a withdrawal and concurrent payments, each is created or rejected', async () => {
    const [made, paying] = await Promise.all([
      Promise.all(Array.from({ length: 6 }, create)),
      pay(open.slug),
      decide('rejected', 'No longer registered.'),
    ]);
    for (const answer of made) if (answer.status !== 201) detailsOf(answer, 'KYC_REQUIRED');
    const { status } = await readPayment(api, open.id, liveKey);
    expect([paying.status, status]).toBeOneOf([
      [200, 'succeeded'],
      [403, 'requested'],
    ]);
  });

  test('a caller authorised before the withdrawal is refused by the commit, with the missing requirement', async () => {
    let isWithdrawn = false;
    beforePayment = async () => {
      isWithdrawn = true;
      await decide('rejected', 'No longer registered.');
    };
    expect(detailsOf(await create(), 'KYC_REQUIRED')).toEqual({ kyc_status: 'rejected' });
    expect(isWithdrawn).toBe(true);
  });
});
