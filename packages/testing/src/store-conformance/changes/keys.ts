import { deepStrictEqual as deepEqual, strictEqual as equal } from 'node:assert';
import type { ApiKey, Merchant, EngineStore } from '@mitako/core/engine';
import { aMerchant, anApiKey, anId, anOperatorKey, aSigningKey, NOW_MS } from '../fixtures.ts';
import { withApiKey, withOperatorKey } from '../inserted.ts';
import { applied, refused, type Suite } from '../suite.ts';

export function keyTests({ describe, it, alone }: Suite): void {
  describe('networks of keys', () => {
    it('api_key.allow_from is refused for a revoked key, and assert.api_key holds for the same networks only', async ({
      store,
    }) => {
      const apiKey = await withApiKey(store);
      const { id } = apiKey;
      const allowedFrom = ['192.0.2.0/24'];
      await applied(store, { type: 'api_key.allow_from', id, allowedFrom });
      deepEqual(await store.read.apiKeyById(id), { ...apiKey, allowedFrom });
      await applied(store, { type: 'assert.api_key', id, allowedFrom, nowMs: NOW_MS });
      await refused(store, { type: 'assert.api_key', id, allowedFrom: [], nowMs: NOW_MS });
      const revoked = await withApiKey(store, { revokedAtMs: NOW_MS });
      await refused(store, { type: 'api_key.allow_from', id: revoked.id, allowedFrom });
    });

    it('operator_key.rename is refused for a revoked key', async ({ store }) => {
      const operatorKey = await withOperatorKey(store);
      await applied(store, { type: 'operator_key.rename', id: operatorKey.id, name: 'Back office' });
      deepEqual(await store.read.operatorKeyById(operatorKey.id), { ...operatorKey, name: 'Back office' });
      const revoked = await withOperatorKey(store, { revokedAtMs: NOW_MS });
      await refused(store, { type: 'operator_key.rename', id: revoked.id, name: 'Back office' });
    });

    it('operator_key.allow_from is refused for a revoked key', async ({ store }) => {
      const operatorKey = await withOperatorKey(store);
      const allowedFrom = ['192.0.2.7'];
      await applied(store, { type: 'operator_key.allow_from', id: operatorKey.id, allowedFrom });
      deepEqual(await store.read.operatorKeyById(operatorKey.id), { ...operatorKey, allowedFrom });
      const revoked = await withOperatorKey(store, { revokedAtMs: NOW_MS });
      await refused(store, { type: 'operator_key.allow_from', id: revoked.id, allowedFrom });
    });
  });

  describe('keys', () => {
    it('api_key.insert is refused for an existing hash', async ({ store }) => {
      const { apiKey, merchant } = await withKey(store);
      await refused(store, { type: 'api_key.insert', apiKey: anApiKey(merchant, { hash: apiKey.hash }) });
    });

    it('assert.api_keys_below counts active keys of the merchant and mode', async ({ store }) => {
      const { merchant } = await withKey(store);
      const other = await withKey(store);
      const add = (own: Partial<ApiKey>, of: Merchant = merchant): Promise<void> =>
        applied(store, { type: 'api_key.insert', apiKey: anApiKey(of, own) });
      await add({ livemode: true });
      await add({ revokedAtMs: NOW_MS });
      await add({ expiresAtMs: NOW_MS });
      await add({ graceEndsAtMs: NOW_MS });
      await add({}, other.merchant);
      const below = (limit: number, livemode = false) =>
        ({ type: 'assert.api_keys_below', merchantId: merchant.id, livemode, limit, nowMs: NOW_MS }) as const;
      await refused(store, below(1));
      await applied(store, below(2), below(2, true));
      await refused(store, below(1, true));
      await add({ expiresAtMs: NOW_MS + 1, graceEndsAtMs: NOW_MS + 1 });
      await refused(store, below(2));
      await applied(store, below(3));
      await refused(store, { ...below(3), merchantId: anId('mer') });
      const late = { ...below(2), nowMs: NOW_MS + 1 };
      await applied(store, late);
      const [rolled, ended] = [anApiKey(merchant, { expiresAtMs: NOW_MS + 5 }), anApiKey(merchant)];
      await applied(store, { type: 'api_key.insert', apiKey: rolled }, { type: 'api_key.insert', apiKey: ended });
      // A grace period beyond the expiry extends nothing, and a shorter one counts.
      await applied(store, { type: 'api_key.end_after_grace', id: rolled.id, graceEndsAtMs: NOW_MS + 9 });
      await refused(store, { ...below(3), nowMs: NOW_MS + 4 });
      await applied(store, { ...below(3), nowMs: NOW_MS + 5 });
      await applied(store, { type: 'api_key.end_after_grace', id: rolled.id, graceEndsAtMs: NOW_MS + 3 });
      await refused(store, { ...below(3), nowMs: NOW_MS + 2 });
      await applied(store, { ...below(3), nowMs: NOW_MS + 3 });
      await applied(store, { type: 'api_key.revoke', id: ended.id, merchantId: merchant.id, nowMs: NOW_MS + 3 });
      await applied(store, { ...below(2), nowMs: NOW_MS + 3 });
    });

    it('api_key.end_after_grace moves the expiry forward, never back', async ({ store }) => {
      const { apiKey } = await withKey(store);
      const end = (id: string, ms: number) =>
        applied(store, { type: 'api_key.end_after_grace', id, graceEndsAtMs: NOW_MS + ms });
      for (const [ms, expected] of [
        [10, 10],
        [11, 10],
        [9, 9],
      ] as const) {
        await end(apiKey.id, ms);
        deepEqual(await store.read.apiKeyById(apiKey.id), { ...apiKey, graceEndsAtMs: NOW_MS + expected });
      }
      await end(anId('key'), 0);
    });

    it('api_key.revoke revokes once, and only for its merchant', async ({ store }) => {
      const { apiKey, merchant } = await withKey(store);
      const revoke = { type: 'api_key.revoke', id: apiKey.id, merchantId: merchant.id, nowMs: NOW_MS + 1 } as const;
      await refused(store, { ...revoke, merchantId: anId('mer') });
      await applied(store, revoke);
      deepEqual(await store.read.apiKeyById(apiKey.id), { ...apiKey, revokedAtMs: NOW_MS + 1 });
      await refused(store, revoke);
      await refused(store, { ...revoke, id: anId('key') });
    });

    it('api_key.touch records the last use, and ignores an earlier one', async ({ store }) => {
      const { apiKey } = await withKey(store);
      await applied(store, { type: 'api_key.touch', id: apiKey.id, nowMs: NOW_MS + 10 });
      await applied(store, { type: 'api_key.touch', id: apiKey.id, nowMs: NOW_MS + 5 });
      equal((await store.read.apiKeyById(apiKey.id))?.lastUsedAtMs, NOW_MS + 10);
      await applied(store, { type: 'api_key.touch', id: anId('key'), nowMs: NOW_MS });
    });

    it('changes to one API key do not affect the merchant’s other keys', async ({ store }) => {
      const { apiKey, merchant } = await withKey(store);
      const other = anApiKey(merchant);
      await applied(store, { type: 'api_key.insert', apiKey: other });
      await applied(
        store,
        { type: 'api_key.touch', id: apiKey.id, nowMs: NOW_MS },
        { type: 'api_key.end_after_grace', id: apiKey.id, graceEndsAtMs: NOW_MS },
        { type: 'api_key.revoke', id: apiKey.id, merchantId: merchant.id, nowMs: NOW_MS },
      );
      deepEqual(await store.read.apiKeyById(other.id), other);
    });

    it('assert.api_key is refused for a revoked, expired or unknown key', async ({ store }) => {
      const { apiKey } = await withKey(store, { expiresAtMs: NOW_MS + 10 });
      await applied(store, { type: 'assert.api_key', id: apiKey.id, allowedFrom: [], nowMs: NOW_MS + 9 });
      await refused(store, { type: 'assert.api_key', id: apiKey.id, allowedFrom: [], nowMs: NOW_MS + 10 });
      const { apiKey: revoked } = await withKey(store, { revokedAtMs: NOW_MS + 100 });
      await refused(store, { type: 'assert.api_key', id: revoked.id, allowedFrom: [], nowMs: NOW_MS });
      await refused(store, { type: 'assert.api_key', id: anId('key'), allowedFrom: [], nowMs: NOW_MS });
      const { apiKey: endless } = await withKey(store);
      await applied(store, { type: 'assert.api_key', id: endless.id, allowedFrom: [], nowMs: Number.MAX_SAFE_INTEGER });
    });

    it('an operator key is found by its hash, and operator_key.insert is refused for one that exists', async ({
      store,
      rival,
    }) => {
      const operatorKey = await withOperatorKey(store);
      deepEqual(await rival.read.operatorKeyByHash(operatorKey.hash), operatorKey);
      const twin = anOperatorKey({ hash: operatorKey.hash });
      await refused(store, { type: 'operator_key.insert', operatorKey: twin });
    });

    it('operator_key.revoke revokes once, and only this key', async ({ store }) => {
      const [operatorKey, other] = [await withOperatorKey(store), await withOperatorKey(store)];
      const revoke = { type: 'operator_key.revoke', id: operatorKey.id, nowMs: NOW_MS + 1 } as const;
      await applied(store, revoke);
      deepEqual(await store.read.operatorKeyById(operatorKey.id), { ...operatorKey, revokedAtMs: NOW_MS + 1 });
      await refused(store, revoke);
      await refused(store, { ...revoke, id: anId('opk') });
      deepEqual(await store.read.operatorKeyById(other.id), other);
    });

    it('operator_key.touch records the last use, and ignores an earlier one', async ({ store }) => {
      const { id } = await withOperatorKey(store);
      await applied(store, { type: 'operator_key.touch', id, nowMs: NOW_MS + 10 });
      await applied(store, { type: 'operator_key.touch', id, nowMs: NOW_MS + 5 });
      equal((await store.read.operatorKeyById(id))?.lastUsedAtMs, NOW_MS + 10);
      await applied(store, { type: 'operator_key.touch', id: anId('opk'), nowMs: NOW_MS });
    });

    it('assert.operator_key is refused for a revoked, expired or unknown key', async ({ store }) => {
      const { id } = await withOperatorKey(store, { expiresAtMs: NOW_MS + 10 });
      await applied(store, { type: 'assert.operator_key', id, nowMs: NOW_MS + 9 });
      await refused(store, { type: 'assert.operator_key', id, nowMs: NOW_MS + 10 });
      const revoked = await withOperatorKey(store, { revokedAtMs: NOW_MS + 100 });
      await refused(store, { type: 'assert.operator_key', id: revoked.id, nowMs: NOW_MS });
      await refused(store, { type: 'assert.operator_key', id: anId('opk'), nowMs: NOW_MS });
    });

    alone('signing_key.retire_others retires all keys but one, and does not change retired ones', async ({ store }) => {
      const retired = aSigningKey({ createdAtMs: NOW_MS - 20, retiredAtMs: NOW_MS - 10 });
      const old = aSigningKey({ createdAtMs: NOW_MS - 10 });
      const next = aSigningKey({ id: 'a-name-that-sorts-first', createdAtMs: NOW_MS });
      await applied(
        store,
        { type: 'signing_key.insert', signingKey: retired },
        { type: 'signing_key.insert', signingKey: old },
        { type: 'signing_key.insert', signingKey: next },
        { type: 'signing_key.retire_others', id: next.id, nowMs: NOW_MS },
      );
      deepEqual(await store.read.signingKeys(), [next, { ...old, retiredAtMs: NOW_MS }, retired]);
      await refused(store, { type: 'signing_key.insert', signingKey: next });
    });
  });
}

async function withKey(
  store: EngineStore,
  over: Partial<ApiKey> = {},
): Promise<{ readonly merchant: Merchant; readonly apiKey: ApiKey }> {
  const merchant = aMerchant();
  const apiKey = anApiKey(merchant, over);
  await applied(store, { type: 'merchant.insert', merchant }, { type: 'api_key.insert', apiKey });
  return { merchant, apiKey };
}
