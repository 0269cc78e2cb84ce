import { shardOfOwner } from '@mitako/core/engine';
import { sandboxRail, type LedgerProblemCode, type RailRefundOutcome } from '@mitako/core';
import type { Dispute, Payment, Refund, Settlement } from '@mitako/contract/names';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { accountOf, anyLiteral, bytesLiteral, idOf } from '../support/stored-ids.ts';
import { paidByPhone } from './support/money.ts';
import { openWithDatabase, type OpenDatabase } from './support/ledger-database.ts';
import {
  createPayment,
  dataOf,
  DAY,
  MINUTE,
  paidPayment,
  payByPhone,
  readPayment,
  SECOND,
  testKey,
  type TestGateway,
} from './support.ts';

// An attacker with the database but without the root secret changes it directly: each change is found, and the report
// names the inconsistent rows. The lists are complete: without any one of the checks a test fails.

const TABLES = [
  'accounts',
  'transfers',
  'entries',
  'payments',
  'attempts',
  'refunds',
  'disputes',
  'settlements',
] as const;

const UNKNOWN_TRANSFER = `tx_${'1'.repeat(26)}`;

let database: OpenDatabase;
let api: TestGateway;
/** The rail's outcome of refunds. */
let refundOutcome: RailRefundOutcome = { kind: 'succeeded', railReference: null };

/** Each of one wallet payment. */
let settlements: readonly [Settlement, Settlement];
/** Paid from the wallet, its credit still pending; refunded in part, and in full. */
let pending: Payment;
let refundedInPart: Payment;
let partialRefund: Refund;
let refunded: Payment;
/** Paid by mobile money, with a pending refund. */
let refunding: Payment;
let disputed: Payment;
let requested: Payment;

beforeAll(async () => {
  database = await openWithDatabase({
    rails: [{ ...sandboxRail(), refund: () => Promise.resolve(refundOutcome) }],
  });
  ({ api } = database);
  fees = `${shardOfOwner('system', api.seed.merchant.id)}:fees:XAF:test`;
  await operator<unknown>('PATCH', `/admin/merchants/${api.seed.merchant.id}`, {
    fees: { basis_points: 250, fixed: 10 },
    settlement: { schedule: 'manual' },
  });
  const pay = async (): Promise<Payment> => (await paidPayment(api)).payment;

  await pay();
  await api.advance(DAY);
  const firstSettlement = await settle();
  await pay();
  await api.advance(DAY);
  settlements = [firstSettlement, await settle()];

  pending = await pay();
  refundedInPart = await pay();
  partialRefund = await refund(refundedInPart, 1_000);
  refunded = await pay();
  await refund(refunded, 2_000);
  await refund(refunded);
  const { id, slug } = await createPayment(api);
  dataOf(await payByPhone(api, slug, await api.login('success@sandbox.test'), '+237653456789'), 202);
  await api.advance(MINUTE);
  refunding = await readPayment(api, id);
  refundOutcome = { kind: 'pending' };
  await refund(refunding, 500);
  disputed = await pay();
  await operator<{ dispute: Dispute }>('POST', `/admin/payments/${disputed.id}/disputes`, { amount: 3_000 });
  requested = await createPayment(api);
  await api.gateway.runDue();
  await database.tamper(...TABLES.map((table) => `CREATE TABLE saved_${table} AS SELECT * FROM mitako_${table}`));
}, 60_000);

/** Takes the current state as the untouched one. */
async function save(): Promise<void> {
  await database.tamper(
    ...TABLES.flatMap((table) => [
      `DELETE FROM saved_${table}`,
      `INSERT INTO saved_${table} SELECT * FROM mitako_${table}`,
    ]),
  );
}

/** Id of a payment whose credit was released. */
async function releasedPayment(): Promise<string> {
  const [row] = await database.rows("SELECT payment_id AS id FROM mitako_transfers WHERE kind = 'release' ORDER BY id");
  return idOf('payment', row?.['id']);
}

/** Of a payment of its own. */
async function decidedDispute(outcome: 'won' | 'lost'): Promise<Dispute> {
  const { payment } = await paidPayment(api);
  const path = `/admin/payments/${payment.id}/disputes`;
  const { dispute } = await operator<{ dispute: Dispute }>('POST', path, { amount: 500 });
  await operator<unknown>('POST', `/admin/disputes/${dispute.id}/resolve`, { outcome });
  await api.gateway.runDue();
  return dispute;
}

