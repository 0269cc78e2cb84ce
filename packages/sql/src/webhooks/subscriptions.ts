import { EVERY_MERCHANT, type WebhookEndpoint } from '@mitako/core/engine';
import type { Subscription } from './tables.ts';

/**
 * An endpoint's subscriptions: none while it is disabled or deleted. A pattern contained in another one is dropped, so
 * that each event matches an endpoint once: `payment.created` beside `payment.*`, everything beside `*`.
 */
export function subscriptionsOf(endpoint: WebhookEndpoint): readonly Subscription[] {
  if (!endpoint.enabled || endpoint.deletedAtMs !== null) return [];
  const patterns = new Set<string>(endpoint.events);
  const { id: endpointId, merchantId, livemode, prefixedNames } = endpoint;
  // A handler gets the events of both modes.
  const modes = merchantId === EVERY_MERCHANT ? [true, false] : [livemode];
  return modes.flatMap((mode) =>
    [...patterns]
      .filter((pattern) => !isContained(pattern, patterns))
      .map((pattern) => ({ merchantId, livemode: mode, pattern, endpointId, prefixedNames })),
  );
}

function isContained(pattern: string, patterns: ReadonlySet<string>): boolean {
  if (pattern === '*') return false;
  if (patterns.has('*')) return true;
  return !pattern.endsWith('.*') && patterns.has(`${pattern.slice(0, pattern.indexOf('.'))}.*`);
}
