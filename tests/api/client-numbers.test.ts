import { createClient, MitakoError } from '@mitako/client';
import { createAgentClient } from '@mitako/client/agent';
import { createMerchantClient } from '@mitako/client/merchant';
import { createOperatorClient } from '@mitako/client/operator';
import { createWalletClient } from '@mitako/client/wallet';
import { expect, test } from 'vitest';

// JSON has no NaN: it would be sent as null. For a refund, that would be all that is left of the payment.

const sent: Request[] = [];
const connection = {
  baseUrl: 'https://pay.example/api/v1',
  fetch: (request: Request) => {
    sent.push(request);
    return Promise.resolve(new Response('{}', { status: 500 }));
  },
};
/** A session that must be refreshed before its first call. */
const session = {
  read: () => ({ principal_id: 'usr_1', refresh_token: 'r', refresh_key: 'k' }),
  write: () => {},
};

const key = createClient({ apiKey: 'svc_test_IkjVCU5oRtPiTXYr8yzvFe2QNQVmpx1YrSBJ', ...connection });
const operator = createOperatorClient({ operatorKey: 'svc_op_IkjVCU5oRtPiTXYr8yzvFe2QNQVmpx1YrSBJ', ...connection });
const merchant = createMerchantClient({ ...connection, session });
const wallet = createWalletClient({ ...connection, session });
const agent = createAgentClient({ ...connection, session });

const typed = Number('1 500');

test.each<readonly [string, () => Promise<unknown>]>([
  ['amount', () => key.payments.refund('pay_1', { amount: typed })],
  ['amount', () => key.payments.refund('pay_1', { amount: Infinity, reason: 'one cup' })],
  ['amount', () => key.payments.create({ amount: -Infinity })],
  ['expires_in', () => key.payments.create({ amount: 1, expires_in: typed })],
  ['max_payments', () => key.paymentLinks.create({ description: 'Dues', max_payments: typed })],
  ['limit', () => key.payments.list({ limit: typed }).toArray({ max: 1 })],
  ['amount', () => operator.payments.refund('pay_1', { amount: typed })],
  ['amount', () => operator.payments.dispute('pay_1', { amount: typed })],
  ['fees.maximum', () => operator.merchants.update('mer_1', { fees: { basis_points: 175, fixed: 7, maximum: typed } })],
  [
    'methods.0.max',
    () => operator.methods.set('mer_1', { mode: 'live', methods: [{ method: 'wallet', enabled: true, max: typed }] }),
  ],
  ['limits.cash_in_max', () => operator.agents.update('agt_1', { limits: { cash_in_max: typed } })],
  ['grace_seconds', () => merchant.apiKeys.roll('key_1', { grace_seconds: typed })],
  ['amount', () => wallet.cashOutCodes.create({ amount: typed, pin: '5829' })],
  ['amount', () => agent.cashIn({ user_id: 'usr_1', amount: typed, pin: '5829' })],
])('a client throws for a number that is not finite in %s, and sends nothing', async (path, call) => {
  sent.length = 0;
  const failure: unknown = await Promise.resolve()
    .then(call)
    .catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(MitakoError);
  const { code, details } = failure as MitakoError;
  const message = expect.stringMatching(/^Is (?:NaN|-?Infinity)\. /) as string;
  expect({ code, details }).toEqual({
    code: 'VALIDATION_ERROR',
    details: { fields: { [path]: [{ rule: 'type', message }] } },
  });
  expect(sent).toEqual([]);
});

/** A misspelt name, which JavaScript does not notice. */
const misspelt = undefined as unknown as number;

test.each<readonly [string, () => Promise<unknown>]>([
  ['a refund', () => key.payments.refund('pay_1', { amount: misspelt, reason: 'one cup' })],
  ["an operator's refund", () => operator.payments.refund('pay_1', { amount: misspelt })],
  ['a dispute', () => operator.payments.dispute('pay_1', { amount: misspelt })],
  ['a payment link', () => key.paymentLinks.create({ description: 'Dues', amount: misspelt })],
])('a client throws for an amount of %s that is undefined, and sends nothing', async (_, call) => {
  sent.length = 0;
  await expect(Promise.resolve().then(call)).rejects.toThrow('amount: Is undefined. ');
  expect(sent).toEqual([]);
});

const nothing = null as unknown as string;

test.each<readonly [string, string, () => Promise<unknown>]>([
  ['an empty list', 'status: Is an empty list', () => key.payments.list({ status: [] }).page()],
  [
    'an empty list of the operator',
    'status: Is an empty list',
    () => operator.refunds.list({ status: [] } as object).page(),
  ],
  ['null', 'q: Is null', () => key.payments.list({ q: nothing }).page()],
  ['null in a list', 'status: Is null', () => key.payments.list({ status: [null] } as object).page()],
])('a client throws for a filter that is %s, and sends nothing', async (_, message, call) => {
  sent.length = 0;
  await expect(Promise.resolve().then(call)).rejects.toThrow(message);
  expect(sent).toEqual([]);
});

test('a client throws for an idempotency key that is null, and makes none of its own', async () => {
  sent.length = 0;
  const call = key.payments.create({ amount: 500 }, { idempotencyKey: nothing, maxRetries: 0 });
  await expect(call).rejects.toThrow('idempotency_key: Pass as idempotencyKey');
  expect(sent).toEqual([]);
});

test('a date in a filter is sent as in a body', async () => {
  sent.length = 0;
  const created_from = new Date(Date.UTC(2026, 0, 31, 12)) as unknown as string;
  await key.payments
    .list({ created_from }, { maxRetries: 0 })
    .page()
    .catch(() => {});
  expect(new URL(sent[0]?.url ?? '').search).toBe('?created_from=2026-01-31T12%3A00%3A00.000Z');
});
