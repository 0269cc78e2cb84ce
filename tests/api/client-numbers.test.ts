import { createClient } from '@mitako/client';
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
  expect(failure).toBeInstanceOf(TypeError);
  expect((failure as TypeError).message).toMatch(new RegExp(`^${path.replaceAll('.', '\\.')} is (?:NaN|-?Infinity): `));
  expect(sent).toEqual([]);
});
