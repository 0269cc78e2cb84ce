import {
  type DataOf,
  type Declaration,
  localOperations,
  type LocalOperations,
  type OperationName,
} from '@mitako/contract';
import type { Arrived, Result } from '@mitako/core';
import type { Change, CommitOutcome, EngineStore } from '@mitako/core/engine';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { DAY, MINUTE, openGateway, type TestGateway } from './support.ts';
import { adminOf } from '../support/in-process.ts';

// Operations for the embedding program and the command line only. Access is tested in ways-in.test.ts.

let api: TestGateway;
let committed: (readonly Change[])[] = [];
/** Fate of the response to the next COMMIT. */
let lose: ((store: EngineStore, changes: readonly Change[]) => Promise<CommitOutcome>) | null = null;

beforeEach(async () => {
  lose = null;
  api = await openGateway({}, (store) => ({
    ...store,
    commit: (changes) => {
      committed.push(changes);
      return lose === null ? store.commit(changes) : lose(store, changes);
    },
  }));
  committed = [];
});
afterEach(() => api.close());

async function call<Name extends OperationName>(
  name: Name,
  asked: Partial<Arrived> = {},
): Promise<Result<DataOf<Name>>> {
  return api.gateway.call(name, { way: 'command_line', credential: { kind: 'operator' }, ...asked });
}

const ACCOUNT = { email: 'odile@example.cm', password: 'a good password', name: 'Odile' };

type HostOperation =
  | 'enterHostSession'
  | 'leaveHostSession'
  | 'endHostPerson'
  | 'createHandOver'
  | 'getHandOver'
  | 'useHandOver';

test('each answers what the contract declares', async () => {
  const { person_id: id } = await adminOf(api.gateway).createOperator({ ...ACCOUNT, email: 'first@example.cm' });
  const asked: Readonly<Record<Exclude<keyof LocalOperations, 'openShop' | HostOperation>, Partial<Arrived>>> = {
    createOperator: { body: ACCOUNT },
    resetFactors: { parameters: { account_id: id ?? '' } },
    rotateSigningKey: {},
    getRootSecretStatus: {},
    finishRootSecretRotation: {},
    renewDataKey: {},
    finishDataKeyRenewal: { body: { revoke_unseen: true, new_pins: true } },
    verifyLedger: {},
    // The database has a merchant: see both-engines/open-shop.test.ts. Nobody is of a host here: both-engines/host-staff.test.ts.
  };
  for (const name of Object.keys(asked) as (keyof typeof asked)[]) {
    // It is announced, then active, and a day later over.
    if (name === 'finishDataKeyRenewal') for (const ms of [MINUTE, MINUTE, DAY]) await api.advance(ms);
    const result = await call(name, asked[name]);
    if (result.kind !== 'done') throw new Error(`${name}: ${result.body}`);
    const declared: Declaration = localOperations[name];
    expect(declared.success[result.status]?.parse(result.data), name).toEqual(result.data);
  }
});

test('input is validated as over HTTP', async () => {
  const wrong = await call('createOperator', { body: { ...ACCOUNT, email: 'no address', role: 'owner' } });
  if (wrong.kind !== 'refused') throw new Error('accepted');
  expect(wrong).toMatchObject({ status: 422, code: 'VALIDATION_ERROR' });
  expect(Object.keys(wrong.details['fields'] ?? {}).toSorted()).toEqual(['email', 'role']);
  expect(committed).toEqual([]);
});

test('no idempotency key is accepted, so that no secret is stored', async () => {
  for (const asked of [{ idempotencyKey: 'once' }, { body: { ...ACCOUNT, idempotency_key: 'once' } }]) {
    const refused = await call('createOperator', { body: ACCOUNT, ...asked });
    expect(refused).toMatchObject({ code: 'VALIDATION_ERROR', details: { fields: { idempotency_key: [{}] } } });
  }
  expect(await call('rotateSigningKey', { body: { idempotency_key: 'once' } })).toMatchObject({
    code: 'VALIDATION_ERROR',
  });
  expect(committed).toEqual([]);
  const made = await call('createOperatorKey', { body: { name: 'Night' } });
  expect(made.kind).toBe('done');
  expect(JSON.stringify(committed)).not.toContain(made.kind === 'done' ? made.data.operator_key.secret : '');
});

test('a secret is shown only once its key is surely stored', async () => {
  lose = () => Promise.resolve({ kind: 'unknown' });
  const lost = await call('createOperatorKey', { body: { name: 'Lost' } });
  expect(lost).toMatchObject({ kind: 'refused', status: 503 });
  expect(lost.body).not.toContain('opk_');

  lose = async (store, changes) => {
    expect(await store.commit(changes)).toEqual({ kind: 'applied' });
    return { kind: 'unknown' };
  };
  const found = await call('createOperatorKey', { body: { name: 'Found' } });
  if (found.kind !== 'done') throw new Error(found.body);
  lose = null;
  const bearer = found.data.operator_key.secret;
  expect(await api.request('GET', '/admin/merchants', { bearer })).toMatchObject({ status: 200 });
});

test('the first key of a merchant is made in process, by the rules of the API', async () => {
  const admin = adminOf(api.gateway);
  await expect(admin.createApiKey({ merchantId: 'mer_nobody', livemode: false, name: 'x' })).rejects.toMatchObject({
    code: 'MERCHANT_NOT_FOUND',
  });
  const { id: merchantId } = await admin.createMerchant({ ...ACCOUNT, email: 'shop@example.cm' });
  await expect(admin.createApiKey({ merchantId, livemode: true, name: 'x' })).rejects.toMatchObject({
    code: 'KYC_REQUIRED',
  });
  await expect(admin.createApiKey({ merchantId, livemode: false, name: '' })).rejects.toMatchObject({
    code: 'VALIDATION_ERROR',
  });
  const { secret } = await admin.createApiKey({ merchantId, livemode: false, name: 'Till' });
  expect(await api.request('GET', '/gateway/payments', { bearer: secret })).toMatchObject({ status: 200 });
});

test('verifying the ledger says how far it is, and stops when asked', async () => {
  const seen: number[] = [];
  await call('verifyLedger', { watch: { onProgress: ({ transfers }) => void seen.push(transfers) } });
  expect(seen.at(-1)).toBeGreaterThan(0);
  const signal = AbortSignal.abort(new Error('enough'));
  await expect(call('verifyLedger', { watch: { signal } })).rejects.toThrow('enough');
});
