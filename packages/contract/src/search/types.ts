// Written by `npx -y pnpm@12 types` from schemas.ts, where a change begins.
import type { ModeQuery } from '../basics/types.ts';
import type { Timestamp } from '../basics/values.ts';
import type { FoundKind, Handle, OwnKind } from './values.ts';

export interface SearchQuery {
  /**
   * As printed anywhere: an id, a checkout URL or its slug, a transaction id, a reference or a transaction id of the
   * provider, a reference of the merchant, an e-mail address, a whole phone number or its last three or four digits,
   * the address of a payment link, or a part of the name of a merchant (of the newest 500).
   */
  readonly q: string;
}

/** An object that a handle names. */
export interface Found {
  /** What was found. */
  readonly kind: FoundKind;
  /** Identifier, with the prefix of its kind. */
  readonly id: string;
  /** How the text matches it. A transaction matches the object that it belongs to. */
  readonly matched: Handle;
  /** Amount, status and mode on one line. Without personal data. */
  readonly summary: string;
  /** As its own kind names it; null for kinds without one. */
  readonly status: string | null;
  /** In minor units; null if it has none. */
  readonly amount: number | null;
  /** ISO 4217 code; null without an amount. */
  readonly currency: string | null;
  /** The merchant that owns it, or the merchant itself; otherwise null. */
  readonly merchant_id: string | null;
  /** Null for what belongs to no mode. */
  readonly livemode: boolean | null;
  /** When it was created. */
  readonly created_at: Timestamp;
  /**
   * Path of its page, below the API's address and that of the operator panel. Objects without a page, and attempts
   * found by their payer or by the provider's reference, have that of their payment or merchant; null for users.
   */
  readonly path: string | null;
}

/** Everything that a text names, at most 20 of each kind of handle. */
export interface SearchResults {
  /** Ids first, then references, then people, then phone numbers; of one handle, the newest first. */
  readonly results: readonly Found[];
  /** A handle names more than 20: they are not listed. */
  readonly truncated: boolean;
}

export interface OwnSearchQuery extends ModeQuery {
  /**
   * The text: whatever `q` of the lists of payments and customers finds, an id, words of a payment link or an endpoint.
   */
  readonly q: string;
}

/** An object of the merchant that a text names. */
export interface OwnFound {
  /** What it is. */
  readonly kind: OwnKind;
  /** Its id. */
  readonly id: string;
  /** Of a refund and a dispute; null for others. */
  readonly payment_id: string | null;
  /**
   * The merchant's own words: reference or description of a payment, description of a link, URL of an endpoint; of a
   * customer the last three digits of the number; null without any.
   */
  readonly title: string | null;
  /** As its own kind names it. */
  readonly status: string | null;
  /** In minor units; null if there is none. */
  readonly amount: number | null;
  /** ISO 4217 code; null for what has no amount. */
  readonly currency: string | null;
  /** When it was created. */
  readonly created_at: Timestamp;
}

/** What a text names among the objects of a merchant and mode, at most 10 of each kind. */
export interface OwnSearchResults {
  /** By kind, customers and payments first; of one kind, the newest first. */
  readonly results: readonly OwnFound[];
  /** Kinds of which there are more. */
  readonly more: readonly OwnKind[];
}
