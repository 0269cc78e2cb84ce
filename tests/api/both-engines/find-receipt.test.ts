import { createHandler } from '@mitako/http';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { closeWithConsistentLedger } from '../support/money.ts';
import { PAID, scriptedRail, type Script } from '../support/scripted-rail.ts';
import {
  createPayment,
  dataOf,
  detailsOf,
  invalidFields,
  openGateway,
  payByPhone,
  payFromWallet,
  readPayment,
  type Reply,
  SECOND,
  type TestGateway,
} from '../support.ts';

// A payer who lost a receipt finds it by what was printed on it, and by the number that paid.

const PHONE = '+237653456789';
const OTHER = '+237653456780';

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

function find(reference: unknown, phone: unknown = PHONE): Promise<Reply> {
  return api.request('POST', '/gateway/receipts', { body: { reference, phone } });
}

async function paidByPhone(): Promise<{ readonly id: string; readonly slug: string; readonly transaction: string }> {
  const { id, slug } = await createPayment(api);
  script.lookupByPhone.set(PHONE, PAID);
  dataOf(await payByPhone(api, slug, token, PHONE), 202);
  await api.advance(2 * SECOND);
  const { transaction_id: transaction } = await readPayment(api, id);
  return { id, slug, transaction: transaction ?? '' };
}

test('by the transaction or the payment, with the number that paid', async () => {
  const { id, slug, transaction } = await paidByPhone();
  for (const reference of [id, transaction]) {
    const { receipt } = dataOf<{ receipt: { url: string } }>(await find(reference), 200);
    expect(new URL(receipt.url).pathname).toBe(`/checkout/${slug}/result`);
  }
});

test('another number is answered as a reference that does not exist', async () => {
  const { id, transaction } = await paidByPhone();
  const nothing = await find('pay_00000000000000000000000000');
  const withoutRequest = ({ status, body }: Reply): unknown => ({ status, body: { ...body, request_id: null } });
  detailsOf(nothing, 'PAYMENT_NOT_FOUND');
  for (const wrong of [await find(id, OTHER), await find(transaction, OTHER), await find('tx_0000000000')]) {
    expect(withoutRequest(wrong)).toEqual(withoutRequest(nothing));
  }
});

test('what is not paid by mobile money has none', async () => {
  const waiting = await createPayment(api);
  dataOf(await payByPhone(api, waiting.slug, token, PHONE), 202);
  detailsOf(await find(waiting.id), 'PAYMENT_NOT_FOUND');
  const wallet = await createPayment(api);
  dataOf(await payFromWallet(api, wallet.slug, token), 200);
  detailsOf(await find(wallet.id), 'PAYMENT_NOT_FOUND');
});

test.each([
  ['ref_1', PHONE, 'reference'],
  [`tx_${'0'.repeat(41)}`, PHONE, 'reference'],
  [null, PHONE, 'reference'],
  ['tx_1', '653', 'phone'],
])('refuses %j with %j', async (reference, phone, field) => {
  expect(invalidFields(await find(reference, phone))).toEqual([field]);
});

test('tries count for the address, and for the reference wherever they come from', async () => {
  const asked: (readonly [policy: string, key: string])[] = [];
  const counted = await openGateway({
    limits: {
      consume({ name }, key) {
        asked.push([name, key]);
        return Promise.resolve(name === 'receipt' ? { retryAfterMs: 3_000 } : null);
      },
    },
  });
  const answer = await createHandler(counted.gateway)(
    new Request('http://gateway.test/api/v1/gateway/receipts', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ reference: 'tx_1', phone: PHONE }),
    }),
    { clientAddress: '192.0.2.1' },
  );
  expect(await answer.json()).toMatchObject({ code: 'RATE_LIMITED', details: { limit: 'receipt' } });
  expect(asked).toEqual([
    ['receipt_address', '192.0.2.1'],
    ['receipt', 'tx_1'],
  ]);
  await counted.close();
});
