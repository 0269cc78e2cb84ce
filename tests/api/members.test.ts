import type { InvitedMember, LoginResult, Member, OwnMembership } from '@mitako/contract/names';
import { type Change, type EngineStore, engineStore } from '@mitako/core/engine';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  createKey,
  dataOf,
  DAY,
  detailsOf,
  openGateway,
  registerMerchant,
  type Reply,
  type TestGateway,
  type TestMerchant,
} from './support.ts';

// The people of a merchant. Shop is the merchant; Awa owns it.

let api: TestGateway;
let shop: TestMerchant;
/** Written right before the next commit. */
let meanwhile: readonly Change[] = [];

beforeEach(async () => {
  // Without a mailer an invitation is handed over.
  api = await openGateway({ messages: {} }, (inner) => ({
    ...inner,
    async commit(changes) {
      const before = meanwhile;
      meanwhile = [];
      if (before.length > 0) await inner.commit(before);
      return inner.commit(changes);
    },
  }));
  shop = await registerMerchant(api, 'awa@shop.test');
});
afterEach(() => api.close());

const PASSWORD = 'a good password';

function ask(method: string, path: string, body?: object, bearer: string = shop.token): Promise<Reply> {
  return api.request(method, path, { bearer, ...(body !== undefined && { body }) });
}

async function invite(email: string, role = 'support', bearer?: string): Promise<InvitedMember> {
  const answer = await ask('POST', '/merchant/members', { email, role }, bearer);
  return dataOf<{ member: InvitedMember }>(answer, 201).member;
}

function tokenOf({ invitation_url: url }: Pick<InvitedMember, 'invitation_url'>): string {
  return new URL(url ?? '').searchParams.get('token') ?? '';
}

function accept(token: string, body: object = {}): Promise<Reply> {
  return api.request('POST', '/auth/merchant/invitations/accept', {
    body: { token, password: PASSWORD, name: 'Paul Ndi', ...body },
  });
}

interface Joined {
  readonly id: string;
  readonly personId: string;
  readonly token: string;
}

/** A person who was invited and has accepted. */
async function join(email: string, role = 'support'): Promise<Joined> {
  const member = await invite(email, role);
  const { access_token: token, principal } = dataOf<LoginResult>(await accept(tokenOf(member)), 200);
  return { id: member.id, personId: principal.id, token };
}

async function members(bearer?: string): Promise<readonly Member[]> {
  return dataOf<{ members: Member[] }>(await ask('GET', '/merchant/members', undefined, bearer), 200).members;
}

function store(): EngineStore {
  return engineStore(api.gateway.store);
}

/** The membership with something changed, for a commit. */
async function changed(id: string, over: object): Promise<readonly Change[]> {
  const row = await store().read.membershipById(id);
  if (row === null) throw new Error(id);
  return [
    { type: 'membership.update', membership: { ...row, ...over, version: row.version + 1 }, fromVersion: row.version },
  ];
}

