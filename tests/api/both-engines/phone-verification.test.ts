import type { CashHolder, PhoneVerification, Principal } from '@mitako/contract/names';
import { engineStore } from '@mitako/core/engine';
import { captureMessages, type CapturedMessages } from '@mitako/testing';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { askForCode, createAgent, createUser, lookUpHolders, type Person } from '../support/cash.ts';
import {
  createPayment,
  dataOf,
  detailsOf,
  invalidFields,
  MINUTE,
  openGateway,
  payFromWallet,
  type Reply,
  type TestGateway,
} from '../support.ts';

const PHONE = '+237677123456';

let api: TestGateway;
let messages: CapturedMessages;
let user: Person;

beforeEach(async () => {
  messages = captureMessages();
  api = await openGateway({
    brand: { name: 'Wàri ê' },
    messages: { mailer: messages.mailer, sms: messages.sms },
  });
  user = await createUser(api, 'awa@example.cm');
});
afterEach(() => api.close());

function ask(phone = PHONE, by = user): Promise<Reply> {
  return api.request('POST', '/auth/user/me/phone', { bearer: by.token, body: { phone, password: 'a good password' } });
}

async function asked(by = user): Promise<{ readonly id: string; readonly code: string }> {
  const { verification } = dataOf<{ verification: PhoneVerification }>(await ask(PHONE, by), 202);
  await api.gateway.runDue();
  const [code = ''] = /\d{6}/.exec(messages.texts(PHONE).at(-1)?.text ?? '') ?? [];
  return { id: verification.id, code };
}

function verify({ id, code }: { readonly id: string; readonly code: string }, by = user): Promise<Reply> {
  const body = { verification_id: id, code };
  return api.request('POST', '/auth/user/me/phone/verify', { bearer: by.token, body });
}

/** Another code than this one. */
function wrong(code: string): string {
  return String((Number(code) + 1) % 1_000_000).padStart(6, '0');
}

test('a code by text message verifies a number, once; the text fits one part', async () => {
  const made = await asked();
  const [{ text } = { text: '' }] = messages.texts(PHONE);
  expect(text).toBe(`Wari e : ${made.code} est votre code. Ne le donnez à personne. Valable 10 min.`);
  expect(text.length).toBeLessThanOrEqual(160);
  const { principal } = dataOf<{ principal: Principal }>(await verify(made), 200);
  expect(principal).toMatchObject({ phone: PHONE, phone_verified: true });
  detailsOf(await verify(made), 'LINK_INVALID');
});

test('a live wallet is used with a verified number only; test mode as ever', async () => {
  const { slug } = await createPayment(api, {}, api.seed.merchant.liveKey);
  detailsOf(await payFromWallet(api, slug, user.token, { pin: '5829' }), 'PHONE_NOT_VERIFIED');
  detailsOf(await askForCode(api, user, 500), 'PHONE_NOT_VERIFIED');
  dataOf(await askForCode(api, user, 500, { mode: 'test' }), 201);
  dataOf(await verify(await asked()), 200);
  detailsOf(await payFromWallet(api, slug, user.token, { pin: '5829' }), 'INSUFFICIENT_FUNDS');
  detailsOf(await askForCode(api, user, 500), 'INSUFFICIENT_FUNDS');
});

test('to an agent, a number means its verified owner; a later proof takes it over', async () => {
  const agent = await createAgent(api, 'un@shop.example');
  const squatter = await createUser(api, 'squatter@example.cm', PHONE);
  const holders = async (): Promise<readonly string[]> => {
    const answer = await lookUpHolders(api, agent, PHONE);
    if (answer.status === 404) return [];
    return dataOf<{ holders: readonly CashHolder[] }>(answer, 200).holders.map(({ user_id: id }) => id);
  };
  expect(await holders()).toEqual([]);
  dataOf(await verify(await asked()), 200);
  expect(await holders()).toEqual([user.id]);
  dataOf(await verify(await asked(squatter), squatter), 200);
  expect(await holders()).toEqual([squatter.id]);
});

test('a stolen session verifies no number: the password is asked for', async () => {
  const body = { phone: PHONE, password: 'wrong' };
  detailsOf(await api.request('POST', '/auth/user/me/phone', { bearer: user.token, body }), 'INVALID_CREDENTIALS');
});

test('five wrong codes end it, also at once', async () => {
  const made = await asked();
  for (const left of [4, 3]) {
    expect(detailsOf(await verify({ ...made, code: wrong(made.code) }), 'INVALID_CODE')).toEqual({
      attempts_left: left,
    });
  }
  const guesses = await Promise.all(Array.from({ length: 8 }, () => verify({ ...made, code: wrong(made.code) })));
  expect(guesses.filter(({ body }) => body.code === 'INVALID_CODE')).toHaveLength(3);
  detailsOf(await verify(made), 'LINK_INVALID');
});

test('a code of another account, or after ten minutes, is no code', async () => {
  const other = await createUser(api, 'other@example.cm');
  const made = await asked();
  detailsOf(await verify(made, other), 'LINK_INVALID');
  for (const id of ['x', `lnk_${'u'.repeat(26)}`, `lnk_${'z'.repeat(26)}`, user.id]) {
    detailsOf(await verify({ ...made, id }), 'LINK_INVALID');
  }
  await api.advance(10 * MINUTE);
  detailsOf(await verify(made), 'LINK_INVALID');
});

test('numbers of other countries get no message, and without a provider the route says so', async () => {
  expect(invalidFields(await ask('+33612345678'))).toEqual(['phone']);
  const without = await openGateway();
  const someone = await createUser(without, 'awa@example.cm');
  const answer = await without.request('POST', '/auth/user/me/phone', {
    bearer: someone.token,
    body: { phone: PHONE, password: 'a good password' },
  });
  detailsOf(answer, 'SMS_NOT_CONFIGURED');
  await without.close();
});

test('texts are limited by number, and in all', async () => {
  const limited = await openGateway({ messages: { sms: messages.sms }, limits: 'memory' });
  const someone = await createUser(limited, 'awa@example.cm');
  const textTo = async (phone: string): Promise<Reply> =>
    limited.request('POST', '/auth/user/me/phone', {
      bearer: someone.token,
      body: { phone, password: 'a good password' },
    });
  for (let count = 0; count < 3; count += 1) dataOf(await textTo(PHONE), 202);
  expect(detailsOf(await textTo(PHONE), 'RATE_LIMITED')).toEqual({ limit: 'text' });
  dataOf(await textTo('+237677123457'), 202);
  await limited.close();
});

test('no row has the number or the code in the clear', async () => {
  const { id, code } = await asked();
  const store = engineStore(api.gateway.store);
  const rows = JSON.stringify([
    await store.read.linkById(id),
    await store.read.messages(undefined, { limit: 9, afterId: null }),
  ]);
  expect(rows).not.toContain(PHONE.slice(1));
  expect(rows).not.toContain(`"${code}"`);
});
