import { createCheckout } from '@mitako/checkout';
import { createGateway, sandboxRail, type Gateway } from '@mitako/core';
import { createDashboard, createOperatorPanel } from '@mitako/dashboard';
import { createHandler, type Connection } from '@mitako/http';
import { sqlite } from '@mitako/sqlite';

/** Answers API requests and all pages: checkout, dashboard and operator panel. */
export type Mitako = (request: Request, connection?: Connection) => Promise<Response>;

/** The public paths, below `publicUrl`. */
export const PATHS = [
  '/api/v1',
  '/checkout',
  '/l',
  '/dashboard',
  '/admin',
  '/payment/success',
  '/.well-known/jwks.json',
] as const;

/** An engine with a sandbox, and the handler in front of it. */
export async function openGateway(publicUrl: string): Promise<{ readonly gateway: Gateway; readonly mitako: Mitako }> {
  const gateway = createGateway({
    store: sqlite({ path: process.env['MITAKO_FILE'] ?? ':memory:' }),
    publicUrl,
    // All keys are derived from it. In production, read it from your secret store.
    secret: process.env['MITAKO_SECRET'] ?? 'only for trying things out, never for money',
    rails: [sandboxRail()],
  });
  await gateway.migrate();
  await gateway.start();

  const api = createHandler(gateway);
  const checkout = createCheckout(gateway);
  const pages = new Map<string, Mitako>([
    ['checkout', checkout],
    // Payment links.
    ['l', checkout],
    ['dashboard', createDashboard(gateway)],
    ['admin', createOperatorPanel(gateway)],
  ]);
  const base = new URL(publicUrl).pathname.replace(/\/$/, '');
  const mitako: Mitako = (request, connection) => {
    const [, first = ''] = new URL(request.url).pathname.slice(base.length).split('/');
    return (pages.get(first) ?? api)(request, connection);
  };
  return { gateway, mitako };
}

/** Instructions to try it, printed once the server listens. */
export async function greeting(gateway: Gateway): Promise<string> {
  const { merchant, users } = await gateway.seedSandbox();
  const [user] = users;
  return `The gateway is at ${gateway.publicUrl}. Create a payment, open its checkout_url,
and pay as ${user?.email} with ${user?.password} and PIN ${user?.pin}:

curl ${gateway.publicUrl}/api/v1/gateway/payments -H 'Content-Type: application/json' \\
  -H 'Authorization: Bearer ${merchant.testKey}' -d '{"amount":5000,"currency":"XAF"}'

See it on ${gateway.publicUrl}/dashboard as ${merchant.email} with ${merchant.password}.`;
}
