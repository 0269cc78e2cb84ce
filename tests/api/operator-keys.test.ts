import type { OperatorKey } from '@mitako/contract/names';
import { expect, test } from 'vitest';
import { createOperator } from './support/operators.ts';
import { dataOf, DAY, detailsOf, gatewayForEachTest, MINUTE, openGateway, SECOND, type Reply } from './support.ts';
import { adminOf } from '../support/in-process.ts';

// Keys of the operator's programs, each with one role.

const api = gatewayForEachTest();

const read = (bearer: string): Promise<Reply> => api.request('GET', '/admin/merchants', { bearer });
const revoke = (id: string, bearer: string = api.seed.operatorKey): Promise<Reply> =>
  api.request('DELETE', `/admin/operator-keys/${id}`, { bearer });

async function list(query = ''): Promise<readonly OperatorKey[]> {
  const answer = await api.request('GET', `/admin/operator-keys${query}`, { bearer: api.seed.operatorKey });
  return dataOf<{ operator_keys: readonly OperatorKey[] }>(answer, 200).operator_keys;
}

async function listed(id: string): Promise<OperatorKey | undefined> {
  return (await list()).find((key) => key.id === id);
}

test('keys are listed newest first, without their secrets', async () => {
  const { id, secret } = await adminOf(api.gateway).createOperatorKey({ name: 'Night shift', expires_in: 86_400 });
  const [newest, seeded, ...others] = await list();
  expect(newest).toEqual({
    id,
    name: 'Night shift',
    role: 'administrator',
    allowed_from: [],
    hint: `svc_operator_…${secret.slice(-4)}`,
    created_at: '2026-01-01T00:00:00.000Z',
    expires_at: '2026-01-02T00:00:00.000Z',
    revoked_at: null,
    last_used_at: null,
  });
  expect(seeded).toMatchObject({ expires_at: null, revoked_at: null });
  expect(others).toEqual([]);
  expect(await list('?limit=1')).toEqual([newest]);
  expect(await list(`?limit=1&cursor=${id}`)).toMatchObject([{ id: seeded?.id }]);
});

test('the last use is recorded, at most once a minute', async () => {
  const { id, secret } = await adminOf(api.gateway).createOperatorKey({ name: 'Night shift' });
  const lastUse = async () => (await listed(id))?.last_used_at;
  dataOf(await read(secret), 200);
  await expect.poll(lastUse).toBe('2026-01-01T00:00:00.000Z');
  await api.advance(MINUTE);
  dataOf(await read(secret), 200);
  expect(await lastUse()).toBe('2026-01-01T00:00:00.000Z');
  await api.advance(SECOND);
  dataOf(await read(secret), 200);
  await expect.poll(lastUse).toBe('2026-01-01T00:01:01.000Z');
});

test('an expired key is rejected', async () => {
  const { secret } = await adminOf(api.gateway).createOperatorKey({ name: 'Contractor', expires_in: 86_400 });
  await api.advance(DAY - 1);
  dataOf(await read(secret), 200);
  await api.advance(1);
  detailsOf(await read(secret), 'API_KEY_EXPIRED');
});

test('a revoked key is rejected at once, and stays listed', async () => {
  const { id, secret } = await adminOf(api.gateway).createOperatorKey({ name: 'Night shift' });
  dataOf(await read(secret), 200);
  expect(dataOf(await revoke(id), 200)).toEqual({ deleted: true, id });
  detailsOf(await read(secret), 'API_KEY_REVOKED');
  expect(await listed(id)).toMatchObject({ revoked_at: '2026-01-01T00:00:00.000Z' });
  await api.advance(MINUTE);
  dataOf(await revoke(id), 200);
  expect(await listed(id)).toMatchObject({ revoked_at: '2026-01-01T00:00:00.000Z' });
  detailsOf(await revoke('opk_unknown'), 'API_KEY_NOT_FOUND');
});