describe('an invitation', () => {
  test('makes whoever has the address a member, with its role', async () => {
    const member = await invite('Paul@Shop.test', 'finance');
    expect(member).toMatchObject({ email: 'paul@shop.test', role: 'finance', state: 'invited', name: null });
    const read = await api.request('POST', '/auth/merchant/invitations/read', { body: { token: tokenOf(member) } });
    expect(dataOf(read, 200)).toEqual({
      invitation: {
        email: 'paul@shop.test',
        merchant_name: 'Boutique Deux',
        role: 'finance',
        has_account: false,
        expires_at: '2026-01-08T00:00:00.000Z',
      },
    });
    const { principal, access_token: token } = dataOf<LoginResult>(await accept(tokenOf(member)), 200);
    expect(principal).toMatchObject({
      email: 'paul@shop.test',
      name: 'Paul Ndi',
      merchant: { id: shop.id, name: 'Boutique Deux', member_role: 'finance' },
    });
    dataOf(await ask('GET', '/gateway/settlements', undefined, token), 200);
    detailsOf(await ask('GET', '/merchant/api-keys', undefined, token), 'ROLE_NOT_ALLOWED');
    expect(await members()).toMatchObject([
      { id: member.id, person_id: principal.id, state: 'active', name: 'Paul Ndi' },
      { role: 'owner', email: 'awa@shop.test' },
    ]);
  });

  test('asks an address with an account for its password', async () => {
    const other = await registerMerchant(api, 'paul@shop.test');
    const token = tokenOf(await invite('paul@shop.test'));
    detailsOf(await accept(token, { password: 'not the password' }), 'INVALID_CREDENTIALS');
    const { principal } = dataOf<LoginResult>(await accept(token), 200);
    expect(principal).toMatchObject({ id: other.personId, name: 'Boutique Deux' });
  });

  test('asks a person with a second factor for it before the login', async () => {
    const other = await registerMerchant(api, 'paul@shop.test');
    await store().commit([{ type: 'principal.set_factors', id: other.personId, from: 0, to: 1 }]);
    const details = detailsOf(await accept(tokenOf(await invite('paul@shop.test'))), 'SECOND_FACTOR_REQUIRED');
    expect(details).toMatchObject({ login_token: expect.any(String) });
    expect((await members())[0]).toMatchObject({ person_id: other.personId, state: 'active' });
  });

  test('is good once, also for two who accept at once', async () => {
    const token = tokenOf(await invite('paul@shop.test'));
    const answers = await Promise.all([accept(token), accept(token)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 403)).toHaveLength(1);
    detailsOf(await accept(token), 'LINK_INVALID');
    expect(await members()).toHaveLength(2);
  });

  test('ends after seven days, when it is withdrawn, and when it is sent again', async () => {
    const expiring = await invite('paul@shop.test');
    await api.advance(7 * DAY);
    detailsOf(await accept(tokenOf(expiring)), 'LINK_INVALID');
    shop = { ...shop, token: await api.login('awa@shop.test', { role: 'merchant', password: PASSWORD }) };
    const path = `/merchant/members/${expiring.id}`;
    const { member: again } = dataOf<{ member: InvitedMember }>(await ask('POST', `${path}/invitation`), 200);
    detailsOf(await accept(tokenOf(expiring)), 'LINK_INVALID');
    dataOf(await ask('DELETE', path), 200);
    detailsOf(await accept(tokenOf(again)), 'LINK_INVALID');
    detailsOf(await ask('POST', `${path}/invitation`), 'MEMBER_NOT_FOUND');
  });

  test('cannot be forged, nor be used for another team', async () => {
    const member = await invite('paul@shop.test');
    const token = tokenOf(member);
    const [id, version, mac = ''] = token.split('.');
    const forged = ['', 'x', `${id}.${version}`, `${id}.2.${mac}`, `${id}.${version}.${mac.replace(/^./, '_')}`];
    for (const each of forged.slice(1)) detailsOf(await accept(each), 'LINK_INVALID');
    const asOperator = { token, password: PASSWORD, name: 'Paul Ndi' };
    const answer = await api.request('POST', '/auth/operator/invitations/accept', { body: asOperator });
    detailsOf(answer, 'LINK_INVALID');
    detailsOf(await accept(token, { name: undefined }), 'VALIDATION_ERROR');
  });

  test('is for one address at a time, of up to 50', async () => {
    await invite('paul@shop.test');
    detailsOf(await ask('POST', '/merchant/members', { email: 'PAUL@shop.test', role: 'viewer' }), 'MEMBER_EXISTS');
    detailsOf(await ask('POST', '/merchant/members', { email: 'awa@shop.test', role: 'viewer' }), 'MEMBER_EXISTS');
    detailsOf(await ask('POST', '/merchant/members', { email: 'x@shop.test', role: 'owner' }), 'VALIDATION_ERROR');
    for (let count = 2; count < 50; count += 1) await invite(`person${count}@shop.test`);
    detailsOf(await ask('POST', '/merchant/members', { email: 'x@shop.test', role: 'viewer' }), 'MEMBER_LIMIT');
    // Those that have expired take no place, until they are renewed.
    await api.advance(8 * DAY);
    const bearer = await api.login('awa@shop.test', { role: 'merchant', password: PASSWORD });
    for (let count = 1; count < 50; count += 1) await invite(`other${count}@shop.test`, 'support', bearer);
    detailsOf(await ask('POST', '/merchant/members', { email: 'x@shop.test', role: 'viewer' }, bearer), 'MEMBER_LIMIT');
    const listed = await ask('GET', '/merchant/members?limit=100', undefined, bearer);
    const expired = dataOf<{ members: readonly Member[] }>(listed, 200).members.find(
      ({ email }) => email === 'paul@shop.test',
    );
    detailsOf(await ask('POST', `/merchant/members/${expired?.id}/invitation`, undefined, bearer), 'MEMBER_LIMIT');
  });

  test('goes by mail where there is a mailer, and its row has no token', async () => {
    await api.close();
    api = await openGateway();
    shop = await registerMerchant(api, 'awa@shop.test');
    const member = await invite('paul@shop.test');
    expect(member.invitation_url).toBeNull();
    const rows = JSON.stringify(await store().read.messages(undefined, { limit: 9, afterId: null }));
    await api.gateway.runDue();
    const url = api.messages.link('paul@shop.test');
    expect(new URL(url).pathname).toBe('/dashboard/invitation');
    const [, , mac = ''] = tokenOf({ invitation_url: url }).split('.');
    expect(JSON.stringify(await store().read.membershipById(member.id)) + rows).not.toContain(mac);
    dataOf(await accept(tokenOf({ invitation_url: url })), 200);
  });
});

