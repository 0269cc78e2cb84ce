import { deepStrictEqual as deepEqual } from 'node:assert';
import type { Change, Event, Payment, EngineStore } from '@mitako/core/engine';
import {
  aDelivery,
  aDeliveryIdBase,
  aMerchant,
  anApiKey,
  anEndpoint,
  anEvent,
  anId,
  anOperatorKey,
  aPayment,
  aPrincipal,
  aRefund,
  NOW_MS,
} from '../fixtures.ts';
import { applied, FIRST_PAGE, idsOf, pagesThrough, paymentsOf, type Suite } from '../suite.ts';

const FIVE = [0, 1, 2, 3, 4] as const;

export function listTests({ describe, it, alone }: Suite): void {
  describe('lists', () => {
    it('apiKeys lists the newest first, in pages', async ({ store }) => {
      const [merchant, other] = [aMerchant(), aMerchant()];
      const keys = FIVE.map(() => anApiKey(merchant));
      await applied(
        store,
        { type: 'merchant.insert', merchant },
        { type: 'merchant.insert', merchant: other },
        { type: 'api_key.insert', apiKey: anApiKey(other) },
        ...keys.map((apiKey): Change => ({ type: 'api_key.insert', apiKey })),
      );
      await pagesThrough((page) => store.read.apiKeys(merchant.id, page), newestFirst(keys));
    });

    alone('operatorKeys lists the newest first, in pages', async ({ store }) => {
      const keys = FIVE.map(() => anOperatorKey());
      await applied(store, ...keys.map((operatorKey): Change => ({ type: 'operator_key.insert', operatorKey })));
      await pagesThrough((page) => store.read.operatorKeys(page), newestFirst(keys));
    });

    alone('principals lists the newest first within a role', async ({ store }) => {
      const users = FIVE.map(() => aPrincipal());
      const agent = aPrincipal({ role: 'agent' });
      await applied(store, ...[...users, agent].map((principal): Change => ({ type: 'principal.insert', principal })));
      await pagesThrough((page) => store.read.principals('user', page), newestFirst(users));
      deepEqual(await store.read.principals('agent', FIRST_PAGE), [agent]);
    });

    alone('merchants lists the newest first, of one KYC status or all', async ({ store }) => {
      const merchants = FIVE.map((place) => aMerchant({ kycStatus: place % 2 === 0 ? 'approved' : 'pending' }));
      await applied(store, ...merchants.map((merchant): Change => ({ type: 'merchant.insert', merchant })));
      await pagesThrough((page) => store.read.merchants({}, page), newestFirst(merchants));
      const approved = merchants.filter(({ kycStatus }) => kycStatus === 'approved');
      await pagesThrough((page) => store.read.merchants({ kycStatus: 'approved' }, page), newestFirst(approved));
    });

    it('payments lists the newest first within a merchant and a mode', async ({ store }) => {
      const merchantId = anId('mer');
      const payments = FIVE.map(() => aPayment({ merchantId }));
      await insert(store, [...payments, aPayment({ merchantId, livemode: true }), aPayment()]);
      await pagesThrough((page) => paymentsOf(store, { merchantId, livemode: false }, page), newestFirst(payments));
    });

    it('ids are compared by their bytes, whatever the collation of the database', async ({ store }) => {
      const merchantId = anId('mer');
      const id = anId('pay');
      const inOrder = ['0', '9', 'a', 'h', 'z'].map((last) => `${id.slice(0, -1)}${last}`);
      await insert(
        store,
        inOrder.map((each) => aPayment({ id: each, merchantId })),
      );
      await pagesThrough((page) => paymentsOf(store, { merchantId, livemode: false }, page), inOrder.toReversed());
    });

    it('refundsOfPayment lists the newest first', async ({ store }) => {
      const [payment, other] = [aPayment(), aPayment()];
      await insert(store, [payment, other]);
      const refunds = FIVE.map(() => aRefund(payment));
      await applied(
        store,
        { type: 'refund.insert', refund: aRefund(other) },
        ...refunds.map((refund): Change => ({ type: 'refund.insert', refund })),
      );
      await pagesThrough((page) => store.read.refundsOfPayment(payment.id, page), newestFirst(refunds));
    });

    it('endpoints lists the newest first, without deleted ones', async ({ store }) => {
      const merchant = aMerchant();
      const endpoints = FIVE.map((place) => anEndpoint(merchant, { enabled: place % 2 === 0 }));
      const gone = anEndpoint(merchant);
      await applied(
        store,
        { type: 'merchant.insert', merchant },
        ...[...endpoints, gone, anEndpoint(merchant, { livemode: true })].map((endpoint): Change => ({
          type: 'endpoint.insert',
          endpoint,
          limit: 10,
        })),
        { type: 'endpoint.delete', id: gone.id, merchantId: merchant.id, nowMs: NOW_MS },
      );
      const owner = { merchantId: merchant.id, livemode: false };
      await pagesThrough((page) => store.read.endpoints(owner, page), newestFirst(endpoints));
    });

    it('events lists the newest first, of one type or all', async ({ store }) => {
      const merchantId = anId('mer');
      const events = FIVE.map((place) => anEvent({ merchantId, type: place % 2 === 0 ? 'ping' : 'refund.created' }));
      const others = [anEvent({ merchantId, livemode: true, type: 'ping' }), anEvent({ type: 'ping' })];
      await applied(store, ...[...events, ...others].map(appendEvent));
      const owner = { merchantId, livemode: false };
      await pagesThrough((page) => store.read.events(owner, page), newestFirst(events));
      const pings = events.filter(({ type }) => type === 'ping');
      await pagesThrough((page) => store.read.events({ ...owner, type: 'ping' }, page), newestFirst(pings));
    });

    it('eventsOfSubject lists by sequence; with a limit, the last ones', async ({ store }) => {
      const subjectId = anId('pay');
      const events = [3, 1, 2].map((sequence) => anEvent({ subjectId, sequence }));
      // A ping is about its endpoint and has no sequence.
      await applied(store, ...[...events, anEvent(), anEvent({ subjectId, sequence: 0 })].map(appendEvent));
      const bySequence = events.toSorted((left, right) => left.sequence - right.sequence);
      deepEqual(await store.read.eventsOfSubject(subjectId, 10), bySequence);
      deepEqual(await store.read.eventsOfSubject(subjectId, 2), bySequence.slice(1));
    });

    it('deliveriesOfEvents lists by event and id; with a limit, those of the newest events', async ({ store }) => {
      const endpoint = anEndpoint(aMerchant());
      const events = FIVE.map(() => anEvent());
      const deliveries = events.flatMap((event) => [aDelivery(event, endpoint), aDelivery(event, endpoint)]);
      await applied(
        store,
        ...deliveries.toReversed().map((delivery): Change => ({ type: 'delivery.insert', delivery })),
      );
      const ids = idsOf(events.slice(1, 3));
      deepEqual(await store.read.deliveriesOfEvents(ids.toReversed(), 10), deliveries.slice(2, 6));
      deepEqual(await store.read.deliveriesOfEvents(ids, 3), deliveries.slice(3, 6));
    });
  });
}

function newestFirst(rows: readonly { readonly id: string }[]): readonly string[] {
  return idsOf(rows).toReversed();
}

async function insert(store: EngineStore, payments: readonly Payment[]): Promise<void> {
  await applied(store, ...payments.map((payment): Change => ({ type: 'payment.insert', payment })));
}

function appendEvent(event: Event): Change {
  return { type: 'event.append', event, deliveryIdBase: aDeliveryIdBase() };
}
