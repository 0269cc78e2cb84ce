import { setDisabled } from '../support/operators.ts';
import type { LoginResult, Message, Principal, UsedLink } from '@mitako/contract/names';
import { engineStore, type EngineStore } from '@mitako/core/engine';
import { describe, expect, test } from 'vitest';
import { asOperator } from '../support/money.ts';
import { openStore } from '../support/stores.ts';
import {
  dataOf,
  DAY,
  detailsOf,
  gatewayForEachTest,
  HOUR,
  MINUTE,
  openGateway,
  registerMerchant,
  registerUser,
  type Reply,
} from '../support.ts';
import { adminOf } from '../../support/in-process.ts';

const api = gatewayForEachTest();
const EMAIL = 'awa@shop.example';
const OTHER = 'awa@new.example';
const PASSWORD = 'a good password';
const NEW = 'seven grey herons at dusk';

function ask(email = EMAIL, role = 'merchant', headers = {}): Promise<Reply> {
  return api.request('POST', `/auth/${role}/forgotten-password`, { body: { email }, headers });
}

function setPassword(token: string, password = NEW): Promise<Reply> {
  return api.request('POST', '/auth/new-password', { body: { token, new_password: password } });
}

function press(token: string, veto?: true): Promise<Reply> {
  return api.request('POST', '/auth/links', { body: { token, ...(veto && { veto }) } });
}

function login(password: string, email = EMAIL, role = 'merchant'): Promise<Reply> {
  return api.request('POST', `/auth/${role}/login`, { body: { email, password } });
}

/** The token in the newest mail to an address. */
async function mailedTo(email = EMAIL): Promise<string> {
  await api.gateway.runDue();
  return new URL(api.messages.link(email)).searchParams.get('token') ?? '';
}

function subjects(email: string): readonly string[] {
  return api.messages.mails(email).map(({ subject }) => subject);
}

async function askAndRead(email = EMAIL, role = 'merchant'): Promise<string> {
  // The address of a new account is verified by mail, too.
  await api.gateway.runDue();
  expect(dataOf(await ask(email, role), 202)).toEqual({ email_sent: true });
  return mailedTo(email);
}

async function me(bearer: string): Promise<Principal> {
  return dataOf<{ principal: Principal }>(await api.request('GET', '/auth/merchant/me', { bearer }), 200).principal;
}

test('a mailed link sets a new password once, ends all sessions, and verifies the address', async () => {
  const { token: session } = await registerMerchant(api, EMAIL);
  expect((await me(session)).email_verified).toBe(false);
  const token = await askAndRead();
  expect(dataOf(await setPassword(token), 200)).toEqual({ role: 'merchant' });
  detailsOf(await api.request('GET', '/auth/merchant/me', { bearer: session }), 'TOKEN_REVOKED');
  detailsOf(await login(PASSWORD), 'INVALID_CREDENTIALS');
  const { access_token: bearer } = dataOf<LoginResult>(await login(NEW), 200);
  expect((await me(bearer)).email_verified).toBe(true);
  detailsOf(await setPassword(token, 'nine more grey herons'), 'LINK_INVALID');
  // Whoever reads that mailbox is told.
  await api.gateway.runDue();
  expect(subjects(EMAIL)).toContain('Votre mot de passe a été modifié');
});

test('every role gets back in this way', async () => {
  await registerUser(api, EMAIL);
  dataOf(await setPassword(await askAndRead(EMAIL, 'user')), 200);
  dataOf(await login(NEW, EMAIL, 'user'), 200);
  const operator = { email: 'op@example.cm', password: 'fourteen long words', name: 'Op' };
  await adminOf(api.gateway).createOperator(operator);
  dataOf(await setPassword(await askAndRead(operator.email, 'operator')), 200);
  dataOf(await login(NEW, operator.email, 'operator'), 200);
});

test('of two uses of a link at once, one counts', async () => {
  await registerMerchant(api, EMAIL);
  const token = await askAndRead();
  const replies = await Promise.all([NEW, 'nine more grey herons'].map((each) => setPassword(token, each)));
  expect(replies.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 403]);
});

