import type {
  AuditEntry,
  CreatedPayoutExport,
  DuePayout,
  DueTotal,
  Found,
  PayoutExport,
  SettlementRecord,
} from '@mitako/contract/names';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { balanceOf, expectConsistentLedger, linesOf, resolve, resolved, setTerms } from './support/settlement.ts';
import {
  approveKyc,
  createPayment,
  DAY,
  dataOf,
  detailsOf,
  invalidFields,
  openGateway,
  registerMerchant,
  type Reply,
  type TestGateway,
  type TestMerchant,
} from './support.ts';
import { closed } from './support/settlement.ts';
import { wellFormed, type XmlElement } from './support/xml.ts';

const RIB = '10005000011234567890134';
const IBAN = 'FR1420041010050500013M02606';

let api: TestGateway;

beforeEach(async () => {
  api = await openGateway({
    payoutsFrom: { holderName: 'Société Mitako & Cie', rib: '10005 00001 00000000001 94', bic: 'AFRICMCX' },
  });
});
afterEach(async () => {
  await expectConsistentLedger(api);
  await api.close();
});

function asOperator(method: string, path: string, body?: object): Promise<Reply> {
  return api.request(method, path, { bearer: api.seed.operatorKey, ...(body !== undefined && { body }) });
}

async function read<Data>(path: string): Promise<Data> {
  return dataOf<Data>(await asOperator('GET', path), 200);
}

/** A merchant with a due payout of this amount, and an account if one is named. */
async function duePayout(
  name: string,
  amount: number,
  account: object | null,
): Promise<SettlementRecord & { readonly merchant: TestMerchant }> {
  const merchant = await registerMerchant(api, `${name}@example.cm`);
  await setTerms(api, { delay_seconds: 0, schedule: 'manual' }, merchant.id);
  if (account !== null) await setAccount(merchant, account);
  const payment = await createPayment(api, { amount }, merchant.testKey);
  const path = `/gateway/sandbox/payments/${payment.id}/simulate`;
  dataOf(await api.request('POST', path, { bearer: merchant.testKey, body: { outcome: 'succeed' } }), 200);
  return { ...(await closed(api, merchant.id)), merchant };
}

async function setAccount(merchant: TestMerchant, account: object): Promise<void> {
  const body = { livemode: false, type: 'bank_account', ...account };
  dataOf(await api.request('PUT', '/merchant/payout-account', { bearer: merchant.token, body }), 200);
}

function create(format: string, ids: readonly string[], over: object = {}): Promise<Reply> {
  return asOperator('POST', '/admin/payout-exports', { livemode: false, format, settlement_ids: ids, ...over });
}

async function created(format: string, ids: readonly string[]): Promise<CreatedPayoutExport> {
  return dataOf<CreatedPayoutExport>(await create(format, ids), 201);
}

async function fileOf(id: string): Promise<{ readonly text: string; readonly headers: Headers }> {
  const { operatorKey } = api.seed;
  const response = await api.handler(
    new Request(`http://gateway.test/api/v1/admin/payout-exports/${id}/file`, {
      headers: { authorization: `Bearer ${operatorKey}` },
    }),
  );
  expect(response.status).toBe(200);
  return { text: await response.text(), headers: response.headers };
}

async function settlementOf(id: string): Promise<SettlementRecord> {
  return (await read<{ settlement: SettlementRecord }>(`/admin/settlements/${id}`)).settlement;
}

describe('due payouts', () => {
  test('are listed, counted and summed by whether they can be paid now', async () => {
    const ready = await duePayout('ready', 5000, { holder_name: 'Awa', rib: RIB });
    const also = await duePayout('also', 700, { holder_name: 'Bih', iban: IBAN });
    api.clock.advance(DAY - 1);
    const held = await duePayout('held', 300, { holder_name: 'Essomba', rib: RIB });
    const none = await duePayout('none', 20, null);
    api.clock.advance(1);
    const { due_payouts } = await read<{ due_payouts: readonly DuePayout[] }>('/admin/due-payouts?mode=test');
    expect(due_payouts.map(({ id, state }) => [id, state])).toEqual([
      [none.id, 'no_account'],
      [held.id, 'on_hold'],
      [also.id, 'ready'],
      [ready.id, 'ready'],
    ]);
    expect(due_payouts[3]?.destination?.number).toBe(RIB);
    const { totals } = await read<{ totals: readonly DueTotal[] }>('/admin/due-payouts/totals');
    const xaf = { livemode: false, currency: 'XAF' };
    expect(totals).toEqual([
      { ...xaf, state: 'ready', count: 2, amount: 5700 },
      { ...xaf, state: 'on_hold', count: 1, amount: 300 },
      { ...xaf, state: 'no_account', count: 1, amount: 20 },
    ]);
    expect(await read('/admin/due-payouts/totals?mode=live')).toEqual({ totals: [] });
    expect(await read('/admin/due-payouts?mode=live')).toMatchObject({ due_payouts: [] });
  });
});

