import type { AttemptRecord } from '@mitako/contract/names';
import type { Rail } from '@mitako/core';
import { airtelMoney } from '@mitako/rail-airtel-money';
import { mtnMomo } from '@mitako/rail-mtn-momo';
import { orangeMoneyPush } from '@mitako/rail-orange-money';
import { pawapay } from '@mitako/rail-pawapay';
import {
  simulateAirtelMoney,
  simulateMtnMomo,
  simulateOrangeMoneyPush,
  simulatePawapay,
  type SimulatedProvider,
} from '@mitako/testing/rails';
import { afterEach, describe, expect, test } from 'vitest';
import { asOperator, closeWithConsistentLedger } from './support/money.ts';
import {
  createPayment,
  dataOf,
  detailsOf,
  invalidFields,
  MINUTE,
  openGateway,
  payByPhone,
  readPayment,
  registerUser,
  type Reply,
  testKey,
  type TestGateway,
} from './support.ts';

// Numbers are ported, so that a prefix proves nothing: who names a provider is believed, and the provider refuses. Orange's
// web page asks for the number itself.

const HOST = 'pay.shop.example';

let api: TestGateway;
afterEach(() => closeWithConsistentLedger(api));

const nowMs = (): number => api?.clock.now() ?? Date.UTC(2026, 0, 1);

/** MTN's sandbox accepts all numbers, so its rail is of production. */
const RAILS: readonly {
  readonly name: string;
  readonly provider: string;
  readonly live?: true;
  readonly its: string;
  readonly foreign: string;
  readonly make: () => { readonly simulated: SimulatedProvider; readonly rail: Rail };
}[] = [
  {
    name: 'MTN MoMo',
    provider: 'mtn_momo',
    live: true,
    its: '+237677123456',
    foreign: '+237699123456',
    make() {
      const collection = { subscriptionKey: 'key', apiUser: '0d9c7c1e-5a34-4d31-9d3a-1a6f2f6c7e10', apiKey: 'secret' };
      const simulated = simulateMtnMomo({ collection, targetEnvironment: 'mtncameroon', callbackHost: HOST, nowMs });
      return {
        simulated,
        rail: mtnMomo({ country: 'CM', environment: 'production', collection, fetch: simulated.fetch }),
      };
    },
  },
  {
    name: 'Orange Money, by its push',
    provider: 'orange_money',
    its: '+237699123456',
    foreign: '+237677123456',
    make() {
      const known = {
        consumerKey: 'consumer',
        consumerSecret: 'secret',
        apiUser: 'user',
        apiPassword: 'password',
        channelUserMsisdn: '699000000',
        pin: '1234',
      };
      const simulated = simulateOrangeMoneyPush({ ...known, nowMs });
      return { simulated, rail: orangeMoneyPush({ ...known, environment: 'sandbox', fetch: simulated.fetch }) };
    },
  },
  {
    name: 'Airtel Money',
    provider: 'airtel_money',
    its: '+24177123456',
    foreign: '+24162123456',
    make() {
      const known = { country: 'GA', clientId: 'client', clientSecret: 'secret' } as const;
      const simulated = simulateAirtelMoney({ ...known, nowMs });
      // In some countries the code says that no PIN was typed.
      const failureCodes = { DP00800001005: 'invalid_payer' } as const;
      return {
        simulated,
        rail: airtelMoney({ ...known, environment: 'sandbox', fetch: simulated.fetch, failureCodes }),
      };
    },
  },
  {
    name: 'pawaPay',
    provider: 'orange_money',
    its: '+237699123456',
    foreign: '+237677123456',
    make() {
      const simulated = simulatePawapay({ nowMs });
      return { simulated, rail: pawapay({ apiToken: 'token', environment: 'sandbox', fetch: simulated.fetch }) };
    },
  },
];

describe.each(RAILS)('$name: a number of another provider', ({ provider, live, its, foreign, make }) => {
  let simulated: SimulatedProvider;
  let key: string;

  async function open(): Promise<void> {
    const made = make();
    ({ simulated } = made);
    api = await openGateway({ publicUrl: `https://${HOST}`, rails: [made.rail] });
    key = live === true ? api.seed.merchant.liveKey : testKey(api);
  }

  const charge = (id: string, body: object): Promise<Reply> =>
    api.request('POST', `/gateway/payments/${id}/charge`, { bearer: key, body: { method: 'mobile_money', ...body } });

  /** The refusal comes with the answer, or with a look-up. */
  async function expectRefused(id: string, reply: Reply): Promise<void> {
    if (reply.status === 402) detailsOf(reply, 'PAYMENT_DECLINED');
    else dataOf(reply, 202);
    await api.advance(10 * MINUTE);
    expect(await readPayment(api, id, key)).toMatchObject({
      status: 'requested',
      failure_code: 'invalid_payer',
      failure_message: expect.stringMatching(/does not exist at this provider/),
      amount_refunded: 0,
    });
    const answer = await asOperator(api, 'GET', `/admin/attempts?payment_id=${id}`);
    const { attempts } = dataOf<{ attempts: readonly AttemptRecord[] }>(answer, 200);
    expect(attempts.map(({ status }) => status)).toEqual(['failed']);
    expect(attempts.map(({ id: reference }) => simulated.collected(reference))).toEqual([0]);
    expect(simulated.phones.prompts).toEqual([]);
  }

  test('at the checkout is refused, nothing is charged, and the right number pays', async () => {
    await open();
    const { access_token: payer } = await registerUser(api, 'payer@mail.example');
    const { id, slug } = await createPayment(api, { expires_in: 86_400 }, key);
    await expectRefused(id, await payByPhone(api, slug, payer, foreign, provider));
    dataOf(await payByPhone(api, slug, payer, its, provider), 202);
    await api.advance(10 * MINUTE);
    expect(await readPayment(api, id, key)).toMatchObject({ status: 'succeeded', failure_code: null });
  });

  test('by key is refused by the provider, too', async () => {
    await open();
    const { id } = await createPayment(api, { expires_in: 86_400 }, key);
    await expectRefused(id, await charge(id, { phone: foreign, provider }));
  });
});

test('a number that tells no provider of the gateway is sent to none', async () => {
  const { rail, simulated } = RAILS[1]?.make() ?? {};
  api = await openGateway({ rails: rail === undefined ? [] : [rail] });
  const { id } = await createPayment(api);
  const body = { method: 'mobile_money', phone: '+237677123456' };
  const unnamed = await api.request('POST', `/gateway/payments/${id}/charge`, { bearer: testKey(api), body });
  expect(invalidFields(unnamed)).toEqual(['provider']);
  expect(unnamed.text).toContain('name one of orange_money');
  expect(simulated?.requests).toEqual([]);
});