afterAll(() => database.close());

async function operator<Data>(method: string, path: string, body: object): Promise<Data> {
  const answer = await api.request(method, path, { bearer: api.seed.operatorKey, body });
  return dataOf<Data>(answer, answer.status === 201 ? 201 : 200);
}

async function settle(): Promise<Settlement> {
  const path = `/admin/merchants/${api.seed.merchant.id}/settlements`;
  const { settlement } = await operator<{ settlement: Settlement }>('POST', path, { livemode: false });
  // The sandbox pays test settlements automatically.
  await api.advance(10 * SECOND);
  return settlement;
}

async function refund(payment: Payment, amount?: number): Promise<Refund> {
  const body = amount === undefined ? {} : { amount };
  const answer = await api.request('POST', `/gateway/payments/${payment.id}/refunds`, { bearer: testKey(api), body });
  return dataOf<{ refund: Refund }>(answer, 201).refund;
}

/** Findings of verify after these statements, which are then undone: problem codes, each with its ids in order. */
async function found(...statements: readonly string[]): Promise<Partial<Record<LedgerProblemCode, readonly string[]>>> {
  await database.tamper(...statements);
  const report = await api.gateway.ledger.verify();
  await database.tamper(
    ...TABLES.flatMap((table) => [
      `DELETE FROM mitako_${table}`,
      `INSERT INTO mitako_${table} SELECT * FROM saved_${table}`,
    ]),
  );
  expect((await api.gateway.ledger.verify()).problems).toEqual([]);
  expect(report.ok).toBe(false);
  expect(report.problems_count).toBe(report.problems.length);
  for (const { subject, message } of report.problems) expect(message).toContain(subject);
  const byCode = Map.groupBy(report.problems, ({ code }) => code);
  return Object.fromEntries(
    [...byCode].map(([code, problems]) => [code, problems.map(({ subject }) => subject).toSorted()]),
  );
}

function merchantAccount(kind: string): string {
  return `${api.seed.merchant.id}:${kind}:XAF:test`;
}

/** Of the merchant's shard. */
let fees = '';

async function wallet(): Promise<string> {
  const entry = `SELECT account_id FROM mitako_entries WHERE transfer_id = '${pending.transaction_id}' AND amount < 0`;
  const [row] = await database.rows(entry);
  return accountOf(row?.['account_id']);
}

/** Ids of all transfers about a payment or another subject. */
async function transfersOf(id: string): Promise<readonly string[]> {
  const where = `payment_id = '${id}' OR subject_id = ${anyLiteral(inject('engine'), 'payment', id)}`;
  const rows = await database.rows(`SELECT id FROM mitako_transfers WHERE ${where} ORDER BY id`);
  return rows.map((row) => idOf('transaction', row['id']));
}

test('an untouched ledger is consistent', async () => {
  const report = await api.gateway.ledger.verify();
  expect(report).toMatchObject({ ok: true, problems: [], problems_count: 0 });
  expect(report.checked).toMatchObject({ payments: 8, settlements: 2 });
  for (const table of ['transfers', 'entries'] as const) {
    const [row] = await database.rows(`SELECT count(*) AS n FROM mitako_${table}`);
    expect(report.checked[table]).toBe(Number(row?.['n']));
  }
});

test('an amount that was changed', async () => {
  const { transaction_id: id } = pending;
  const entry = `transfer_id = '${id}' AND account_id = '${fees}'`;
  expect(await found(`UPDATE mitako_entries SET amount = amount + 1 WHERE ${entry}`)).toEqual({
    transfer_unbalanced: [id],
    entry_forged: [id],
    chain_altered: [fees],
    balance_wrong: [fees],
    payment_capture_wrong: [pending.id],
    payment_fee_wrong: [pending.id],
    subject_amount_wrong: [pending.id],
  });
});

test('an entry that was moved to another account', async () => {
  const { transaction_id: id } = pending;
  const theirs = 'mer_00000000000000000000000000:merchant_pending:XAF:test';
  expect(
    await found(
      `UPDATE mitako_entries SET account_id = '${theirs}' WHERE transfer_id = '${id}' AND account_id = '${merchantAccount('merchant_pending')}'`,
    ),
  ).toEqual({
    entry_forged: [id],
    chain_broken: [merchantAccount('merchant_pending')],
    chain_head_wrong: [theirs],
    balance_wrong: [theirs, merchantAccount('merchant_pending')].toSorted(),
    payment_credit_wrong: [pending.id],
  });
});

