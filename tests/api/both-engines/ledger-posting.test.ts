import { engineStore } from '@mitako/core/engine';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { anyLiteral, bytesLiteral } from '../../support/stored-ids.ts';
import { openWithDatabase, type OpenDatabase } from '../support/ledger-database.ts';
import { asOperator, balanceOf, setTerms } from '../support/money.ts';
import {
  createPayment,
  DAY,
  dataOf,
  HOUR,
  MINUTE,
  paidPayment,
  payByPhone,
  readPayment,
  registerUser,
  testKey,
} from '../support.ts';

// Background work with rows that were changed or inserted directly in the database: no money is paid out from them, and they
// block nothing else.

const FORGED = `tx_${'7'.repeat(26)}`;

let database: OpenDatabase;

beforeEach(async () => {
  database = await openWithDatabase();
});
afterEach(() => database.close());

test('an entry that the engine did not sign never enters a balance, so it cannot be paid out', async () => {
  const { api, tamper } = database;
  await setTerms(api, { settlement: { delay_seconds: 0, schedule: 'manual' } });
  const { payment } = await paidPayment(api, { amount: 1_000 });
  await api.gateway.runDue();
  const account = `${api.seed.merchant.id}:merchant_available:XAF:test`;
  // A copy of the capture, of another amount.
  await tamper(
    `INSERT INTO mitako_transfers SELECT '${FORGED}', kind, livemode, currency, merchant_id, payment_id, ${anyLiteral(inject('engine'), null, 'forged')}, created_at_ms
     FROM mitako_transfers WHERE kind = 'capture'`,
    `INSERT INTO mitako_entries (transfer_id, position, account_id, amount, mac)
     SELECT '${FORGED}', position, account_id, amount * 9, mac FROM mitako_entries
     WHERE transfer_id = '${payment.transaction_id}'`,
  );
  await api.advance(MINUTE);
  expect((await engineStore(api.gateway.store).read.accountById(account))?.available).toBe(1_000);
  const closed = await asOperator(api, 'POST', `/admin/merchants/${api.seed.merchant.id}/settlements`, {
    livemode: false,
  });
  expect(dataOf<{ settlement: { amount: number } }>(closed, 201).settlement.amount).toBe(1_000);
  const { problems } = await api.gateway.ledger.verify();
  expect(problems.map(({ subject }) => subject)).toContain(FORGED);
  // Genuine payments continue.
  await paidPayment(api, { amount: 500 });
  await api.advance(MINUTE);
  expect((await engineStore(api.gateway.store).read.accountById(account))?.available).toBe(500);
});

test('unsigned entries hold up none that the engine wrote, however many wait before them', async () => {
  const { api, tamper } = database;
  await setTerms(api, { settlement: { delay_seconds: 0, schedule: 'manual' } });
  const account = `${api.seed.merchant.id}:merchant_available:XAF:test`;
  // With one genuine entry as many as are posted at once, so that the second payment is behind them.
  const forged = Array.from(
    { length: 249 },
    (_, place) =>
      `('tx_${String(place).padStart(26, '0')}', 0, '${account}', 9, ${bytesLiteral(inject('engine'), '00')})`,
  );
  await tamper(
    `INSERT INTO mitako_entries (transfer_id, position, account_id, amount, mac) VALUES ${forged.join(', ')}`,
  );
  for (const amount of [1_000, 500]) await paidPayment(api, { amount });
  const closed = await asOperator(api, 'POST', `/admin/merchants/${api.seed.merchant.id}/settlements`, {
    livemode: false,
  });
  expect(dataOf<{ settlement: { amount: number } }>(closed, 201).settlement.amount).toBe(1_500);
});

test('refunds go to the original payer, whomever the attempt names', async () => {
  const { api, tamper } = database;
  const { principal: thief } = await registerUser(api, 'thief@example.cm');
  const { payment } = await paidPayment(api, { amount: 5_000 });
  await tamper(`UPDATE mitako_attempts SET payer_id = '${thief.id}' WHERE payment_id = '${payment.id}'`);
  const walletOf = (id: string): Promise<number> =>
    engineStore(api.gateway.store).read.balance(`${id}:wallet:XAF:test`);
  const before = await walletOf(thief.id);
  const refund = await api.request('POST', `/gateway/payments/${payment.id}/refunds`, {
    bearer: testKey(api),
    body: {},
  });
  dataOf(refund, 201);
  expect(await walletOf(thief.id)).toBe(before);
});

test('a release that cannot be written ends no run and delays no other', async () => {
  const { api, tamper } = database;
  await setTerms(api, { settlement: { schedule: 'manual' } });
  const { payment: broken } = await paidPayment(api, { amount: 1_000 });
  await api.advance(DAY);
  expect(await balanceOf(api)).toMatchObject({ available: 1_000, pending: 0 });
  // It was released, and is due again: its transfer exists, so a second one is always refused.
  await tamper(`UPDATE mitako_payments SET release_at_ms = 1, credit_pending = 5 WHERE id = '${broken.id}'`);
  await tamper(
    `INSERT INTO mitako_releases (release_at_ms, payment_id, merchant_id, livemode) VALUES (1, '${broken.id}', '${api.seed.merchant.id}', 0)`,
  );
  const { payment } = await paidPayment(api, { amount: 2_000 });
  await api.advance(DAY);
  expect(await balanceOf(api)).toMatchObject({ available: 3_000 });
  expect((await readPayment(api, payment.id)).status).toBe('succeeded');
});

test('a payment with a changed amount is not captured', async () => {
  const { api, tamper } = database;
  const { id, slug } = await createPayment(api, { amount: 500 });
  const user = await api.login('success@sandbox.test');
  dataOf(await payByPhone(api, slug, user, '+237653456789'), 202);
  await tamper(`UPDATE mitako_payments SET amount = 99999999 WHERE id = '${id}'`);
  await api.advance(MINUTE);
  expect((await readPayment(api, id)).status).toBe('processing');
  expect(await balanceOf(api)).toMatchObject({ available: 0, pending: 0 });
  // The rail's outcome cannot be written, so the attempt ends in review.
  for (let hours = 0; hours < 48; hours += 2) await api.advance(2 * HOUR);
  const answer = await asOperator(api, 'GET', '/admin/attempts?status=needs_review');
  expect(dataOf<{ attempts: readonly object[] }>(answer, 200).attempts).toMatchObject([{ payment_id: id }]);
});
