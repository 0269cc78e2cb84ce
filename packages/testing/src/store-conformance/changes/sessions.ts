import { deepStrictEqual as deepEqual, strictEqual as equal } from 'node:assert';
import { type EngineStore, type Principal, type Session, SESSIONS_MAX } from '@mitako/core/engine';
import { anId, aPrincipal, aSession, NOW_MS } from '../fixtures.ts';
import { applied, refused, type Suite } from '../suite.ts';

export function sessionTests({ describe, it }: Suite): void {
  describe('sessions', () => {
    it('session.insert revokes what the account has too many of: logged out, then unused for longest', async ({
      store,
    }) => {
      const { session: oldest, principal } = await login(store, { idleExpiresAtMs: NOW_MS + 1 });
      const older = aSession(principal, { idleExpiresAtMs: NOW_MS + 2 });
      const loggedOut = aSession(principal, { refreshEndedAtMs: NOW_MS, idleExpiresAtMs: NOW_MS + 9_000 });
      const revoked = aSession(principal, { revokedAtMs: NOW_MS - 1 });
      const others = Array.from({ length: SESSIONS_MAX - 3 }, () => aSession(principal));
      const { session: stranger } = await login(store, { idleExpiresAtMs: NOW_MS });
      await applied(
        store,
        ...[older, loggedOut, revoked, ...others].map((session) => ({ type: 'session.insert', session }) as const),
      );
      equal(await revokedAtMs(store, loggedOut), null);
      // The new one stays, although it ends before all others.
      const insert = { type: 'session.insert', session: aSession(principal, { idleExpiresAtMs: NOW_MS }) } as const;
      await applied(store, insert);
      equal(await revokedAtMs(store, loggedOut), NOW_MS);
      equal(await revokedAtMs(store, oldest), null);
      const next = aSession(principal, { createdAtMs: NOW_MS + 5 });
      await applied(store, { type: 'session.insert', session: next });
      equal(await revokedAtMs(store, insert.session), NOW_MS + 5);
      await applied(store, { type: 'session.insert', session: aSession(principal, { createdAtMs: NOW_MS + 6 }) });
      equal(await revokedAtMs(store, oldest), NOW_MS + 6);
      for (const each of [older, next, ...others, stranger]) equal(await revokedAtMs(store, each), null);
      equal(await revokedAtMs(store, revoked), NOW_MS - 1);
    });

    it('session.rotate increments the generation', async ({ store }) => {
      const { session } = await login(store);
      await applied(store, rotate(session));
      deepEqual((await store.read.sessionById(session.id))?.session, {
        ...session,
        generation: 2,
        rotatedAtMs: NOW_MS + 5,
        lastUsedAtMs: NOW_MS + 5,
        idleExpiresAtMs: NOW_MS + 2_000,
      });
    });

    it('session.rotate is refused for another generation, after a logout and after a revocation', async ({ store }) => {
      const { session } = await login(store, { generation: 3 });
      await refused(store, rotate({ ...session, generation: 2 }));
      await refused(store, rotate({ ...session, generation: 4 }));
      const loggedOut = await login(store, { refreshEndedAtMs: NOW_MS });
      await refused(store, rotate(loggedOut.session));
      const revoked = await login(store, { revokedAtMs: NOW_MS });
      await refused(store, rotate(revoked.session));
      await refused(store, rotate(aSession(aPrincipal())));
    });

    it('session.prove_password records the time, and is refused after a revocation', async ({ store }) => {
      const { session } = await login(store);
      await applied(store, { type: 'session.prove_password', id: session.id, nowMs: NOW_MS + 5 });
      deepEqual((await store.read.sessionById(session.id))?.session, { ...session, passwordProvenAtMs: NOW_MS + 5 });
      const revoked = await login(store, { revokedAtMs: NOW_MS });
      await refused(store, { type: 'session.prove_password', id: revoked.session.id, nowMs: NOW_MS + 5 });
      await refused(store, { type: 'session.prove_password', id: anId('dev'), nowMs: NOW_MS });
    });

    it('assert.password_proven holds for a recent authentication, until the revocation', async ({ store }) => {
      const { session, principal } = await login(store, { passwordProvenAtMs: NOW_MS });
      const { id } = session;
      await applied(store, { type: 'assert.password_proven', id, sinceMs: NOW_MS });
      await refused(store, { type: 'assert.password_proven', id, sinceMs: NOW_MS + 1 });
      await applied(
        store,
        { type: 'session.prove_password', id, nowMs: NOW_MS + 1 },
        { type: 'assert.password_proven', id, sinceMs: NOW_MS + 1 },
      );
      await applied(store, { type: 'session.revoke', id, principalId: principal.id, nowMs: NOW_MS });
      await refused(store, { type: 'assert.password_proven', id, sinceMs: NOW_MS });
      await refused(store, { type: 'assert.password_proven', id: anId('dev'), sinceMs: NOW_MS });
    });

    it('session.end_refresh ends refreshing, and is refused a second time', async ({ store }) => {
      const { session } = await login(store);
      await applied(store, { type: 'session.end_refresh', id: session.id, nowMs: NOW_MS + 1 });
      await refused(store, { type: 'session.end_refresh', id: session.id, nowMs: NOW_MS + 2 });
      deepEqual((await store.read.sessionById(session.id))?.session, { ...session, refreshEndedAtMs: NOW_MS + 1 });
      await refused(store, { type: 'session.end_refresh', id: anId('dev'), nowMs: NOW_MS });
    });

    it('session.revoke revokes once, and only for its principal', async ({ store }) => {
      const { session, principal } = await login(store);
      const other = aSession(principal);
      await applied(store, { type: 'session.insert', session: other });
      const revoke = { type: 'session.revoke', id: session.id, principalId: principal.id, nowMs: NOW_MS + 1 } as const;
      await refused(store, { ...revoke, principalId: anId('usr') });
      await applied(store, revoke);
      deepEqual((await store.read.sessionById(session.id))?.session, { ...session, revokedAtMs: NOW_MS + 1 });
      equal(await revokedAtMs(store, other), null);
      await refused(store, revoke);
    });

    it('session.revoke_others revokes all other sessions of the principal only', async ({ store }) => {
      const { session, principal } = await login(store);
      const other = aSession(principal);
      const earlier = aSession(principal, { revokedAtMs: NOW_MS - 1 });
      await applied(store, { type: 'session.insert', session: other }, { type: 'session.insert', session: earlier });
      const stranger = await login(store);
      await applied(store, {
        type: 'session.revoke_others',
        principalId: principal.id,
        exceptId: session.id,
        nowMs: NOW_MS + 1,
      });
      equal(await revokedAtMs(store, session), null);
      equal(await revokedAtMs(store, stranger.session), null);
      equal(await revokedAtMs(store, other), NOW_MS + 1);
      equal(await revokedAtMs(store, earlier), NOW_MS - 1);
    });

    it('session.revoke_others is applied without other sessions', async ({ store }) => {
      const { session, principal } = await login(store);
      const change = { type: 'session.revoke_others', principalId: principal.id, nowMs: NOW_MS } as const;
      await applied(store, { ...change, exceptId: session.id });
    });

    it('session.end_host logs out and revokes what is bound to the session there, of any account', async ({
      store,
    }) => {
      const hostSessionHash = anId('hash');
      const { session, principal } = await login(store, { hostSessionHash });
      const [alike, other] = [aSession(principal, { hostSessionHash }), aSession(principal)];
      for (const each of [alike, other]) await applied(store, { type: 'session.insert', session: each });
      const { session: elsewhere } = await login(store, { hostSessionHash });
      await applied(store, { type: 'session.end_host', hostSessionHash, nowMs: NOW_MS + 1 });
      for (const each of [session, alike, elsewhere]) {
        const ended = { ...each, refreshEndedAtMs: NOW_MS + 1, revokedAtMs: NOW_MS + 1 };
        deepEqual((await store.read.sessionById(each.id))?.session, ended);
      }
      equal(await revokedAtMs(store, other), null);
      await applied(store, { type: 'session.end_host', hostSessionHash: anId('hash'), nowMs: NOW_MS });
    });

    it('assert.host_answer holds for what was begun after the end of the person, and of the session there', async ({
      store,
    }) => {
      const hostSessionHash = anId('hash');
      const { session, principal } = await login(store, { hostSessionHash });
      const { id: principalId } = principal;
      const asked = (begunAtMs: number, ...hostSessionHashes: readonly string[]) =>
        ({ type: 'assert.host_answer', principalId, hostSessionHashes, begunAtMs }) as const;
      await applied(store, asked(NOW_MS, hostSessionHash));
      // Another session took its place.
      await applied(store, { type: 'session.revoke', id: session.id, principalId, nowMs: NOW_MS + 5 });
      await applied(store, asked(NOW_MS, hostSessionHash));
      await applied(store, { type: 'session.insert', session: aSession(principal, { hostSessionHash }) });
      await applied(store, { type: 'session.end_host', hostSessionHash, nowMs: NOW_MS + 5 });
      await refused(store, asked(NOW_MS + 5, 'another', hostSessionHash));
      await applied(store, asked(NOW_MS + 6, hostSessionHash));
      await applied(store, asked(NOW_MS, 'another'));
      await applied(store, { type: 'principal.end_host', id: principalId, nowMs: NOW_MS + 9 });
      // By the clock of a process that is behind.
      await applied(store, { type: 'principal.end_host', id: principalId, nowMs: NOW_MS + 7 });
      await refused(store, asked(NOW_MS + 9, 'another'));
      await applied(store, asked(NOW_MS + 10, 'another'));
      await refused(store, { ...asked(NOW_MS + 10), principalId: anId('usr') });
      await refused(store, { type: 'principal.end_host', id: anId('usr'), nowMs: NOW_MS });
    });

    it('assert.session holds until the revocation, also after a logout', async ({ store }) => {
      const { session, principal } = await login(store, { refreshEndedAtMs: NOW_MS });
      await applied(store, { type: 'assert.session', id: session.id });
      await applied(store, { type: 'session.revoke', id: session.id, principalId: principal.id, nowMs: NOW_MS });
      await refused(store, { type: 'assert.session', id: session.id });
      await refused(store, { type: 'assert.session', id: anId('dev') });
    });
  });
}

async function login(
  store: EngineStore,
  over: Partial<Session> = {},
): Promise<{ readonly principal: Principal; readonly session: Session }> {
  const principal = aPrincipal();
  const session = aSession(principal, over);
  await applied(store, { type: 'principal.insert', principal }, { type: 'session.insert', session });
  return { principal, session };
}

function rotate({ id, generation }: Session): {
  type: 'session.rotate';
  id: string;
  fromGeneration: number;
  nowMs: number;
  idleExpiresAtMs: number;
} {
  return {
    type: 'session.rotate',
    id,
    fromGeneration: generation,
    nowMs: NOW_MS + 5,
    idleExpiresAtMs: NOW_MS + 2_000,
  };
}

async function revokedAtMs(store: EngineStore, { id }: Session): Promise<number | null | undefined> {
  return (await store.read.sessionById(id))?.session.revokedAtMs;
}
