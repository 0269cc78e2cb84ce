import type {
  AuditEntry,
  EventRecord,
  PayoutAccount,
  PayoutAccountRecord,
  SettlementRecord,
} from '@mitako/contract/names';
import type { EngineStore } from '@mitako/core/engine';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { copyOf, foundIn } from './support/database-copy.ts';
import { openWithDatabase } from './support/ledger-database.ts';
import { reauthenticate } from './support/operators.ts';
import { closed, expectConsistentLedger, resolve, resolved, setTerms } from './support/settlement.ts';
import {
  DAY,
  dataOf,
  detailsOf,
  HOUR,
  invalidFields,
  MINUTE,
  openGateway,
  paidPayment,
  registerMerchant,
  testKey,
  type Reply,
  type TestGateway,
} from './support.ts';

const RIB = '10005 00001 12345678901 34';
const BANK = { livemode: false, type: 'bank_account', holder_name: 'Boutique Mvog-Ada SARL' };

let api: TestGateway;
let token: string;
/** Runs once, right before the commit that resolves a settlement. */
let meanwhile: ((store: EngineStore) => Promise<unknown>) | null = null;

beforeEach(async () => {
  api = await openGateway({}, interrupted);
  token = await api.login('merchant@sandbox.test', { role: 'merchant' });
});
afterEach(async () => {
  await expectConsistentLedger(api);
  await api.close();
});

function interrupted(store: EngineStore): EngineStore {
  return {
    ...store,
    commit: async (changes) => {
      if (!changes.some(({ type }) => type === 'settlement.update')) return store.commit(changes);
      const before = meanwhile;
      meanwhile = null;
      await before?.(store);
      return store.commit(changes);
    },
  };
}

function set(body: object, bearer: string = token): Promise<Reply> {
  return api.request('PUT', '/merchant/payout-account', { bearer, body });
}

async function wasSet(body: object): Promise<PayoutAccount> {
  return dataOf<{ payout_account: PayoutAccount }>(await set(body), 200).payout_account;
}

async function read(mode: 'live' | 'test' = 'test'): Promise<PayoutAccount | null> {
  const answer = await api.request('GET', `/merchant/payout-account?mode=${mode}`, { bearer: token });
  return dataOf<{ payout_account: PayoutAccount | null }>(answer, 200).payout_account;
}

function asOperator(path: string): Promise<Reply> {
  return api.request('GET', path, { bearer: api.seed.operatorKey });
}

async function pendingSettlement(): Promise<SettlementRecord> {
  await setTerms(api, { delay_seconds: 0, schedule: 'manual' });
  await paidPayment(api);
  return closed(api);
}

