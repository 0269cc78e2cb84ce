import type { AuditEntry, LoginResult, PasswordReset } from '@mitako/contract/names';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { asOperator } from './support/money.ts';
import {
  dataOf,
  detailsOf,
  HOUR,
  invalidFields,
  MINUTE,
  openGateway,
  registerMerchant,
  registerUser,
  type Reply,
  type TestGateway,
  type TestMerchant,
} from './support.ts';
import { adminOf } from '../support/in-process.ts';

const EMAIL = 'deux@shop.example';
const NEW = 'another good password';

let api: TestGateway;
let merchant: TestMerchant;

beforeEach(async () => {
  api = await openGateway();
  merchant = await registerMerchant(api, EMAIL);
});
afterEach(() => api.close());

async function issued(): Promise<PasswordReset> {
  const answer = await asOperator(api, 'POST', `/admin/merchants/${merchant.id}/password-reset`);
  return dataOf<{ password_reset: PasswordReset }>(answer, 201).password_reset;
}

function reset(code: string, password = NEW, email = EMAIL): Promise<Reply> {
  return api.request('POST', '/auth/merchant/reset-password', { body: { email, code, new_password: password } });
}

function login(password: string): Promise<Reply> {
  return api.request('POST', '/auth/merchant/login', { body: { email: EMAIL, password } });
}

test("an operator's code replaces the password, ends every session and logs in", async () => {
  const { code, expires_at: at } = await issued();
  expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){2}$/);
  const lifeMs = Date.parse(at) - api.gateway.clock.now();
  expect(lifeMs).toBeGreaterThan(HOUR - MINUTE);
  expect(lifeMs).toBeLessThanOrEqual(HOUR);
  // Nothing changes until it is used.
  dataOf(await api.request('GET', '/auth/merchant/me', { bearer: merchant.token }), 200);
  const { access_token: bearer } = dataOf<LoginResult>(await reset(code), 200);
  dataOf(await api.request('GET', '/auth/merchant/me', { bearer }), 200);
  detailsOf(await api.request('GET', '/auth/merchant/me', { bearer: merchant.token }), 'TOKEN_REVOKED');
  detailsOf(await login('a good password'), 'INVALID_CREDENTIALS');
  dataOf(await login(NEW), 200);
  // Keys are not sessions.
  dataOf(await api.request('GET', '/gateway/payments', { bearer: merchant.testKey }), 200);
});

test("a code is good once, for an hour, and only for its merchant's present password", async () => {
  const first = await issued();
  await api.advance(MINUTE);
  const second = await issued();
  dataOf(await reset(first.code), 200);
  for (const { code } of [first, second]) detailsOf(await reset(code), 'RESET_CODE_INVALID');
  const late = await issued();
  await api.advance(HOUR + MINUTE);
  detailsOf(await reset(late.code), 'RESET_CODE_INVALID');
  const { code } = await issued();
  const [last = ''] = code.slice(-1);
  for (const forged of [code.slice(0, -1) + (last === 'A' ? 'B' : 'A'), `${code}A`, '0']) {
    detailsOf(await reset(forged), 'RESET_CODE_INVALID');
  }
  for (const email of [api.seed.merchant.email, 'nobody@shop.example']) {
    detailsOf(await reset(code, NEW, email), 'RESET_CODE_INVALID');
  }
  expect(invalidFields(await reset(code, 'short'))).toEqual(['new_password']);
  // As it is typed after hearing it.
  const typed = ` ${code.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l')}`;
  dataOf(await reset(typed, NEW, EMAIL.toUpperCase()), 200);
});

test('of two at once one counts', async () => {
  const { code } = await issued();
  const answers = await Promise.all([reset(code, 'the first password'), reset(code, 'the second password')]);
  const [done, refused] = answers.toSorted((one, other) => one.status - other.status);
  expect([done?.status, refused?.body.code]).toEqual([200, 'RESET_CODE_INVALID']);
});

test('issued while the merchant chooses another password, a code replaces that one', async () => {
  let meanwhile: (() => Promise<unknown>) | null = null;
  await api.close();
  api = await openGateway({}, (store) => ({
    ...store,
    async commit(changes) {
      const run = meanwhile;
      if (run !== null && changes.some(({ type }) => type === 'assert.password')) {
        meanwhile = null;
        await run();
      }
      return store.commit(changes);
    },
  }));
  merchant = await registerMerchant(api, EMAIL);
  const { code: first } = await issued();
  meanwhile = async () => dataOf(await reset(first), 200);
  const { code } = await issued();
  expect(meanwhile).toBeNull();
  detailsOf(await reset(first), 'RESET_CODE_INVALID');
  dataOf(await reset(code, 'the third good password'), 200);
});

test('both steps are in the audit log, without the code', async () => {
  await api.advance(MINUTE);
  const { code } = await issued();
  const { access_token: bearer } = dataOf<LoginResult>(await reset(code), 200);
  const answer = await api.request('GET', '/merchant/audit-log', { bearer });
  const { audit_entries: entries } = dataOf<{ audit_entries: AuditEntry[] }>(answer, 200);
  expect(entries.slice(0, 2)).toMatchObject([
    { action: 'account.reset_password', actor: { type: 'merchant', id: merchant.personId } },
    { action: 'merchant.issue_password_reset', actor: { type: 'operator', id: null }, subject: { id: merchant.id } },
  ]);
  expect(JSON.stringify(entries)).not.toContain(code);
});

test('there is one of merchants only', async () => {
  const { principal } = await registerUser(api, 'user@example.cm');
  for (const id of [principal.id, 'mer_1', api.seed.agent.id]) {
    detailsOf(await asOperator(api, 'POST', `/admin/merchants/${id}/password-reset`), 'MERCHANT_NOT_FOUND');
  }
  const answer = await api.request('POST', `/admin/merchants/${merchant.id}/password-reset`, {
    bearer: merchant.token,
  });
  expect(answer.status).toBe(403);
});

test("a stored code is repeated to the same operator's key alone, not to another one who sends the same idempotency key", async () => {
  const path = `/admin/merchants/${merchant.id}/password-reset`;
  const issue = (bearer: string) => api.request('POST', path, { bearer, idempotencyKey: 'code-for-deux' });
  const first = await issue(api.seed.operatorKey);
  const { secret } = await adminOf(api.gateway).createOperatorKey({ name: 'Night shift' });
  await api.advance(MINUTE);
  const other = await issue(secret);
  expect(dataOf<{ password_reset: PasswordReset }>(other, 201)).not.toEqual(
    dataOf<{ password_reset: PasswordReset }>(first, 201),
  );
  expect(other.headers.get('idempotent-replayed')).toBeNull();
  const again = await issue(api.seed.operatorKey);
  expect([again.text, again.headers.get('idempotent-replayed')]).toEqual([first.text, 'true']);
});
