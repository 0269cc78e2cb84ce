import type { LoginResult } from '@mitako/contract/names';
import { afterEach, expect, inject, test } from 'vitest';
import { copyOf, foundIn } from './support/database-copy.ts';
import { type OpenDatabase, openWithDatabase } from './support/ledger-database.ts';
import { liveThrough } from './support/planted.ts';
import { scriptedRail } from './support/scripted-rail.ts';
import { anyLiteral } from '../support/stored-ids.ts';
import { createPayment, dataOf, detailsOf, type Reply, testKey } from './support.ts';

// What an attacker with a copy of the database, but without the root secret, cannot read.

let database: OpenDatabase;

afterEach(() => database.close());

test('nothing personal and no secret is in a copy of the database', async () => {
  const { rail, script } = scriptedRail();
  database = await openWithDatabase({ rails: [rail] });
  const { api } = database;
  const planted = await liveThrough(api, script);
  expect(Object.keys(planted).length).toBeGreaterThanOrEqual(40);
  expect(Object.values(planted).filter((value) => value.length < 6)).toEqual([]);

  const copy = await copyOf(database);
  expect(foundIn(copy, planted)).toEqual([]);
  // What is public, and the contents of what was done, are there: it is a copy, and it is searched.
  const { slug } = await createPayment(api);
  const open = { slug, support: 'aide@boutique.example', shop: 'Boutique Mvog-Ada', masked: '•••• 6781' };
  expect(foundIn(await copyOf(database), open)).toEqual(Object.keys(open));
});

test('whatever is stored unsealed is found, in the rows and in the files', async () => {
  database = await openWithDatabase();
  const { api } = database;
  const forms = {
    plain: 'Éloïse Planted-Mbarga',
    'in capitals': 'PLANTED@EXAMPLE.CM',
    code: '926413',
    hex: Buffer.from('planted in hex').toString('hex'),
    base64: Buffer.from('..planted in base64..').toString('base64'),
    base64url: Buffer.from('.ÿþý planted in base64url').toString('base64url'),
  };
  const values = {
    plain: 'Éloïse Planted-Mbarga',
    'in capitals': 'planted@example.cm',
    code: '926413',
    hex: 'planted in hex',
    base64: 'planted in base64',
    base64url: 'ÿþý planted in base64url',
  };
  expect(foundIn(await copyOf(database), values)).toEqual([]);
  await createPayment(api, { metadata: forms }, testKey(api));
  const { dump, files } = await copyOf(database);
  expect(foundIn({ dump, files: '' }, values)).toEqual(Object.keys(values));
  expect(foundIn({ dump: '', files }, values)).toEqual(Object.keys(values));
});

test.each(['encrypted_phone', 'encrypted_email', 'encrypted_name'])(
  'a sealed value opens in no other row: %s',
  async (column) => {
    database = await openWithDatabase();
    const { api, tamper } = database;
    const password = 'a password of many words';
    const register = async (email: string, name: string, phone: string): Promise<string> => {
      const body = { email, password, name, phone };
      return dataOf<LoginResult>(await api.request('POST', '/auth/user/register', { body }), 201).principal.id;
    };
    const login = (): Promise<Reply> =>
      api.request('POST', '/auth/user/login', { body: { email: 'two@example.cm', password } });
    const one = await register('one@example.cm', 'Ngo Bassa', '+237699887766');
    const two = await register('two@example.cm', 'Awa Ndiaye', '+237699000000');
    expect(dataOf<LoginResult>(await login(), 200).principal).toMatchObject({ id: two, phone: '+237699000000' });
    await tamper(
      `update mitako_principals set ${column} = (select ${column} from mitako_principals where id = ${account(one)}) where id = ${account(two)}`,
    );
    const answer = await login();
    detailsOf(answer, 'INTERNAL_ERROR');
    expect(answer.text).not.toMatch(/699887766|one@|Bassa/);
  },
);

function account(id: string): string {
  return anyLiteral(inject('engine'), null, id);
}
