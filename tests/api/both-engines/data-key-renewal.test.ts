// The data key is renewed after a leak, while the gateway runs: processes know its versions, and rows move to the new one.
import type { LoginResult, Payment } from '@mitako/contract/names';
import { engineStore, type EngineStore, WALKED_TABLES, type WalkedTable } from '@mitako/core/engine';
import { createTestGateway, type TestClock, type TestGateway } from '@mitako/testing';
import { beforeEach, expect, test } from 'vitest';
import { START_MS } from '../../support/start.ts';
import { samplePdf } from '../../support/sample-files.ts';
import { cashCodeOf, offerCash } from '../support/cash-payments.ts';
import { addTotp, loginTokenOf, loginWithFactor } from '../support/factors.ts';
import { codeAt } from '../../support/totp.ts';
import { asOperator } from '../support/money.ts';
import { liveThrough } from '../support/planted.ts';
import { scriptedRail } from '../support/scripted-rail.ts';
import { openStores } from '../support/stores.ts';
import {
  createKey,
  createPayment,
  dataOf,
  DAY,
  detailsOf,
  MINUTE,
  paidPayment,
  payFromWallet,
  readPayment,
  registerUser,
  SECOND,
  testKey,
} from '../support.ts';

const SECRET = 'the root secret that this gateway was made with';
const PAYER = 'success@sandbox.test';

let stores: readonly [EngineStore, EngineStore];
let clock: TestClock | null;

beforeEach(async () => {
  stores = await openStores();
  clock = null;
});

type Options = Parameters<typeof createTestGateway>[0];

/** A process on one of two stores of a database. All have the clock of the first one. */
async function open(store: EngineStore = stores[0], options: Options = {}): Promise<TestGateway> {
  // The store is closed after the test.
  const kept = { ...engineStore(store), close: () => Promise.resolve() };
  const of = clock === null ? { startMs: START_MS } : { clock };
  const api = await createTestGateway({ secret: SECRET, ...of, ...options, store: kept });
  clock ??= api.clock;
  return api;
}

function advance(milliseconds: number): void {
  clock?.advance(milliseconds);
}

type Operation = 'getRootSecretStatus' | 'renewDataKey' | 'finishDataKeyRenewal' | 'finishRootSecretRotation';

async function ask(api: TestGateway, operation: Operation, body: object = {}) {
  const asked = { way: 'in_process', credential: { kind: 'operator' }, body } as const;
  const result = await api.gateway.call(operation, asked);
  if (result.kind === 'refused') return { code: result.code, details: result.details };
  if (result.kind !== 'done') throw new TypeError('It is no file.');
  return result.data.root_secret;
}

/** What process by process is due, minute by minute, until everything has moved. */
async function untilMoved(...processes: readonly TestGateway[]): Promise<void> {
  for (let minute = 0; minute < 4; minute += 1) {
    advance(MINUTE);
    for (const api of processes) await api.gateway.runDue();
  }
  for (const api of processes) expect(await left(api)).toEqual([]);
}

async function left(api: TestGateway): Promise<readonly WalkedTable[]> {
  const { read } = engineStore(api.gateway.store);
  const version = (await read.dataKeyById('data-key'))?.activeVersion ?? 0;
  const counts = WALKED_TABLES.map(async (table) => [table, await read.sealedUnderOthers(table, version)] as const);
  return (await Promise.all(counts)).flatMap(([table, count]) => (count > 0 ? [table] : []));
}

interface Left {
  readonly user: LoginResult;
  readonly factorSecret: string;
  readonly recoveryCodes: readonly string[];
  readonly cash: { readonly code: string; readonly paymentId: string };
  readonly invitation: string;
  readonly file: { readonly id: string; readonly bytes: Uint8Array };
  readonly merchantKey: string;
  readonly at: string;
}

