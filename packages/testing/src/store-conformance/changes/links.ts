import { deepStrictEqual as deepEqual, strictEqual as equal } from 'node:assert';
import { aLink, anId, aPrincipal, NOW_MS } from '../fixtures.ts';
import { withPrincipal } from '../inserted.ts';
import { applied, refused, type Suite } from '../suite.ts';

export function linkTests({ describe, it, alone }: Suite): void {
  describe('links', () => {
    it('link.use uses a link once, before it expires', async ({ store }) => {
      const { id: principalId } = await withPrincipal(store);
      const [link, late] = [aLink(principalId), aLink(principalId, { expiresAtMs: NOW_MS })];
      for (const each of [link, late]) await applied(store, { type: 'link.insert', link: each });
      await applied(store, { type: 'assert.link_unused', id: link.id });
      await applied(store, { type: 'link.use', id: link.id, nowMs: NOW_MS });
      await refused(store, { type: 'assert.link_unused', id: link.id });
      await refused(store, { type: 'link.use', id: link.id, nowMs: NOW_MS });
      await refused(store, { type: 'link.use', id: late.id, nowMs: NOW_MS });
      await refused(store, { type: 'link.use', id: anId('lnk'), nowMs: NOW_MS });
      deepEqual(await store.read.linkById(link.id), { ...link, usedAtMs: NOW_MS });
    });

    it('link.count_failure counts one attempt, of a link that is not used', async ({ store }) => {
      const link = aLink((await withPrincipal(store)).id);
      await applied(store, { type: 'link.insert', link });
      await applied(store, { type: 'link.count_failure', id: link.id, fromFailures: 0 });
      await refused(store, { type: 'link.count_failure', id: link.id, fromFailures: 0 });
      await applied(store, { type: 'link.use', id: link.id, nowMs: NOW_MS });
      await refused(store, { type: 'link.count_failure', id: link.id, fromFailures: 1 });
    });

    it('links.end ends those of an account that are not used', async ({ store }) => {
      const [one, other] = [await withPrincipal(store), await withPrincipal(store)];
      const links = [aLink(one.id), aLink(one.id, { usedAtMs: NOW_MS - 1 }), aLink(other.id)];
      for (const link of links) await applied(store, { type: 'link.insert', link });
      await applied(store, { type: 'links.end', principalId: one.id, nowMs: NOW_MS });
      const used = await Promise.all(links.map(async ({ id }) => (await store.read.linkById(id))?.usedAtMs));
      deepEqual(used, [NOW_MS, NOW_MS - 1, null]);
    });

    alone('sweepLinks deletes those that expired before a time', async ({ store }) => {
      const { id } = await withPrincipal(store);
      const links = [NOW_MS - 1, NOW_MS, NOW_MS - 2].map((expiresAtMs) => aLink(id, { expiresAtMs }));
      for (const link of links) await applied(store, { type: 'link.insert', link });
      let afterId: string | null = null;
      do afterId = (await store.claim.sweepLinks({ afterId, limit: 2, expiredBeforeMs: NOW_MS })).nextAfterId;
      while (afterId !== null);
      const kept = await Promise.all(links.map((link) => store.read.linkById(link.id)));
      deepEqual(kept, [null, links[1], null]);
    });
  });

  describe('addresses of principals', () => {
    it('principal.note_bounce notes it at the accounts of the address and role, until the address is verified', async ({
      store,
    }) => {
      const { id, role, emailHash } = await withPrincipal(store);
      const bounce = { type: 'principal.note_bounce', emailHash, nowMs: NOW_MS } as const;
      const bouncedAtMs = async () => (await store.read.principalById(id))?.emailBouncedAtMs;
      await applied(store, { ...bounce, role: 'agent' });
      equal(await bouncedAtMs(), null);
      await applied(store, { ...bounce, role });
      equal(await bouncedAtMs(), NOW_MS);
      await applied(store, { type: 'principal.verify_email', id, emailHash, nowMs: NOW_MS });
      equal(await bouncedAtMs(), null);
    });

    it('links.end leaves what undoes a change of address', async ({ store }) => {
      const { id } = await withPrincipal(store);
      const [undo, other] = [aLink(id, { kind: 'email_change_undo' }), aLink(id)];
      for (const link of [undo, other]) await applied(store, { type: 'link.insert', link });
      await applied(store, { type: 'links.end', principalId: id, nowMs: NOW_MS });
      deepEqual(await store.read.linkById(undo.id), undo);
      equal((await store.read.linkById(other.id))?.usedAtMs, NOW_MS);
    });

    it('principal.set_locale sets the language of an account, and is refused for an unknown one', async ({ store }) => {
      const { id } = await withPrincipal(store);
      await applied(store, { type: 'principal.set_locale', id, locale: 'en' });
      equal((await store.read.principalById(id))?.locale, 'en');
      await refused(store, { type: 'principal.set_locale', id: anId('usr'), locale: 'en' });
    });

    it('principal.set_contact sets name and number, unverified, and is refused for an unknown account', async ({
      store,
    }) => {
      const { id, role } = await withPrincipal(store);
      const number = { encryptedPhone: 'sealed number', phoneHash: 'hash of a number' };
      const set = { type: 'principal.set_contact', id, encryptedName: 'sealed name', ...number } as const;
      await applied(store, { type: 'principal.verify_phone', id, role, ...number, otherHashes: [] }, set);
      const { encryptedName, verifiedPhoneHash, phoneHash } = (await store.read.principalById(id)) ?? {};
      deepEqual(
        { encryptedName, verifiedPhoneHash, phoneHash },
        {
          encryptedName: 'sealed name',
          verifiedPhoneHash: null,
          phoneHash: number.phoneHash,
        },
      );
      await refused(store, { ...set, id: anId('usr') });
    });

    it('principal.verify_email and assert.email hold for the address of the account', async ({ store }) => {
      const { id, emailHash } = await withPrincipal(store);
      const verify = { type: 'principal.verify_email', id, nowMs: NOW_MS } as const;
      await applied(store, { type: 'assert.email', id, emailHash }, { ...verify, emailHash });
      equal((await store.read.principalById(id))?.emailVerifiedAtMs, NOW_MS);
      await refused(store, { ...verify, emailHash: 'another' });
      await refused(store, { type: 'assert.email', id, emailHash: 'another' });
    });

    it('principal.verify_phone takes the number from another account of the role, and is refused for an unknown one', async ({
      store,
    }) => {
      const [one, other] = [await withPrincipal(store), await withPrincipal(store)];
      const phoneHash = anId('phone');
      const verify = {
        type: 'principal.verify_phone',
        role: 'user',
        encryptedPhone: 'sealed',
        phoneHash,
        otherHashes: [],
      } as const;
      await refused(store, { ...verify, id: anId('usr') });
      for (const { id } of [one, other]) {
        await applied(store, { ...verify, id });
        equal((await store.read.principalByVerifiedPhone('user', phoneHash))?.id, id);
      }
      equal((await store.read.principalById(one.id))?.verifiedPhoneHash, null);
      equal(await store.read.principalByVerifiedPhone('agent', phoneHash), null);
    });

    it('principal.set_email is refused for an address that exists in the role', async ({ store }) => {
      const [one, other] = [await withPrincipal(store), await withPrincipal(store)];
      const { emailHash } = aPrincipal();
      const set = {
        type: 'principal.set_email',
        id: one.id,
        role: one.role,
        encryptedEmail: 'new',
        nowMs: NOW_MS,
      } as const;
      await refused(store, { ...set, emailHash: other.emailHash });
      await refused(store, { ...set, id: anId('usr'), emailHash });
      await applied(store, { ...set, emailHash });
      deepEqual(await store.read.principalById(one.id), {
        ...one,
        encryptedEmail: 'new',
        emailHash,
        emailVerifiedAtMs: NOW_MS,
      });
    });
  });
}
