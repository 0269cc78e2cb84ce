import { deepStrictEqual as deepEqual, strictEqual as equal } from 'node:assert';
import { anId, aPrincipal, aSession, NOW_MS } from '../fixtures.ts';
import { withPrincipal } from '../inserted.ts';
import { applied, refused, type Suite } from '../suite.ts';

export function principalTests({ describe, it }: Suite): void {
  describe('principals', () => {
    it('principal.insert stores every field', async ({ store, rival }) => {
      const principal = await withPrincipal(store, {
        phone: '+237670000000',
        pinHash: 'pin',
        pinFailures: 2,
        pinLockedUntilMs: NOW_MS,
        sandboxScenario: 'declined',
        disabledAtMs: NOW_MS + 1,
      });
      deepEqual(await rival.read.principalById(principal.id), principal);
      deepEqual(await rival.read.principalByEmail('user', principal.email), principal);
    });

    it('principal.insert is refused for an e-mail that exists in the role, and applied for another role', async ({
      store,
    }) => {
      const principal = await withPrincipal(store);
      await refused(store, { type: 'principal.insert', principal: aPrincipal({ email: principal.email }) });
      const merchant = await withPrincipal(store, { email: principal.email, role: 'merchant' });
      deepEqual(await store.read.principalByEmail('merchant', principal.email), merchant);
    });

    it('principal.insert is refused for an existing id', async ({ store }) => {
      const principal = await withPrincipal(store);
      await refused(store, {
        type: 'principal.insert',
        principal: aPrincipal({ id: principal.id, email: anId('mail') }),
      });
    });

    it('principal.set_pin sets the PIN and resets failures and lock', async ({ store }) => {
      const principal = await withPrincipal(store, { pinFailures: 5, pinLockedUntilMs: NOW_MS + 1 });
      await applied(store, { type: 'principal.set_pin', id: principal.id, pinHash: 'new' });
      deepEqual(await store.read.principalById(principal.id), {
        ...principal,
        pinHash: 'new',
        pinFailures: 0,
        pinLockedUntilMs: null,
      });
    });

    it('principal.set_password sets only the password', async ({ store }) => {
      const principal = await withPrincipal(store, { pinFailures: 1 });
      await applied(store, { type: 'principal.set_password', id: principal.id, passwordHash: 'new' });
      deepEqual(await store.read.principalById(principal.id), { ...principal, passwordHash: 'new' });
    });

    it('principal.disable disables once, and revokes all sessions of the principal', async ({ store }) => {
      const principal = aPrincipal();
      const stranger = aPrincipal();
      const sessions = [
        aSession(principal),
        aSession(principal, { revokedAtMs: NOW_MS - 1 }),
        aSession(stranger),
      ] as const;
      await applied(
        store,
        { type: 'principal.insert', principal },
        { type: 'principal.insert', principal: stranger },
        ...sessions.map((session) => ({ type: 'session.insert', session }) as const),
      );
      const disable = { type: 'principal.disable', id: principal.id, nowMs: NOW_MS + 1 } as const;
      await applied(store, disable);
      deepEqual(await store.read.principalById(principal.id), { ...principal, disabledAtMs: NOW_MS + 1 });
      deepEqual(await store.read.principalById(stranger.id), stranger);
      const found = await Promise.all(sessions.map(({ id }) => store.read.sessionById(id)));
      deepEqual(
        found.map((each) => each?.session.revokedAtMs),
        [NOW_MS + 1, NOW_MS - 1, null],
      );
      await refused(store, { ...disable, nowMs: NOW_MS + 2 });
    });

    it('assert.password holds for the current password, until the principal is disabled', async ({ store }) => {
      const principal = await withPrincipal(store, { passwordHash: 'verified' });
      const assertion = { type: 'assert.password', id: principal.id, passwordHash: 'verified' } as const;
      await applied(store, assertion);
      deepEqual(await store.read.principalById(principal.id), principal);
      await refused(store, { ...assertion, passwordHash: 'the previous one' });
      await applied(store, { type: 'principal.disable', id: principal.id, nowMs: NOW_MS });
      await refused(store, assertion);
    });

    it('principal.count_pin counts one attempt', async ({ store }) => {
      const principal = await withPrincipal(store);
      await applied(store, countPin(principal.id, 0), countPin(principal.id, 1));
      equal((await store.read.principalById(principal.id))?.pinFailures, 2);
    });

    it('principal.count_pin is refused for another count', async ({ store }) => {
      const principal = await withPrincipal(store, { pinFailures: 1 });
      await refused(store, countPin(principal.id, 0));
      await refused(store, countPin(principal.id, 2));
    });

    it('principal.count_pin locks, and is refused until the lock ends', async ({ store }) => {
      const principal = await withPrincipal(store, { pinFailures: 4 });
      await applied(store, { ...countPin(principal.id, 4), lockedUntilMs: NOW_MS + 10 });
      equal((await store.read.principalById(principal.id))?.pinLockedUntilMs, NOW_MS + 10);
      await refused(store, { ...countPin(principal.id, 5), nowMs: NOW_MS + 9 });
      await applied(store, { ...countPin(principal.id, 5), nowMs: NOW_MS + 10 });
      equal((await store.read.principalById(principal.id))?.pinLockedUntilMs, null);
    });

    it('principal.uncount_pin reverts one count and its lock, only from that count', async ({ store }) => {
      const principal = await withPrincipal(store, { pinFailures: 5, pinLockedUntilMs: NOW_MS + 10 });
      const uncount = { type: 'principal.uncount_pin', id: principal.id, lockedUntilMs: null } as const;
      await refused(store, { ...uncount, failures: 4 });
      await applied(store, { ...uncount, failures: 5 });
      deepEqual(await store.read.principalById(principal.id), { ...principal, pinFailures: 4, pinLockedUntilMs: null });
      await refused(store, { ...uncount, failures: 5 });
    });

    it('principal.clear_pin_failures resets failures and lock while the PIN is still the verified one', async ({
      store,
    }) => {
      const principal = await withPrincipal(store, {
        pinHash: 'verified',
        pinFailures: 5,
        pinLockedUntilMs: NOW_MS + 1,
      });
      await refused(store, { type: 'principal.clear_pin_failures', id: principal.id, pinHash: 'the previous one' });
      deepEqual(await store.read.principalById(principal.id), principal);
      await applied(store, { type: 'principal.clear_pin_failures', id: principal.id, pinHash: 'verified' });
      deepEqual(await store.read.principalById(principal.id), { ...principal, pinFailures: 0, pinLockedUntilMs: null });
    });

    it('changes to an unknown principal are refused', async ({ store }) => {
      const id = anId('usr');
      await refused(store, { type: 'principal.set_pin', id, pinHash: 'new' });
      await refused(store, { type: 'principal.set_password', id, passwordHash: 'new' });
      await refused(store, countPin(id, 0));
      await refused(store, { type: 'principal.clear_pin_failures', id, pinHash: 'pin' });
      await refused(store, { type: 'principal.disable', id, nowMs: NOW_MS });
      await refused(store, { type: 'assert.password', id, passwordHash: 'password' });
    });
  });
}

function countPin(
  id: string,
  fromFailures: number,
): { type: 'principal.count_pin'; id: string; fromFailures: number; nowMs: number; lockedUntilMs: number | null } {
  return { type: 'principal.count_pin', id, fromFailures, nowMs: NOW_MS, lockedUntilMs: null };
}
