import { deepStrictEqual as deepEqual } from 'node:assert';
import { aMerchant, anId, aPayment, aPrincipal, NOW_MS } from '../fixtures.ts';
import { applied, refused, type Suite } from '../suite.ts';

/** On databases of their own: what is suspended shows in every checkout. */
export function methodTests({ describe, alone }: Suite): void {
  describe('suspended methods', () => {
    const momo = { livemode: false, method: 'mtn_momo', reason: 'Down', suspendedAtMs: NOW_MS } as const;
    const live = { ...momo, livemode: true } as const;

    alone(
      'method.suspend stores every field, each mode apart, and replaces an earlier one',
      async ({ store, rival }) => {
        const cash = { ...momo, method: 'cash', reason: 'Wrong floats' };
        await applied(
          store,
          ...[momo, cash, live].map((suspendedMethod) => ({ type: 'method.suspend', suspendedMethod }) as const),
        );
        deepEqual(await rival.read.suspendedMethods(false), [cash, momo]);
        deepEqual(await rival.read.suspendedMethods(true), [live]);
        const next = { ...momo, reason: 'Still down', suspendedAtMs: NOW_MS + 1 };
        await applied(store, { type: 'method.suspend', suspendedMethod: next });
        deepEqual(await rival.read.suspendedMethods(false), [cash, next]);
      },
    );

    alone('method.reinstate deletes the one of the mode, and may find none', async ({ store, rival }) => {
      await applied(
        store,
        ...[momo, live].map((suspendedMethod) => ({ type: 'method.suspend', suspendedMethod }) as const),
      );
      await applied(store, { type: 'method.reinstate', livemode: false, method: 'mtn_momo' });
      await applied(store, { type: 'method.reinstate', livemode: false, method: 'mtn_momo' });
      deepEqual(await rival.read.suspendedMethods(false), []);
      deepEqual(await rival.read.suspendedMethods(true), [live]);
    });

    alone(
      'assert.method_offered is refused while the method is suspended in the mode, and once the merchant has changed',
      async ({ store, rival }) => {
        const merchant = aMerchant();
        const offered = {
          type: 'assert.method_offered',
          merchantId: merchant.id,
          merchantVersion: 1,
          livemode: false,
          method: 'mtn_momo',
        } as const;
        await applied(store, { type: 'merchant.insert', merchant });
        await applied(rival, offered);
        await applied(
          store,
          ...[live, { ...momo, method: 'cash' }].map(
            (suspendedMethod) => ({ type: 'method.suspend', suspendedMethod }) as const,
          ),
        );
        await applied(rival, offered);
        await applied(store, { type: 'method.suspend', suspendedMethod: momo });
        for (const each of [store, rival]) await refused(each, offered);
        await applied(store, { type: 'method.reinstate', livemode: false, method: 'mtn_momo' });
        await applied(rival, offered);
        await applied(store, { type: 'merchant.update', merchant: { ...merchant, version: 2 }, fromVersion: 1 });
        await refused(rival, offered);
        await refused(rival, { ...offered, merchantId: anId('mer') });
      },
    );

    alone('a checkout and a wallet payment are read with those of their mode', async ({ store, rival }) => {
      const merchant = aMerchant();
      const payer = aPrincipal();
      const payment = aPayment({ merchantId: merchant.id, livemode: false });
      const wallet = { ...momo, method: 'wallet' };
      await applied(
        store,
        { type: 'merchant.insert', merchant },
        { type: 'principal.insert', principal: payer },
        { type: 'payment.insert', payment },
        ...[momo, wallet, { ...live, method: 'cash' }].map(
          (suspendedMethod) => ({ type: 'method.suspend', suspendedMethod }) as const,
        ),
      );
      const request = { slug: payment.slug, payerId: payer.id, idempotencyKey: null };
      for (const read of [
        await rival.read.checkoutBySlug(payment.slug),
        (await rival.read.walletPayment(request))?.checkout,
      ]) {
        deepEqual(read?.suspendedMethods.toSorted(), ['mtn_momo', 'wallet']);
      }
    });
  });
}
