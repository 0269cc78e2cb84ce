import type { AuditEntry } from '@mitako/contract/names';
import type { Change, EngineStore } from '@mitako/core/engine';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { asOperator } from './support/money.ts';
import { createKey, dataOf, detailsOf, openGateway, paidPayment, type TestGateway } from './support.ts';
import { adminOf } from '../support/in-process.ts';

let api: TestGateway;
let token: string;
/** The lists committed since the last check. */
let committed: (readonly Change[])[] = [];
/** Replaces the outcome of a commit. */
let instead: ((changes: readonly Change[], commit: EngineStore['commit']) => ReturnType<EngineStore['commit']>) | null;

beforeEach(async () => {
  instead = null;
  api = await openGateway({}, (store) => ({
    ...store,
    commit: (changes) => {
      // Uses of keys are recorded beside requests.
      if (changes.every(({ type }) => type !== 'operator_key.touch')) committed.push(changes);
      return instead === null ? store.commit(changes) : instead(changes, (list) => store.commit(list));
    },
  }));
  token = await api.login('merchant@sandbox.test', { role: 'merchant' });
});
afterEach(() => api.close());

async function log(): Promise<readonly AuditEntry[]> {
  const answer = await api.request('GET', '/merchant/audit-log', { bearer: token });
  return dataOf<{ audit_entries: readonly AuditEntry[] }>(answer, 200).audit_entries;
}

/** The changes of the last list, without its assertions. */
function lastChanges(): readonly string[] {
  return (committed.at(-1) ?? []).map(({ type }) => type).filter((type) => !type.startsWith('assert.'));
}

test('an entry is committed with its action, without a commit of its own', async () => {
  const { payment } = await paidPayment(api);
  const ask = (method: string, path: string, body?: object) => async (): Promise<unknown> =>
    api.request(method, path, { bearer: token, ...(body === undefined ? {} : { body }) });
  const merchant = `/admin/merchants/${api.seed.merchant.id}`;
  for (const [effect, act] of [
    ['api_key.insert', ask('POST', '/merchant/api-keys', { name: 'Till', livemode: true })],
    ['merchant.update', ask('PATCH', '/merchant/profile', { name: 'Boutique' })],
    ['endpoint.insert', ask('POST', '/merchant/webhook-endpoints', { url: 'https://shop.example/' })],
    ['refund.insert', ask('POST', `/gateway/payments/${payment.id}/refunds?mode=test`, { amount: 1 })],
    ['merchant.update', () => asOperator(api, 'POST', `${merchant}/suspend`)],
    ['session.insert', () => api.login('merchant@sandbox.test', { role: 'merchant' })],
    ['operator_key.insert', () => adminOf(api.gateway).createOperatorKey({ name: 'Night' })],
    ['signing_key.insert', () => adminOf(api.gateway).rotateSigningKey()],
  ] as const) {
    committed = [];
    await act();
    expect(committed.length, effect).toBe(1);
    expect(lastChanges()).toContain(effect);
    expect(lastChanges().filter((type) => type === 'audit.append')).toHaveLength(1);
  }
});

test('an action without its entry does not happen', async () => {
  const before = await log();
  instead = async (changes, commit) => {
    const index = changes.findIndex(({ type }) => type === 'audit.append');
    return index === -1 ? commit(changes) : { kind: 'refused', guard: 'audit.append', index };
  };
  detailsOf(
    await api.request('POST', '/merchant/api-keys', { bearer: token, body: { name: 'Till', livemode: false } }),
    'SERVICE_UNAVAILABLE',
  );
  instead = null;
  expect(await log()).toEqual(before);
  const keys = dataOf<{ api_keys: readonly { name: string }[] }>(
    await api.request('GET', '/merchant/api-keys', { bearer: token }),
    200,
  ).api_keys;
  expect(keys.map(({ name }) => name)).not.toContain('Till');
});

test('an action decided twice has one entry', async () => {
  await createKey(api, token, { livemode: false });
  const before = (await log()).length;
  let refusals = 2;
  instead = async (changes, commit) => {
    if (refusals === 0 || !changes.some(({ type }) => type === 'merchant.update')) return commit(changes);
    refusals -= 1;
    return { kind: 'refused', guard: 'merchant.update', index: 0 };
  };
  dataOf(await api.request('PATCH', '/merchant/profile', { bearer: token, body: { name: 'Boutique' } }), 200);
  expect((await log()).length).toBe(before + 1);
});

test('a lost COMMIT response is resolved by the entry', async () => {
  instead = async (changes, commit) => {
    await commit(changes);
    return { kind: 'unknown' };
  };
  const answer = await api.request('PATCH', '/merchant/profile', { bearer: token, body: { name: 'Boutique' } });
  instead = null;
  expect(dataOf(answer, 200)).toMatchObject({ profile: { name: 'Boutique' } });
  expect((await log())[0]).toMatchObject({ action: 'merchant.update_profile', details: { name: 'Boutique' } });
});