describe('a member', () => {
  test('who is removed is signed out at once, and logs in no more', async () => {
    const paul = await join('paul@shop.test');
    dataOf(await ask('DELETE', `/merchant/members/${paul.id}`), 200);
    detailsOf(await ask('GET', '/merchant/profile', undefined, paul.token), 'TOKEN_REVOKED');
    const body = { email: 'paul@shop.test', password: PASSWORD };
    detailsOf(await api.request('POST', '/auth/merchant/login', { body }), 'INVALID_CREDENTIALS');
    detailsOf(await ask('DELETE', `/merchant/members/${paul.id}`), 'MEMBER_NOT_FOUND');
    // And may be invited again.
    dataOf(await accept(tokenOf(await invite('paul@shop.test'))), 200);
  });

  test('who is removed or has another role in the middle of a request writes nothing', async () => {
    const paul = await join('paul@shop.test');
    const create = (): Promise<Reply> =>
      ask('POST', '/merchant/payment-links', { description: 'Ndolé', amount: 500 }, paul.token);
    meanwhile = await changed(paul.id, { role: 'viewer' });
    detailsOf(await create(), 'ROLE_NOT_ALLOWED');
    await store().commit(await changed(paul.id, { role: 'support' }));
    meanwhile = await changed(paul.id, { state: 'removed' });
    expect((await create()).status).toBe(403);
    const links = await ask('GET', '/merchant/payment-links');
    expect(dataOf<{ payment_links: unknown[] }>(links, 200).payment_links).toEqual([]);
  });

  test('is given another role, and signed out, by the owner and administrators', async () => {
    const ann = await join('ann@shop.test', 'administrator');
    const paul = await join('paul@shop.test');
    const update = (id: string, role: string, bearer?: string): Promise<Reply> =>
      ask('PATCH', `/merchant/members/${id}`, { role }, bearer);
    const { member } = dataOf<{ member: Member }>(await update(paul.id, 'viewer', ann.token), 200);
    expect(member.role).toBe('viewer');
    detailsOf(await ask('POST', '/merchant/payment-links', { description: 'x' }, paul.token), 'ROLE_NOT_ALLOWED');
    dataOf(await ask('DELETE', `/merchant/members/${paul.id}/sessions`, undefined, ann.token), 200);
    detailsOf(await ask('GET', '/merchant/profile', undefined, paul.token), 'TOKEN_REVOKED');

    const [owner] = (await members()).filter(({ role }) => role === 'owner');
    for (const id of [owner?.id ?? '', ann.id]) detailsOf(await update(id, 'viewer', ann.token), 'MEMBER_PROTECTED');
    const refused = { role: 'administrator', allowed: ['owner'] };
    expect(detailsOf(await update(paul.id, 'administrator', ann.token), 'ROLE_NOT_ALLOWED')).toEqual(refused);
    const body = { email: 'x@shop.test', role: 'administrator' };
    expect(detailsOf(await ask('POST', '/merchant/members', body, ann.token), 'ROLE_NOT_ALLOWED')).toEqual(refused);
    const ben = await join('ben@shop.test', 'administrator');
    detailsOf(await ask('DELETE', `/merchant/members/${ben.id}`, undefined, ann.token), 'ROLE_NOT_ALLOWED');
    dataOf(await ask('DELETE', `/merchant/members/${ben.id}`), 200);
  });

  test('of another merchant does not exist', async () => {
    const paul = await join('paul@shop.test');
    const stranger = await registerMerchant(api, 'stranger@shop.test');
    for (const [method, path] of [
      ['PATCH', ''],
      ['DELETE', ''],
      ['DELETE', '/sessions'],
      ['POST', '/invitation'],
    ] as const) {
      const body = method === 'PATCH' ? { role: 'viewer' } : undefined;
      const answer = await ask(method, `/merchant/members/${paul.id}${path}`, body, stranger.token);
      detailsOf(answer, 'MEMBER_NOT_FOUND');
    }
  });

  test('leaves; an owner does not', async () => {
    const paul = await join('paul@shop.test');
    const leave = (id: string, bearer: string): Promise<Reply> =>
      ask('DELETE', `/auth/merchant/me/memberships/${id}`, undefined, bearer);
    const [, owner] = await members();
    detailsOf(await leave(owner?.id ?? '', paul.token), 'MEMBER_NOT_FOUND');
    detailsOf(await leave(owner?.id ?? '', shop.token), 'MEMBER_PROTECTED');
    dataOf(await leave(paul.id, paul.token), 200);
    detailsOf(await ask('GET', '/merchant/profile', undefined, paul.token), 'TOKEN_REVOKED');
  });

  test('of several merchants switches: a session begins and the other ends', async () => {
    const own = await registerMerchant(api, 'paul@shop.test');
    await api.advance(11 * 60_000);
    shop = { ...shop, token: await api.login('awa@shop.test', { role: 'merchant', password: PASSWORD }) };
    dataOf(await accept(tokenOf(await invite('paul@shop.test', 'viewer'))), 200);
    const { memberships } = dataOf<{ memberships: OwnMembership[] }>(
      await ask('GET', '/auth/merchant/me/memberships', undefined, own.token),
      200,
    );
    expect(memberships.map(({ merchant, current }) => [merchant.id, current])).toEqual([
      [own.id, true],
      [shop.id, false],
    ]);
    const to = memberships[1]?.id ?? '';
    const path = `/auth/merchant/me/memberships/${to}/switch`;
    const { principal, access_token: token } = dataOf<LoginResult>(await ask('POST', path, {}, own.token), 200);
    expect(principal.merchant).toMatchObject({ id: shop.id, member_role: 'viewer' });
    detailsOf(await ask('GET', '/merchant/profile', undefined, own.token), 'TOKEN_REVOKED');
    // The password of the session before is not given anew by it.
    const change = { current_password: PASSWORD, new_password: 'another good password' };
    detailsOf(await ask('PUT', '/auth/merchant/me/password', change, token), 'REAUTHENTICATION_REQUIRED');
    detailsOf(await ask('POST', path, {}, shop.token), 'MEMBER_NOT_FOUND');
  });

  test('creates test keys as a developer, and no live ones', async () => {
    const dev = await join('dev@shop.test', 'developer');
    await createKey(api, dev.token, { livemode: false });
    const refused = await ask('POST', '/merchant/api-keys', { name: 'Live', livemode: true }, dev.token);
    expect(detailsOf(refused, 'ROLE_NOT_ALLOWED')).toEqual({ role: 'developer', allowed: ['owner', 'administrator'] });
  });
});

