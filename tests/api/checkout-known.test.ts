import type { Checkout } from '@mitako/contract/names';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { asOperator, closeWithConsistentLedger, refunded } from './support/money.ts';
import { attempts, PAID, scriptedRail, type Script } from './support/scripted-rail.ts';
import {
  createPayment,
  dataOf,
  HOUR,
  openGateway,
  payByPhone,
  payFromWallet,
  readCheckout,
  SECOND,
  testKey,
  type TestGateway,
} from './support.ts';

// What a checkout says of the payer's money and of the provider says from whom it is known.

const PHONE = '+237653456789';
const REFUSED = { kind: 'failed', failureCode: 'insufficient_funds' } as const;
const REASON = 'On the statement of today';

let api: TestGateway;
let script: Script;
let token: string;

beforeEach(async () => {
  const scripted = scriptedRail();
  ({ script } = scripted);
  api = await openGateway({ rails: [scripted.rail] });
  token = await api.login('success@sandbox.test');
});
afterEach(() => closeWithConsistentLedger(api));

async function known(slug: string): Promise<readonly [Checkout['status'], from: unknown, money: unknown]> {
  const { status, failure, payer_money: money } = await readCheckout(api, slug);
  return [status, failure?.known_from, money === null ? null : [money.state, money.known_from]];
}

async function newestAttempt(): Promise<string> {
  const [attempt] = await attempts(api);
  return attempt?.id ?? '';
}

async function resolve(body: object): Promise<void> {
  const path = `/admin/attempts/${await newestAttempt()}/resolve`;
  dataOf(await asOperator(api, 'POST', path, { reason: REASON, ...body }), 200);
}

test('what the provider reported is known from it', async () => {
  const { slug } = await createPayment(api);
  expect(await known(slug)).toEqual(['requested', undefined, null]);
  script.lookupByPhone.set(PHONE, REFUSED);
  dataOf(await payByPhone(api, slug, token, PHONE), 202);
  expect(await known(slug)).toEqual(['processing', undefined, null]);
  await api.advance(2 * SECOND);
  expect(await known(slug)).toEqual(['requested', 'provider', ['not_charged', 'provider']]);
});

test('a failure that an operator recorded is not the provider’s, nor is that nothing was charged', async () => {
  const { slug } = await createPayment(api, { expires_in: 604_800 });
  script.lookupByPhone.set(PHONE, { kind: 'unknown' });
  dataOf(await payByPhone(api, slug, token, PHONE), 202);
  for (let hour = 0; hour < 26; hour += 2) await api.advance(2 * HOUR);
  expect(await known(slug)).toEqual(['processing', undefined, null]);
  await resolve({ outcome: 'failed', failure_code: 'insufficient_funds' });
  expect(await known(slug)).toEqual(['requested', 'operator', ['not_charged', 'operator']]);
});

test('what a wallet lacks, the gateway knows itself', async () => {
  const { slug } = await createPayment(api);
  await payFromWallet(api, slug, await api.login('insufficient@sandbox.test'));
  expect(await known(slug)).toEqual(['requested', 'gateway', ['not_charged', 'gateway']]);
});

test('money that arrived after the end is on its way back, then returned', async () => {
  const { id, slug } = await createPayment(api);
  script.lookupByPhone.set(PHONE, REFUSED);
  dataOf(await payByPhone(api, slug, token, PHONE), 202);
  await api.advance(2 * SECOND);
  dataOf(await api.request('POST', `/gateway/payments/${id}/cancel`, { bearer: testKey(api) }), 200);
  expect(await known(slug)).toEqual(['canceled', 'provider', ['not_charged', 'provider']]);
  script.refund = () => ({ kind: 'pending' });
  await resolve({ outcome: 'succeeded' });
  expect(await known(slug)).toEqual(['canceled', null, ['returning', 'operator']]);
  await api.advance(SECOND);
  expect(await known(slug)).toEqual(['canceled', null, ['returning', 'operator']]);
  script.refund = () => ({ kind: 'succeeded', railReference: null });
  await api.advance(HOUR);
  expect(await known(slug)).toEqual(['canceled', null, ['returned', 'operator']]);
});

test.for(['provider', 'operator'] as const)('a refund is known from the %s that said so', async (from) => {
  const { id, slug } = await createPayment(api);
  script.lookupByPhone.set(PHONE, PAID);
  dataOf(await payByPhone(api, slug, token, PHONE), 202);
  await api.advance(2 * SECOND);
  expect(await known(slug)).toEqual(['succeeded', undefined, null]);
  if (from === 'operator') script.refund = () => ({ kind: 'unknown' });
  const refund = await refunded(api, id, { amount: 2000 });
  expect(await known(slug)).toEqual(['succeeded', undefined, null]);
  if (from === 'operator') {
    const path = `/admin/refunds/${refund.id}/resolve`;
    dataOf(await asOperator(api, 'POST', path, { outcome: 'succeeded' }), 200);
  } else await api.advance(SECOND);
  expect(await known(slug)).toEqual(['partially_refunded', undefined, ['refunded', from]]);
});
