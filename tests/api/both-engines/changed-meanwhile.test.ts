// What changes while a PIN is verified, or before a commit, counts: nothing is decided on what was read earlier.
import type { PaymentLink } from '@mitako/contract/names';
import type { Hasher } from '@mitako/core';
import type { ChangeType } from '@mitako/core/engine';
import { fastHasher } from '@mitako/testing';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { cashIn, createAgent, createUser, moveFloat, USER_PIN, walletHolds, type Person } from '../support/cash.ts';
import { askForCashCode, offerCash, takeCash, withCode } from '../support/cash-payments.ts';
import { asOperator, closeWithConsistentLedger } from '../support/money.ts';
import { scriptedRail, type Script } from '../support/scripted-rail.ts';
import {
  createPayment,
  dataOf,
  detailsOf,
  openGateway,
  payByPhone,
  payFromWallet,
  readPayment,
  testKey,
  type Reply,
  type TestGateway,
} from '../support.ts';

const MTN = '+237653456789';

type Meanwhile = () => Promise<unknown>;

let api: TestGateway;
let script: Script;
/** Each runs once: while a PIN is verified, before a payment link is read, before such a change is committed. */
let duringPin: Meanwhile | null;
let beforeLink: Meanwhile | null;
let beforeCommit: readonly [ChangeType, Meanwhile] | null;

const hasher: Hasher = {
  ...fastHasher(),
  async verify(phc, secret, lane) {
    if (lane === 'pin') await once(duringPin, () => (duringPin = null));
    return fastHasher().verify(phc, secret, lane);
  },
};

async function once(act: Meanwhile | null, forget: () => void): Promise<void> {
  forget();
  await act?.();
}

beforeEach(async () => {
  [duringPin, beforeLink, beforeCommit] = [null, null, null];
  const scripted = scriptedRail();
  ({ script } = scripted);
  api = await openGateway({ hasher, rails: [scripted.rail, scriptedRail('live').rail] }, (store) => ({
    ...store,
    read: {
      ...store.read,
      async paymentLinkById(id) {
        await once(beforeLink, () => (beforeLink = null));
        return store.read.paymentLinkById(id);
      },
    },
    async commit(changes) {
      const [type, act] = beforeCommit ?? [];
      if (act !== undefined && changes.some((change) => change.type === type)) {
        await once(act, () => (beforeCommit = null));
      }
      return store.commit(changes);
    },
  }));
});
afterEach(() => closeWithConsistentLedger(api));

function simulate(paymentId: string, body: object): Promise<Reply> {
  return api.request('POST', `/gateway/sandbox/payments/${paymentId}/simulate`, { bearer: testKey(api), body });
}

describe('the last place of a payment link', () => {
  let link: PaymentLink;
  let payment: { readonly id: string; readonly slug: string };
  let token: string;

  async function opened(): Promise<{ readonly id: string; readonly slug: string }> {
    const answer = await api.request('POST', `/gateway/payment-links/${link.slug}/payments`);
    const { slug } = dataOf<{ slug: string }>(answer, 201);
    const listed = await api.request('GET', `/gateway/payments?q=${slug}`, { bearer: testKey(api) });
    const [found] = dataOf<{ payments: readonly { readonly id: string }[] }>(listed, 200).payments;
    return { id: found?.id ?? '', slug };
  }

  beforeEach(async () => {
    const body = { description: 'Ndolé', amount: 2500, max_payments: 1 };
    const answer = await api.request('POST', '/merchant/payment-links', { bearer: testKey(api), body });
    link = dataOf<{ payment_link: PaymentLink }>(answer, 201).payment_link;
    payment = await opened();
    token = await api.login('success@sandbox.test');
  });

  async function pay({ slug }: { readonly slug: string }): Promise<void> {
    dataOf(await payFromWallet(api, slug, token), 200);
  }

  test('paid while the PIN of a second payer is verified is that of the payment itself', async () => {
    const second = await createUser(api, 'deux@example.cm');
    duringPin = () => pay(payment);
    detailsOf(await payFromWallet(api, payment.slug, second.token, { pin: USER_PIN }), 'PAYMENT_ALREADY_PAID');
  });

  const ways: Readonly<Record<string, () => Promise<Reply>>> = {
    'from a wallet': async () => {
      const { token: bearer } = await createUser(api, 'deux@example.cm');
      return payFromWallet(api, payment.slug, bearer, { pin: USER_PIN });
    },
    'by phone': () => payByPhone(api, payment.slug, token, MTN),
    'by the merchant’s server': () =>
      api.request('POST', `/gateway/payments/${payment.id}/charge`, {
        bearer: testKey(api),
        body: { method: 'mobile_money', phone: MTN },
      }),
    'as a simulation': () => simulate(payment.id, { outcome: 'succeed' }),
    'with a cash code': async () => {
      await offerCash(api, 'test');
      return askForCashCode(api, payment);
    },
  };

  test.each(Object.entries(ways))('is its own to a payment that is paid twice at once, %s', async (_, way) => {
    beforeLink = () => pay(payment);
    detailsOf(await way(), 'PAYMENT_ALREADY_PAID');
  });

  test.each(Object.entries(ways))('that another payment takes closes the link, %s', async (_, way) => {
    const other = await opened();
    beforeLink = () => pay(other);
    detailsOf(await way(), 'PAYMENT_LINK_CLOSED');
  });
});