test('an entry that was moved from test money to live money', async () => {
  const { transaction_id: id } = pending;
  expect(
    await found(
      `UPDATE mitako_entries SET account_id = '${fees.replace('test', 'live')}', chain_seq = NULL, chain_hash = NULL WHERE transfer_id = '${id}' AND account_id = '${fees}'`,
    ),
  ).toMatchObject({ entry_misplaced: [id], entry_forged: [id], chain_broken: [fees], balance_wrong: [fees] });
  expect(
    await found(
      `UPDATE mitako_entries SET account_id = ${bytesLiteral(inject('engine'), '00')} WHERE transfer_id = '${id}'`,
    ),
  ).toMatchObject({
    entry_misplaced: [id, id, id],
    account_altered: ['altered 00'],
  });
});

test('an entry that was deleted', async () => {
  const { transaction_id: id } = pending;
  expect(await found(`DELETE FROM mitako_entries WHERE transfer_id = '${id}' AND account_id = '${fees}'`)).toEqual({
    transfer_unbalanced: [id],
    chain_broken: [fees],
    balance_wrong: [fees],
    payment_capture_wrong: [pending.id],
    payment_fee_wrong: [pending.id],
    subject_amount_wrong: [pending.id],
  });
});

test('the last entry of a chain that was deleted', async () => {
  const hold = merchantAccount('dispute_hold');
  expect(await found(`DELETE FROM mitako_entries WHERE account_id = '${hold}'`)).toEqual({
    transfer_incomplete: [expect.stringMatching(/^tx_/)],
    transfer_unbalanced: [expect.stringMatching(/^tx_/)],
    chain_broken: [hold],
    balance_wrong: [hold],
    payment_hold_wrong: [disputed.id],
    subject_amount_wrong: [expect.stringMatching(/^dsp_/)],
  });
});

test('an entry that stands at another position of its transfer', async () => {
  const { transaction_id: id } = pending;
  const entry = `transfer_id = '${id}' AND account_id = '${fees}'`;
  expect(await found(`UPDATE mitako_entries SET position = 5 WHERE ${entry}`)).toEqual({
    transfer_incomplete: [id],
    entry_forged: [id],
    chain_altered: [fees],
  });
});

test('entries that were deleted so that the rest still sums to zero', async () => {
  const { transaction_id: id } = pending;
  expect(await found(`DELETE FROM mitako_entries WHERE transfer_id = '${id}'`)).toMatchObject({
    transfer_incomplete: [id],
    chain_broken: [await wallet(), merchantAccount('merchant_pending'), fees].toSorted(),
  });
});

test('a whole transfer that was deleted, and so a capture', async () => {
  const { transaction_id: id } = pending;
  const from = await wallet();
  expect(
    await found(
      `DELETE FROM mitako_entries WHERE transfer_id = '${id}'`,
      `DELETE FROM mitako_transfers WHERE id = '${id}'`,
    ),
  ).toEqual({
    chain_broken: [from, merchantAccount('merchant_pending'), fees].toSorted(),
    balance_wrong: [from, merchantAccount('merchant_pending'), fees].toSorted(),
    payment_capture_wrong: [pending.id],
    payment_credit_wrong: [pending.id],
    payment_fee_wrong: [pending.id],
  });
});

test('a transfer whose row was deleted and whose entries were left', async () => {
  const { transaction_id: id } = pending;
  expect(await found(`DELETE FROM mitako_transfers WHERE id = '${id}'`)).toMatchObject({
    entry_orphaned: [id, id, id],
    payment_capture_wrong: [pending.id],
  });
});

test('a transfer that was made up, with signatures copied from another one', async () => {
  const { transaction_id: id } = pending;
  const forged = 'tx_7zzzzzzzzzzzzzzzzzzzzzzzzz';
  const from = await wallet();
  const columns = 'kind, livemode, currency, merchant_id, payment_id, created_at_ms';
  expect(
    await found(
      `INSERT INTO mitako_transfers (id, subject_id, ${columns}) SELECT '${forged}', NULL, 'cash_in', livemode, currency, NULL, NULL, created_at_ms FROM mitako_transfers WHERE id = '${id}'`,
      `INSERT INTO mitako_entries (transfer_id, position, account_id, amount, mac) SELECT '${forged}', position, account_id, -amount, mac FROM mitako_entries WHERE transfer_id = '${id}'`,
      `UPDATE mitako_accounts SET available = available + 5000 WHERE id = '${from}'`,
    ),
  ).toEqual({ entry_forged: [forged, forged, forged] });
});