describe('a bank file', () => {
  test('has each payout once, names those left out with the reason, and is audited', async () => {
    const ready = await duePayout('ready', 5000, { holder_name: 'Awa', rib: RIB });
    const phone = await duePayout('phone', 900, {
      type: 'mobile_money',
      holder_name: 'Moussa',
      phone: '+237653456789',
      provider: 'mtn_momo',
    });
    api.clock.advance(DAY);
    const held = await duePayout('held', 300, { holder_name: 'Essomba', rib: RIB });
    const none = await duePayout('none', 20, null);
    const ids = [ready, phone, held, none].map(({ id }) => id);
    const { payout_export, excluded } = await created('pain.001.001.03', [...ids, ready.id, 'stl_none']);
    expect(payout_export).toMatchObject({ settlements_count: 1, amount: 5000, pending_count: 1, paid_count: 0 });
    expect(excluded).toEqual([
      { settlement_id: phone.id, reason: 'not_bank' },
      { settlement_id: held.id, reason: 'on_hold' },
      { settlement_id: none.id, reason: 'no_account' },
      { settlement_id: 'stl_none', reason: 'not_found' },
    ]);
    // A second file does not pay it again.
    expect(detailsOf(await create('csv', [ready.id]), 'NOTHING_TO_EXPORT')).toEqual({
      excluded: [{ settlement_id: ready.id, reason: 'exported' }],
    });
    const live = await create('csv', [phone.id], { livemode: true });
    expect(detailsOf(live, 'NOTHING_TO_EXPORT')).toMatchObject({ excluded: [{ reason: 'not_found' }] });
    const left = await read<{ due_payouts: readonly DuePayout[] }>('/admin/due-payouts');
    expect(left.due_payouts.map(({ id }) => id)).toEqual([none.id, held.id, phone.id]);
    const { audit_entries } = await read<{ audit_entries: readonly AuditEntry[] }>(
      `/admin/audit-log?subject_id=${payout_export.id}`,
    );
    expect(audit_entries).toMatchObject([
      { action: 'payout_export.create', livemode: false, details: { format: 'pain.001.001.03' } },
    ]);
  });

  test('is made once by concurrent requests for the same payouts', async () => {
    const { id } = await duePayout('ready', 5000, { holder_name: 'Awa', rib: RIB });
    api.clock.advance(DAY);
    const replies = await Promise.all([1, 2, 3, 4].map(() => create('csv', [id])));
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(1);
    const { payout_exports } = await read<{ payout_exports: readonly PayoutExport[] }>('/admin/payout-exports');
    expect(payout_exports).toHaveLength(1);
    const listed = await read<{ settlements: readonly SettlementRecord[] }>(
      `/admin/settlements?payout_export_id=${payout_exports[0]?.id}`,
    );
    expect(listed.settlements).toMatchObject([{ id, payout_export_id: payout_exports[0]?.id }]);
  });

  test.each(['pain.001.001.03', 'pain.001.001.09'] as const)('is a %s message that adds up', async (format) => {
    const one = await duePayout('one', 5000, { holder_name: 'Boutique « Élégance » de Ngaoundéré & Cœur', rib: RIB });
    const two = await duePayout('two', 1234, { holder_name: 'Ŋkɔ̀ʼ Fils', iban: IBAN });
    api.clock.advance(DAY);
    const { payout_export } = await created(format, [one.id, two.id]);
    const { text, headers } = await fileOf(payout_export.id);
    expect(headers.get('content-type')).toBe('application/xml; charset=utf-8');
    expect(headers.get('content-disposition')).toBe(`attachment; filename="${payout_export.id}.xml"`);
    const document = wellFormed(text);
    expect(document.attributes['xmlns']).toBe(`urn:iso:std:iso:20022:tech:xsd:${format}`);
    const [header, payment] = document.only('CstmrCdtTrfInitn').children;
    expect(outlineOf(header)).toEqual(['MsgId', 'CreDtTm', 'NbOfTxs', 'CtrlSum', 'InitgPty']);
    expect(header?.text('MsgId')).toBe(payout_export.id.replace('_', '-'));
    expect([header?.text('NbOfTxs'), header?.text('CtrlSum')]).toEqual(['2', '6234']);
    const order = ['PmtInfId', 'PmtMtd', 'NbOfTxs', 'CtrlSum', 'ReqdExctnDt', 'Dbtr', 'DbtrAcct', 'DbtrAgt'];
    expect(outlineOf(payment)).toEqual([...order, 'CdtTrfTxInf', 'CdtTrfTxInf']);
    const isOld = format === 'pain.001.001.03';
    expect(payment?.text(isOld ? 'ReqdExctnDt' : 'ReqdExctnDt/Dt')).toBe('2026-01-02');
    expect(payment?.text('Dbtr/Nm')).toBe('Societe Mitako + Cie');
    expect(payment?.text(`DbtrAgt/FinInstnId/${isOld ? 'BIC' : 'BICFI'}`)).toBe('AFRICMCX');
    const transfers = payment?.children.filter(({ name }) => name === 'CdtTrfTxInf') ?? [];
    expect(transfers.map((each) => each.text('PmtId/EndToEndId'))).toEqual(
      [two.id, one.id].map((id) => id.replace('_', '-')),
    );
    expect(transfers.map((each) => each.text('Amt/InstdAmt'))).toEqual(['1234', '5000']);
    expect(transfers[0]?.only('Amt').only('InstdAmt').attributes).toEqual({ Ccy: 'XAF' });
    expect(transfers.map((each) => each.text('Cdtr/Nm'))).toEqual([
      'Nko. Fils',
      "Boutique ' Elegance ' de Ngaoundere + Coeur",
    ]);
    expect(transfers[0]?.text('CdtrAcct/Id/IBAN')).toBe(IBAN);
    expect(transfers[1]?.text('CdtrAcct/Id/Othr/Id')).toBe(RIB);
    expect(outlineOf(transfers[1])).toEqual(['PmtId', 'Amt', 'CdtrAgt', 'Cdtr', 'CdtrAcct', 'RmtInf']);
    for (const leaf of document.leaves()) expect(leaf).toMatch(/^[A-Za-z0-9/\-?:().,'+ ]*$/);
    expect((await fileOf(payout_export.id)).text).toBe(text);
    // What the statement of the bank says leads back to the settlement.
    const { results } = await read<{ results: readonly Found[] }>(`/admin/search?q=${one.id.replace('_', '-')}`);
    expect(results).toMatchObject([{ kind: 'settlement', id: one.id }]);
  });

  test('is a CSV, also of mobile-money numbers, to the account of the export though another is set later', async () => {
    const phone = { type: 'mobile_money', holder_name: '=Moussa', phone: '+237653456789', provider: 'mtn_momo' };
    const { id, merchant } = await duePayout('phone', 900, phone);
    const bank = await duePayout('bank', 5000, { holder_name: 'Awa', rib: RIB });
    api.clock.advance(DAY);
    const { payout_export } = await created('csv', [id, bank.id]);
    const { text, headers } = await fileOf(payout_export.id);
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(text).toBe(
      [
        'settlement_id,amount,currency,type,holder_name,scheme,provider,number',
        `${bank.id},5000,XAF,bank_account,Awa,rib,,10005 00001 12345678901 34`,
        `${id},900,XAF,mobile_money,'=Moussa,,mtn_momo,00237 653456789`,
        '',
      ].join('\r\n'),
    );
    const body = { email: 'phone@example.cm', password: 'a good password' };
    const login = await api.request('POST', '/auth/merchant/login', { body });
    const { access_token: token } = dataOf<{ access_token: string }>(login, 200);
    await setAccount({ ...merchant, token }, { holder_name: 'Thief', rib: RIB });
    expect((await fileOf(payout_export.id)).text).toBe(text);
    const { destination, payout_account_id: account } = await settlementOf(id);
    expect(destination).toMatchObject({ id: account, holder_name: '=Moussa' });
    // Only the account of the file was paid.
    const present = await read<{ payout_account: { id: string } }>(
      `/admin/merchants/${merchant.id}/payout-account?mode=test`,
    );
    const other = await resolve(api, id, { outcome: 'paid', payout_account_id: present.payout_account.id });
    expect(detailsOf(other, 'PAYOUT_ACCOUNT_CHANGED')).toEqual({ payout_account_id: account });
    expect(await resolved(api, id, { outcome: 'paid' })).toMatchObject({ status: 'paid', payout_account_id: account });
  });

  test('is marked as paid at once with the reference of the bank, without what came back', async () => {
    const paid = [
      await duePayout('one', 5000, { holder_name: 'A', rib: RIB }),
      await duePayout('two', 700, { holder_name: 'B', rib: RIB }),
    ];
    const back = await duePayout('back', 90, { holder_name: 'C', rib: RIB });
    api.clock.advance(DAY);
    const { payout_export } = await created(
      'csv',
      [...paid, back].map(({ id }) => id),
    );
    const path = `/admin/payout-exports/${payout_export.id}`;
    await resolved(api, back.id, { outcome: 'failed', failure_reason: 'account closed' });
    expect(invalidFields(await asOperator('POST', `${path}/paid`, { reference: '' }))).toEqual(['reference']);
    const replies = await Promise.all([1, 2].map(() => asOperator('POST', `${path}/paid`, { reference: 'BANK-7' })));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await read(path)).toMatchObject({
      payout_export: { settlements_count: 3, pending_count: 0, paid_count: 2, failed_count: 1 },
    });
    for (const { id, merchant } of paid) {
      const settlement = await settlementOf(id);
      expect(settlement).toMatchObject({ status: 'paid', reference: 'BANK-7' });
      expect(settlement.payout_account_id).not.toBeNull();
      expect(await linesOf(api, id, merchant.testKey)).toHaveLength(1);
      const log = await read<{ audit_entries: readonly AuditEntry[] }>(`/admin/audit-log?subject_id=${id}`);
      expect(log.audit_entries[0]).toMatchObject({ action: 'settlement.resolve', merchant_id: merchant.id });
    }
    expect(await balanceOf(api, back.merchant.testKey)).toMatchObject({ available: 90, settling: 0 });
    // The file still says what was sent.
    expect((await fileOf(payout_export.id)).text).toContain(back.id);
  });

  test('is the operator’s alone, and unknown ones are not found', async () => {
    const { merchant } = await duePayout('one', 5000, null);
    await approveKyc(api, merchant);
    for (const path of ['/admin/due-payouts', '/admin/due-payouts/totals', '/admin/payout-exports']) {
      detailsOf(await api.request('GET', path, { bearer: merchant.token }), 'ROLE_NOT_ALLOWED');
    }
    for (const path of ['/admin/payout-exports/pex_none', '/admin/payout-exports/pex_none/file']) {
      detailsOf(await asOperator('GET', path), 'PAYOUT_EXPORT_NOT_FOUND');
    }
    const paid = await asOperator('POST', '/admin/payout-exports/pex_none/paid', { reference: 'x' });
    detailsOf(paid, 'PAYOUT_EXPORT_NOT_FOUND');
    expect(invalidFields(await create('csv', []))).toEqual(['settlement_ids']);
    expect(
      invalidFields(
        await create(
          'csv',
          Array.from({ length: 101 }, () => 'stl_1'),
        ),
      ),
    ).toEqual(['settlement_ids']);
    expect(invalidFields(await create('mt101', ['stl_1']))).toEqual(['format']);
  });
});

test('an ISO 20022 file needs the account that payouts come from, which is checked', async () => {
  const bare = await openGateway();
  try {
    const body = { livemode: false, format: 'pain.001.001.09', settlement_ids: ['stl_1'] };
    const reply = await bare.request('POST', '/admin/payout-exports', { bearer: bare.seed.operatorKey, body });
    expect(invalidFields(reply)).toEqual(['format']);
  } finally {
    await bare.close();
  }
  for (const wrong of [
    { holderName: '. ́', rib: RIB },
    { rib: '1' },
    { iban: 'FR00' },
    {},
    { rib: RIB, iban: IBAN },
    { rib: RIB, bic: 'afri' },
  ]) {
    await expect(openGateway({ payoutsFrom: { holderName: 'Mitako', ...wrong } })).rejects.toThrow(RangeError);
  }
});

function outlineOf(element: XmlElement | undefined): readonly string[] {
  return element?.children.map(({ name }) => name) ?? [];
}