test('a link that is forged, cut, late, of another kind or of another gateway is one error', async () => {
  await registerMerchant(api, EMAIL);
  const verifying = await mailedTo();
  detailsOf(await setPassword(verifying), 'LINK_INVALID');
  const token = await askAndRead();
  const [id = '', mac = ''] = token.split('.');
  const other = await openGateway();
  await registerMerchant(other, EMAIL);
  await other.gateway.runDue();
  dataOf(await other.request('POST', '/auth/merchant/forgotten-password', { body: { email: EMAIL } }), 202);
  await other.gateway.runDue();
  const foreign = new URL(other.messages.link(EMAIL)).searchParams.get('token') ?? '';
  await other.close();
  const forged = [
    `${id}.${'A'.repeat(43)}`,
    `${id}.${mac.slice(0, -1)}`,
    `lnk_${'0'.repeat(26)}.${mac}`,
    `lnk_${'u'.repeat(26)}.${mac}`,
    `lnk_${'z'.repeat(26)}.${mac}`,
    `${verifying.split('.')[0]}.${mac}`,
    foreign,
    id,
    'x',
    '\u0000',
  ];
  for (const each of forged) expect((await setPassword(each)).status, each).toBeOneOf([403, 422]);
  detailsOf(await press(token), 'LINK_INVALID');
  await api.advance(30 * MINUTE);
  detailsOf(await setPassword(token), 'LINK_INVALID');
  dataOf(await login(PASSWORD), 200);
});

test('links end with the password that they were asked for', async () => {
  const { token: bearer } = await registerMerchant(api, EMAIL);
  const token = await askAndRead();
  const body = { current_password: PASSWORD, new_password: NEW };
  dataOf(await api.request('PUT', '/auth/merchant/me/password', { bearer, body }), 200);
  detailsOf(await setPassword(token, 'nine more grey herons'), 'LINK_INVALID');
});

test('the answer and what is written are the same whether there is an account; nobody else gets mail', async () => {
  await registerMerchant(api, EMAIL);
  await api.gateway.runDue();
  const sent = api.messages.mails().length;
  const [known, unknown] = [await ask(), await ask('nobody@shop.example')];
  expect(unknown.text).toBe(known.text);
  const rows = await engineStore(api.gateway.store).read.messages('queued', { limit: 9, afterId: null });
  expect(rows.map(({ kind }) => kind)).toEqual(['reset_password', 'reset_password']);
  const [one, two] = rows.map(({ encryptedValues, encryptedRecipient }) => [
    encryptedValues?.length,
    encryptedRecipient.length - encryptedRecipient.length,
  ]);
  expect(one).toEqual(two);
  await api.gateway.runDue();
  expect(
    api.messages
      .mails()
      .slice(sent)
      .map(({ to }) => to),
  ).toEqual([EMAIL]);
  const listed = dataOf<{ messages: readonly Message[] }>(
    await asOperator(api, 'GET', '/admin/messages?status=dropped'),
    200,
  );
  expect(listed.messages).toHaveLength(1);
  // A role is a kind of account.
  dataOf(await ask(EMAIL, 'user'), 202);
  await api.gateway.runDue();
  expect(api.messages.mails().slice(sent)).toHaveLength(1);
});

test('asking for a link reads and writes the same for every address, so that its time tells nothing', async () => {
  const seen: string[] = [];
  const watched = await openGateway({}, (store) => ({
    ...store,
    read: new Proxy(store.read, {
      get(read, name) {
        seen.push(String(name));
        return Reflect.get(read, name) as unknown;
      },
    }),
    commit(changes) {
      seen.push(...changes.map(({ type }) => type));
      return store.commit(changes);
    },
  }));
  const stepsFor = async (email: string): Promise<readonly string[]> => {
    seen.length = 0;
    const body = { email };
    dataOf(await watched.request('POST', '/auth/merchant/forgotten-password', { body }), 202);
    return [...seen];
  };
  const known = await stepsFor(watched.seed.merchant.email);
  expect(known).toContain('message.queue');
  expect(await stepsFor('nobody@shop.example')).toEqual(known);
  await watched.close();
});

