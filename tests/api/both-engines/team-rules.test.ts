import type { AuditEntry, LoginResult, TeamRules } from '@mitako/contract/names';
import { expect, test } from 'vitest';
import { addTotp } from '../support/factors.ts';
import { dataOf, detailsOf, gatewayForEachTest, HOUR, MINUTE, registerMerchant, type Reply } from '../support.ts';

const api = gatewayForEachTest();
const OWNER = 'awa@shop.example';
const MEMBER = 'ben@shop.example';
const PASSWORD = 'a good password';

async function logIn(email: string): Promise<string> {
  const reply = await api.request('POST', '/auth/merchant/login', { body: { email, password: PASSWORD } });
  return dataOf<LoginResult>(reply, 200).access_token;
}

function rule(bearer: string, second_factor_required: boolean): Promise<Reply> {
  return api.request('PUT', '/merchant/team-rules', { bearer, body: { second_factor_required } });
}

function profile(bearer: string): Promise<Reply> {
  return api.request('GET', '/merchant/profile', { bearer });
}

/** Of the merchant of the session. */
async function join(bearer: string, email: string, role: string): Promise<string> {
  dataOf(await api.request('POST', '/merchant/members', { bearer, body: { email, role } }), 201);
  await api.gateway.runDue();
  const token = new URL(api.messages.link(email)).searchParams.get('token');
  const body = { token, password: PASSWORD, name: 'Ben' };
  return dataOf<LoginResult>(await api.request('POST', '/auth/merchant/invitations/accept', { body }), 200)
    .access_token;
}

test('the owner requires a second factor of the members, alone, recently authenticated, on record', async () => {
  const { token: owner } = await registerMerchant(api, OWNER);
  const member = await join(owner, MEMBER, 'administrator');
  detailsOf(await rule(member, true), 'ROLE_NOT_ALLOWED');
  expect(dataOf(await api.request('GET', '/merchant/team-rules', { bearer: member }), 200)).toEqual({
    rules: { second_factor_required: false },
  });
  api.clock.advance(11 * MINUTE);
  detailsOf(await rule(owner, true), 'REAUTHENTICATION_REQUIRED');
  const again = await logIn(OWNER);
  expect(dataOf<{ rules: TeamRules }>(await rule(again, true), 200).rules).toEqual({ second_factor_required: true });
  const { audit_entries: entries } = dataOf<{ audit_entries: readonly AuditEntry[] }>(
    await api.request('GET', '/merchant/audit-log', { bearer: again }),
    200,
  );
  expect(entries[0]).toMatchObject({ action: 'team_rules.set', details: { second_factor_required: true } });
});

test('a session that was there has eight hours, then only the own account is open until there is a factor', async () => {
  const { token: owner } = await registerMerchant(api, OWNER);
  await join(owner, MEMBER, 'viewer');
  const member = await logIn(MEMBER);
  dataOf(await rule(owner, true), 200);
  dataOf(await profile(member), 200);
  // Sent again, it gives nobody more time.
  api.clock.advance(10 * MINUTE);
  dataOf(await rule(owner, true), 200);
  api.clock.advance(8 * HOUR - 10 * MINUTE);
  const late = await logIn(MEMBER);
  // This login is the one that goes without, for eight hours.
  dataOf(await profile(late), 200);
  api.clock.advance(8 * HOUR);
  const last = await logIn(MEMBER);
  detailsOf(await profile(last), 'SECOND_FACTOR_SETUP_REQUIRED');
  dataOf(await api.request('GET', '/auth/merchant/me', { bearer: last }), 200);
  const { id } = await addTotp(api, 'merchant', last);
  dataOf(await profile(last), 200);
  detailsOf(await api.request('DELETE', `/auth/merchant/me/factors/${id}`, { bearer: last }), 'LAST_FACTOR');
});

test('without the rule a member needs none, at once', async () => {
  const { token: owner } = await registerMerchant(api, OWNER);
  await join(owner, MEMBER, 'viewer');
  dataOf(await rule(owner, true), 200);
  await logIn(MEMBER);
  api.clock.advance(MINUTE);
  const member = await logIn(MEMBER);
  detailsOf(await profile(member), 'SECOND_FACTOR_SETUP_REQUIRED');
  dataOf(await rule(owner, false), 200);
  dataOf(await profile(member), 200);
});

test('a login at the same time as the rule does not escape it', async () => {
  const { token: owner } = await registerMerchant(api, OWNER);
  await join(owner, MEMBER, 'viewer');
  const [member] = await Promise.all([logIn(MEMBER), rule(owner, true)]);
  const me = dataOf<{ second_factor_due_at: string | null }>(
    await api.request('GET', '/auth/merchant/me', { bearer: member }),
    200,
  );
  expect(me.second_factor_due_at).toEqual(expect.any(String));
});
