// Addresses that look alike: only ASCII is taken, so that no two of them do but by letter case, which counts for nothing.
import type { LoginResult } from '@mitako/contract/names';
import { expect, test } from 'vitest';
import { dataOf, detailsOf, gatewayForEachTest, invalidFields, registerMerchant, type Reply } from './support.ts';

const api = gatewayForEachTest();
const EMAIL = 'awa.kamga@shop.example';
const PASSWORD = 'a good password';

/** Ways in which an address comes from a stranger, or from a person for another one. */
const WAYS = ['register', 'sign-up', 'forgotten-password', 'unlock'] as const;

function give(way: (typeof WAYS)[number], email: string): Promise<Reply> {
  const account = { password: PASSWORD, name: 'Awa' };
  return api.request('POST', `/auth/merchant/${way}`, { body: { email, ...(way === 'register' && account) } });
}

const LOOKALIKES = [
  ['a Cyrillic а', 'аwa.kamga@shop.example'],
  ['a Greek ο in the domain', 'awa.kamga@shοp.example'],
  ['full-width letters (NFKC)', 'ａｗａ.kamga@shop.example'],
  ['a full-width @', 'awa.kamga＠shop.example'],
  ['a full-width full stop', 'awa.kamga@shop．example'],
  ['an ideographic full stop (IDNA)', 'awa.kamga@shop。example'],
  ['a Kelvin sign, in lower case a k', 'awa.\u212Aamga@shop.example'],
  ['a dotless ı', 'awa.kamga@shop.examplı'],
  ['a letter and a combining mark', 'awa.ka\u0301mga@shop.example'],
  ['a composed letter', 'awa.kámga@shop.example'],
  ['a zero-width space', 'awa.\u200Bkamga@shop.example'],
  ['a zero-width joiner', 'awa\u200D.kamga@shop.example'],
  ['a soft hyphen', 'awa.kam\u00ADga@shop.example'],
  ['a byte order mark', '\uFEFFawa.kamga@shop.example'],
  ['a right-to-left override', 'awa.kamga@\u202Epohs.example'],
  ['an isolate', '\u2066awa.kamga@shop.example\u2069'],
  ['a tab', 'awa.kamga\t@shop.example'],
  ['a line break and a header', 'awa.kamga@shop.example\r\nBcc: other@shop.example'],
  ['a line break in the name', 'awa\n.kamga@shop.example'],
  ['U+0000', 'awa.kamga@shop.example\0'],
  ['a blank before', ' awa.kamga@shop.example'],
  ['a second address', 'awa.kamga@shop.example,other@shop.example'],
  ['a name before', 'Awa <awa.kamga@shop.example>'],
  ['a quoted name', '"awa.kamga"@shop.example'],
  ['a comment', 'awa.kamga(of)@shop.example'],
  ['an address of a machine', 'awa.kamga@[192.0.2.1]'],
  ['a domain in letters of its own', 'awa.kamga@boutïque.example'],
] as const;

test.each(LOOKALIKES)('one with %s is refused, wherever it is given', async (_, email) => {
  await registerMerchant(api, EMAIL);
  for (const way of WAYS) expect(invalidFields(await give(way, email))).toEqual(['email']);
  const bearer = await api.login(EMAIL, { role: 'merchant', password: PASSWORD });
  const changed = await api.request('POST', '/auth/merchant/me/email', { bearer, body: { email } });
  expect(invalidFields(changed)).toEqual(['email']);
  const invited = await api.request('POST', '/merchant/members', { bearer, body: { email, role: 'viewer' } });
  expect(invalidFields(invited)).toEqual(['email']);
});

test('letter case is no difference, of the domain either; mail goes to the address of the account', async () => {
  await registerMerchant(api, EMAIL);
  const typed = 'AWA.Kamga@SHOP.Example';
  detailsOf(await give('register', typed), 'EMAIL_TAKEN');
  await api.gateway.runDue();
  const before = api.messages.mails().length;
  dataOf(await give('forgotten-password', typed), 202);
  await api.gateway.runDue();
  expect(
    api.messages
      .mails()
      .slice(before)
      .map(({ to }) => to),
  ).toEqual([EMAIL]);
  const body = { email: typed, password: PASSWORD };
  expect(dataOf<LoginResult>(await api.request('POST', '/auth/merchant/login', { body }), 200).principal.email).toBe(
    EMAIL,
  );
});

test('an internationalised domain is given, stored and shown in its ASCII form, in which a twin is visible', async () => {
  const ascii = 'awa@xn--boutque-7za.example';
  const { token: bearer } = await registerMerchant(api, 'AWA@XN--boutque-7za.example');
  const me = await api.request('GET', '/auth/merchant/me', { bearer });
  expect(dataOf<{ principal: { email: string } }>(me, 200).principal.email).toBe(ascii);
});

test('dots and tags of a mailbox are left to its provider: they are other addresses', async () => {
  await registerMerchant(api, EMAIL);
  for (const other of ['awakamga@shop.example', 'awa.kamga+shop@shop.example']) {
    dataOf(await give('register', other), 201);
  }
});

test('a login with a look-alike finds nobody', async () => {
  await registerMerchant(api, EMAIL);
  for (const email of [
    'аwa.kamga@shop.example',
    'ａｗａ.kamga@shop.example',
    'awa.\u200Bkamga@shop.example',
    'awa.\u212Aamga@shop.example',
  ]) {
    const body = { email, password: PASSWORD };
    detailsOf(await api.request('POST', '/auth/merchant/login', { body }), 'INVALID_CREDENTIALS');
  }
});
