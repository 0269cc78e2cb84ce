import { deepStrictEqual as deepEqual, strictEqual as equal } from 'node:assert';
import { aFactor, aPrincipal, aRecoveryCode, NOW_MS } from '../fixtures.ts';
import { withFactor, withPrincipal } from '../inserted.ts';
import { applied, refused, type Suite } from '../suite.ts';

export function factorTests({ describe, it }: Suite): void {
  describe('second factors', () => {
    it('principal.set_factors applies to the factors that were read, and asserts them', async ({ store }) => {
      const principal = await withPrincipal(store);
      const { id } = principal;
      await applied(store, { type: 'principal.set_factors', id, from: 0, to: 0 });
      await applied(store, { type: 'principal.set_factors', id, from: 0, to: NOW_MS });
      deepEqual(await store.read.principalById(id), { ...principal, factorsAtMs: NOW_MS });
      await refused(store, { type: 'principal.set_factors', id, from: 0, to: 0 });
      await applied(store, { type: 'principal.set_factors', id, from: NOW_MS, to: 0 });
    });

    it('principal.use_factor_grace applies once', async ({ store }) => {
      const principal = await withPrincipal(store);
      const use = { type: 'principal.use_factor_grace', id: principal.id, nowMs: NOW_MS } as const;
      await applied(store, use);
      await refused(store, use);
      deepEqual(await store.read.principalById(principal.id), { ...principal, factorGraceAtMs: NOW_MS });
    });

    it('one stands at a place, and those of an account are read by it', async ({ store }) => {
      const principal = await withPrincipal(store);
      const [second, first] = [aFactor(principal, { place: 1 }), aFactor(principal, { place: 0 })];
      await applied(store, { type: 'factor.insert', factor: second }, { type: 'factor.insert', factor: first });
      await withFactor(store);
      deepEqual(await store.read.factors(principal.id), [first, second]);
      await refused(store, { type: 'factor.insert', factor: aFactor(principal, { place: 1 }) });
    });

    it('factor.use applies to a later step only, and factor.confirm once', async ({ store }) => {
      const factor = await withFactor(store, { lastStep: 6, confirmedAtMs: null });
      const { id } = factor;
      await refused(store, { type: 'factor.use', id, step: 6 });
      await applied(store, { type: 'factor.use', id, step: 7 }, { type: 'factor.confirm', id, nowMs: NOW_MS });
      deepEqual(await store.read.factorById(id), { ...factor, lastStep: 7, confirmedAtMs: NOW_MS });
      await refused(store, { type: 'factor.use', id, step: 7 });
      await refused(store, { type: 'factor.confirm', id, nowMs: NOW_MS });
    });

    it('factor.use_passkey applies to a higher count, or to one that stays 0, until it is suspended', async ({
      store,
    }) => {
      const factor = await withFactor(store, { kind: 'passkey', credentialKey: 'a2V5', signCount: 0 });
      const { id } = factor;
      const use = (signCount: number) =>
        ({ type: 'factor.use_passkey', id, signCount, below: Math.max(signCount, 1) }) as const;
      await applied(store, use(0));
      await applied(store, use(0));
      await applied(store, use(7));
      for (const count of [0, 6, 7]) await refused(store, use(count));
      await applied(store, use(8), { type: 'factor.suspend', id, nowMs: NOW_MS });
      await refused(store, use(9));
      await refused(store, { type: 'factor.suspend', id, nowMs: NOW_MS });
      deepEqual(await store.read.factorByCredential('a2V5'), { ...factor, signCount: 8, suspendedAtMs: NOW_MS });
      equal(await store.read.factorByCredential('bm9uZQ'), null);
      const other = aFactor(await withPrincipal(store), { credentialKey: 'a2V5' });
      await refused(store, { type: 'factor.insert', factor: other });
    });

    it('one is deleted, or those never confirmed, or all of an account', async ({ store }) => {
      const kept = await withFactor(store);
      const principal = await withPrincipal(store);
      const { id: principalId } = principal;
      const confirmed = [0, 1].map((place) => aFactor(principal, { place }));
      const unconfirmed = aFactor(principal, { place: 2, confirmedAtMs: null });
      for (const factor of [...confirmed, unconfirmed]) await applied(store, { type: 'factor.insert', factor });
      await applied(store, { type: 'factors.delete_unconfirmed', principalId });
      deepEqual(await store.read.factors(principalId), confirmed);
      const id = confirmed[0]?.id ?? '';
      await applied(store, { type: 'factor.delete', id });
      await refused(store, { type: 'factor.delete', id });
      equal((await store.read.factors(principalId)).length, 1);
      await applied(store, { type: 'factors.delete', principalId });
      deepEqual(await store.read.factors(principalId), []);
      deepEqual(await store.read.factorById(kept.id), kept);
    });

    it('recovery_code.use applies once, to the code that is there', async ({ store }) => {
      const principal = aPrincipal();
      await applied(store, { type: 'principal.insert', principal });
      const { id: principalId } = principal;
      const codes = [0, 1].map((place) => aRecoveryCode(principal, { place, codeHash: `${place}` }));
      for (const recoveryCode of codes) await applied(store, { type: 'recovery_code.insert', recoveryCode });
      deepEqual(await store.read.recoveryCodes(principalId), codes);
      const use = { type: 'recovery_code.use', principalId, place: 1, codeHash: '1', nowMs: NOW_MS } as const;
      await refused(store, { ...use, codeHash: 'replaced' });
      await applied(store, use);
      await refused(store, use);
      deepEqual(await store.read.recoveryCodes(principalId), [codes[0], { ...codes[1], usedAtMs: NOW_MS }]);
      await applied(store, { type: 'recovery_codes.delete', principalId });
      deepEqual(await store.read.recoveryCodes(principalId), []);
    });
  });
}
