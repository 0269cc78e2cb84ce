import { deepStrictEqual as deepEqual, strictEqual as equal } from 'node:assert';
import { anId, aPrincipal, countPin, NOW_MS } from '../fixtures.ts';
import { withPrincipal } from '../inserted.ts';
import { applied, refused, type Suite } from '../suite.ts';

export function principalTests({ describe, it }: Suite): void {
  describe('principals', () => {
    it('principal.insert is refused for an e-mail that exists in the role, and applied for another role', async ({
      store,
    }) => {
      const principal = await withPrincipal(store);
      await refused(store, { type: 'principal.insert', principal: aPrincipal({ emailHash: principal.emailHash }) });
      const merchant = await withPrincipal(store, { emailHash: principal.emailHash, role: 'merchant' });
      deepEqual(await store.read.principalByEmail('merchant', principal.emailHash), merchant);
    });

    it('principal.set_pin sets the PIN and resets failures, lock and lease', async ({ store }) => {
      const principal = await withPrincipal(store, { pinFailures: 5, pinLockedUntilMs: NOW_MS + 1, ...LEASED });
      await applied(store, { type: 'principal.set_pin', id: principal.id, pinHash: 'new' });
      deepEqual(await store.read.principalById(principal.id), {
        ...principal,
        pinHash: 'new',
        pinFailures: 0,
        pinLockedUntilMs: null,
        ...FREE,
      });
    });

    it('principal.set_password sets only the password', async ({ store }) => {
      const principal = await withPrincipal(store, { pinFailures: 1 });
      await applied(store, { type: 'principal.set_password', id: principal.id, passwordHash: 'new' });
      deepEqual(await store.read.principalById(principal.id), { ...principal, passwordHash: 'new' });
    });

    it('principal.set_tier sets only the tier, and assert.wallet holds for it alone', async ({ store }) => {
      const principal = await withPrincipal(store);
      const { id } = principal;
      const assertion = { type: 'assert.wallet', id, tier: 'own' } as const;
      await applied(store, assertion);
      await applied(store, { type: 'principal.set_tier', id, tier: 'full' });
      deepEqual(await store.read.principalById(id), { ...principal, tier: 'full' });
      await refused(store, assertion);
    });

    it('principal.set_frozen freezes: neither assert.wallet nor a right PIN holds until it is lifted', async ({
      store,
    }) => {
      const principal = await withPrincipal(store, { pinHash: 'verified' });
      const { id } = principal;
      const wallet = { type: 'assert.wallet', id, tier: 'own' } as const;
      const pin = { type: 'principal.clear_pin_failures', id, pinHash: 'verified', toPinHash: 'verified' } as const;
      await applied(store, { type: 'principal.set_frozen', id, frozenAtMs: NOW_MS, reason: 'Report' });
      deepEqual(await store.read.principalById(id), { ...principal, frozenAtMs: NOW_MS, freezeReason: 'Report' });
      await refused(store, wallet);
      await refused(store, pin);
      await applied(store, { type: 'principal.set_frozen', id, frozenAtMs: null, reason: null });
      await applied(store, wallet, pin);
      deepEqual(await store.read.principalById(id), principal);
    });

    it('assert.password holds for the current password', async ({ store }) => {
      const principal = await withPrincipal(store, { passwordHash: 'verified' });
      const assertion = { type: 'assert.password', id: principal.id, passwordHash: 'verified' } as const;
      await applied(store, assertion);
      deepEqual(await store.read.principalById(principal.id), principal);
      await refused(store, { ...assertion, passwordHash: 'the previous one' });
    });

    it('principal.count_pin counts one attempt and leases its verification', async ({ store }) => {
      const principal = await withPrincipal(store, { pinFailures: 1 });
      await applied(store, countPin(principal.id, 1));
      deepEqual(await store.read.principalById(principal.id), { ...principal, pinFailures: 2, ...LEASED });
    });

    it('principal.count_pin is refused until the lease ends', async ({ store }) => {
      const principal = await withPrincipal(store);
      await applied(store, countPin(principal.id, 0));
      const next = { ...countPin(principal.id, 1), leaseToken: 'next', leaseEndsAtMs: NOW_MS + 100 };
      await refused(store, { ...next, nowMs: NOW_MS + 9 });
      await applied(store, { ...next, nowMs: NOW_MS + 10 });
      deepEqual(await store.read.principalById(principal.id), {
        ...principal,
        pinFailures: 2,
        pinLeaseToken: 'next',
        pinLeaseEndsAtMs: NOW_MS + 100,
      });
    });

    it('principal.count_pin is refused for another count', async ({ store }) => {
      const principal = await withPrincipal(store, { pinFailures: 1 });
      await refused(store, countPin(principal.id, 0));
      await refused(store, countPin(principal.id, 2));
    });

    it('principal.count_pin locks, and is refused until the lock ends', async ({ store }) => {
      const principal = await withPrincipal(store, { pinFailures: 4 });
      await applied(store, { ...countPin(principal.id, 4), lockedUntilMs: NOW_MS + 10, leaseEndsAtMs: NOW_MS });
      equal((await store.read.principalById(principal.id))?.pinLockedUntilMs, NOW_MS + 10);
      await refused(store, { ...countPin(principal.id, 5), nowMs: NOW_MS + 9 });
      await applied(store, { ...countPin(principal.id, 5), nowMs: NOW_MS + 10 });
      equal((await store.read.principalById(principal.id))?.pinLockedUntilMs, null);
    });

    it('principal.release_pin ends the lease only with this token, and keeps the count', async ({ store }) => {
      const counted = { pinFailures: 5, pinLockedUntilMs: NOW_MS + 10 };
      const principal = await withPrincipal(store, { ...counted, ...LEASED });
      const release = { type: 'principal.release_pin', id: principal.id, leaseToken: 'lease' } as const;
      await refused(store, { ...release, leaseToken: 'the one before' });
      await applied(store, release);
      deepEqual(await store.read.principalById(principal.id), { ...principal, ...FREE });
      await refused(store, release);
    });

    it('principal.uncount_pin reverts one count, its lock and its lease, only with this token', async ({ store }) => {
      const principal = await withPrincipal(store, { pinFailures: 5, pinLockedUntilMs: NOW_MS + 10, ...LEASED });
      const uncount = { type: 'principal.uncount_pin', id: principal.id, lockedUntilMs: null } as const;
      await refused(store, { ...uncount, leaseToken: 'the one before' });
      await applied(store, { ...uncount, leaseToken: 'lease' });
      deepEqual(await store.read.principalById(principal.id), {
        ...principal,
        pinFailures: 4,
        pinLockedUntilMs: null,
        ...FREE,
      });
      await refused(store, { ...uncount, leaseToken: 'lease' });
    });

    it('principal.clear_pin_failures resets failures, lock and lease while the PIN is still the verified one', async ({
      store,
    }) => {
      const principal = await withPrincipal(store, {
        pinHash: 'verified',
        pinFailures: 5,
        pinLockedUntilMs: NOW_MS + 1,
        ...LEASED,
      });
      await refused(store, {
        type: 'principal.clear_pin_failures',
        id: principal.id,
        pinHash: 'the previous one',
        toPinHash: 'the previous one',
      });
      deepEqual(await store.read.principalById(principal.id), principal);
      await applied(store, {
        type: 'principal.clear_pin_failures',
        id: principal.id,
        pinHash: 'verified',
        toPinHash: 'verified',
      });
      deepEqual(await store.read.principalById(principal.id), {
        ...principal,
        pinFailures: 0,
        pinLockedUntilMs: null,
        ...FREE,
      });
    });

    it('changes to an unknown principal are refused', async ({ store }) => {
      const id = anId('usr');
      await refused(store, { type: 'principal.set_pin', id, pinHash: 'new' });
      await refused(store, { type: 'principal.set_tier', id, tier: 'full' });
      await refused(store, { type: 'principal.set_frozen', id, frozenAtMs: NOW_MS, reason: 'Report' });
      await refused(store, { type: 'principal.set_password', id, passwordHash: 'new' });
      await refused(store, countPin(id, 0));
      await refused(store, { type: 'principal.release_pin', id, leaseToken: 'lease' });
      await refused(store, { type: 'principal.clear_pin_failures', id, pinHash: 'pin', toPinHash: 'pin' });
      await refused(store, { type: 'assert.password', id, passwordHash: 'password' });
    });
  });
}

const LEASED = { pinLeaseToken: 'lease', pinLeaseEndsAtMs: NOW_MS + 10 } as const;
const FREE = { pinLeaseToken: null, pinLeaseEndsAtMs: null } as const;
