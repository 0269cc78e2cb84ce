import type { ApiKeyWithSecret, CheckoutPaid, LoginResult } from '@mitako/contract/names';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { createEndpoint, createPayment, dataOf, detailsOf, type Reply, readPayment } from './support.ts';
import { type OpenDatabase, openWithDatabase } from './support/ledger-database.ts';

// What somebody with a copy of the database, but without the root secret, cannot read.

let database: OpenDatabase;

beforeEach(async () => {
  database = await openWithDatabase();
});
afterEach(() => database.close());

const TABLES = {
  sqlite: `select name from sqlite_master where type = 'table'`,
  postgres: `select tablename as name from pg_tables where schemaname = current_schema()`,
};

/** Everything in the database, as text. */
async function copyOf({ rows }: OpenDatabase): Promise<string> {
  const tables = await rows(TABLES[inject('engine')]);
  const texts = [];
  for (const { name } of tables) {
    const content = (await rows(`select * from "${String(name)}"`)).flatMap((row) => Object.values(row));
    texts.push(content.map((value) => (value instanceof Uint8Array ? Buffer.from(value).toString('latin1') : value)));
  }
  return texts.flat().join('\n');
}

test('neither secrets nor phone numbers are in a copy of the database', async () => {
  const { api } = database;
  const post = (path: string, bearer: string | null, body: object): Promise<Reply> =>
    api.request('POST', path, { body, idempotencyKey: `key-of-${path}`, ...(bearer === null ? {} : { bearer }) });

  const password = 'a password of many words';
  const person = { email: 'planted@example.cm', password, name: 'Ngo Bassa', phone: '+237699887766' };
  const user = dataOf<LoginResult>(await post('/auth/user/register', null, person), 201);
  const again = dataOf<LoginResult>(await post('/auth/user/login', null, { email: person.email, password }), 200);
  const refreshed = dataOf<LoginResult>(
    await post('/auth/user/refresh', null, { refresh_token: again.refresh_token }),
    200,
  );
  const merchant = dataOf<LoginResult>(
    await post('/auth/merchant/register', null, { ...person, email: 'planted-shop@example.cm' }),
    201,
  );
  const key = dataOf<{ api_key: ApiKeyWithSecret }>(
    await post('/merchant/api-keys', merchant.access_token, { name: 'Till', livemode: false }),
    201,
  ).api_key.secret;
  const endpoint = await createEndpoint(api, {}, key);

  const byWallet = await createPayment(api, { return_url: 'https://shop.example/back' });
  const paid = dataOf<CheckoutPaid>(
    await post(`/gateway/checkout/${byWallet.slug}/pay`, await api.login('success@sandbox.test'), {
      method: 'wallet',
      pin: '1234',
    }),
    200,
  );
  const token = new URL(paid.redirect_url ?? '').searchParams.get('token') ?? '';
  const byPhone = await createPayment(api);
  const phone = '+237653456789';
  await post(`/gateway/checkout/${byPhone.slug}/pay`, user.access_token, {
    method: 'mobile_money',
    provider: 'mtn_momo',
    phone,
  });
  await api.advance(60_000);
  expect((await readPayment(api, byPhone.id)).status).toBe('succeeded');

  const copy = await copyOf(database);
  // It is a copy of what was just done.
  expect(copy).toContain(byWallet.slug);
  expect(copy).toContain(person.email);
  const planted = {
    password,
    'access token': user.access_token,
    'refresh token': user.refresh_token,
    'access token of a login': again.access_token,
    'refresh token of a login': again.refresh_token,
    'refreshed access token': refreshed.access_token,
    'refreshed refresh token': refreshed.refresh_token,
    'API key': key,
    'test key of the shop': api.seed.merchant.testKey,
    'operator key': api.seed.operatorKey,
    'webhook secret': endpoint.secret,
    'payment token': token,
    'number of a payer': phone,
    'its digits': '653456789',
    'number of an account': person.phone,
    'digits of that': '699887766',
    'idempotency key': 'key-of-',
  };
  expect(Object.values(planted)).not.toContain('');
  expect(Object.entries(planted).filter(([, value]) => copy.includes(value))).toEqual([]);
});

test('a sealed number opens in no other row', async () => {
  const { api, tamper } = database;
  const password = 'a password of many words';
  const register = (email: string, phone: string): Promise<Reply> =>
    api.request('POST', '/auth/user/register', { body: { email, password, name: 'Ngo Bassa', phone } });
  const login = (): Promise<Reply> =>
    api.request('POST', '/auth/user/login', { body: { email: 'two@example.cm', password } });
  dataOf(await register('one@example.cm', '+237699887766'), 201);
  dataOf(await register('two@example.cm', '+237699000000'), 201);
  expect(dataOf<LoginResult>(await login(), 200).principal.phone).toBe('+237699000000');
  await tamper(
    `update mitako_principals set encrypted_phone =
       (select encrypted_phone from mitako_principals where email = 'one@example.cm') where email = 'two@example.cm'`,
  );
  const answer = await login();
  detailsOf(answer, 'INTERNAL_ERROR');
  expect(answer.text).not.toContain('699887766');
});
