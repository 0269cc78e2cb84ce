// Shared by the tests of payments in cash at an agent.
import type { CashCode, Payment } from '@mitako/contract/names';
import { AGENT_PIN, type Choices, type Person } from './cash.ts';
import { asOperator } from './money.ts';
import { createPayment, dataOf, type Reply, type TestGateway } from '../support.ts';

/** Lets the seeded merchant's checkouts offer cash. */
export async function offerCash(api: TestGateway, mode: 'live' | 'test', settings: object = {}): Promise<void> {
  const body = { mode, methods: [{ method: 'cash', enabled: true, ...settings }] };
  dataOf(await asOperator(api, 'PUT', `/admin/merchants/${api.seed.merchant.id}/methods`, body), 200);
}

export function askForCashCode(api: TestGateway, { slug }: Pick<Payment, 'slug'>): Promise<Reply> {
  return api.request('POST', `/gateway/checkout/${slug}/cash-code`);
}

export async function cashCodeOf(api: TestGateway, payment: Pick<Payment, 'slug'>): Promise<string> {
  return dataOf<{ cash_code: CashCode }>(await askForCashCode(api, payment), 201).cash_code.code;
}

/** A live payment of the seeded merchant with its code. */
export async function withCode(
  api: TestGateway,
  amount: number = 5000,
): Promise<{ readonly payment: Payment; readonly code: string }> {
  const payment = await createPayment(api, { amount }, api.seed.merchant.liveKey);
  return { payment, code: await cashCodeOf(api, payment) };
}

export function lookUp(api: TestGateway, agent: Person, code: string, { mode }: Choices = {}): Promise<Reply> {
  return api.request('POST', `/agent/cash-payments/lookup${mode === undefined ? '' : `?mode=${mode}`}`, {
    bearer: agent.token,
    body: { code },
  });
}

export function takeCash(
  api: TestGateway,
  agent: Person,
  code: string,
  {
    pin = AGENT_PIN,
    amount = 5000,
    mode,
    idempotencyKey,
  }: Choices & { readonly pin?: string; readonly amount?: number } = {},
): Promise<Reply> {
  return api.request('POST', `/agent/cash-payments${mode === undefined ? '' : `?mode=${mode}`}`, {
    bearer: agent.token,
    body: { code, amount, pin },
    ...(idempotencyKey === undefined ? {} : { idempotencyKey }),
  });
}