describe('a payout account', () => {
  test('is a bank account by its RIB, shown masked to the merchant and in full to the operator', async () => {
    expect(await read()).toBeNull();
    const account = await wasSet({ ...BANK, rib: RIB });
    expect(account).toEqual({
      id: expect.stringMatching(/^pac_[0-9a-z]{26}$/),
      type: 'bank_account',
      holder_name: 'Boutique Mvog-Ada SARL',
      scheme: 'rib',
      provider: null,
      number_masked: '•••• 0134',
      livemode: false,
      created_at: '2026-01-01T00:00:00.000Z',
      held_until: '2026-01-02T00:00:00.000Z',
      replaced_at: null,
    } satisfies PayoutAccount);
    expect(await read()).toEqual(account);
    expect(await read('live')).toBeNull();
    const path = `/admin/merchants/${api.seed.merchant.id}/payout-account`;
    expect(dataOf(await asOperator(`${path}?mode=test`), 200)).toEqual({
      payout_account: {
        ...account,
        merchant_id: api.seed.merchant.id,
        number: '10005000011234567890134',
      } satisfies PayoutAccountRecord,
    });
    expect(dataOf(await asOperator(path), 200)).toEqual({ payout_account: null });
    detailsOf(await asOperator('/admin/merchants/mer_none/payout-account'), 'MERCHANT_NOT_FOUND');
  });

  test('is a bank account by its IBAN, or a mobile-money number', async () => {
    const iban = { ...BANK, iban: 'fr14 2004 1010 0505 0001 3m02 606' };
    expect(await wasSet(iban)).toMatchObject({ scheme: 'iban', number_masked: '•••• 2606' });
    const phone = { type: 'mobile_money', holder_name: 'Awa', phone: '+237653456789', provider: 'mtn_momo' };
    expect(await wasSet({ livemode: false, ...phone })).toMatchObject({
      type: 'mobile_money',
      scheme: null,
      provider: 'mtn_momo',
      number_masked: '•••• 6789',
    });
  });

  test.each([
    ['a RIB with another key', { rib: '10005 00001 12345678901 35' }, 'rib'],
    ['a RIB without its last digit', { rib: '1000500001123456789013' }, 'rib'],
    ['an IBAN with two digits swapped', { iban: 'FR14 2004 1010 0505 0001 3M02 660' }, 'iban'],
    ['neither RIB nor IBAN', {}, 'iban'],
    ['both', { rib: RIB, iban: 'FR1420041010050500013M02606' }, 'rib'],
    ['a bank account with a phone', { rib: RIB, phone: '+237653456789' }, 'phone'],
    ['a phone without its provider', { type: 'mobile_money', phone: '+237653456789' }, 'provider'],
    ['an unknown provider', { type: 'mobile_money', phone: '+237653456789', provider: 'moov' }, 'provider'],
    [
      'a number with prefixes of another provider',
      { type: 'mobile_money', phone: '+237693456789', provider: 'mtn_momo' },
      'phone',
    ],
    ['a number of another country', { type: 'mobile_money', phone: '+33612345678', provider: 'mtn_momo' }, 'phone'],
    ['mobile money with a RIB', { type: 'mobile_money', phone: '+237653456789', rib: RIB }, 'rib'],
    ['a holder without a letter or digit', { rib: RIB, holder_name: ' .\u0301-' }, 'holder_name'],
    ['no phone', { type: 'mobile_money', provider: 'mtn_momo' }, 'phone'],
  ])('is refused with %s', async (_, fields, field) => {
    expect(invalidFields(await set({ ...BANK, ...fields }))).toEqual([field]);
    expect(await read()).toBeNull();
  });

  test('requires recent authentication, and no API key sets or reads it', async () => {
    api.clock.advance(10 * MINUTE + 1);
    detailsOf(await set({ ...BANK, rib: RIB }), 'REAUTHENTICATION_REQUIRED');
    await reauthenticate(api, 'merchant', token, api.seed.merchant.password);
    await wasSet({ ...BANK, rib: RIB });
    detailsOf(await set({ ...BANK, rib: RIB }, testKey(api)), 'PERMISSION_DENIED');
    detailsOf(await api.request('GET', '/merchant/payout-account', { bearer: testKey(api) }), 'PERMISSION_DENIED');
  });

  test('is announced by an event, and recorded without its number', async () => {
    const account = await wasSet({ ...BANK, rib: RIB });
    const { holder_name: _, replaced_at: _replaced, ...withoutHolder } = account;
    const { events } = dataOf<{ events: readonly EventRecord[] }>(
      await api.request('GET', '/merchant/events', { bearer: testKey(api) }),
      200,
    );
    expect(events[0]).toMatchObject({ event: 'payout_account.set', data: withoutHolder });
    const { audit_entries } = dataOf<{ audit_entries: readonly AuditEntry[] }>(
      await asOperator('/admin/audit-log?action=payout_account.set'),
      200,
    );
    expect(audit_entries).toMatchObject([
      { subject: { type: 'payout_account', id: account.id }, details: { livemode: false, type: 'bank_account' } },
    ]);
    expect(events[0]?.data).not.toHaveProperty('holder_name');
    expect(JSON.stringify([events, audit_entries])).not.toContain('12345678901');
  });

  test('is listed with those that it replaced, of its own mode only', async () => {
    const first = await wasSet({ ...BANK, rib: RIB });
    api.clock.advance(MINUTE);
    const second = await wasSet({ ...BANK, iban: 'FR1420041010050500013M02606' });
    await wasSet({ ...BANK, livemode: true, rib: RIB });
    const listed = async (query: string): Promise<unknown> =>
      dataOf(await api.request('GET', `/merchant/payout-accounts?mode=test${query}`, { bearer: token }), 200);
    const replaced = { ...first, replaced_at: second.created_at };
    expect(await listed('')).toMatchObject({ payout_accounts: [second, replaced] });
    expect(await listed(`&limit=1&cursor=${second.id}`)).toMatchObject({
      payout_accounts: [replaced],
      pagination: { has_more: false },
    });
    const other = await registerMerchant(api, 'other@example.cm');
    const answer = await api.request('GET', '/merchant/payout-accounts?mode=test', { bearer: other.token });
    expect(dataOf(answer, 200)).toMatchObject({ payout_accounts: [] });
  });

  test('is set once by concurrent calls: each replaces the one before', async () => {
    const answers = await Promise.all([1, 2, 3, 4].map(() => set({ ...BANK, rib: RIB })));
    const ids = answers.map((answer) => dataOf<{ payout_account: PayoutAccount }>(answer, 200).payout_account.id);
    expect(new Set(ids).size).toBe(4);
    expect(ids).toContain((await read())?.id);
  });
});

