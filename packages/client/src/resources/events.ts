import type { Delivery, EventRecord } from '@mitako/contract/names';
import type { Call } from '../internal/call.ts';
import { createList, toPage, type List } from '../list.ts';
import type { CallOptions, WriteOptions } from '../options.ts';
import type { EventListParams, EventReplayParams } from '../params.ts';

/** What happened, as the webhooks told it. */
export interface Events {
  /** Newest first. */
  list(params?: EventListParams, options?: CallOptions): List<EventRecord>;
  /** @throws MitakoError `EVENT_NOT_FOUND` */
  retrieve(eventId: string, options?: CallOptions): Promise<EventRecord>;
  /**
   * Delivers an event again, with the same id and bytes, to one endpoint or to all that are subscribed now.
   * @throws MitakoError `EVENT_NOT_FOUND`, `WEBHOOK_ENDPOINT_NOT_FOUND`, `WEBHOOK_ENDPOINT_DISABLED`
   */
  replay(eventId: string, params?: EventReplayParams, options?: WriteOptions): Promise<readonly Delivery[]>;
}

export function createEvents(call: Call): Events {
  return {
    list: (params = {}, options) =>
      createList(params, async (position) => {
        const query = { ...params, ...position };
        const { events, pagination } = await call('GET /merchant/events', { query, options });
        return toPage(events, pagination);
      }),
    retrieve: async (eventId, options) => {
      const parameters = { event_id: eventId };
      return (await call('GET /merchant/events/{event_id}', { parameters, options })).event;
    },
    replay: async (eventId, body = {}, options) => {
      const parameters = { event_id: eventId };
      return (await call('POST /merchant/events/{event_id}/replay', { parameters, body, options })).deliveries;
    },
  };
}
