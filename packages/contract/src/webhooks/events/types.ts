// Written by `npx -y pnpm@12 types` from schemas.ts, where a change begins.
import type { ModeQuery, PeriodPageQuery } from '../../basics/types.ts';
import type { Timestamp } from '../../basics/values.ts';
import type { EventType } from './values.ts';

/** A stored event; `data` is what the webhook carried. */
export interface EventRecord {
  /** `evt_…` */
  readonly id: string;
  /** Name of the event, `payment.succeeded`. */
  readonly event: EventType;
  /** What the event is about. */
  readonly data: Readonly<Record<string, unknown>>;
  /** True: real money. False: test mode. */
  readonly livemode: boolean;
  /** Counts the events of a payment with its refunds and disputes, or of a settlement, from 1 without gaps; else 0. */
  readonly sequence: number;
  /** When it was created. */
  readonly created_at: Timestamp;
  /** In a rehearsal: no money moved, whatever `livemode` says. Otherwise absent. */
  readonly rehearsal?: true | undefined;
}

export interface EventReplayParams {
  /** Default: all enabled endpoints subscribed now. */
  readonly endpoint_id?: string | undefined;
}

export interface EventListQuery extends PeriodPageQuery, ModeQuery {
  /** Only events of this type. */
  readonly event?: EventType | undefined;
  /** Events about this payment, its refunds and disputes. */
  readonly payment_id?: string | undefined;
}
