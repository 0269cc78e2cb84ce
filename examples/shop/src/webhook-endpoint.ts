import type { Client } from '@mitako/client';
import { EVENTS } from './events.ts';

const DESCRIPTION = 'Boutique de démonstration';
/** A merchant has no more. */
const ENDPOINTS_MAX = 10;

/**
 * Makes sure that the gateway sends webhooks to this shop, and returns the secret they are signed with.
 *
 * The gateway shows a secret once. This shop stores nothing, so at each start it finds its endpoint by its address and
 * gives it a new secret; nobody needs the old one any more. A shop with a configuration creates its endpoint once, by
 * hand, and keeps the secret there.
 */
export async function claimWebhookEndpoint(mitako: Client, url: string): Promise<string> {
  const endpoints = await mitako.webhookEndpoints.list().toArray({ max: ENDPOINTS_MAX });
  const own = endpoints.filter(({ description }) => description === DESCRIPTION);
  // A demonstration that ran on many ports would use them all up: then the oldest of ours moves here.
  const spare = endpoints.length < ENDPOINTS_MAX ? undefined : own.at(-1);
  const found = endpoints.find((endpoint) => endpoint.url === url) ?? spare;
  if (found === undefined) {
    return (await mitako.webhookEndpoints.create({ url, events: EVENTS, description: DESCRIPTION })).secret;
  }
  if (found.url !== url || !found.enabled) await mitako.webhookEndpoints.update(found.id, { url, enabled: true });
  return (await mitako.webhookEndpoints.rotateSecret(found.id, { grace_seconds: 0 })).secret;
}