test('asking twice in a minute sends one mail', async () => {
  await registerMerchant(api, EMAIL);
  await api.gateway.runDue();
  for (let times = 0; times < 3; times += 1) dataOf(await ask(), 202);
  await api.gateway.runDue();
  expect(api.messages.mails(EMAIL).filter(({ subject }) => subject.includes('Choisissez'))).toHaveLength(1);
});

test('mails that strangers ask for are limited by recipient and by address', async () => {
  const limited = await openGateway({ limits: 'memory' });
  const from = (clientAddress: string, email: string, role = 'merchant') =>
    limited.gateway.call('requestPasswordReset', {
      way: 'panel',
      parameters: { role },
      body: { email },
      origin: { clientAddress },
    });
  for (let count = 0; count < 3; count += 1) {
    expect(await from(`198.51.100.${count}`, EMAIL)).toMatchObject({ kind: 'done' });
  }
  expect(await from('198.51.100.9', ' AWA@shop.example'.trim())).toMatchObject({ details: { limit: 'mail' } });
  limited.clock.advance(HOUR);
  expect(await from('198.51.100.9', EMAIL)).toMatchObject({ kind: 'done' });
  for (let count = 0; count < 10; count += 1) await from('203.0.113.1', `user${count}@shop.example`);
  expect(await from('203.0.113.1', 'last@shop.example')).toMatchObject({ details: { limit: 'mail_address' } });
  await limited.close();
});

test('without a mailer the page says so, and the code of the operator goes on', async () => {
  const other = await openGateway({ messages: {} });
  const answer = await other.request('POST', '/auth/merchant/forgotten-password', { body: { email: EMAIL } });
  detailsOf(answer, 'MAIL_NOT_CONFIGURED');
  await other.close();
});

test.for(['awa@shop.example\r\nBcc: x@y.cm', 'awa@shop.example,x@y.cm', 'awa@shop.examp\u217Ce', 'аwa@shop.example'])(
  'a hostile address, %j, gets no mail',
  async (email) => {
    await registerMerchant(api, EMAIL);
    await api.gateway.runDue();
    const sent = api.messages.mails().length;
    detailsOf(await ask(email), 'VALIDATION_ERROR');
    await api.gateway.runDue();
    expect(api.messages.mails()).toHaveLength(sent);
  },
);

test('a disabled operator gets no link, and one that was mailed before does nothing', async () => {
  const operator = { email: 'op@example.cm', password: 'fourteen long words', name: 'Op' };
  const { person_id: id } = await adminOf(api.gateway).createOperator(operator);
  await adminOf(api.gateway).createOperator({ ...operator, email: 'other@example.cm' });
  const token = await askAndRead(operator.email, 'operator');
  await setDisabled(api, id ?? '');
  detailsOf(await setPassword(token), 'LINK_INVALID');
  const sent = api.messages.mails().length;
  await api.advance(MINUTE);
  dataOf(await ask(operator.email, 'operator'), 202);
  await api.gateway.runDue();
  expect(api.messages.mails()).toHaveLength(sent);
});

test('a new account is asked to verify its address; a scanner that only opens the link does nothing', async () => {
  const { token: bearer } = await registerMerchant(api, EMAIL);
  const token = await mailedTo();
  expect((await me(bearer)).email_verified).toBe(false);
  expect(dataOf<UsedLink>(await press(token), 200)).toEqual({ done: 'verified', role: 'merchant' });
  expect((await me(bearer)).email_verified).toBe(true);
  detailsOf(await press(token), 'LINK_INVALID');
});

test('the link is sent again on request, and not to an address that is verified', async () => {
  const { token: bearer } = await registerMerchant(api, EMAIL);
  const again = () => api.request('POST', '/auth/merchant/me/email/verification', { bearer });
  dataOf(await again(), 202);
  dataOf(await press(await mailedTo()), 200);
  const sent = api.messages.mails().length;
  dataOf(await again(), 202);
  await api.gateway.runDue();
  expect(api.messages.mails()).toHaveLength(sent);
});

async function change(bearer: string, email = OTHER): Promise<{ readonly made: string; readonly old: string }> {
  dataOf(await api.request('POST', '/auth/merchant/me/email', { bearer, body: { email } }), 202);
  return { made: await mailedTo(email), old: await mailedTo(EMAIL) };
}

