import type { CashOutCode } from '@mitako/contract/names';
import { afterEach, expect, test } from 'vitest';
import {
  AGENT_PIN,
  codeFor,
  createAgent,
  createUser,
  moveFloat,
  receiptIn,
  USER_PIN,
  userWith,
  type Person,
} from './support/cash.ts';
import { asOperator, setTerms } from './support/money.ts';
import { dataOf, detailsOf, openGateway, paidPayment, testKey, type Reply, type TestGateway } from './support.ts';

// Every body may omit the currency while only one is configured.

let api: TestGateway;

afterEach(() => api.close());

interface Cash {
  readonly agent: Person;
  readonly user: Person;
  readonly code: () => Promise<string>;
}

const BODIES: readonly (readonly [
  name: string,
  currencyOf: (answer: Reply) => string,
  send: (cash: Cash, currency: object) => Promise<Reply>,
])[] = [
  [
    'a payment',
    (answer) => dataOf<{ payment: { currency: string } }>(answer, 201).payment.currency,
    (_, currency) =>
      api.request('POST', '/gateway/payments', { bearer: testKey(api), body: { amount: 5000, ...currency } }),
  ],
  [
    'a sandbox payment',
    (answer) => dataOf<{ payment: { currency: string } }>(answer, 201).payment.currency,
    (_, currency) =>
      api.request('POST', '/gateway/sandbox/payments', { bearer: testKey(api), body: { amount: 5000, ...currency } }),
  ],
  [
    'a float',
    (answer) => dataOf<{ transaction: { currency: string } }>(answer, 201).transaction.currency,
    ({ agent }, currency) =>
      asOperator(api, 'POST', `/admin/agents/${agent.id}/float`, {
        amount: 1000,
        livemode: true,
        direction: 'fund',
        ...currency,
      }),
  ],
  [
    'a cash-in',
    (answer) => receiptIn(answer).currency,
    ({ agent, user }, currency) =>
      api.request('POST', '/agent/cash-in', {
        bearer: agent.token,
        body: { user_id: user.id, amount: 10, pin: AGENT_PIN, ...currency },
      }),
  ],
  [
    'a cash-out code',
    (answer) => dataOf<{ cash_out_code: CashOutCode }>(answer, 201).cash_out_code.currency,
    ({ user }, currency) =>
      api.request('POST', '/wallet/cash-out-codes', {
        bearer: user.token,
        body: { amount: 10, pin: USER_PIN, ...currency },
      }),
  ],
  [
    'a cash-out',
    (answer) => receiptIn(answer).currency,
    async ({ agent, user, code }, currency) =>
      api.request('POST', '/agent/cash-out', {
        bearer: agent.token,
        body: { user: user.email, code: await code(), pin: AGENT_PIN, ...currency },
      }),
  ],
  [
    'a settlement',
    (answer) => dataOf<{ settlement: { currency: string } }>(answer, 201).settlement.currency,
    async (_, currency) => {
      await setTerms(api, { settlement: { delay_seconds: 0, schedule: 'manual' } });
      await paidPayment(api, { currency: 'XAF' });
      const path = `/admin/merchants/${api.seed.merchant.id}/settlements`;
      return asOperator(api, 'POST', path, { livemode: false, ...currency });
    },
  ],
];

test.each(BODIES)('%s may omit the only currency', async (_, currencyOf, send) => {
  api = await openGateway();
  const agent = await createAgent(api, 'un@shop.example');
  const user = await userWith(api, agent, 'user@example.cm', 50_000);
  dataOf(await moveFloat(api, agent.id, 1000), 201);
  const people: Cash = { agent, user, code: () => codeFor(api, user, 10) };
  for (const currency of [{}, { currency: null }]) expect(currencyOf(await send(people, currency))).toBe('XAF');
});

test.each(BODIES)('%s must name one of several currencies', async (_, __, send) => {
  api = await openGateway({ currencies: ['XAF', 'EUR'] });
  const agent = await createAgent(api, 'un@shop.example');
  const user = await createUser(api, 'user@example.cm');
  const people: Cash = { agent, user, code: () => Promise.resolve('123456') };
  for (const currency of [{}, { currency: null }]) {
    expect(detailsOf(await send(people, currency), 'VALIDATION_ERROR')).toEqual({
      fields: { currency: [{ rule: 'required', message: 'Is required.' }] },
    });
  }
});

test('any of several currencies may be named', async () => {
  api = await openGateway({ currencies: ['XAF', 'EUR'] });
  for (const currency of ['XAF', 'eur']) {
    const body = { amount: 5000, currency };
    const answer = await api.request('POST', '/gateway/payments', { bearer: testKey(api), body });
    expect(dataOf(answer, 201)).toMatchObject({ payment: { currency: currency.toUpperCase() } });
  }
});
