import { deepStrictEqual as deepEqual, strictEqual as equal } from 'node:assert';
import type { Change, CommitOutcome } from '@mitako/core/engine';
import { anApiKey, anId, anOperatorKey, aPayment, aPrincipal, aSession, countPin, NOW_MS } from '../fixtures.ts';
import { withApiKey, withMerchant, withPrincipal, withSession } from '../inserted.ts';
import { applied, FIRST_PAGE, race, refused, times, type Suite } from '../suite.ts';

export function credentialRaceTests({ describe, it }: Suite): void {
  describe('concurrent changes of people and keys', () => {
    it('one of 8 registrations gets the e-mail', async (stores) => {
      await race(stores, {
        prepare: async () => `${anId('mail')}@example.cm`,
        lists: (emailHash) => times(8, () => [{ type: 'principal.insert', principal: aPrincipal({ emailHash }) }]),
        guard: 'principal.insert',
        afterwards: async (emailHash) =>
          equal((await stores.store.read.principalByEmail('user', emailHash))?.emailHash, emailHash),
      });
    });

    it('of 8 concurrent guesses of a PIN one is counted, and the next only after it', async (stores) => {
      await race(stores, {
        prepare: () => withPrincipal(stores.store),
        lists: ({ id }) => times(8, (place) => [{ ...countPin(id, 0), leaseToken: `${place}` }]),
        guard: 'principal.count_pin',
        afterwards: async ({ id }) => equal((await stores.store.read.principalById(id))?.pinFailures, 1),
      });
    });

    it('no guess is counted after the one that locks', async (stores) => {
      await race(stores, {
        prepare: () => withPrincipal(stores.store, { pinFailures: 4 }),
        lists: ({ id }) => times(8, () => [{ ...countPin(id, 4), lockedUntilMs: NOW_MS + 1_000 }]),
        guard: 'principal.count_pin',
        afterwards: async ({ id }) => {
          const principal = await stores.store.read.principalById(id);
          deepEqual([principal?.pinFailures, principal?.pinLockedUntilMs], [5, NOW_MS + 1_000]);
        },
      });
    });

    it('one count of a PIN is reverted once', async (stores) => {
      await race(stores, {
        prepare: () => withPrincipal(stores.store, { pinFailures: 3, pinLeaseToken: 'lease' }),
        lists: ({ id }) =>
          times(8, () => [{ type: 'principal.uncount_pin', id, leaseToken: 'lease', lockedUntilMs: null }]),
        guard: 'principal.uncount_pin',
        afterwards: async ({ id }) => equal((await stores.store.read.principalById(id))?.pinFailures, 2),
      });
    });

    it('one of 8 refreshes gets the next generation', async (stores) => {
      await race(stores, {
        prepare: () => withSession(stores.store),
        lists: ({ id }) =>
          times(8, () => [
            { type: 'session.rotate', id, fromGeneration: 1, nowMs: NOW_MS, idleExpiresAtMs: NOW_MS + 1 },
          ]),
        guard: 'session.rotate',
        afterwards: async ({ id }) => equal((await stores.store.read.sessionById(id))?.session.generation, 2),
      });
    });

    it('a session is revoked once', async (stores) => {
      await race(stores, {
        prepare: () => withSession(stores.store),
        lists: ({ id, principalId }) =>
          times(2, (place) => [{ type: 'session.revoke', id, principalId, nowMs: NOW_MS + place }]),
        guard: 'session.revoke',
        afterwards: async ({ id }) => refused(stores.rival, { type: 'assert.session', id }),
      });
    });

    it('a refresh and a revocation are serialised', async (stores) => {
      for (let round = 0; round < 5; round += 1) {
        const principal = aPrincipal();
        const session = aSession(principal);
        await applied(stores.store, { type: 'principal.insert', principal }, { type: 'session.insert', session });
        const { id, principalId } = session;
        const [rotated, revoked] = await Promise.all([
          stores.store.commit([
            { type: 'session.rotate', id, fromGeneration: 1, nowMs: NOW_MS, idleExpiresAtMs: NOW_MS + 1 },
          ]),
          stores.rival.commit([{ type: 'session.revoke', id, principalId, nowMs: NOW_MS }]),
        ]);
        const after = (await stores.store.read.sessionById(id))?.session;
        equal(revoked.kind, 'applied');
        equal(after?.revokedAtMs, NOW_MS);
        equal(after?.generation, rotated.kind === 'applied' ? 2 : 1);
      }
    });

    it('a password change revokes concurrent logins', async (stores) => {
      for (let round = 0; round < 6; round += 1) {
        const principal = aPrincipal();
        const { id, passwordHash } = principal;
        await applied(stores.store, { type: 'principal.insert', principal });
        const sessions = times(6, () => aSession(principal));
        const nowMs = NOW_MS + 1;
        const ending: readonly Change[] = [
          { type: 'assert.password', id, passwordHash },
          { type: 'principal.set_password', id, passwordHash: 'another' },
          { type: 'session.revoke_others', principalId: id, exceptId: 'none', nowMs },
        ];
        const logins = (from: number): readonly Promise<CommitOutcome>[] =>
          sessions.slice(from, from + 3).map((session, place) =>
            (place % 2 === 0 ? stores.store : stores.rival).commit([
              { type: 'assert.password', id, passwordHash },
              { type: 'session.insert', session },
            ]),
          );
        const before = logins(0);
        const ended = applied(stores.rival, ...ending);
        const outcomes = await Promise.all([...before, ...logins(3)]);
        await ended;
        for (const [place, { id: sessionId }] of sessions.entries()) {
          const found = await stores.store.read.sessionById(sessionId);
          // A session that was created came before, and is revoked.
          equal(found?.session.revokedAtMs ?? null, outcomes[place]?.kind === 'applied' ? nowMs : null);
        }
      }
    });

    it('the embedding program ends a person, or its session, and concurrent logins by what it was asked before', async (stores) => {
      for (let round = 0; round < 6; round += 1) {
        const principal = aPrincipal();
        const { id: principalId } = principal;
        const hostSessionHash = anId('hash');
        // Of the same person in another role.
        const other = aPrincipal();
        const first = aSession(other, { hostSessionHash });
        await applied(
          stores.store,
          { type: 'principal.insert', principal },
          { type: 'principal.insert', principal: other },
          { type: 'session.insert', session: first },
        );
        const nowMs = NOW_MS + 1;
        const ending: readonly Change[] =
          round % 2 === 0
            ? [{ type: 'session.end_host', hostSessionHash, nowMs }]
            : [
                { type: 'principal.end_host', id: principalId, nowMs },
                { type: 'session.revoke_others', principalId, exceptId: 'none', nowMs },
              ];
        const sessions = times(6, () => aSession(principal, { hostSessionHash }));
        const logins = (from: number): readonly Promise<CommitOutcome>[] =>
          sessions.slice(from, from + 3).map((session, place) =>
            (place % 2 === 0 ? stores.store : stores.rival).commit([
              { type: 'assert.host_answer', principalId, hostSessionHashes: [hostSessionHash], begunAtMs: NOW_MS },
              { type: 'session.insert', session },
            ]),
          );
        const before = logins(0);
        const ended = applied(stores.rival, ...ending);
        const outcomes = await Promise.all([...before, ...logins(3)]);
        await ended;
        for (const [place, { id: sessionId }] of sessions.entries()) {
          const found = await stores.store.read.sessionById(sessionId);
          equal(found?.session.revokedAtMs ?? null, outcomes[place]?.kind === 'applied' ? nowMs : null);
        }
      }
    });

    it('an API key is revoked once, and cannot create payments afterwards', async (stores) => {
      await race(stores, {
        prepare: () => withApiKey(stores.store),
        lists: ({ id, merchantId }) =>
          times(2, (place) => [{ type: 'api_key.revoke', id, merchantId, nowMs: NOW_MS + place }]),
        guard: 'api_key.revoke',
        afterwards: async ({ id }) => {
          const payment = aPayment();
          const pay = [
            { type: 'payment.insert', payment },
            { type: 'assert.api_key', id, allowedFrom: [], nowMs: NOW_MS },
          ] as const;
          await Promise.all([refused(stores.store, ...pay), refused(stores.rival, ...pay)]);
          equal(await stores.store.read.paymentById(payment.id), null);
        },
      });
    });

    it('8 new API keys at once stay within the limit', async (stores) => {
      await race(stores, {
        prepare: () => withMerchant(stores.store),
        lists: (merchant) =>
          times(8, () => [
            {
              type: 'assert.api_keys_below',
              merchantId: merchant.id,
              livemode: false,
              limit: 3,
              nowMs: NOW_MS,
            },
            { type: 'api_key.insert', apiKey: anApiKey(merchant) },
          ]),
        winners: 3,
        guard: 'assert.api_keys_below',
        afterwards: async ({ id }) => equal((await stores.store.read.apiKeys(id, FIRST_PAGE)).length, 3),
      });
    });

    it('one of two API keys and one of two operator keys gets the hash', async (stores) => {
      await race(stores, {
        prepare: () => withMerchant(stores.store),
        lists: (merchant) =>
          times(2, () => [{ type: 'api_key.insert', apiKey: anApiKey(merchant, { hash: merchant.id }) }]),
        guard: 'api_key.insert',
        afterwards: async ({ id }) => equal((await stores.store.read.apiKeyByHash(id))?.merchant.id, id),
      });
      await race(stores, {
        prepare: async () => anId('hash'),
        lists: (hash) => times(2, () => [{ type: 'operator_key.insert', operatorKey: anOperatorKey({ hash }) }]),
        guard: 'operator_key.insert',
        afterwards: async (hash) => equal((await stores.store.read.operatorKeyByHash(hash))?.hash, hash),
      });
    });

    it('one of 8 updates of a merchant is written', async (stores) => {
      await race(stores, {
        prepare: () => withMerchant(stores.store),
        lists: (merchant) =>
          times(8, (place): readonly Change[] => [
            { type: 'merchant.update', merchant: { ...merchant, name: `${place}`, version: 2 }, fromVersion: 1 },
          ]),
        guard: 'merchant.update',
        afterwards: async ({ id }, outcomes) => {
          const winner = outcomes.findIndex(({ kind }) => kind === 'applied');
          equal((await stores.store.read.merchantById(id))?.name, `${winner}`);
        },
      });
    });
  });
}