/** What the scenario of every kind of user does not leave. */
async function further(api: TestGateway): Promise<Left> {
  const owner = await api.login('merchant@sandbox.test', { role: 'merchant' });
  const asked = async <Data>(method: string, path: string, body: object | undefined, status: number, bearer = owner) =>
    dataOf<Data>(await api.request(method, path, { bearer, ...(body !== undefined && { body }) }), status);
  await asked('POST', '/merchant/members', { email: 'paul@shop.test', role: 'support' }, 201);
  await api.gateway.runDue();
  const invitation = new URL(api.messages.link('paul@shop.test')).searchParams.get('token') ?? '';
  const payout = { livemode: false, holder_name: 'Awa', phone: '+237653456789', provider: 'mtn_momo' };
  await asked('PUT', '/merchant/payout-account', { type: 'mobile_money', ...payout }, 200);
  await offerCash(api, 'test');
  const payment = await createPayment(api);
  const cash = { code: await cashCodeOf(api, payment), paymentId: payment.id };
  const live = await createPayment(api, {}, api.seed.merchant.liveKey);
  await asked('POST', `/gateway/checkout/${live.slug}/receipt`, { email: 'payer@example.cm' }, 202);
  const user = await registerUser(api, 'renewed@example.cm');
  const { secret, recoveryCodes } = await addTotp(api, 'user', user.access_token);
  await asked('POST', '/auth/user/me/email', { email: 'renewed-twice@example.cm' }, 202, user.access_token);
  const bytes = samplePdf();
  const headers = { authorization: `Bearer ${testKey(api)}`, 'content-type': 'application/pdf' };
  const uploaded = await api.handler(
    new Request('http://gateway.test/api/v1/gateway/files?purpose=dispute_evidence&name=proof.pdf', {
      method: 'POST',
      headers,
      body: bytes,
    }),
  );
  const { data } = (await uploaded.json()) as { readonly data: { readonly file: { readonly id: string } } };
  const merchantKey = await createKey(api, owner, { livemode: false });
  return {
    user,
    factorSecret: secret,
    recoveryCodes: recoveryCodes ?? [],
    cash,
    invitation,
    file: { id: data.file.id, bytes },
    merchantKey,
    at: new Date(api.clock.now()).toISOString(),
  };
}

test('what every kind of user has left moves to the new version, opens, and no longer with the old one', async () => {
  const { rail, script } = scriptedRail();
  const api = await open(stores[0], { rails: [rail] });
  await liveThrough(api, script);
  const made = await further(api);
  const shown = await shownOf(api, made);
  const sealed = api.gateway.pageSeal.seal('of before', 'a form');
  expect(await left(api)).toEqual([]);

  expect(await ask(api, 'renewDataKey')).toMatchObject({
    versions: [
      { version: 1, status: 'active' },
      { version: 2, status: 'announced' },
    ],
    renewal: { version: 2, activated_at: null, unaware: [], unseen: null },
  });
  expect(await ask(api, 'renewDataKey')).toMatchObject({ code: 'DATA_KEY_RENEWAL_RUNNING' });
  advance(MINUTE);
  await api.gateway.runDue();
  // Nothing has moved, and each table has something to move.
  expect(await left(api)).toEqual(WALKED_TABLES);
  expect(await shownOf(api, made)).toEqual(shown);
  await untilMoved(api);
  const { read } = engineStore(api.gateway.store);
  for (const table of WALKED_TABLES) {
    const values = (await read.sealedRows(table, null, 500)).flatMap((row) => Object.entries(row.values));
    const of = values.filter(([field, value]) => /encrypted|sealed/i.test(field) && (value ?? '') !== '');
    expect(of.filter(([, value]) => value?.startsWith('v2.') !== true)).toEqual([]);
  }
  expect(await shownOf(api, made)).toEqual(shown);
  await usable(api, made);

  expect(await ask(api, 'finishDataKeyRenewal')).toMatchObject({ details: { reason: 'rows_are_moved' } });
  advance(DAY);
  const moved = await shownOf(api, made);
  // Both keys of the shop and the operator's were used; a second agent, the wallets and others have PINs.
  expect(await ask(api, 'finishDataKeyRenewal')).toMatchObject({ code: 'DATA_KEY_UNSEEN' });
  expect(await ask(api, 'finishDataKeyRenewal', { revoke_unseen: true })).toMatchObject({ code: 'DATA_KEY_UNSEEN' });
  const finished = await ask(api, 'finishDataKeyRenewal', { revoke_unseen: true, new_pins: true });
  expect(finished).toMatchObject({
    versions: [
      { version: 1, status: 'ended' },
      { version: 2, status: 'active' },
    ],
    renewal: null,
  });

  // This process has the old version until it reads the key again; another one never knew it.
  expect(api.gateway.pageSeal.open(sealed, 'a form')).toBe('of before');
  advance(MINUTE);
  const fresh = await open(stores[1], { rails: [rail] });
  for (const each of [fresh, api]) {
    expect(await shownOf(each, made)).toEqual(moved);
    expect(each.gateway.pageSeal.open(sealed, 'a form')).toBeNull();
    expect(await each.gateway.ledger.verify({ scope: 'full' })).toMatchObject({ ok: true });
  }
  // It was not used since.
  detailsOf(await fresh.request('GET', '/gateway/payments', { bearer: made.merchantKey }), 'INVALID_API_KEY');
  // Nor was this PIN; that of the user who paid was.
  const { slug } = await createPayment(fresh);
  const payer = { bearer: await fresh.login(PAYER), pin: '1234' };
  detailsOf(await payFromWallet(fresh, slug, payer.bearer, { pin: payer.pin }), 'PIN_NOT_SET');
});