test.for(['made', 'old'] as const)('an address changes once both ends have confirmed, %s first', async (first) => {
  const { token: bearer } = await registerMerchant(api, EMAIL);
  await api.gateway.runDue();
  const links = await change(bearer);
  const last = first === 'made' ? 'old' : 'made';
  expect(dataOf<UsedLink>(await press(links[first]), 200).done).toBe('confirmed');
  expect((await me(bearer)).email).toBe(EMAIL);
  expect(dataOf<UsedLink>(await press(links[last]), 200).done).toBe('changed');
  expect(await me(bearer)).toMatchObject({ email: OTHER, email_verified: true });
  dataOf(await login(PASSWORD, OTHER), 200);
  detailsOf(await login(PASSWORD), 'INVALID_CREDENTIALS');
  await api.gateway.runDue();
  for (const each of [EMAIL, OTHER]) {
    expect(subjects(each)).toContain('Votre adresse e\u2011mail a été modifiée');
  }
  for (const each of Object.values(links)) detailsOf(await press(each), 'LINK_INVALID');
});

test('both ends at once change it', async () => {
  const { token: bearer } = await registerMerchant(api, EMAIL);
  await api.gateway.runDue();
  const links = await change(bearer);
  const done = await Promise.all(Object.values(links).map((each) => press(each)));
  expect(done.map((each) => dataOf<UsedLink>(each, 200).done).toSorted()).toEqual(['changed', 'confirmed']);
  expect((await me(bearer)).email).toBe(OTHER);
});

test('the old address refuses: nothing changes, sessions and password end, and a reset is mailed', async () => {
  const { token: bearer } = await registerMerchant(api, EMAIL);
  await api.gateway.runDue();
  const { made, old } = await change(bearer);
  dataOf(await press(made), 200);
  detailsOf(await press(made, true), 'LINK_INVALID');
  expect(dataOf<UsedLink>(await press(old, true), 200).done).toBe('vetoed');
  detailsOf(await api.request('GET', '/auth/merchant/me', { bearer }), 'TOKEN_REVOKED');
  detailsOf(await login(PASSWORD), 'INVALID_CREDENTIALS');
  for (const each of [made, old]) detailsOf(await press(each), 'LINK_INVALID');
  dataOf(await setPassword(await mailedTo()), 200);
  dataOf(await login(NEW), 200);
});

