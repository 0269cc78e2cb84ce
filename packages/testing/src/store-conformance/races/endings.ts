import { deepStrictEqual as deepEqual, strictEqual as equal } from 'node:assert';
import type { Change, ChangeOf, Merchant } from '@mitako/core/engine';
import {
  aDeliveryAttempt,
  aDeliveryIdBase,
  aMembership,
  aMerchant,
  anAccount,
  anAgent,
  anApiKey,
  anOperatorKey,
  anEndpoint,
  anEvent,
  anId,
  aPayment,
  aPaymentLink,
  aPayoutAccount,
  aPrincipal,
  aSession,
  NOW_MS,
} from '../fixtures.ts';
import { claimDelivery, settling } from '../inserted.ts';
import { applied, FIRST_PAGE, refused, type Suite, times } from '../suite.ts';

type Assertion = ChangeOf<
  | 'assert.api_key'
  | 'assert.operator_key'
  | 'assert.session'
  | 'assert.membership'
  | 'assert.password_proven'
  | 'assert.password'
  | 'assert.wallet'
  | 'assert.merchant_live'
  | 'assert.merchant_active'
  | 'assert.agent_active'
  | 'assert.method_offered'
  | 'assert.account_below'
  | 'assert.payout_account'
  | 'assert.no_payout_account'
  | 'assert.payment_link_open'
>;

/** A fact that decisions rely on, and the change that ends it. */
interface Fact {
  readonly before: readonly Change[];
  readonly assertion: Assertion;
  readonly ending: Change;
}

