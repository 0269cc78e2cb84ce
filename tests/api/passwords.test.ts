import type { LoginResult } from '@mitako/contract/names';
import { createPasswordCheck, silentLogger } from '@mitako/core';
import { createTestGateway } from '@mitako/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asOperator } from './support/money.ts';
import { dataOf, detailsOf, type Reply, type TestGateway } from './support.ts';
import { adminOf } from '../support/in-process.ts';

// NIST SP 800-63B, revision 3, section 5.1.1: long, neither common nor made of the account's own data, and nothing else.

let api: TestGateway;

beforeAll(async () => {
  api = await createTestGateway({ passwordCheck: createPasswordCheck(silentLogger()) });
});

afterAll(() => api.close());

const NAME = 'Claire Mbarga';
let accounts = 0;

/** Ways to choose one. */
const WAYS: Readonly<Record<string, (password: string) => Promise<Reply>>> = {
  'a user who signs up': (password) => signUp('user', password),
  'a merchant who signs up': (password) => signUp('merchant', password),
  'a merchant whom the operator makes': (password) =>
    asOperator(api, 'POST', '/admin/merchants', { email: email(), password, name: NAME }),
  'an agent whom the operator makes': (password) =>
    asOperator(api, 'POST', '/admin/agents', { email: email(), password, name: NAME }),
};

function email(): string {
  accounts += 1;
  return `claire.mbarga.${accounts}@example.cm`;
}

function signUp(role: string, password: string): Promise<Reply> {
  return api.request('POST', `/auth/${role}/register`, { body: { email: email(), password, name: NAME } });
}

const REFUSED = [
  ['motdepasse12', 'common'],
  ['Cameroun2025', 'common'],
  ['Claire.Mbarga1', 'own_data'],
  ['Mbarga@example', 'own_data'],
] as const;

describe.each(Object.entries(WAYS))('the password of %s', (way, choose) => {
  test.each(REFUSED)('%s is refused by the rule %s', async (password, rule) => {
    const { fields } = detailsOf(await choose(password), 'VALIDATION_ERROR');
    expect(fields).toEqual({ password: [{ rule, message: expect.any(String) }] });
  });

  const isUser = way.startsWith('a user');

  test(`has ${isUser ? 8 : 12} characters at least`, async () => {
    const { fields } = detailsOf(await choose(isUser ? 'pässwör' : 'vingt-et-un'), 'VALIDATION_ERROR');
    expect(fields).toMatchObject({ password: [{ rule: 'min' }] });
    expect((await choose(isUser ? 'p9x-Rq27' : 'vingt-et-un 👜')).status).toBe(201);
  });

  test('needs no capitals, digits or signs', async () => {
    expect((await choose('quatre mots au hasard')).status).toBe(201);
  });
});

test('an operator is refused the same', async () => {
  const operator = { email: email(), name: NAME };
  for (const [password, rule] of REFUSED) {
    await expect(adminOf(api.gateway).createOperator({ ...operator, password })).rejects.toMatchObject({
      details: { fields: { password: [{ rule }] } },
    });
  }
});

test('one that replaces another is judged by the account that it is for', async () => {
  const merchant = { email: email(), password: 'quatre mots au hasard', name: NAME };
  const { access_token: bearer } = dataOf<LoginResult>(
    await api.request('POST', '/auth/merchant/register', { body: merchant }),
    201,
  );
  const change = (password: string): Promise<Reply> =>
    api.request('PUT', '/auth/merchant/me/password', {
      bearer,
      body: { current_password: merchant.password, new_password: password },
    });
  for (const [password, rule] of [...REFUSED, ['vingt-et-un', 'min'] as const]) {
    expect(detailsOf(await change(password), 'VALIDATION_ERROR')['fields']).toMatchObject({ new_password: [{ rule }] });
  }
  dataOf(await change('cinq mots pris au hasard'), 200);
});
