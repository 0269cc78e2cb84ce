import type { Amount, ModeQuery, Timestamp } from '../basics/types.ts';

/** Kinds of objects that a handle may name. */
export const FOUND_KINDS = [
  'payment',
  'payment_link',
  'attempt',
  'refund',
  'dispute',
  'settlement',
  'event',
  'delivery',
  'merchant',
  'agent',
  'user',
  'api_key',
  'webhook_endpoint',
  'payout_account',
  'payout_export',
  'ledger_check',
] as const;

export type FoundKind = (typeof FOUND_KINDS)[number];

/** What a handle may be. */
export const HANDLES = [
  'id',
  'slug',
  'transaction_id',
  'rail_reference',
  'rail_request_id',
  'customer_reference',
  'email',
  'phone',
  'phone_ending',
  'name',
] as const;

export type Handle = (typeof HANDLES)[number];

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
  readonly amount: Amount | null;
  /** ISO 4217 code; null without an amount. */
  readonly currency: string | null;
  /** The merchant that owns it, or the merchant itself; otherwise null. */
  readonly merchant_id: string | null;
  /** Null for what belongs to no mode. */
  readonly livemode: boolean | null;
  /** When it was created. */
  readonly created_at: Timestamp;
  /**
   * Path of its page, below the API's address and that of the operator panel. Objects without a page, and
   * attempts found by their payer or by the provider's reference, have that of their payment or merchant; null for users.
   */
  readonly path: string | null;
}

/** Kinds of objects that a merchant's search finds. */
export const OWN_KINDS = [
  'customer',
  'payment',
  'refund',
  'dispute',
  'settlement',
  'payment_link',
  'webhook_endpoint',
] as const;

export type OwnKind = (typeof OWN_KINDS)[number];

/** An object of the merchant that a text names. */
export interface OwnFound {
  /** What it is. */
  readonly kind: OwnKind;
  /** Its id. */
  readonly id: string;
  /** Of a refund and a dispute; null for others. */
  readonly payment_id: string | null;
  /** The merchant's own words: reference or description of a payment, description of a link, URL of an endpoint; of a customer the last three digits of the number; null without any. */
  readonly title: string | null;
  /** As its own kind names it. */
  readonly status: string | null;
  /** In minor units; null if there is none. */
  readonly amount: Amount | null;
  /** ISO 4217 code; null for what has no amount. */
  readonly currency: string | null;
  /** When it was created. */
  readonly created_at: Timestamp;
}

export interface OwnSearchQuery extends ModeQuery {
  /** The text: whatever `q` of the lists of payments and customers finds, an id, words of a payment link or an endpoint. */
  readonly q: string;
}

/** What a text names among the objects of a merchant and mode, at most 10 of each kind. */
export interface OwnSearchResults {
  /** By kind, customers and payments first; of one kind, the newest first. */
  readonly results: readonly OwnFound[];
  /** Kinds of which there are more. */
  readonly more: readonly OwnKind[];
}

export interface SearchQuery {
  /** The text, as it is printed somewhere: an id, a reference, a checkout URL, an e-mail address, a phone number, a part of a merchant's name. */
  readonly q: string;
}

/** Everything that a text names, at most 20 of each kind of handle. */
export interface SearchResults {
  /** Ids first, then references, then people, then phone numbers; of one handle, the newest first. */
  readonly results: readonly Found[];
  /** A handle names more than 20: they are not listed. */
  readonly truncated: boolean;
}