const FACTS: { readonly [Type in Assertion['type']]: () => Fact } = {
  'assert.api_key': () => {
    const merchant = aMerchant();
    const apiKey = anApiKey(merchant);
    const { id, merchantId } = apiKey;
    return {
      before: [
        { type: 'merchant.insert', merchant },
        { type: 'api_key.insert', apiKey },
      ],
      assertion: { type: 'assert.api_key', id, allowedFrom: [], nowMs: NOW_MS },
      ending: { type: 'api_key.revoke', id, merchantId, nowMs: NOW_MS },
    };
  },
  'assert.operator_key': () => {
    const operatorKey = anOperatorKey();
    const { id } = operatorKey;
    return {
      before: [{ type: 'operator_key.insert', operatorKey }],
      assertion: { type: 'assert.operator_key', id, nowMs: NOW_MS },
      ending: { type: 'operator_key.revoke', id, nowMs: NOW_MS },
    };
  },
  'assert.session': () => {
    const principal = aPrincipal();
    const session = aSession(principal);
    return {
      before: [
        { type: 'principal.insert', principal },
        { type: 'session.insert', session },
      ],
      assertion: { type: 'assert.session', id: session.id },
      ending: { type: 'session.revoke', id: session.id, principalId: principal.id, nowMs: NOW_MS },
    };
  },
  'assert.membership': () => {
    const [merchant, principal] = [aMerchant(), aPrincipal()];
    const membership = aMembership(merchant, principal);
    const { id, role } = membership;
    return {
      before: [
        { type: 'principal.insert', principal },
        { type: 'merchant.insert', merchant },
        { type: 'membership.insert', membership },
      ],
      assertion: { type: 'assert.membership', id, role },
      ending: {
        type: 'membership.update',
        membership: { ...membership, state: 'removed', version: 2 },
        fromVersion: 1,
      },
    };
  },
  'assert.password_proven': () => {
    const principal = aPrincipal();
    const session = aSession(principal, { passwordProvenAtMs: NOW_MS });
    return {
      before: [
        { type: 'principal.insert', principal },
        { type: 'session.insert', session },
      ],
      assertion: { type: 'assert.password_proven', id: session.id, sinceMs: NOW_MS },
      ending: { type: 'session.revoke', id: session.id, principalId: principal.id, nowMs: NOW_MS },
    };
  },
  'assert.password': () => {
    const principal = aPrincipal();
    const { id, passwordHash } = principal;
    return {
      before: [{ type: 'principal.insert', principal }],
      assertion: { type: 'assert.password', id, passwordHash },
      ending: { type: 'principal.set_password', id, passwordHash: 'another' },
    };
  },
  'assert.wallet': () => {
    const principal = aPrincipal();
    const { id, tier } = principal;
    return {
      before: [{ type: 'principal.insert', principal }],
      assertion: { type: 'assert.wallet', id, tier },
      ending: { type: 'principal.set_frozen', id, frozenAtMs: NOW_MS, reason: 'Report' },
    };
  },
  'assert.merchant_live': () => {
    const merchant = aMerchant({ kycStatus: 'approved' });
    const withdrawn: Merchant = { ...merchant, kycStatus: 'needs_info', version: 2 };
    return {
      before: [{ type: 'merchant.insert', merchant }],
      assertion: { type: 'assert.merchant_live', id: merchant.id },
      ending: { type: 'merchant.update', merchant: withdrawn, fromVersion: 1 },
    };
  },
  'assert.merchant_active': () => {
    const merchant = aMerchant();
    const suspended = { ...merchant, suspendedAtMs: NOW_MS, version: 2 };
    return {
      before: [{ type: 'merchant.insert', merchant }],
      assertion: { type: 'assert.merchant_active', id: merchant.id },
      ending: { type: 'merchant.update', merchant: suspended, fromVersion: 1 },
    };
  },
  'assert.agent_active': () => {
    const agent = anAgent();
    const suspended = { ...agent, suspendedAtMs: NOW_MS, version: 2 };
    return {
      before: [{ type: 'agent.insert', agent }],
      assertion: { type: 'assert.agent_active', id: agent.id },
      ending: { type: 'agent.update', agent: suspended, fromVersion: 1 },
    };
  },
  'assert.method_offered': () => {
    const merchant = aMerchant();
    const hidden: Merchant = { ...merchant, version: 2 };
    const [merchantId, method] = [merchant.id, 'mtn_momo'];
    return {
      before: [{ type: 'merchant.insert', merchant }],
      assertion: { type: 'assert.method_offered', merchantId, merchantVersion: 1, livemode: false, method },
      ending: { type: 'merchant.update', merchant: hidden, fromVersion: 1 },
    };
  },
  'assert.account_below': () => {
    const account = anAccount({ kind: 'wallet', available: 4 });
    const { id: accountId } = account;
    return {
      before: [{ type: 'account.open', account }],
      assertion: { type: 'assert.account_below', accountId, amount: 5 },
      ending: { type: 'account.credit', accountId, amount: 1 },
    };
  },
  'assert.payout_account': () => {
    const payoutAccount = aPayoutAccount();
    const { id } = payoutAccount;
    return {
      before: [{ type: 'payout_account.insert', payoutAccount }],
      assertion: { type: 'assert.payout_account', id },
      ending: { type: 'payout_account.replace', id, nowMs: NOW_MS },
    };
  },
  'assert.no_payout_account': () => {
    const payoutAccount = aPayoutAccount();
    const { merchantId, livemode } = payoutAccount;
    return {
      before: [{ type: 'merchant.insert', merchant: aMerchant({ id: merchantId }) }],
      assertion: { type: 'assert.no_payout_account', merchantId, livemode },
      ending: { type: 'payout_account.insert', payoutAccount },
    };
  },
  'assert.payment_link_open': () => {
    const paymentLink = aPaymentLink();
    return {
      before: [{ type: 'payment_link.insert', paymentLink }],
      assertion: { type: 'assert.payment_link_open', id: paymentLink.id, nowMs: NOW_MS },
      ending: {
        type: 'payment_link.update',
        paymentLink: { ...paymentLink, isActive: false, version: 2 },
        fromVersion: 1,
      },
    };
  },
};