test('under load on two processes no request fails', async () => {
  const one = await open();
  const two = await open(stores[1]);
  const bearer = testKey(one);
  const operatorKey = one.seed.operatorKey;
  let turn = 0;
  const users: string[] = [];
  // They pay with the PIN of a version, and later with another one.
  const payers: string[] = [];
  async function customer(): Promise<void> {
    turn += 1;
    const [api, other] = turn % 2 === 0 ? [one, two] : [two, one];
    const order = { bearer, body: { amount: 5_000, currency: 'XAF' }, idempotencyKey: `order-${turn}` };
    const email = `user-${turn}@example.cm`;
    const { access_token: token } = await registerUser(api, email);
    users.push(email);
    await other.login(email, { password: 'a good password' });
    const first = await api.request('POST', '/gateway/payments', order);
    const { payment } = dataOf<{ payment: Payment }>(first, 201);
    dataOf(await payFromWallet(other, payment.slug, payers.shift() ?? token, { pin: '5829' }), 200);
    payers.push(token);
    expect((await readPayment(other, payment.id, bearer)).status).toBe('succeeded');
    dataOf(await api.request('GET', '/admin/merchants', { bearer: operatorKey }), 200);
    // The same request again, at the other process.
    expect((await other.request('POST', '/gateway/payments', order)).text).toBe(first.text);
  }
  const customers = (): readonly Promise<void>[] => Array.from({ length: 3 }, customer);

  await Promise.all(customers());
  expect(await ask(one, 'renewDataKey')).toMatchObject({ renewal: { version: 2 } });
  for (let step = 0; step < 18; step += 1) {
    advance(10 * SECOND);
    await Promise.all([...customers(), one.gateway.runDue(), two.gateway.runDue()]);
  }
  const { renewal } = (await ask(one, 'getRootSecretStatus')) as { renewal: { moved_at: string | null } };
  expect(renewal.moved_at).not.toBeNull();
  for (const api of [one, two]) {
    expect(await left(api)).toEqual([]);
    for (const email of users) await api.login(email, { password: 'a good password' });
    expect(await api.gateway.ledger.verify({ scope: 'full' })).toMatchObject({ ok: true });
  }
});

