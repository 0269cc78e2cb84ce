import type { Client } from '@mitako/client';
import { EVENTS } from './events.ts';

/**
 * Makes sure that the gateway sends webhooks to this shop, and returns the secret they are signed with.
 *
 * The gateway shows a secret once. This shop stores nothing, so at each start it finds its endpoint by its address and
 * gives it a new secret; nobody needs the old one any more. A shop with a configuration creates its endpoint once, by
 * hand, and keeps the secret there.
 */
export async function claimWebhookEndpoint(mitako: Client, url: string): Promise<string> {
  for await (const endpoint of mitako.webhookEndpoints.list({ limit: 100 })) {
    if (endpoint.url !== url) continue;
    if (!endpoint.enabled) await mitako.webhookEndpoints.update(endpoint.id, { enabled: true });
    return (await mitako.webhookEndpoints.rotateSecret(endpoint.id, { grace_seconds: 0 })).secret;
  }
  const { secret } = await mitako.webhookEndpoints.create({
    url,
    events: EVENTS,
    description: 'Boutique de démonstration',
  });
  return secret;
}