describe('the ownership', () => {
  const offer = (id: string, bearer?: string): Promise<Reply> =>
    ask('POST', '/merchant/ownership', { membership_id: id }, bearer);
  const take = (bearer: string): Promise<Reply> => ask('POST', '/merchant/ownership/accept', {}, bearer);

  test('goes to an administrator who accepts it, and the owner becomes one', async () => {
    const ann = await join('ann@shop.test', 'administrator');
    const { member } = dataOf<{ member: Member }>(await offer(ann.id), 200);
    expect(member.expires_at).toBe('2026-01-04T00:00:00.000Z');
    expect((await members(ann.token))[0]?.expires_at).toBe('2026-01-04T00:00:00.000Z');
    dataOf(await take(ann.token), 200);
    expect((await members()).map(({ role }) => role)).toEqual(['owner', 'administrator']);
    detailsOf(await offer(ann.id), 'ROLE_NOT_ALLOWED');
  });

  test('is taken by nobody else, too late, or after it was withdrawn', async () => {
    const ann = await join('ann@shop.test', 'administrator');
    const ben = await join('ben@shop.test', 'administrator');
    detailsOf(await take(ann.token), 'OWNERSHIP_NOT_OFFERED');
    detailsOf(await offer(ann.id, ben.token), 'ROLE_NOT_ALLOWED');
    const paul = await join('paul@shop.test', 'finance');
    detailsOf(await offer(paul.id), 'MEMBER_NOT_FOUND');
    dataOf(await offer(ann.id), 200);
    detailsOf(await take(ben.token), 'OWNERSHIP_NOT_OFFERED');
    // It replaces the offer before.
    dataOf(await offer(ben.id), 200);
    detailsOf(await take(ann.token), 'OWNERSHIP_NOT_OFFERED');
    dataOf(await ask('DELETE', '/merchant/ownership'), 200);
    detailsOf(await take(ben.token), 'OWNERSHIP_NOT_OFFERED');
    dataOf(await offer(ann.id), 200);
    await api.advance(3 * DAY);
    const token = await api.login('ann@shop.test', { role: 'merchant', password: PASSWORD });
    detailsOf(await take(token), 'OWNERSHIP_NOT_OFFERED');
    expect((await members(token)).filter(({ role }) => role === 'owner')).toMatchObject([{ email: 'awa@shop.test' }]);
  });

  test('is offered and accepted with the password only', async () => {
    const ann = await join('ann@shop.test', 'administrator');
    await api.advance(11 * 60_000);
    detailsOf(await offer(ann.id), 'REAUTHENTICATION_REQUIRED');
    detailsOf(await take(ann.token), 'REAUTHENTICATION_REQUIRED');
  });

  test('of two who accept at once one is the owner', async () => {
    const ann = await join('ann@shop.test', 'administrator');
    dataOf(await offer(ann.id), 200);
    const answers = await Promise.all([take(ann.token), take(ann.token)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await members()).map(({ role }) => role)).toEqual(['owner', 'administrator']);
  });
});

test('a member is read by id, with the devices that act for this merchant; another merchant’s is not found', async () => {
  const { id, invitation_url: url } = await invite('paul@shop.test');
  const joined = dataOf<LoginResult>(await accept(tokenOf({ invitation_url: url })), 200);
  const { member } = dataOf<{ member: Member }>(await ask('GET', `/merchant/members/${id}`), 200);
  expect(member).toMatchObject({ id, email: 'paul@shop.test', state: 'active', role: 'support' });
  const devices = async (): Promise<number> =>
    dataOf<{ devices: readonly object[] }>(await ask('GET', `/merchant/members/${id}/sessions`), 200).devices.length;
  expect(await devices()).toBe(1);
  detailsOf(await ask('GET', `/merchant/members/${id}/sessions`, undefined, joined.access_token), 'ROLE_NOT_ALLOWED');
  dataOf(await ask('DELETE', `/merchant/members/${id}/sessions`), 200);
  expect(await devices()).toBe(0);

  const other = await registerMerchant(api, 'other@shop.test');
  for (const path of ['', '/sessions']) {
    detailsOf(await ask('GET', `/merchant/members/${id}${path}`, undefined, other.token), 'MEMBER_NOT_FOUND');
  }
});
