import type { EventType, Timestamp, WebhookBody, WebhookEventData } from '@mitako/contract/names';

/** Events that can be handled in process: all but `ping`, which is an endpoint's. */
export type HandledEventType = Exclude<EventType, 'ping'>;

/** An event as its webhook has it. `id` is the same on every attempt: handle each once. */
export interface HandledEvent<Name extends HandledEventType> extends WebhookBody<WebhookEventData[Name]> {
  /** Its type, `payment.succeeded`. */
  readonly event: Name;
}

/** One attempt to hand an event to its handler. */
export interface HandlerCall {
  /** Whose event it is. */
  readonly merchantId: string;
  /** `dlv_…` */
  readonly deliveryId: string;
  /** From 1. */
  readonly attempt: number;
  /** When this attempt began, ISO 8601 in UTC. */
  readonly startedAt: Timestamp;
  /** Aborts after 15 s: the attempt has failed then, and the next one may begin while this one still works. */
  readonly signal: AbortSignal;
}

/** Succeeds when it returns; fails when it throws or rejects, or takes longer than 15 s. */
export type EventHandler<Name extends HandledEventType> = (event: HandledEvent<Name>, call: HandlerCall) => unknown;

/** Of a handler. */
export interface HandlerOptions {
  /**
   * Its identity over restarts, versions and processes: 1 to 48 of `a-z`, `0-9`, `.`, `_` and `-`. Events wait under it
   * while no process has the handler.
   */
  readonly name: string;
}

/** A handler of this process, of any events. */
export interface AnyHandler {
  readonly type: HandledEventType;
  readonly handle: (event: WebhookBody, call: HandlerCall) => unknown;
}

/** Event handlers of a gateway. */
export interface Handlers {
  /**
   * Hands events of all merchants, of live and test mode (`event.livemode`), to a function in this process: at least
   * once, after the commit that made them, retried like webhooks (16 attempts within 24 h), up to four at a time. The name is
   * stored: events committed once this has resolved reach the handler, even if the process dies first. Processes that
   * register the same name share its events; only processes that register it get them.
   * @throws RangeError for an unknown event, an invalid name, one that this process has registered or that is stored for another event, and
   * the 17th handler
   * @throws TypeError without a function
   */
  on<Name extends HandledEventType>(type: Name, options: HandlerOptions, handler: EventHandler<Name>): Promise<void>;
  /** Removes a name in all processes, and cancels the deliveries that wait for it. Unknown names are ignored. */
  off(name: string): Promise<void>;
}
