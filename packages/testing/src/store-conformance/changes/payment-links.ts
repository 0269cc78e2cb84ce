import { deepStrictEqual as deepEqual } from 'node:assert';
import type { Change, EngineStore, PaymentLink } from '@mitako/core/engine';
import { aMerchant, anId, aPaymentLink, NOW_MS } from '../fixtures.ts';
import { applied, refused, type Suite } from '../suite.ts';

export function paymentLinkTests({ describe, it }: Suite): void {
  describe('payment links', () => {
    it('payment_link.insert is refused for a slug that exists', async ({ store }) => {
      const { slug } = await inserted(store, aPaymentLink());
      await refused(store, { type: 'payment_link.insert', paymentLink: aPaymentLink({ slug }) });
    });

    it('are found by slug, with their merchant', async ({ store }) => {
      const merchant = aMerchant();
      await applied(store, { type: 'merchant.insert', merchant });
      const link = await inserted(store, aPaymentLink({ merchantId: merchant.id }));
      deepEqual(await store.read.paymentLinkBySlug(link.slug), { link, merchant });
      deepEqual(await store.read.paymentLinkBySlug('no-such-slug'), null);
    });

    it('are listed by merchant and mode, and by whether they are active', async ({ store }) => {
      const merchantId = anId('mer');
      const own = await inserted(store, aPaymentLink({ merchantId }));
      const off = await inserted(store, aPaymentLink({ merchantId, isActive: false }));
      await inserted(store, aPaymentLink({ merchantId, livemode: true }));
      await inserted(store, aPaymentLink());
      const listed = (isActive?: boolean): Promise<readonly PaymentLink[]> =>
        store.read.paymentLinks({ merchantId, livemode: false, isActive }, { limit: 10, afterId: null });
      deepEqual(await listed(), [off, own]);
      deepEqual(await listed(true), [own]);
      deepEqual(await listed(false), [off]);
    });

    it('payment_link.take_place is refused beyond the number of payments, until one is given back', async ({
      store,
    }) => {
      const link = await inserted(store, aPaymentLink({ paymentsMax: 2 }));
      await applied(store, take(link));
      await applied(store, take(link));
      await refused(store, take(link));
      await applied(store, { type: 'payment_link.free_place', id: link.id });
      await applied(store, take(link));
      deepEqual((await store.read.paymentLinkById(link.id))?.paymentsCounted, 2);
    });

    it('payment_link.take_place goes beyond the number of payments for money that is here already', async ({
      store,
    }) => {
      const link = await inserted(store, aPaymentLink({ paymentsMax: 1 }));
      await applied(store, take(link));
      await refused(store, take(link));
      await applied(store, { ...take(link), isBounded: false });
      deepEqual((await store.read.paymentLinkById(link.id))?.paymentsCounted, 2);
      await refused(store, { ...take(aPaymentLink()), isBounded: false });
    });

    it('payment_link.take_place is applied while inactive and once expired: what is open stays payable', async ({
      store,
    }) => {
      await applied(store, take(await inserted(store, aPaymentLink({ isActive: false, expiresAtMs: NOW_MS }))));
      await refused(store, take(aPaymentLink()));
    });

    it('assert.payment_link_open is refused while inactive, once expired, and for an unknown link', async ({
      store,
    }) => {
      const isOpen = ({ id }: PaymentLink): Change => ({ type: 'assert.payment_link_open', id, nowMs: NOW_MS });
      await refused(store, isOpen(await inserted(store, aPaymentLink({ isActive: false }))));
      await refused(store, isOpen(await inserted(store, aPaymentLink({ expiresAtMs: NOW_MS }))));
      await applied(store, isOpen(await inserted(store, aPaymentLink({ expiresAtMs: NOW_MS + 1 }))));
      await refused(store, isOpen(aPaymentLink()));
    });

    it('payment_link.keep_place counts a paid one, of those that took a place', async ({ store }) => {
      const link = await inserted(store, aPaymentLink());
      await refused(store, { type: 'payment_link.keep_place', id: link.id, amount: 700 });
      await applied(store, take(link), { type: 'payment_link.keep_place', id: link.id, amount: 700 });
      const { paymentsCounted, paymentsPaid, amountPaid } = (await store.read.paymentLinkById(link.id)) ?? link;
      deepEqual([paymentsCounted, paymentsPaid, amountPaid], [1, 1, 700]);
      // A paid one gives nothing back.
      await refused(store, { type: 'payment_link.free_place', id: link.id });
    });

    it('payment_link.free_place is refused when no place is taken, and for an unknown link', async ({ store }) => {
      const { id } = await inserted(store, aPaymentLink());
      await refused(store, { type: 'payment_link.free_place', id });
      await refused(store, { type: 'payment_link.free_place', id: anId('plink') });
    });
  });
}

async function inserted(store: EngineStore, paymentLink: PaymentLink): Promise<PaymentLink> {
  await applied(store, { type: 'payment_link.insert', paymentLink });
  return paymentLink;
}

function take({ id }: PaymentLink): {
  readonly type: 'payment_link.take_place';
  readonly id: string;
  readonly isBounded: boolean;
} {
  return { type: 'payment_link.take_place', id, isBounded: true };
}