test('a transfer that was pointed at another payment', async () => {
  const { transaction_id: id } = pending;
  expect(await found(`UPDATE mitako_transfers SET payment_id = '${requested.id}' WHERE id = '${id}'`)).toEqual({
    entry_forged: [id, id, id],
    payment_capture_wrong: [pending.id, requested.id].toSorted(),
    payment_credit_wrong: [pending.id, requested.id].toSorted(),
    subject_transfer_wrong: [requested.id],
    payment_fee_wrong: [pending.id, requested.id].toSorted(),
  });
});

test('two entries that changed places in the chain of an account', async () => {
  const place = (from: number, to: number): string =>
    `UPDATE mitako_entries SET chain_seq = ${to} WHERE account_id = '${fees}' AND chain_seq = ${from}`;
  expect(await found(place(1, -1), place(2, 1), place(-1, 2))).toEqual({ chain_altered: [fees] });
});

test('the end of a chain that was cut off, row and entries alike', async () => {
  const chained = `FROM mitako_entries WHERE account_id = '${fees}'`;
  const last = `(SELECT max(chain_seq) ${chained})`;
  const before = `(SELECT chain_hash ${chained} AND chain_seq = ${last} - 1)`;
  expect(
    await found(`UPDATE mitako_accounts SET chain_hash = ${before}, chain_seq = chain_seq - 1 WHERE id = '${fees}'`),
  ).toEqual({ chain_head_wrong: [fees] });
  expect(
    await found(`UPDATE mitako_accounts SET chain_hash = ${bytesLiteral(inject('engine'), '')} WHERE id = '${fees}'`),
  ).toEqual({
    chain_head_wrong: [fees],
  });
});

test("a wallet's balance that was raised", async () => {
  const id = await wallet();
  expect(await found(`UPDATE mitako_accounts SET available = available + 1000000 WHERE id = '${id}'`)).toEqual({
    balance_wrong: [id],
  });
});

test("a merchant's balance that was raised", async () => {
  const id = merchantAccount('merchant_available');
  expect(await found(`UPDATE mitako_accounts SET available = available + 1 WHERE id = '${id}'`)).toEqual({
    balance_wrong: [id],
  });
});

test('an account that was given to another owner, or made one of another kind', async () => {
  const id = merchantAccount('merchant_available');
  expect(await found(`UPDATE mitako_accounts SET owner_id = 'mer_1' WHERE id = '${id}'`)).toEqual({
    account_altered: [id],
  });
  expect(await found(`UPDATE mitako_accounts SET kind = 'fees' WHERE id = '${id}'`)).toEqual({ account_altered: [id] });
});

test('an account whose row was deleted', async () => {
  const id = merchantAccount('merchant_pending');
  expect(await found(`DELETE FROM mitako_accounts WHERE id = '${id}'`)).toEqual({
    chain_head_wrong: [id],
    balance_wrong: [id],
  });
});

test('a refunded amount that was changed', async () => {
  expect(
    await found(`UPDATE mitako_payments SET amount_refunded = amount_refunded - 500 WHERE id = '${refundedInPart.id}'`),
  ).toEqual({ payment_refunds_wrong: [refundedInPart.id] });
  expect(await found(`UPDATE mitako_payments SET amount_refunded = 0 WHERE id = '${refunded.id}'`)).toEqual({
    payment_refunds_wrong: [refunded.id],
    payment_status_wrong: [refunded.id],
  });
});

test('a refund that was deleted, or made larger', async () => {
  expect(await found(`UPDATE mitako_refunds SET amount = amount + 1 WHERE id = '${partialRefund.id}'`)).toEqual({
    payment_refunds_wrong: [refundedInPart.id],
    subject_amount_wrong: [partialRefund.id],
  });
  expect(await found(`DELETE FROM mitako_refunds WHERE id = '${partialRefund.id}'`)).toEqual({
    transfer_orphaned: [partialRefund.transaction_id],
    payment_refunds_wrong: [refundedInPart.id],
  });
});

