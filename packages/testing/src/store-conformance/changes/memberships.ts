import { deepStrictEqual as deepEqual, strictEqual as equal } from 'node:assert';
import type { EngineStore, Membership, Merchant, Principal } from '@mitako/core/engine';
import { aMembership, anId, aSession, NOW_MS } from '../fixtures.ts';
import { withMerchant, withPrincipal } from '../inserted.ts';
import { applied, refused, type Suite } from '../suite.ts';

export function membershipTests({ describe, it }: Suite): void {
  describe('memberships', () => {
    it('a person is a member of a merchant once, until it was removed', async ({ store }) => {
      const { merchant, person, membership } = await withMember(store);
      await refused(store, { type: 'membership.insert', membership: aMembership(merchant, person) });
      const other = aMembership(await withMerchant(store), person);
      await applied(store, { type: 'membership.insert', membership: other });
      await applied(store, {
        type: 'membership.update',
        membership: { ...membership, state: 'removed', version: 2 },
        fromVersion: 1,
      });
      const again = aMembership(merchant, person);
      await applied(store, { type: 'membership.insert', membership: again });
      deepEqual(await store.read.membershipsOf(person.id), [other, again]);
      deepEqual(await store.read.membershipsIn(merchant.id), [again]);
    });

    it('what a member is notified of is kept', async ({ store }) => {
      const { merchant, membership } = await withMember(store);
      const chosen: Membership = { ...membership, notices: { payments: 'daily', refunds: 'off' }, version: 2 };
      await applied(store, { type: 'membership.update', membership: chosen, fromVersion: 1 });
      deepEqual(await store.read.membershipsIn(merchant.id), [chosen]);
    });

    it('an address is invited once at a time', async ({ store }) => {
      const merchant = await withMerchant(store);
      const invitation = { state: 'invited', encryptedInvitee: 'sealed', inviteeHash: anId('mail') } as const;
      const membership = aMembership(merchant, null, invitation);
      await applied(store, { type: 'membership.insert', membership });
      await refused(store, { type: 'membership.insert', membership: aMembership(merchant, null, invitation) });
      await applied(store, {
        type: 'membership.insert',
        membership: aMembership(await withMerchant(store), null, invitation),
      });
    });

    it('activeMembership finds a member by the person and an invitation by the address, of one team alone', async ({
      store,
    }) => {
      const { merchant, person, membership } = await withMember(store);
      const inviteeHash = anId('mail');
      const invited = aMembership(null, null, { state: 'invited', inviteeHash });
      await applied(store, { type: 'membership.insert', membership: invited });
      deepEqual(await store.read.activeMembership(merchant.id, person.id), membership);
      deepEqual(await store.read.activeMembership(null, inviteeHash), invited);
      equal(await store.read.activeMembership(null, person.id), null);
      await applied(store, {
        type: 'membership.update',
        membership: { ...membership, state: 'removed', version: 2 },
        fromVersion: 1,
      });
      equal(await store.read.activeMembership(merchant.id, person.id), null);
    });

    it('a merchant has one owner, and two roles that are swapped together leave one', async ({ store }) => {
      const merchant = await withMerchant(store);
      const owner = aMembership(merchant, await withPrincipal(store), { role: 'owner' });
      const next = aMembership(merchant, await withPrincipal(store), { role: 'administrator' });
      await applied(
        store,
        { type: 'membership.insert', membership: owner },
        { type: 'membership.insert', membership: next },
      );
      const raised = { ...next, role: 'owner', version: 2 } as const;
      await refused(store, { type: 'membership.update', membership: raised, fromVersion: 1 });
      await applied(
        store,
        { type: 'membership.update', membership: { ...owner, role: 'administrator', version: 2 }, fromVersion: 1 },
        { type: 'membership.update', membership: raised, fromVersion: 1 },
      );
      deepEqual(await store.read.ownership(merchant.id), raised);
    });

    it('assert.members_below counts members and invitations of the merchant, but none that is removed or has expired', async ({
      store,
    }) => {
      const { merchant, membership } = await withMember(store);
      const { id: merchantId } = merchant;
      const below = { type: 'assert.members_below', merchantId, nowMs: NOW_MS } as const;
      await applied(store, { ...below, limit: 2 });
      await refused(store, { ...below, limit: 1 });
      const invited = aMembership(merchant, null, {
        state: 'invited',
        inviteeHash: anId('mail'),
        expiresAtMs: NOW_MS + 1,
      });
      await applied(store, { type: 'membership.insert', membership: invited });
      await refused(store, { ...below, limit: 2 });
      await applied(store, { ...below, nowMs: NOW_MS + 1, limit: 2 });
      await applied(store, {
        type: 'membership.update',
        membership: { ...membership, state: 'removed', version: 2 },
        fromVersion: 1,
      });
      await applied(store, { ...below, limit: 2 });
    });

    it('assert.membership holds for an active one with the role', async ({ store }) => {
      const { membership } = await withMember(store);
      const { id, role } = membership;
      await applied(store, { type: 'assert.membership', id, role });
      await refused(store, { type: 'assert.membership', id, role: 'owner' });
      await refused(store, { type: 'assert.membership', id: anId('mbr'), role });
      await applied(store, {
        type: 'membership.update',
        membership: { ...membership, state: 'removed', version: 2 },
        fromVersion: 1,
      });
      await refused(store, { type: 'assert.membership', id, role });
    });

    it('a session is read with what it acts as, and session.revoke_of_membership ends those of one', async ({
      store,
    }) => {
      const { person, membership } = await withMember(store);
      const other = aMembership(await withMerchant(store), person);
      const [session, another] = [
        aSession(person, { membershipId: membership.id }),
        aSession(person, { membershipId: other.id }),
      ];
      await applied(
        store,
        { type: 'membership.insert', membership: other },
        { type: 'session.insert', session },
        { type: 'session.insert', session: another },
      );
      const read = { session, principal: person, membership };
      deepEqual(await store.read.sessionById(session.id), { ...read, factorRuleAtMs: 0 });
      const merchant = await store.read.merchantById(membership.merchantId ?? '');
      if (merchant === null) throw new Error('There is no merchant.');
      const { version } = merchant;
      const next = { ...merchant, factorRuleAtMs: NOW_MS, version: version + 1 };
      await applied(store, { type: 'merchant.update', merchant: next, fromVersion: version });
      deepEqual(await store.read.sessionById(session.id), { ...read, factorRuleAtMs: NOW_MS });
      await applied(store, {
        type: 'session.revoke_of_membership',
        principalId: person.id,
        membershipId: membership.id,
        nowMs: NOW_MS + 1,
      });
      equal((await store.read.sessionById(session.id))?.session.revokedAtMs, NOW_MS + 1);
      equal((await store.read.sessionById(another.id))?.session.revokedAtMs, null);
    });
  });
}

async function withMember(
  store: EngineStore,
): Promise<{ readonly merchant: Merchant; readonly person: Principal; readonly membership: Membership }> {
  const [merchant, person] = [await withMerchant(store), await withPrincipal(store)];
  const membership = aMembership(merchant, person);
  await applied(store, { type: 'membership.insert', membership });
  return { merchant, person, membership };
}
