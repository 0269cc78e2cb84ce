// Written by `npx -y pnpm@12 types` from the routes of the contract, where a change begins.
import type { KeyQueryParams, List } from '../list.ts';
import type { CallOptions, WriteOptions } from '../options.ts';
import type { Delivery, EventListQuery, EventRecord, EventReplayParams } from '@mitako/contract/names';

/** Parameters of `events.list`. */
export interface EventListParams extends KeyQueryParams<EventListQuery> {}

/** Events, as sent to webhooks. */
export interface Events {
  /** List events, newest first. */
  list(params?: EventListParams, options?: CallOptions): List<EventRecord>;
  /**
   * Read an event.
   * @throws MitakoError `EVENT_NOT_FOUND`
   */
  retrieve(eventId: string, options?: CallOptions): Promise<EventRecord>;
  /**
   * Replay an event, with the same id and bytes, to one endpoint or to all enabled endpoints subscribed now.
   * @throws MitakoError `EVENT_NOT_FOUND`, `WEBHOOK_ENDPOINT_NOT_FOUND`, `WEBHOOK_ENDPOINT_DISABLED`
   */
  replay(eventId: string, params?: EventReplayParams, options?: WriteOptions): Promise<readonly Delivery[]>;
}