test('a refund that was never paid', async () => {
  const { transaction_id: id } = partialRefund;
  const from = await wallet();
  expect(
    await found(
      `DELETE FROM mitako_entries WHERE transfer_id = '${id}'`,
      `DELETE FROM mitako_transfers WHERE id = '${id}'`,
    ),
  ).toEqual({
    chain_broken: [from, merchantAccount('merchant_pending'), fees].toSorted(),
    balance_wrong: [from, merchantAccount('merchant_pending'), fees].toSorted(),
    payment_refunds_wrong: [refundedInPart.id],
    payment_credit_wrong: [refundedInPart.id],
    payment_fee_wrong: [refundedInPart.id],
  });
});

test('a refund under way that a payment no longer knows of, or that nothing is held for', async () => {
  expect(await found(`UPDATE mitako_payments SET refund_pending = 0 WHERE id = '${refunding.id}'`)).toEqual({
    payment_refunds_wrong: [refunding.id],
    payment_hold_wrong: [refunding.id],
  });
});

test('a dispute that was decided behind the back of the ledger', async () => {
  expect(await found(`UPDATE mitako_disputes SET status = 'won' WHERE payment_id = '${disputed.id}'`)).toEqual({
    payment_dispute_wrong: [disputed.id],
    payment_hold_wrong: [disputed.id],
  });
  expect(await found(`UPDATE mitako_disputes SET status = 'lost' WHERE payment_id = '${disputed.id}'`)).toEqual({
    payment_hold_wrong: [disputed.id],
  });
});

test('a payment that gave more away than it brought', async () => {
  expect(await found(`UPDATE mitako_payments SET amount_disputed = 4001 WHERE id = '${refundedInPart.id}'`)).toEqual({
    payment_dispute_wrong: [refundedInPart.id],
    payment_exceeded: [refundedInPart.id],
  });
});

test('a payment that was made cheaper, or said to be paid', async () => {
  expect(await found(`UPDATE mitako_payments SET amount = 4999 WHERE id = '${pending.id}'`)).toEqual({
    payment_capture_wrong: [pending.id],
    payment_attempt_wrong: [pending.id],
    subject_amount_wrong: [pending.id],
  });
  expect(await found(`UPDATE mitako_payments SET status = 'succeeded' WHERE id = '${requested.id}'`)).toEqual({
    payment_capture_wrong: [requested.id],
    payment_attempt_wrong: [requested.id],
    payment_status_wrong: [requested.id],
  });
});

test('a second capture, even an empty one', async () => {
  const forged = 'tx_7zzzzzzzzzzzzzzzzzzzzzzzzz';
  const columns = 'kind, livemode, currency, merchant_id, payment_id, created_at_ms';
  expect(
    await found(
      `INSERT INTO mitako_transfers (id, ${columns}) SELECT '${forged}', ${columns} FROM mitako_transfers WHERE id = '${pending.transaction_id}'`,
    ),
  ).toEqual({
    transfer_incomplete: [forged],
    payment_capture_wrong: [pending.id],
    subject_amount_wrong: [pending.id],
    subject_transfer_wrong: [pending.id],
  });
});

test('a fee that was changed', async () => {
  expect(await found(`UPDATE mitako_payments SET fee = fee - 1 WHERE id = '${pending.id}'`)).toEqual({
    payment_fee_wrong: [pending.id],
  });
});

test('credit that would be released twice', async () => {
  expect(
    await found(`UPDATE mitako_payments SET credit_pending = credit_pending + 1 WHERE id = '${pending.id}'`),
  ).toEqual({ payment_credit_wrong: [pending.id] });
});

test('a payment that was deleted', async () => {
  expect(await found(`DELETE FROM mitako_payments WHERE id = '${pending.id}'`)).toEqual({
    transfer_orphaned: [pending.transaction_id],
  });
});

test('a settlement whose amount was changed', async () => {
  const [, { id }] = settlements;
  expect(await found(`UPDATE mitako_settlements SET amount = amount + 1 WHERE id = '${id}'`)).toEqual({
    settlement_amount_wrong: [id],
    settlement_status_wrong: [id],
  });
});

test('a settlement whose line was changed', async () => {
  const [, { id }] = settlements;
  const account = merchantAccount('merchant_available');
  const line = `account_id = '${account}' AND chain_seq = (SELECT through_sequence FROM mitako_settlements WHERE id = '${id}')`;
  expect(await found(`UPDATE mitako_entries SET amount = amount + 1 WHERE ${line}`)).toEqual({
    transfer_unbalanced: [expect.stringMatching(/^tx_/)],
    entry_forged: [expect.stringMatching(/^tx_/)],
    chain_altered: [account],
    balance_wrong: [account],
    settlement_amount_wrong: [id],
  });
});

