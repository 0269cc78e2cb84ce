/** Permissions of an API key. A key without explicit scopes has all of them. */
export const SCOPES = [
  'payments:read',
  'payments:write',
  'refunds:write',
  'customers:read',
  'customers:write',
  'webhooks:read',
  'webhooks:write',
  'events:read',
  'balance:read',
] as const;

/** What an API key may do. */
export type Scope = (typeof SCOPES)[number];

/** How long the old key or secret stays valid, in seconds, after parsing. */
export interface GracePeriod {
  /** How long the old one stays valid, 0 to 604 800 seconds. */
  readonly grace_seconds: number;
}
