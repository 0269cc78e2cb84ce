import type { Delivery, EventListQuery, EventRecord, EventReplayParams } from '@mitako/contract/names';
import type { KeyQueryParams, List } from '../list.ts';
import type { CallOptions, WriteOptions } from '../options.ts';

/** Filters of the event list. */
export interface EventListParams extends KeyQueryParams<EventListQuery> {}

/** Events, as sent to webhooks. */
export interface Events {
  /** Newest first. */
  list(params?: EventListParams, options?: CallOptions): List<EventRecord>;
  /** @throws MitakoError `EVENT_NOT_FOUND` */
  retrieve(eventId: string, options?: CallOptions): Promise<EventRecord>;
  /**
   * Replays an event, with the same id and bytes, to one endpoint or to all enabled endpoints subscribed now.
   * @throws MitakoError `EVENT_NOT_FOUND`, `WEBHOOK_ENDPOINT_NOT_FOUND`, `WEBHOOK_ENDPOINT_DISABLED`
   */
  replay(eventId: string, params?: EventReplayParams, options?: WriteOptions): Promise<readonly Delivery[]>;
}
