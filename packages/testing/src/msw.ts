// For tests that mock HTTP with msw. A separate entry, because msw is an optional peer.
import { http, type RequestHandler } from 'msw';
import type { TestGateway } from './test-gateway.ts';

/**
 * Handlers of msw that answer for a gateway. Behind them is the engine itself, in memory: what it refuses in production it
 * refuses here, and what was created can be read again. Hosted pages are not among them.
 *
 * ```ts
 * const api = await createTestGateway({ publicUrl: 'https://pay.example.cm' });
 * const server = setupServer(...gatewayHandlers(api));
 * server.listen();
 * const mitako = createClient({ baseUrl: 'https://pay.example.cm/api/v1', apiKey: api.seed.merchant.testKey });
 * ```
 */
export function gatewayHandlers({ gateway, handler }: TestGateway): readonly RequestHandler[] {
  const { publicUrl } = gateway;
  return ['/api/v1/*', '/.well-known/jwks.json', '/payment/success/:token'].map((path) =>
    http.all(`${publicUrl}${path}`, ({ request }) => handler(request)),
  );
}
