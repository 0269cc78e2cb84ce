import type { WebhookEndpoint } from '@mitako/core';
import type { EndpointsTable, RowOf, SubscriptionsTable } from '../tables.ts';
import { type Columns, flag, truth } from '../engine/columns.ts';

/** Whose turn it is to be claimed is the store's own. */
export const endpointColumns: Columns<Omit<EndpointsTable, 'last_claimed_at_ms'>, WebhookEndpoint> = {
  id: (endpoint) => endpoint.id,
  merchant_id: (endpoint) => endpoint.merchantId,
  livemode: (endpoint) => flag(endpoint.livemode),
  url: (endpoint) => endpoint.url,
  description: (endpoint) => endpoint.description,
  events: (endpoint) => JSON.stringify(endpoint.events),
  enabled: (endpoint) => flag(endpoint.enabled),
  prefixed_names: (endpoint) => flag(endpoint.prefixedNames),
  encrypted_secret: (endpoint) => endpoint.encryptedSecret,
  encrypted_previous_secret: (endpoint) => endpoint.encryptedPreviousSecret,
  previous_secret_ends_at_ms: (endpoint) => endpoint.previousSecretEndsAtMs,
  failing_since_ms: (endpoint) => endpoint.failingSinceMs,
  failures_count: (endpoint) => endpoint.failuresCount,
  disabled_reason: (endpoint) => endpoint.disabledReason,
  created_at_ms: (endpoint) => endpoint.createdAtMs,
  updated_at_ms: (endpoint) => endpoint.updatedAtMs,
  deleted_at_ms: (endpoint) => endpoint.deletedAtMs,
  version: (endpoint) => endpoint.version,
};

export function endpointOf(row: Omit<RowOf<'mitako_endpoints'>, 'last_claimed_at_ms'>): WebhookEndpoint {
  return {
    id: row.id,
    merchantId: row.merchant_id,
    livemode: truth(row.livemode),
    url: row.url,
    description: row.description,
    events: JSON.parse(row.events) as WebhookEndpoint['events'],
    enabled: truth(row.enabled),
    prefixedNames: truth(row.prefixed_names),
    encryptedSecret: row.encrypted_secret,
    encryptedPreviousSecret: row.encrypted_previous_secret,
    previousSecretEndsAtMs: row.previous_secret_ends_at_ms,
    failingSinceMs: row.failing_since_ms,
    failuresCount: row.failures_count,
    disabledReason: row.disabled_reason,
    createdAtMs: row.created_at_ms,
    updatedAtMs: row.updated_at_ms,
    deletedAtMs: row.deleted_at_ms,
    version: row.version,
  };
}

/** One pattern of one endpoint. */
export interface Subscription {
  readonly endpoint: WebhookEndpoint;
  readonly pattern: string;
}

export const subscriptionColumns: Columns<SubscriptionsTable, Subscription> = {
  endpoint_id: ({ endpoint }) => endpoint.id,
  merchant_id: ({ endpoint }) => endpoint.merchantId,
  livemode: ({ endpoint }) => flag(endpoint.livemode),
  pattern: ({ pattern }) => pattern,
  prefixed_names: ({ endpoint }) => flag(endpoint.prefixedNames),
};

/**
 * What an endpoint is subscribed to: nothing while it is disabled or deleted. A pattern that another one contains is
 * left out, so that each event finds an endpoint once: `payment.created` beside `payment.*`, everything beside `*`.
 */
export function subscriptionsOf(endpoint: WebhookEndpoint): readonly Subscription[] {
  if (!endpoint.enabled || endpoint.deletedAtMs !== null) return [];
  const patterns = new Set<string>(endpoint.events);
  return [...patterns].filter((pattern) => !isContained(pattern, patterns)).map((pattern) => ({ endpoint, pattern }));
}

function isContained(pattern: string, patterns: ReadonlySet<string>): boolean {
  if (pattern === '*') return false;
  if (patterns.has('*')) return true;
  return !pattern.endsWith('.*') && patterns.has(`${pattern.slice(0, pattern.indexOf('.'))}.*`);
}
