import type { LoginResult, Message, Principal } from '@mitako/contract/names';
import { type GatewayOptions, type Rail, sandboxRail } from '@mitako/core';
import { engineStore, type EngineStore } from '@mitako/core/engine';
import { afterEach, expect, test } from 'vitest';
import { asOperator } from '../support/money.ts';
import { dataOf, DAY, detailsOf, HOUR, openGateway, type Reply, type TestGateway } from '../support.ts';
import { adminOf } from '../../support/in-process.ts';

const EMAIL = 'awa@shop.example';
const NAME = 'Boutique Awa';
const PASSWORD = 'seven grey herons at dusk';
const LIVE_RAIL: Rail = { ...sandboxRail(), id: 'real', modes: ['live'] };

let api: TestGateway;
afterEach(() => api.close());

async function open(options: Partial<GatewayOptions> = {}): Promise<void> {
  api = await openGateway({ signUp: 'verified', ...options });
}

function ask(email = EMAIL): Promise<Reply> {
  return api.request('POST', '/auth/merchant/sign-up', { body: { email } });
}

function register(role: 'merchant' | 'user' = 'merchant'): Promise<Reply> {
  return api.request('POST', `/auth/${role}/register`, { body: { email: EMAIL, password: PASSWORD, name: NAME } });
}

function finish(token: string, fields: object = {}): Promise<Reply> {
  const body = { token, name: NAME, password: PASSWORD, ...fields };
  return api.request('POST', '/auth/merchant/sign-up/account', { body });
}

function login(email = EMAIL): Promise<Reply> {
  return api.request('POST', '/auth/merchant/login', { body: { email, password: PASSWORD } });
}

/** The token in the newest mail to an address. */
async function mailedTo(email = EMAIL): Promise<string> {
  await api.gateway.runDue();
  return new URL(api.messages.link(email)).searchParams.get('token') ?? '';
}

async function askAndRead(email = EMAIL): Promise<string> {
  expect(dataOf(await ask(email), 202)).toEqual({ email_sent: true });
  return mailedTo(email);
}

function subjects(email: string): readonly string[] {
  return api.messages.mails(email).map(({ subject }) => subject);
}

test('a mailed link opens the account once, with the name and the password of whoever reads the mailbox', async () => {
  await open();
  const token = await askAndRead();
  expect(subjects(EMAIL)).toEqual(['Terminez votre inscription à Mitako']);
  // Nothing exists before.
  detailsOf(await login(), 'INVALID_CREDENTIALS');
  const made = dataOf<LoginResult>(await finish(token, { phone: '+237677000001' }), 201);
  expect(made.principal).toMatchObject({
    role: 'merchant',
    email: EMAIL,
    email_verified: true,
    name: NAME,
    phone: '+237677000001',
    merchant: { name: NAME, member_role: 'owner' },
  });
  expect(made.device_token).toEqual(expect.any(String));
  const me = await api.request('GET', '/auth/merchant/me', { bearer: made.access_token });
  expect(dataOf<{ principal: Principal }>(me, 200).principal.id).toBe(made.principal.id);
  detailsOf(await finish(token), 'LINK_INVALID');
  detailsOf(await finish(token, { password: 'nine more grey herons' }), 'LINK_INVALID');
  // A proof of the address is not asked for again.
  await api.gateway.runDue();
  expect(subjects(EMAIL)).toHaveLength(1);
  dataOf(await login(), 200);
});

