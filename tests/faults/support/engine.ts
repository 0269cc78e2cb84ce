import { createGateway, sandboxRail, type Gateway, type GatewayOptions } from '@mitako/core';
import { fastHasher } from '@mitako/testing';
import { openStore } from './database.ts';

/**
 * The engine of every process of a scenario, with real ports except the hasher: passwords and PINs are hashed fast, so
 * that the load is on the tested parts. Webhooks to this machine are allowed.
 */
export function openEngine(location: string, options: Partial<GatewayOptions> = {}): Gateway {
  return createGateway({
    store: openStore(location),
    // One address for all processes, as behind one load balancer: tokens contain it.
    publicUrl: 'https://pay.example.cm',
    publicSandbox: true,
    secret: 'a root secret for fault tests, long enough to be one',
    rails: [sandboxRail()],
    hasher: fastHasher(),
    limits: 'off',
    webhooks: { allowNetworks: ['127.0.0.0/8'] },
    ...options,
  });
}