test('a settlement that took nothing out of the balance', async () => {
  const [, { id, transaction_id: closing }] = settlements;
  const accounts = [merchantAccount('merchant_available'), merchantAccount('settlement_clearing')];
  expect(
    await found(
      `DELETE FROM mitako_entries WHERE transfer_id = '${closing}'`,
      `DELETE FROM mitako_transfers WHERE id = '${closing}'`,
    ),
  ).toEqual({
    chain_broken: accounts,
    balance_wrong: accounts,
    settlement_amount_wrong: [id],
    settlement_status_wrong: [id],
  });
});

test('a settlement that was said not to be paid', async () => {
  const [, { id }] = settlements;
  expect(await found(`UPDATE mitako_settlements SET status = 'pending' WHERE id = '${id}'`)).toEqual({
    settlement_status_wrong: [id],
    subject_transfer_wrong: [id],
  });
});

test('a settlement whose lines were counted wrong', async () => {
  const [, { id }] = settlements;
  expect(await found(`UPDATE mitako_settlements SET lines_count = 2 WHERE id = '${id}'`)).toEqual({
    settlement_lines_wrong: [id],
  });
});

test('settlements that overlap, or leave something out between them', async () => {
  const [first, second] = settlements;
  expect(
    await found(`UPDATE mitako_settlements SET through_sequence = through_sequence + 1 WHERE id = '${first.id}'`),
  ).toEqual({ settlement_range_wrong: [second.id] });
  expect(await found(`DELETE FROM mitako_settlements WHERE id = '${first.id}'`)).toEqual({
    transfer_orphaned: await transfersOf(first.id),
    settlement_range_wrong: [second.id],
  });
});

test('the last settlement that was deleted', async () => {
  const [, { id }] = settlements;
  const transfers = await transfersOf(id);
  expect(await found(`DELETE FROM mitako_settlements WHERE id = '${id}'`)).toEqual({ transfer_orphaned: transfers });
});