test('of two uses of a link at once, one counts', async () => {
  await open();
  const token = await askAndRead();
  const replies = await Promise.all(['One', 'Two', 'Three'].map((name) => finish(token, { name })));
  expect(replies.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([201, 403, 403]);
});

test('a link is used up, even once its address is free again', async () => {
  await open();
  const token = await askAndRead();
  const { access_token: bearer } = dataOf<LoginResult>(await finish(token), 201);
  const other = 'awa@new.example';
  dataOf(await api.request('POST', '/auth/merchant/me/email', { bearer, body: { email: other } }), 202);
  await api.gateway.runDue();
  for (const address of [EMAIL, other]) {
    const link = new URL(api.messages.link(address)).searchParams.get('token');
    dataOf(await api.request('POST', '/auth/links', { body: { token: link } }), 200);
  }
  detailsOf(await login(), 'INVALID_CREDENTIALS');
  detailsOf(await finish(token), 'LINK_INVALID');
});

test('a link that is forged, cut, late, of another kind or of another gateway is one error', async () => {
  await open();
  const token = await askAndRead();
  const [id = '', mac = ''] = token.split('.');
  const other = await openGateway({ signUp: 'verified', secret: 'another root secret, long enough to be one' });
  dataOf(await other.request('POST', '/auth/merchant/sign-up', { body: { email: EMAIL } }), 202);
  await other.gateway.runDue();
  const foreign = new URL(other.messages.link(EMAIL)).searchParams.get('token') ?? '';
  await other.close();
  const { email } = api.seed.merchant;
  dataOf(await api.request('POST', '/auth/merchant/forgotten-password', { body: { email } }), 202);
  const reset = await mailedTo(email);
  const { messages } = dataOf<{ messages: readonly Message[] }>(await asOperator(api, 'GET', '/admin/messages'), 200);
  const ofReset = messages.find(({ kind }) => kind === 'reset_password')?.id ?? '';
  const forged = [
    `${id}.${'A'.repeat(43)}`,
    `${id}.${mac.slice(0, -1)}`,
    `msg_${'0'.repeat(26)}.${mac}`,
    `msg_${'z'.repeat(26)}.${mac}`,
    `${ofReset}.${mac}`,
    `${id.replace('msg_', 'lnk_')}.${mac}`,
    foreign,
    reset,
    id,
    'x',
    '\u0000',
  ];
  for (const each of forged) expect((await finish(each)).status, each).toBeOneOf([403, 422]);
  // And the other way round.
  detailsOf(await api.request('POST', '/auth/links', { body: { token } }), 'LINK_INVALID');
  const body = { token, new_password: PASSWORD };
  detailsOf(await api.request('POST', '/auth/new-password', { body }), 'LINK_INVALID');
  await api.advance(DAY);
  detailsOf(await finish(token), 'LINK_INVALID');
});

test('the answer and what is written are the same for an address with an account, whose owner is told', async () => {
  await open();
  const { email } = api.seed.merchant;
  await api.gateway.runDue();
  const [known, unknown] = [await ask(email), await ask()];
  expect(known.status).toBe(202);
  expect(unknown.text).toBe(known.text);
  const rows = await engineStore(api.gateway.store).read.messages('queued', { limit: 9, afterId: null });
  expect(rows.map(({ kind }) => kind)).toEqual(['sign_up', 'sign_up']);
  expect(rows[0]?.encryptedValues).toHaveLength(rows[1]?.encryptedValues?.length ?? 0);
  await api.gateway.runDue();
  expect(subjects(email)).toEqual(['Vous avez déjà un compte Mitako']);
  // Its link leads to the login, and opens nothing.
  expect(new URL(api.messages.link(email)).pathname).toBe('/dashboard/login');
  expect(subjects(EMAIL)).toEqual(['Terminez votre inscription à Mitako']);
});

test('asking reads and writes the same for every address, so that its time tells nothing', async () => {
  const seen: string[] = [];
  const watching = (store: EngineStore): EngineStore => ({
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
  });
  api = await openGateway({ signUp: 'verified' }, watching);
  const stepsFor = async (email: string): Promise<readonly string[]> => {
    seen.length = 0;
    dataOf(await ask(email), 202);
    return [...seen];
  };
  const known = await stepsFor(api.seed.merchant.email);
  expect(known).toContain('message.queue');
  expect(await stepsFor(EMAIL)).toEqual(known);
});

test('an address that got an account meanwhile has no use for its link', async () => {
  await open({ signUp: 'open' });
  const token = await askAndRead();
  dataOf(await register(), 201);
  detailsOf(await finish(token), 'LINK_INVALID');
});

test('asking twice in a minute sends one mail; by recipient and by address it is limited', async () => {
  await open({ limits: 'memory' });
  const from = (clientAddress: string, email: string) =>
    api.gateway.call('requestSignUp', {
      way: 'panel',
      parameters: { role: 'merchant' },
      body: { email },
      origin: { clientAddress },
    });
  for (let count = 0; count < 3; count += 1) {
    expect(await from(`198.51.100.${count}`, EMAIL)).toMatchObject({ kind: 'done' });
  }
  await api.gateway.runDue();
  expect(api.messages.mails(EMAIL)).toHaveLength(1);
  expect(await from('198.51.100.9', 'AWA@shop.example')).toMatchObject({ details: { limit: 'mail' } });
  api.clock.advance(HOUR);
  expect(await from('198.51.100.9', EMAIL)).toMatchObject({ kind: 'done' });
  for (let count = 0; count < 10; count += 1) await from('203.0.113.1', `shop${count}@shop.example`);
  expect(await from('203.0.113.1', 'last@shop.example')).toMatchObject({ details: { limit: 'mail_address' } });
});

test('a password that is made of the address, or too short, opens no account, and the link stays good', async () => {
  await open();
  const token = await askAndRead('mbarga.claire@shop.example');
  for (const password of ['mbarga.claire1', 'too short']) {
    detailsOf(await finish(token, { password }), 'VALIDATION_ERROR');
  }
  dataOf(await finish(token), 201);
});

test('where addresses are verified, nobody registers with an unproven one; users do', async () => {
  await open();
  detailsOf(await register(), 'SIGN_UP_BY_EMAIL');
  dataOf(await register('user'), 201);
});

test('where sign-up is closed, nothing opens an account but the operator', async () => {
  await open();
  const token = await askAndRead();
  const { store } = api.gateway;
  const closed = await openGateway({ signUp: 'closed', userSignUp: 'closed', store });
  const post = (path: string, body: object) => closed.request('POST', path, { body }) as Promise<Reply>;
  const account = { email: EMAIL, password: PASSWORD, name: NAME };
  for (const role of ['merchant', 'user']) {
    detailsOf(await post(`/auth/${role}/register`, account), 'SIGN_UP_CLOSED');
  }
  detailsOf(await post('/auth/merchant/sign-up', { email: EMAIL }), 'SIGN_UP_CLOSED');
  // Of before.
  detailsOf(await post('/auth/merchant/sign-up/account', { token, name: NAME, password: PASSWORD }), 'SIGN_UP_CLOSED');
  expect(await adminOf(closed.gateway).createMerchant(account)).toMatchObject({ email: EMAIL });
  dataOf(await login(), 200);
});

test('users sign up where merchants cannot, and the reverse', async () => {
  await open({ signUp: 'closed' });
  dataOf(await register('user'), 201);
  detailsOf(await register(), 'SIGN_UP_CLOSED');
  await api.close();
  await open({ signUp: 'open', userSignUp: 'closed' });
  detailsOf(await register('user'), 'SIGN_UP_CLOSED');
  dataOf(await register(), 201);
});

test('addresses are verified by default where there are mail and live money', async () => {
  const rails = [sandboxRail(), LIVE_RAIL];
  const modeOf = async (options: Partial<GatewayOptions>): Promise<string> => {
    const gateway = await openGateway({ ...options, publicUrl: 'https://pay.example.cm' });
    const { merchants } = gateway.gateway.signUp;
    await gateway.close();
    return merchants;
  };
  const usual = { signUp: undefined } as unknown as GatewayOptions;
  await open();
  expect(await modeOf({ ...usual, rails })).toBe('verified');
  expect(await modeOf({ ...usual, rails, messages: {} })).toBe('open');
  expect(await modeOf(usual)).toBe('open');
  expect(await modeOf({ rails, signUp: 'open' })).toBe('open');
  await expect(modeOf({ signUp: 'verified', messages: {} })).rejects.toThrow(/mailer/);
});

test('without a mailer no link is asked for', async () => {
  await open({ signUp: 'open', messages: {} });
  detailsOf(await ask(), 'MAIL_NOT_CONFIGURED');
});

test('the account is on record, as one that registered', async () => {
  await open();
  const token = await askAndRead();
  const { principal } = dataOf<LoginResult>(await finish(token), 201);
  const log = await asOperator(api, 'GET', `/admin/audit-log?merchant_id=${principal.merchant?.id}`);
  expect(
    dataOf<{ audit_entries: readonly { action: string }[] }>(log, 200).audit_entries.map(({ action }) => action),
  ).toEqual(['account.register']);
});
