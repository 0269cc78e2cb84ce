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

/** What a merchant finds by a search. */
export type OwnKind = (typeof OWN_KINDS)[number];