describe('a row that no longer says what its signed transfers say', () => {
  test('a payment that was given to another merchant, mode or currency once its credit was released', async () => {
    const released = await releasedPayment();
    const transfers = await transfersOf(released);
    for (const change of ["merchant_id = 'mer_00000000000000000000000000'", 'livemode = 1', "currency = 'EUR'"]) {
      const problems = await found(`UPDATE mitako_payments SET ${change} WHERE id = '${released}'`);
      expect(problems.subject_owner_wrong).toEqual(transfers.map(() => released));
    }
    expect(
      await found(`UPDATE mitako_payments SET merchant_id = 'mer_00000000000000000000000000' WHERE id = '${released}'`),
    ).toEqual({ subject_owner_wrong: transfers.map(() => released) });
  });

  test('a refund, dispute or settlement that was given to another merchant, mode, currency or payment', async () => {
    const [, { id: settlement }] = settlements;
    const dispute = idOf('dispute', (await database.rows('SELECT id FROM mitako_disputes'))[0]?.['id']);
    const rows = { refunds: partialRefund.id, disputes: dispute, settlements: settlement } as const;
    for (const [table, id] of Object.entries(rows)) {
      const expected = (await transfersOf(id)).map(() => id);
      for (const change of ["merchant_id = 'mer_00000000000000000000000000'", 'livemode = 1', "currency = 'EUR'"]) {
        const problems = await found(`UPDATE mitako_${table} SET ${change} WHERE id = '${id}'`);
        expect(problems.subject_owner_wrong).toEqual(expected);
      }
    }
    expect(
      await found(`UPDATE mitako_refunds SET payment_id = '${refunded.id}' WHERE id = '${partialRefund.id}'`),
    ).toMatchObject({ subject_owner_wrong: [partialRefund.id] });
  });

  test('two refunds whose amounts were exchanged', async () => {
    const rows = await database.rows(`SELECT id FROM mitako_refunds WHERE payment_id = '${refunded.id}' ORDER BY id`);
    expect(await found(`UPDATE mitako_refunds SET amount = 5000 - amount WHERE payment_id = '${refunded.id}'`)).toEqual(
      { subject_amount_wrong: rows.map((row) => idOf('refund', row['id'])) },
    );
  });

  test('a refund that was made out to have failed, and another one to be paid', async () => {
    expect(await found(`UPDATE mitako_refunds SET status = 'failed' WHERE id = '${partialRefund.id}'`)).toEqual({
      payment_refunds_wrong: [refundedInPart.id],
      subject_status_wrong: [partialRefund.id],
    });
    const [held] = await database.rows(`SELECT id FROM mitako_refunds WHERE payment_id = '${refunding.id}'`);
    expect(
      await found(
        `UPDATE mitako_refunds SET transaction_id = '${UNKNOWN_TRANSFER}' WHERE payment_id = '${refunding.id}'`,
      ),
    ).toEqual({ subject_transfer_wrong: [idOf('refund', held?.['id'])] });
  });

  test('disputes that were decided, and whose outcomes were exchanged', async () => {
    const won = await decidedDispute('won');
    const lost = await decidedDispute('lost');
    await save();
    const outcome = (id: string, status: string): string =>
      `UPDATE mitako_disputes SET status = '${status}' WHERE id = '${id}'`;
    const payments = [won.payment_id, lost.payment_id].toSorted();
    expect(await found(outcome(won.id, 'lost'), outcome(lost.id, 'won'))).toEqual({
      payment_dispute_wrong: payments,
      subject_status_wrong: [won.id, lost.id],
    });
    expect(await found(`UPDATE mitako_disputes SET closing_transaction_id = NULL WHERE id = '${lost.id}'`)).toEqual({
      subject_transfer_wrong: [lost.id],
    });
  });

  test('a payment, refund, dispute or settlement that names another transfer', async () => {
    const [, { id: settlement }] = settlements;
    for (const [table, id] of [
      ['payments', pending.id],
      ['refunds', partialRefund.id],
      ['settlements', settlement],
    ] as const) {
      expect(
        await found(`UPDATE mitako_${table} SET transaction_id = '${UNKNOWN_TRANSFER}' WHERE id = '${id}'`),
      ).toEqual({
        subject_transfer_wrong: [id],
      });
    }
    expect(
      await found(
        `UPDATE mitako_disputes SET transaction_id = '${UNKNOWN_TRANSFER}' WHERE payment_id = '${disputed.id}'`,
      ),
    ).toEqual({ subject_transfer_wrong: [expect.stringMatching(/^dsp_/)] });
    expect(
      await found(
        `UPDATE mitako_disputes SET closing_transaction_id = '${UNKNOWN_TRANSFER}' WHERE payment_id = '${disputed.id}'`,
      ),
    ).toEqual({ subject_transfer_wrong: [expect.stringMatching(/^dsp_/)] });
    expect(
      await found(`UPDATE mitako_settlements SET closing_transaction_id = NULL WHERE id = '${settlement}'`),
    ).toEqual({ subject_transfer_wrong: [settlement] });
    expect(
      await found(`UPDATE mitako_payments SET transaction_id = '${UNKNOWN_TRANSFER}' WHERE id = '${requested.id}'`),
    ).toEqual({
      subject_transfer_wrong: [requested.id],
    });
  });

  test('a paid payment without the time of it, or whose credit would never be released', async () => {
    expect(await found(`UPDATE mitako_payments SET succeeded_at_ms = NULL WHERE id = '${pending.id}'`)).toEqual({
      payment_status_wrong: [pending.id],
    });
    expect(await found(`UPDATE mitako_payments SET succeeded_at_ms = 1 WHERE id = '${requested.id}'`)).toEqual({
      payment_status_wrong: [requested.id],
    });
    expect(await found(`UPDATE mitako_payments SET release_at_ms = NULL WHERE id = '${pending.id}'`)).toEqual({
      payment_credit_wrong: [pending.id],
    });
  });

  test('an attempt that was pointed at another payer or rail, made larger, or deleted', async () => {
    const of = `payment_id = '${pending.id}'`;
    for (const change of [`payer_id = 'usr_${'1'.repeat(26)}'`, "rail = 'sandbox'", 'amount = amount + 1']) {
      expect(await found(`UPDATE mitako_attempts SET ${change} WHERE ${of}`)).toEqual({
        payment_attempt_wrong: [pending.id],
      });
    }
    expect(await found(`DELETE FROM mitako_attempts WHERE ${of}`)).toEqual({ payment_attempt_wrong: [pending.id] });
    const second = [
      `CREATE TABLE extra AS SELECT * FROM mitako_attempts WHERE ${of}`,
      `UPDATE extra SET id = 'att_${'1'.repeat(26)}', amount = 0`,
      'INSERT INTO mitako_attempts SELECT * FROM extra',
      'DROP TABLE extra',
    ];
    expect(await found(...second)).toEqual({ payment_attempt_wrong: [pending.id] });
  });
});