describe('a settlement', () => {
  test('names the account to pay to, then the one that it was paid to', async () => {
    const settlement = await pendingSettlement();
    expect(settlement).toMatchObject({ payout_account_id: null, destination: null });
    const account = await wasSet({ ...BANK, rib: RIB });
    const path = `/admin/settlements/${settlement.id}`;
    const pending = dataOf<{ settlement: SettlementRecord }>(await asOperator(path), 200).settlement;
    expect(pending.destination).toMatchObject({ id: account.id, number: '10005000011234567890134' });
    api.clock.advance(DAY);
    const paid = await resolved(api, settlement.id, { outcome: 'paid', payout_account_id: account.id });
    expect(paid).toMatchObject({ payout_account_id: account.id, destination: { id: account.id } });

    token = await api.login('merchant@sandbox.test', { role: 'merchant' });
    await wasSet({ ...BANK, iban: 'FR1420041010050500013M02606' });
    const { settlements } = dataOf<{ settlements: readonly SettlementRecord[] }>(
      await asOperator('/admin/settlements'),
      200,
    );
    expect(settlements).toMatchObject([{ id: settlement.id, destination: { id: account.id } }]);
  });

  test('is not paid within 24 hours of a change, and can fail meanwhile', async () => {
    const settlement = await pendingSettlement();
    await wasSet({ ...BANK, rib: RIB });
    api.clock.advance(DAY - 1);
    expect(detailsOf(await resolve(api, settlement.id, { outcome: 'paid' }), 'PAYOUT_ON_HOLD')).toEqual({
      held_until: '2026-01-02T00:00:00.000Z',
    });
    api.clock.advance(1);
    await resolved(api, settlement.id, { outcome: 'paid' });

    await paidPayment(api);
    const other = await closed(api);
    token = await api.login('merchant@sandbox.test', { role: 'merchant' });
    await wasSet({ ...BANK, rib: RIB });
    await resolved(api, other.id, { outcome: 'failed', failure_reason: 'unknown account' });
  });

  test('is recorded as paid to the account that was paid, also if it was replaced in the meantime', async () => {
    const settlement = await pendingSettlement();
    const first = await wasSet({ ...BANK, rib: RIB });
    api.clock.advance(DAY);
    token = await api.login('merchant@sandbox.test', { role: 'merchant' });
    await wasSet({ ...BANK, iban: 'FR1420041010050500013M02606' });
    const paid = await resolved(api, settlement.id, { outcome: 'paid', payout_account_id: first.id });
    expect(paid).toMatchObject({ payout_account_id: first.id, destination: { id: first.id, scheme: 'rib' } });
  });

  test('is not recorded as paid to an account that was replaced before it was created, or to an unknown account', async () => {
    const first = await wasSet({ ...BANK, rib: RIB });
    const second = await wasSet({ ...BANK, iban: 'FR1420041010050500013M02606' });
    const live = await wasSet({ ...BANK, livemode: true, rib: RIB });
    api.clock.advance(25 * HOUR);
    const settlement = await pendingSettlement();
    for (const id of [first.id, live.id, 'pac_none']) {
      const answer = await resolve(api, settlement.id, { outcome: 'paid', payout_account_id: id });
      expect(detailsOf(answer, 'PAYOUT_ACCOUNT_CHANGED')).toEqual({ payout_account_id: second.id });
    }
    expect(
      invalidFields(
        await resolve(api, settlement.id, { outcome: 'failed', failure_reason: 'x', payout_account_id: second.id }),
      ),
    ).toEqual(['payout_account_id']);
  });

  test('is decided again if the account is replaced between the decision and its commit', async () => {
    const settlement = await pendingSettlement();
    const account = await wasSet({ ...BANK, rib: RIB });
    api.clock.advance(DAY);
    meanwhile = async (store) =>
      expect(await store.commit([{ type: 'payout_account.replace', id: account.id, nowMs: api.clock.now() }])).toEqual({
        kind: 'applied',
      });
    // With the account that the merchant has then: none.
    expect(await resolved(api, settlement.id, { outcome: 'paid' })).toMatchObject({ payout_account_id: null });
  });

  test('is decided again if the first account is set between the decision and its commit: it is on hold', async () => {
    const settlement = await pendingSettlement();
    meanwhile = () => wasSet({ ...BANK, rib: RIB });
    detailsOf(await resolve(api, settlement.id, { outcome: 'paid' }), 'PAYOUT_ON_HOLD');
    expect(await read()).not.toBeNull();
  });
});

test('holder and number are in no copy of the database', async () => {
  const database = await openWithDatabase();
  const { api: own } = database;
  try {
    const bearer = await own.login('merchant@sandbox.test', { role: 'merchant' });
    dataOf(await own.request('PUT', '/merchant/payout-account', { bearer, body: { ...BANK, rib: RIB } }), 200);
    const copy = await copyOf(database);
    const planted = { number: '10005000011234567890134', account: '12345678901', holder: BANK.holder_name };
    expect(foundIn(copy, planted)).toEqual([]);
  } finally {
    await database.close();
  }
});
