import type { Client } from '@mitako/client';
import { EVENTS } from './events.ts';

const DESCRIPTION = 'Boutique de démonstration';
/** The limit per merchant. */
const ENDPOINTS_MAX = 10;

/**
 * Registers the shop's webhook endpoint with the gateway, and returns its signing secret.
 *
 * The gateway shows a secret once. This shop stores nothing, so at each start it finds its endpoint by URL and rotates
 * its secret. A shop with a configuration creates its endpoint once, manually, and stores the secret there.
 */
export async function claimWebhookEndpoint(mitako: Client, url: string): Promise<string> {
  const endpoints = await mitako.webhookEndpoints.list().toArray({ max: ENDPOINTS_MAX });
  const own = endpoints.filter(({ description }) => description === DESCRIPTION);
  // A demonstration that ran on many ports would use up all endpoints: then the oldest of ours is reused.
  const spare = endpoints.length < ENDPOINTS_MAX ? undefined : own.at(-1);
  const found = endpoints.find((endpoint) => endpoint.url === url) ?? spare;
  if (found === undefined) {
    return (await mitako.webhookEndpoints.create({ url, events: EVENTS, description: DESCRIPTION })).secret;
  }
  if (found.url !== url || !found.enabled) await mitako.webhookEndpoints.update(found.id, { url, enabled: true });
  return (await mitako.webhookEndpoints.rotateSecret(found.id, { grace_seconds: 0 })).secret;
}