test('an address is one account, whichever version a process knows', async () => {
  const one = await open();
  const two = await open(stores[1]);
  await registerUser(one, 'before@example.cm', null);
  await ask(one, 'renewDataKey');
  // The second process reads the key when it is asked something.
  advance(MINUTE);
  await two.login(PAYER);
  await one.gateway.runDue();
  const register = (api: TestGateway, email: string) =>
    api.request('POST', '/auth/user/register', { body: { email, password: 'a good password', name: 'Ngo Bassa' } });
  // The one has the new version by now, and the other the one before, for half a minute at most.
  detailsOf(await register(one, 'before@example.cm'), 'EMAIL_TAKEN');
  detailsOf(await register(two, 'before@example.cm'), 'EMAIL_TAKEN');
  const both = await Promise.all([register(two, 'both@example.cm'), register(one, 'both@example.cm')]);
  expect(new Set(both.map(({ status }) => status))).toEqual(new Set([201, 409]));
  dataOf(await register(two, 'late@example.cm'), 201);
  detailsOf(await register(one, 'late@example.cm'), 'EMAIL_TAKEN');
  expect(await left(two)).toContain('principals');
});

test('two processes with the version before it register one account, and the commit refuses the other', async () => {
  const one = await open();
  const two = await open(stores[1]);
  await ask(one, 'renewDataKey');
  advance(MINUTE);
  await Promise.all([one.login(PAYER), two.login(PAYER)]);
  await one.gateway.runDue();
  const body = { email: 'raced@example.cm', password: 'a good password', name: 'Ngo Bassa' };
  const raced = await Promise.all(
    Array.from({ length: 6 }, (_, place) =>
      (place % 2 === 0 ? one : two).request('POST', '/auth/user/register', { body }),
    ),
  );
  expect(raced.filter(({ status }) => status === 201)).toHaveLength(1);
});

test('a process that is killed in any phase leaves the rest to another one', async () => {
  for (let dies = 1; dies <= 37; dies += 4) {
    if (dies > 1) stores = await openStores();
    clock = null;
    const one = await open();
    await paidPayment(one);
    await ask(one, 'renewDataKey');
    const process = { commits: 0, isDead: false };
    const death = Promise.withResolvers<void>();
    const mortal: EngineStore = {
      ...engineStore(stores[1]),
      async commit(changes) {
        if (process.isDead) return new Promise(() => undefined);
        process.commits += changes.some(({ type }) => type === 'data_key.update') ? 1 : 0;
        process.isDead = process.commits === dies;
        // It dies after the commit was written, and before its answer.
        const outcome = await stores[1].commit(changes);
        if (!process.isDead) return outcome;
        death.resolve();
        return new Promise(() => undefined);
      },
    };
    const two = await open(mortal);
    for (let minute = 0; minute < 3; minute += 1) {
      advance(MINUTE);
      await Promise.race([two.gateway.runDue(), death.promise]);
    }
    await untilMoved(one);
    expect(await ask(one, 'getRootSecretStatus')).toMatchObject({ renewal: { rows_left: [] } });
    await one.login(PAYER);
    expect(await one.gateway.ledger.verify({ scope: 'full' })).toMatchObject({ ok: true });
    if (!process.isDead) break;
  }
});

test('a value that does not open is reported and left, and delays nothing', async () => {
  const api = await open();
  const store = engineStore(stores[0]);
  const [row] = await store.read.sealedRows('principals', null, 1);
  if (row === undefined) throw new Error('There are seeded ones.');
  const to = { ...row.values, encryptedName: 'v1.forged' };
  await store.commit([{ type: 'sealed_rows.replace', table: 'principals', rows: [{ ...row, from: row.values, to }] }]);
  await ask(api, 'renewDataKey');
  for (let minute = 0; minute < 3; minute += 1) {
    advance(MINUTE);
    await api.gateway.runDue();
  }
  expect(await ask(api, 'getRootSecretStatus')).toMatchObject({
    renewal: { rows_left: [{ table: 'principals', count: 1 }], rows_stuck: 1 },
  });
  advance(DAY);
  expect(await ask(api, 'finishDataKeyRenewal', { revoke_unseen: true, new_pins: true })).toMatchObject({
    renewal: null,
  });
});