test('a key may revoke itself, an operator any key, and no other caller one', async () => {
  const [own, other] = [
    await adminOf(api.gateway).createOperatorKey({ name: 'Own' }),
    await adminOf(api.gateway).createOperatorKey({ name: 'Other' }),
  ];
  dataOf(await revoke(own.id, own.secret), 200);
  detailsOf(await read(own.secret), 'API_KEY_REVOKED');
  const merchant = await api.login(api.seed.merchant.email, { role: 'merchant' });
  detailsOf(await revoke(other.id, merchant), 'ROLE_NOT_ALLOWED');
  detailsOf(await revoke(other.id, api.seed.merchant.liveKey), 'INVALID_API_KEY');
  dataOf(await read(other.secret), 200);
  dataOf(await revoke(other.id, (await createOperator(api)).token), 200);
  detailsOf(await read(other.secret), 'API_KEY_REVOKED');
});

test('a change by a key that is revoked meanwhile does not happen', async () => {
  let revokeFirst: (() => Promise<unknown>) | null = null;
  const slow = await openGateway({}, (store) => ({
    ...store,
    async commit(changes) {
      const run = revokeFirst;
      if (changes.some(({ type }) => type === 'merchant.update') && run !== null) {
        revokeFirst = null;
        await run();
      }
      return store.commit(changes);
    },
  }));
  const { id, secret } = await adminOf(slow.gateway).createOperatorKey({ name: 'Night shift' });
  const path = `/admin/merchants/${slow.seed.merchant.id}`;
  revokeFirst = () => slow.request('DELETE', `/admin/operator-keys/${id}`, { bearer: slow.seed.operatorKey });
  detailsOf(await slow.request('POST', `${path}/suspend`, { bearer: secret, body: {} }), 'API_KEY_REVOKED');
  expect((await slow.request('GET', path, { bearer: slow.seed.operatorKey })).text).toContain('"suspended":false');
  await slow.close();
});

test('revocations are in the audit log', async () => {
  const { id } = await adminOf(api.gateway).createOperatorKey({ name: 'Night shift', expires_in: 3_600 });
  dataOf(await revoke(id), 200);
  const answer = await api.request('GET', '/admin/audit-log?limit=2', { bearer: api.seed.operatorKey });
  expect(dataOf<{ audit_entries: readonly object[] }>(answer, 200).audit_entries).toMatchObject([
    { action: 'operator_key.revoke', subject: { type: 'operator_key', id }, actor: { type: 'operator_key' } },
    { action: 'operator_key.create', subject: { type: 'operator_key', id }, details: { expires_in: 3_600 } },
  ]);
});

test('a key is counted as a live key is: 100 a second, with a burst of 200', async () => {
  const limited = await openGateway({ limits: 'memory' });
  const statuses: number[] = [];
  // Recognised as invalid without a read.
  const bearer = 'svc_operator_000000000000000000000000000000AAAAAA';
  const request = () => limited.request('GET', '/admin/merchants', { bearer });
  for (let index = 0; index < 450; index += 1) statuses.push((await request()).status);
  expect(statuses.slice(0, 200)).toEqual(Array(200).fill(401));
  expect(statuses).toContain(429);
  await limited.close();
});

test('a key is read by id and renamed, until it is revoked', async () => {
  const { id } = await adminOf(api.gateway).createOperatorKey({ name: 'Night shift' });
  const bearer = api.seed.operatorKey;
  const rename = (name: string, of = id): Promise<Reply> =>
    api.request('PATCH', `/admin/operator-keys/${of}`, { bearer, body: { name } });
  expect(dataOf<{ operator_key: OperatorKey }>(await rename('Back office'), 200).operator_key.name).toBe('Back office');
  const one = await api.request('GET', `/admin/operator-keys/${id}`, { bearer });
  expect(dataOf<{ operator_key: OperatorKey }>(one, 200).operator_key).toMatchObject({ id, name: 'Back office' });
  dataOf(await revoke(id), 200);
  detailsOf(await rename('Too late'), 'API_KEY_REVOKED');
  detailsOf(await rename('Nobody', 'opk_0'), 'API_KEY_NOT_FOUND');
});