export function endingRaceTests({ describe, it, alone }: Suite): void {
  describe('decisions concurrent with the end of their facts', () => {
    for (const [type, fact] of Object.entries(FACTS)) {
      it(`${type}: no list is applied after the fact has ended, and none in part before`, async (stores) => {
        for (let round = 0; round < 3; round += 1) {
          const { before, assertion, ending } = fact();
          await applied(stores.store, ...before);
          const pays = times(8, () => aPayment());
          const pay = (place: number, payment: (typeof pays)[number]): Promise<{ readonly kind: string }> =>
            (place % 2 === 0 ? stores.store : stores.rival).commit([{ type: 'payment.insert', payment }, assertion]);
          const [outcomes] = await Promise.all([
            Promise.all(pays.map((payment, place) => pay(place, payment))),
            applied(stores.rival, ending),
          ]);
          for (const [place, { id }] of pays.entries()) {
            equal((await stores.store.read.paymentById(id)) !== null, outcomes[place]?.kind === 'applied');
          }
          for (const store of [stores.store, stores.rival]) {
            const late = aPayment();
            await refused(store, { type: 'payment.insert', payment: late }, assertion);
            equal(await store.read.paymentById(late.id), null);
          }
        }
      });
    }

    it('an endpoint deleted during an update receives nothing', async ({ store, rival }) => {
      for (let round = 0; round < 5; round += 1) {
        const merchant = aMerchant();
        const endpoint = anEndpoint(merchant, { events: ['refund.*'] });
        await applied(store, { type: 'merchant.insert', merchant }, { type: 'endpoint.insert', endpoint, limit: 1 });
        const next = { ...endpoint, events: ['payment.*'] as const, version: 2 };
        const [updated] = await Promise.all([
          store.commit([{ type: 'endpoint.update', endpoint: next, fromVersion: 1 }]),
          applied(rival, { type: 'endpoint.delete', id: endpoint.id, merchantId: merchant.id, nowMs: NOW_MS }),
        ]);
        const after = await store.read.endpointById(endpoint.id);
        deepEqual(
          [after?.deletedAtMs, after?.events],
          [NOW_MS, updated.kind === 'applied' ? next.events : endpoint.events],
        );
        for (const type of ['payment.created', 'refund.created'] as const) {
          const event = anEvent({ merchantId: merchant.id, type });
          await applied(store, { type: 'event.append', event, deliveryIdBase: aDeliveryIdBase() });
        }
        deepEqual(await store.read.deliveries({ endpointId: endpoint.id }, FIRST_PAGE), []);
      }
    });

    alone(
      'a delivery has one outcome when it is settled during the release of its lane or the deletion of its endpoint',
      async (stores) => {
        const { store, rival } = stores;
        for (let round = 0; round < 6; round += 1) {
          const merchant = aMerchant();
          const endpoint = anEndpoint(merchant);
          const event = anEvent({ merchantId: merchant.id });
          await applied(
            store,
            { type: 'merchant.insert', merchant },
            { type: 'endpoint.insert', endpoint, limit: 1 },
            { type: 'event.append', event, deliveryIdBase: aDeliveryIdBase() },
          );
          const leaseToken = anId('lease');
          const claimed = await claimDelivery(store, { leaseToken });
          const { id } = claimed;
          const delivered = {
            ...claimed,
            status: 'delivered',
            attemptsCount: 1,
            nextAttemptAtMs: null,
            deliveredAtMs: NOW_MS,
          } as const;
          const rivals: readonly Change[] = [
            { type: 'lane.release', consumerId: endpoint.id, leaseToken },
            { type: 'endpoint.delete', id: endpoint.id, merchantId: merchant.id, nowMs: NOW_MS },
          ];
          const other = rivals[round % 2];
          if (other === undefined) throw new Error('There are two.');
          const [settled] = await Promise.all([
            store.commit([settling(delivered, aDeliveryAttempt(claimed), { leaseToken })]),
            applied(rival, other),
          ]);
          const isSettled = settled.kind === 'applied';
          const left = other.type === 'endpoint.delete' ? 'canceled' : 'pending';
          equal((await store.read.deliveryById(id))?.status, isSettled ? 'delivered' : left);
          equal((await store.read.deliveryAttempts(id)).length, isSettled ? 1 : 0);
          if (other.type !== 'endpoint.delete') {
            await applied(store, { type: 'endpoint.delete', id: endpoint.id, merchantId: merchant.id, nowMs: NOW_MS });
          }
        }
      },
    );

    it('an API key keeps the earliest of concurrent expiries and the latest of concurrent uses', async ({
      store,
      rival,
    }) => {
      const merchant = aMerchant();
      const apiKey = anApiKey(merchant);
      const { id } = apiKey;
      await applied(store, { type: 'merchant.insert', merchant }, { type: 'api_key.insert', apiKey });
      await Promise.all(
        [5, 2, 7, 1, 8, 3, 6, 4].map((ms, place) =>
          applied(
            place % 2 === 0 ? store : rival,
            { type: 'api_key.end_after_grace', id, graceEndsAtMs: NOW_MS + ms },
            { type: 'api_key.touch', id, nowMs: NOW_MS + ms },
          ),
        ),
      );
      deepEqual(await store.read.apiKeyById(id), { ...apiKey, graceEndsAtMs: NOW_MS + 1, lastUsedAtMs: NOW_MS + 8 });
    });
  });
}