test('while two root secrets open the database it is refused, and a rotation goes on during a renewal', async () => {
  const NEXT = 'another root secret, which is to follow upon it';
  const old = await open();
  const next = await open(stores[1], { secret: NEXT, previousSecret: SECRET });
  expect(await ask(next, 'renewDataKey')).toMatchObject({ code: 'ROOT_SECRET_IN_USE' });
  expect(await ask(next, 'finishRootSecretRotation')).toMatchObject({ renewal: null });
  expect(await ask(next, 'renewDataKey')).toMatchObject({ renewal: { version: 2 } });
  const third = await open(stores[0], { secret: SECRET, previousSecret: NEXT });
  await untilMoved(next, third);
  advance(DAY);
  expect(await ask(next, 'finishDataKeyRenewal', { revoke_unseen: true, new_pins: true })).toMatchObject({
    code: 'ROOT_SECRET_IN_USE',
  });
  expect(await ask(next, 'finishRootSecretRotation')).toMatchObject({ roots: [{}] });
  expect(await ask(next, 'finishDataKeyRenewal', { revoke_unseen: true, new_pins: true })).toMatchObject({
    versions: [{ status: 'ended' }, { status: 'active' }],
  });
  expect(old.gateway).toBeDefined();
});

/** What people read of it: in each version the same. */
async function shownOf(api: TestGateway, made: Left): Promise<unknown> {
  const merchant = { bearer: await api.login('merchant@sandbox.test', { role: 'merchant' }) };
  const key = { bearer: testKey(api) };
  const operator = { bearer: api.seed.operatorKey };
  const merchants = ['/merchant/profile', '/merchant/members', '/merchant/payout-account?mode=test'];
  const keys = ['/gateway/customers', '/gateway/payments?limit=50', '/gateway/disputes'];
  const operators = ['/admin/merchants?limit=50', '/admin/attempts?limit=50'];
  const found = ['+237677112233', 'planted-agent@example.cm', '+237653456781'];
  const paths = [
    ...merchants.map((path) => [path, merchant] as const),
    ...keys.map((path) => [path, key] as const),
    ...operators.map((path) => [path, operator] as const),
    ...found.map((query) => [`/admin/search?q=${encodeURIComponent(query)}`, operator] as const),
  ];
  const answers: unknown[] = [];
  for (const [path, by] of paths) answers.push(dataOf(await api.request('GET', path, by), 200));
  // The oldest entries, whoever has done something since.
  const audited = await asOperator(api, 'GET', '/admin/audit-log?limit=100');
  const entries = dataOf<{ audit_entries: readonly { id: string; created_at: string }[] }>(audited, 200).audit_entries;
  const file = await api.handler(
    new Request(`http://gateway.test/api/v1/gateway/files/${made.file.id}/content`, {
      headers: { authorization: `Bearer ${testKey(api)}` },
    }),
  );
  expect(Buffer.from(await file.arrayBuffer()).equals(made.file.bytes)).toBe(true);
  return [...answers, entries.filter(({ created_at: at }) => at < made.at)];
}

/** What was given out before, and is used for the first time since. */
async function usable(api: TestGateway, made: Left): Promise<void> {
  const email = 'renewed@example.cm';
  const body = { email, password: 'a good password' };
  const withCode = async (code: string) => {
    const token = loginTokenOf(await api.request('POST', '/auth/user/login', { body }));
    return dataOf<LoginResult>(await loginWithFactor(api, 'user', token, code), 200).access_token;
  };
  await withCode(codeAt(made.factorSecret, api.clock.now()));
  const bearer = await withCode(made.recoveryCodes[3] ?? '');
  detailsOf(await api.request('POST', '/auth/user/register', { body: { ...body, name: 'Again' } }), 'EMAIL_TAKEN');
  const { slug } = await createPayment(api);
  detailsOf(await payFromWallet(api, slug, bearer, { pin: '9999' }), 'INVALID_PIN');
  dataOf(await payFromWallet(api, slug, bearer, { pin: '5829' }), 200);
}
