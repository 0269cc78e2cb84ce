import { createGateway, sandboxRail, type Gateway, type GatewayOptions, type Hasher } from '@mitako/core';
import type { EngineStore } from '@mitako/core/engine';

export const PUBLIC_URL = 'https://pay.example.cm';

/** The engine of the bench: with a sandbox, and allowed to send webhooks to this machine. */
export function gatewayOn(
  store: EngineStore,
  options: Pick<GatewayOptions, 'clock' | 'hasher' | 'limits' | 'logger' | 'rails' | 'retention' | 'sender'> = {},
): Gateway {
  return createGateway({
    limits: 'off',
    rails: [sandboxRail()],
    ...options,
    store,
    publicUrl: PUBLIC_URL,
    publicSandbox: true,
    // What it takes is no part of any figure, and hundreds of payers register at once.
    passwordCheck: { isCommon: () => Promise.resolve(false), close: () => undefined },
    secret: 'a root secret for measuring, long enough to be one',
    webhooks: { allowNetworks: ['127.0.0.0/8'] },
  });
}

/** Hashes nothing, because a PIN's slow hash would dominate the measurement. */
export const instantHasher: Hasher = {
  hash: (secret) => Promise.resolve(`instant:${secret}`),
  verify: (phc, secret) => Promise.resolve(phc === `instant:${secret}`),
  untilRoom: () => Promise.resolve(),
};