describe('a wallet that is topped up meanwhile', () => {
  let agent: Person;
  let payer: Person;
  let payment: { readonly id: string; readonly slug: string };

  beforeEach(async () => {
    agent = await createAgent(api, 'un@shop.example');
    payer = await createUser(api, 'awa@example.cm');
    dataOf(await moveFloat(api, agent.id, 5000), 201);
    payment = await createPayment(api, { max_attempts: 1 }, api.seed.merchant.liveKey);
  });

  async function topUp(): Promise<void> {
    dataOf(await cashIn(api, agent, payer.id, 5000), 201);
  }

  async function expectPaid(): Promise<void> {
    dataOf(await payFromWallet(api, payment.slug, payer.token, { pin: USER_PIN }), 200);
    const { status, attempts_count } = await readPayment(api, payment.id, api.seed.merchant.liveKey);
    expect([status, attempts_count]).toEqual(['succeeded', 1]);
    expect(await walletHolds(api, payer)).toBe(0);
  }

  test('pays, while its PIN is verified', async () => {
    duringPin = topUp;
    await expectPaid();
  });

  test('pays, before the decline is committed', async () => {
    beforeCommit = ['assert.account_below', topUp];
    await expectPaid();
  });

  test('is declined while it has a franc too little', async () => {
    duringPin = async () => dataOf(await cashIn(api, agent, payer.id, 4999), 201);
    detailsOf(await payFromWallet(api, payment.slug, payer.token, { pin: USER_PIN }), 'INSUFFICIENT_FUNDS');
    expect((await readPayment(api, payment.id, api.seed.merchant.liveKey)).status).toBe('failed');
  });
});

describe('a method that is switched off meanwhile', () => {
  async function suspend(method: string, mode: 'live' | 'test' = 'test'): Promise<void> {
    dataOf(await asOperator(api, 'POST', `/admin/methods/${method}/suspend`, { mode, reason: 'Down.' }), 200);
  }

  async function hide(method: string): Promise<void> {
    const body = { mode: 'test', hidden: [method] };
    const bearer = await api.login('merchant@sandbox.test', { role: 'merchant' });
    dataOf(await api.request('PUT', '/merchant/methods', { bearer, body }), 200);
  }

  const offs = { 'by the operator': suspend, 'by the merchant': hide };

  for (const [who, off] of Object.entries(offs)) {
    test(`${who} takes no payment whose PIN is being verified`, async () => {
      const { id, slug } = await createPayment(api);
      const token = await api.login('success@sandbox.test');
      duringPin = () => off('wallet');
      detailsOf(await payFromWallet(api, slug, token), 'METHOD_DISABLED');
      expect(await readPayment(api, id)).toMatchObject({ status: 'requested', attempts_count: 0 });
    });

    test(`${who} takes no payment that is about to be committed`, async () => {
      const { slug } = await createPayment(api);
      const token = await api.login('success@sandbox.test');
      beforeCommit = ['attempt.insert', () => off('wallet')];
      detailsOf(await payFromWallet(api, slug, token), 'METHOD_DISABLED');
      beforeCommit = ['attempt.insert', () => off('mtn_momo')];
      detailsOf(await payByPhone(api, slug, token, MTN), 'METHOD_DISABLED');
      expect(script.charges).toEqual([]);
    });
  }

  for (const [who, off] of Object.entries(offs)) {
    test(`${who} gives no code for cash that is about to be committed`, async () => {
      await offerCash(api, 'test');
      const payment = await createPayment(api);
      beforeCommit = ['cash_code.insert', () => off('cash')];
      detailsOf(await askForCashCode(api, payment), 'METHOD_DISABLED');
      const read = await api.request('GET', `/gateway/checkout/${payment.slug}/cash-code`);
      detailsOf(read, 'CASH_CODE_NOT_FOUND');
      expect(await readPayment(api, payment.id)).toMatchObject({ status: 'requested', attempts_count: 0 });
    });
  }

  test('by the operator gets no cash taken', async () => {
    const agent = await createAgent(api, 'un@shop.example');
    dataOf(await moveFloat(api, agent.id, 5000), 201);
    await offerCash(api, 'live');
    const { payment, code } = await withCode(api);
    beforeCommit = ['attempt.insert', () => suspend('cash', 'live')];
    detailsOf(await takeCash(api, agent, code), 'METHOD_DISABLED');
    expect((await readPayment(api, payment.id, api.seed.merchant.liveKey)).status).toBe('requested');
  });
});
