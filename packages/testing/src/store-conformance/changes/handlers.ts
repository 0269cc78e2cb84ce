import { deepStrictEqual as deepEqual } from 'node:assert';
import type { EventType } from '@mitako/contract/names';
import type { Delivery, EngineStore, Merchant, WebhookEndpoint } from '@mitako/core/engine';
import { aDeliveryIdBase, aHandler, anEvent, NOW_MS } from '../fixtures.ts';
import { claimLanes, withEndpoint, withMerchant } from '../inserted.ts';
import { applied, FIRST_PAGE, refused, type Suite } from '../suite.ts';

export function handlerTests({ describe, alone }: Suite): void {
  describe('event handlers in process', () => {
    alone('get the events of every merchant and mode, beside endpoints', async ({ store }) => {
      const merchant = await withMerchant(store);
      const endpoint = await withEndpoint(store, merchant, { livemode: true });
      const first = await withHandler(store, ['payment.created']);
      const second = await withHandler(store, ['payment.created']);
      const base = aDeliveryIdBase();
      const deliveries = await append(store, { merchantId: merchant.id, livemode: true }, base);
      deepEqual(consumersOf(deliveries), [first.id, second.id, endpoint.id].toSorted());
      deepEqual(deliveries.map(({ id }) => id).toSorted(), [`${base}0`, `${base}1`, `${base}2`]);
      for (const { merchantId, livemode } of deliveries) deepEqual([merchantId, livemode], [merchant.id, true]);
      const elsewhere = await append(store, { merchantId: (await withMerchant(store)).id, livemode: false });
      deepEqual(consumersOf(elsewhere), [first.id, second.id].toSorted());
      deepEqual(await append(store, { type: 'payment.failed', livemode: false }), []);
    });

    alone(
      'get what follows in the commit that inserts them, and nothing once they are deleted in it',
      async ({ store }) => {
        const handler = aHandler({ events: ['payment.created'] });
        const appended = () => ({ type: 'event.append', event: anEvent(), deliveryIdBase: aDeliveryIdBase() }) as const;
        const [before, after, over] = [appended(), appended(), appended()];
        const deletion = { type: 'handler.delete', id: handler.id } as const;
        await applied(store, before, { type: 'handler.insert', handler }, after);
        await applied(store, deletion, over);
        for (const [{ event }, count] of [
          [before, 0],
          [after, 1],
          [over, 0],
        ] as const) {
          deepEqual((await store.read.deliveries({ eventId: event.id }, FIRST_PAGE)).length, count);
        }
      },
    );

    alone('are handed out to the processes that have them, without a trial', async ({ store }) => {
      const handler = await withHandler(store, ['payment.created']);
      await append(store, {});
      const claim = (handlerIds: readonly string[], isSlow: boolean) => claimLanes(store, { handlerIds, isSlow });
      deepEqual(await claim([], false), []);
      deepEqual(await claim(['handler:other'], false), []);
      deepEqual(await claim([handler.id], true), []);
      const claimed = await claim(['handler:other', handler.id], false);
      deepEqual(
        claimed.map(({ lane, endpoint, deliveries }) => [lane.merchantId, endpoint, deliveries.length]),
        [[handler.id, handler, 1]],
      );
    });

    alone('have one name each', async ({ store }) => {
      const handler = await withHandler(store, ['payment.created']);
      await refused(store, { type: 'handler.insert', handler: { ...handler, events: ['refund.succeeded'] } });
    });

    alone('are forgotten with what waits for them', async ({ store }) => {
      const handler = await withHandler(store, ['payment.created']);
      const [waiting] = await append(store, {});
      await applied(store, { type: 'handler.delete', id: handler.id });
      deepEqual(await append(store, {}), []);
      deepEqual((await store.read.deliveryById(waiting?.id ?? ''))?.status, 'canceled');
      deepEqual(await claimLanes(store, { handlerIds: [handler.id], isSlow: false }), []);
      deepEqual(await store.read.endpointById(handler.id), null);
      await applied(store, { type: 'handler.delete', id: handler.id });
      await applied(store, { type: 'handler.insert', handler });
    });
  });
}

async function withHandler(store: EngineStore, events: WebhookEndpoint['events']): Promise<WebhookEndpoint> {
  const handler = aHandler({ events });
  await applied(store, { type: 'handler.insert', handler });
  return handler;
}

/** The deliveries of one event. */
async function append(
  store: EngineStore,
  over: { readonly type?: EventType; readonly merchantId?: Merchant['id']; readonly livemode?: boolean },
  deliveryIdBase = aDeliveryIdBase(),
): Promise<readonly Delivery[]> {
  const event = anEvent({ createdAtMs: NOW_MS, ...over });
  await applied(store, { type: 'event.append', event, deliveryIdBase });
  return (await store.read.deliveries({}, FIRST_PAGE)).filter(({ eventId }) => eventId === event.id);
}

function consumersOf(deliveries: readonly Delivery[]): readonly string[] {
  return deliveries.map(({ endpointId }) => endpointId).toSorted();
}
