import { beforeEach, expect, test } from 'vitest';
import {
  createAgent,
  floatHolds,
  moveFloat,
  persistently,
  type Person,
  USER_PIN,
  userWith,
  walletHolds,
} from '../support/cash.ts';
import { lookUp, offerCash, takeCash, withCode } from '../support/cash-payments.ts';
import { closeWithConsistentLedger, transfersOf } from '../support/money.ts';
import { dataOf, gatewayForEachTest, payFromWallet, readPayment } from '../support.ts';

const api = gatewayForEachTest(closeWithConsistentLedger);
let agents: readonly [Person, Person];

beforeEach(async () => {
  agents = [await createAgent(api, 'un@shop.example'), await createAgent(api, 'deux@shop.example')];
  await offerCash(api, 'live');
  for (const { id } of agents) dataOf(await moveFloat(api, id, 100_000), 201);
});

test('two agents and a wallet pay one payment at once: it is paid exactly once', async () => {
  const [one, other] = agents;
  const user = await userWith(api, one, 'user@example.cm', 100_000);
  let spent = 0;
  for (let round = 0; round < 6; round += 1) {
    const { payment, code } = await withCode(api);
    const answers = await Promise.all([
      persistently(() => takeCash(api, one, code)),
      persistently(() => payFromWallet(api, payment.slug, user.token, { pin: USER_PIN })),
      persistently(() => takeCash(api, other, code)),
    ]);
    expect(answers.filter(({ status }) => status < 300)).toHaveLength(1);
    const codes = answers.flatMap(({ body }) => body.code ?? []);
    expect(['CASH_CODE_INVALID', 'PAYMENT_ALREADY_PAID']).toEqual(expect.arrayContaining([...new Set(codes)]));
    expect(await readPayment(api, payment.id, api.seed.merchant.liveKey)).toMatchObject({ status: 'succeeded' });
    expect((await transfersOf(api, payment.id)).map(([kind]) => kind)).toEqual(['capture']);
    spent += 5000;
    const left = [await floatHolds(api, one), await floatHolds(api, other), await walletHolds(api, user)];
    expect(left.reduce((sum, held) => sum + held, 0)).toBe(300_000 - spent);
  }
});

test('of cash and mobile money that begin together after the look-up, one pays, and what it says is what the ledger has', async () => {
  await offerCash(api, 'test');
  const [one] = agents;
  const { slug, id } = dataOf<{ payment: { slug: string; id: string } }>(
    await api.request('POST', '/gateway/payments', {
      bearer: api.seed.merchant.testKey,
      body: { amount: 5000, currency: 'XAF' },
    }),
    201,
  ).payment;
  const { cash_code: shown } = dataOf<{ cash_code: { code: string } }>(
    await api.request('POST', `/gateway/checkout/${slug}/cash-code`),
    201,
  );
  dataOf(await lookUp(api, one, shown.code, { mode: 'test' }), 200);
  const charge = { method: 'mobile_money', provider: 'mtn_momo', phone: '+237653456789' };
  const [cash, mobile] = await Promise.all([
    persistently(() => takeCash(api, one, shown.code, { mode: 'test' })),
    api.request('POST', `/gateway/payments/${id}/charge`, { bearer: api.seed.merchant.testKey, body: charge }),
  ]);
  expect([cash.status < 300, mobile.status < 300].filter(Boolean)).toHaveLength(1);
  api.clock.advance(60_000);
  await api.gateway.runDue();
  const transfers = await transfersOf(api, id);
  expect(transfers.map(([kind]) => kind)).toEqual(['capture']);
  expect(Object.keys(transfers[0]?.[1] ?? {})).toContain(cash.status < 300 ? 'float' : 'rail_clearing');
});

test('of a hundred concurrent guesses of one agent twenty are compared', async () => {
  const [one] = agents;
  const { code } = await withCode(api);
  const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
  const answers = await Promise.all(
    Array.from({ length: 100 }, async () => {
      // The rate limit is another bound, and lies apart.
      const answer = await persistentlyCounted(() => lookUp(api, one, wrong));
      return answer.body.code;
    }),
  );
  expect(answers.filter((each) => each === 'CASH_CODE_INVALID')).toHaveLength(20);
  expect(answers.filter((each) => each === 'CASH_CODE_LOCKED')).toHaveLength(80);
}, 60_000);

/** Repeats what only the contention of a counted row refused. */
async function persistentlyCounted(send: () => ReturnType<typeof lookUp>): ReturnType<typeof lookUp> {
  for (let round = 0; round < 200; round += 1) {
    const answer = await send();
    if (answer.status !== 503) return answer;
  }
  throw new Error('the service stayed busy');
}
