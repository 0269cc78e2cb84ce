// Written by `npx -y pnpm@12 types` from schemas.ts, where a change begins.
import type { Locale } from '../basics/values.ts';
import type { NoticeChoice } from './values.ts';

/** What a member is notified of by mail. */
export interface Notices {
  /**
   * Payments: at once, from five in ten minutes on in one mail; or the sum of each day; null: the role may not read it.
   */
  readonly payments: NoticeChoice | null;
  /** Refunds that succeeded, gathered in the same way; null: the role may not read it. */
  readonly refunds: 'off' | 'each' | null;
  /** Disputes that were opened, and a day before their deadline; null: the role may not read it. */
  readonly disputes: 'off' | 'each' | null;
  /** Payouts that were paid or failed; null: the role may not read it. */
  readonly payouts: 'off' | 'each' | null;
  /** Webhook endpoints that have failed for an hour, and that recovered; null: the role may not read it. */
  readonly webhooks: 'off' | 'each' | null;
  /** Decisions about the business verification; null: the role may not read it. */
  readonly verification: 'off' | 'each' | null;
  /** Language of the messages to this person. */
  readonly locale: Locale;
}

export interface NoticeParams {
  /** `each`, `daily` or `off`. */
  readonly payments?: NoticeChoice | undefined;
  /** `each` or `off`. */
  readonly refunds?: 'off' | 'each' | undefined;
  /** `each` or `off`. */
  readonly disputes?: 'off' | 'each' | undefined;
  /** `each` or `off`. */
  readonly payouts?: 'off' | 'each' | undefined;
  /** `each` or `off`. */
  readonly webhooks?: 'off' | 'each' | undefined;
  /** `each` or `off`. */
  readonly verification?: 'off' | 'each' | undefined;
  /** Language of the messages to this person. */
  readonly locale?: Locale | undefined;
}