test('a refund or a lost dispute that did not go to the payer', async () => {
  const from = await wallet();
  const { id, transaction_id: transfer } = partialRefund;
  // Signed by the engine, with a capture from another payer.
  const capture = `transfer_id = '${refundedInPart.transaction_id}' AND account_id = '${from}'`;
  expect(await found(`UPDATE mitako_entries SET account_id = 'usr_1:wallet:XAF:test' WHERE ${capture}`)).toMatchObject({
    transfer_payer_wrong: [transfer],
    payment_attempt_wrong: [refundedInPart.id],
  });
  expect(id).toMatch(/^rfd_/);
  const lost = await decidedDispute('lost');
  await save();
  const payment = await readPayment(api, lost.payment_id);
  const source = `transfer_id = '${payment.transaction_id}' AND account_id = '${from}'`;
  const [closing] = await database.rows(
    `SELECT closing_transaction_id AS id FROM mitako_disputes WHERE id = '${lost.id}'`,
  );
  expect(await found(`UPDATE mitako_entries SET account_id = 'usr_1:wallet:XAF:test' WHERE ${source}`)).toMatchObject({
    transfer_payer_wrong: [idOf('transaction', closing?.['id'])],
  });
});

test('the money of a lost dispute by mobile money that skipped suspense, or whose return was forged', async () => {
  refundOutcome = { kind: 'succeeded', railReference: null };
  const { id: paymentId } = await paidByPhone(api);
  const path = `/admin/payments/${paymentId}/disputes`;
  const { dispute } = await operator<{ dispute: Dispute }>('POST', path, {});
  await operator<unknown>('POST', `/admin/disputes/${dispute.id}/resolve`, { outcome: 'lost' });
  await api.advance(MINUTE);
  await save();
  const of = `id = '${dispute.id}'`;
  const [row] = await database.rows(`SELECT refund_id, closing_transaction_id FROM mitako_disputes WHERE ${of}`);
  const refundId = idOf('refund', row?.['refund_id']);
  const closing = idOf('transaction', row?.['closing_transaction_id']);
  const wrong = { payment_dispute_wrong: [paymentId] };
  for (const status of ['pending', 'owed']) {
    expect(await found(`UPDATE mitako_disputes SET return_status = '${status}' WHERE ${of}`)).toEqual(wrong);
  }
  expect(await found(`UPDATE mitako_refunds SET status = 'pending' WHERE id = '${refundId}'`)).toEqual({
    payment_dispute_wrong: [paymentId],
    subject_status_wrong: [refundId],
  });
  expect(await found(`UPDATE mitako_refunds SET dispute_id = NULL WHERE id = '${refundId}'`)).toMatchObject(wrong);
  expect(
    await found(
      `UPDATE mitako_entries SET account_id = 'usr_1:wallet:XAF:test' WHERE transfer_id = '${closing}' AND amount > 0`,
    ),
  ).toMatchObject({ transfer_payer_wrong: [closing], ...wrong });
});

test('an entry that was taken out of its chain to a place before the first', async () => {
  const { payment } = await paidPayment(api);
  const entry = `transfer_id = '${payment.transaction_id}' AND account_id = '${fees}'`;
  await save();
  const problems = await found(
    `UPDATE mitako_entries SET chain_seq = -1, chain_hash = ${bytesLiteral(inject('engine'), '00')} WHERE ${entry}`,
  );
  expect(problems).toEqual({ chain_broken: [fees], balance_wrong: [fees] });
  await api.gateway.runDue();
});

test('entries that are not chained yet are reported as a remark, not as a problem', async () => {
  const { payment } = await paidPayment(api);
  api.clock.advance(MINUTE);
  expect(await api.gateway.ledger.verify()).toMatchObject({ ok: true, problems: [], notices: [] });
  api.clock.advance(1);
  const report = await api.gateway.ledger.verify();
  expect(report).toMatchObject({ ok: true, problems: [], problems_count: 0 });
  expect(new Set(report.notices.map(({ code }) => code))).toEqual(new Set(['entries_unchained']));
  expect(report.notices.map(({ subject }) => subject).toSorted()).toEqual(
    [await wallet(), merchantAccount('merchant_pending'), fees].toSorted(),
  );
  expect(report.notices[0]?.message).toContain(payment.transaction_id);
  await api.gateway.runDue();
  expect(await api.gateway.ledger.verify()).toMatchObject({ ok: true, notices: [] });
});