describe('the old address says nothing', () => {
  /** Of the newest mail to it with this in its subject. */
  function tokenIn(part: string): string {
    const mail = api.messages.mails(EMAIL).findLast(({ subject }) => subject.includes(part));
    return /token=([\w.-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
  }

  async function changedInSilence(): Promise<{ readonly undo: string; readonly old: string }> {
    const { token: bearer } = await registerMerchant(api, EMAIL);
    await api.gateway.runDue();
    const { made, old } = await change(bearer);
    dataOf(await press(made), 200);
    await api.advance(72 * HOUR - 1);
    dataOf(await login(PASSWORD), 200);
    await api.advance(1);
    detailsOf(await login(PASSWORD), 'INVALID_CREDENTIALS');
    dataOf(await login(PASSWORD, OTHER), 200);
    await api.gateway.runDue();
    return { undo: tokenIn('a été modifiée'), old };
  }

  test('for 72 hours that is a yes, if the new one has confirmed', async () => {
    const { undo, old } = await changedInSilence();
    for (const each of [EMAIL, OTHER]) {
      expect(subjects(each).filter((subject) => subject.includes('a été modifiée'))).toHaveLength(1);
    }
    detailsOf(await press(old), 'LINK_INVALID');
    detailsOf(await press(old, true), 'LINK_INVALID');
    expect(dataOf<UsedLink>(await press(undo), 200).done).toBe('changed');
    detailsOf(await press(undo, true), 'LINK_INVALID');
    dataOf(await login(PASSWORD, OTHER), 200);
  });

  test('it undoes that for a week, also after another change: sessions and password end, and a reset is mailed', async () => {
    const { undo } = await changedInSilence();
    const { access_token: bearer } = dataOf<{ access_token: string }>(await login(PASSWORD, OTHER), 200);
    const body = { email: 'third@new.example' };
    dataOf(await api.request('POST', '/auth/merchant/me/email', { bearer, body }), 202);
    expect(dataOf<UsedLink>(await press(undo, true), 200).done).toBe('vetoed');
    detailsOf(await api.request('GET', '/auth/merchant/me', { bearer }), 'TOKEN_REVOKED');
    detailsOf(await login(PASSWORD, OTHER), 'INVALID_CREDENTIALS');
    await api.gateway.runDue();
    dataOf(await setPassword(tokenIn('nouveau mot de passe')), 200);
    dataOf(await login(NEW), 200);
  });

  test('nothing changes if the new one has not confirmed, or the old one refused', async () => {
    const { token: bearer } = await registerMerchant(api, EMAIL);
    await api.gateway.runDue();
    await change(bearer);
    await api.advance(80 * HOUR);
    dataOf(await login(PASSWORD), 200);
    const again = dataOf<{ access_token: string }>(await login(PASSWORD), 200);
    const { made, old } = await change(again.access_token);
    dataOf(await press(made), 200);
    dataOf(await press(old, true), 200);
    await api.gateway.runDue();
    dataOf(await setPassword(tokenIn('nouveau mot de passe')), 200);
    await api.advance(80 * HOUR);
    dataOf(await login(NEW), 200);
  });
});

test('another request ends the links of the one before, and an address of another account is taken', async () => {
  const { token: bearer } = await registerMerchant(api, EMAIL);
  await api.gateway.runDue();
  const first = await change(bearer);
  const second = await change(bearer, 'third@new.example');
  for (const each of Object.values(first)) detailsOf(await press(each), 'LINK_INVALID');
  dataOf(await press(second.old), 200);
  await registerMerchant(api, 'third@new.example');
  detailsOf(await press(second.made), 'EMAIL_TAKEN');
  const body = { email: 'third@new.example' };
  detailsOf(await api.request('POST', '/auth/merchant/me/email', { bearer, body }), 'EMAIL_TAKEN');
  await api.advance(11 * MINUTE);
  const late = await api.request('POST', '/auth/merchant/me/email', { bearer, body: { email: 'x@new.example' } });
  detailsOf(late, 'REAUTHENTICATION_REQUIRED');
});

test('no row, log or audit entry has a token or an address; old links are deleted', async () => {
  await registerMerchant(api, EMAIL);
  const token = await askAndRead();
  const [id = ''] = token.split('.');
  const store = engineStore(api.gateway.store);
  const link = await store.read.linkById(id);
  expect(link).toMatchObject({ kind: 'reset_password', encryptedTarget: null });
  const stored = JSON.stringify([link, await store.read.messages(undefined, { limit: 9, afterId: null })]);
  expect(stored).not.toContain(token.slice(-43));
  expect(stored).not.toContain('awa@');
  await api.advance(32 * DAY);
  expect(await store.read.linkById(id)).toBeNull();
});

test.for(['forgotten-password', 'unlock'])(
  '%s asks the store the same, in the same order, for any address',
  async (route) => {
    const traced: string[] = [];
    const store = tracing(await openStore(), traced);
    const own = await openGateway({ store });
    await registerMerchant(own, EMAIL);
    const traceOf = async (email: string): Promise<readonly string[]> => {
      traced.length = 0;
      dataOf(await own.request('POST', `/auth/merchant/${route}`, { body: { email } }), 202);
      return [...traced];
    };
    const known = await traceOf(EMAIL);
    expect(known).toContain('message.queue');
    expect(await traceOf('nobody@shop.example')).toEqual(known);
  },
);

/** Notes each read, and each change of a commit, by its name. */
function tracing(store: EngineStore, traced: string[]): EngineStore {
  const read = new Proxy(store.read, {
    get(reads, name) {
      traced.push(String(name));
      return Reflect.get(reads, name) as unknown;
    },
  });
  return {
    ...store,
    read,
    commit(changes) {
      traced.push(...changes.map(({ type }) => type));
      return store.commit(changes);
    },
  };
}
