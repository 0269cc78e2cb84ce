import type { Delivery, EventListQuery, EventRecord, EventReplayParams } from '@mitako/contract/names';
import type { AskedByKey, List } from '../list.ts';
import type { CallOptions, WriteOptions } from '../options.ts';

/** Which events to list. */
export interface EventListParams extends AskedByKey<EventListQuery> {}

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
