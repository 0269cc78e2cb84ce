import { createMitako, type Mitako } from 'mitako';

/** The gateway, with a sandbox. */
export async function openMitako(publicUrl: string): Promise<Mitako> {
  return createMitako({
    marketplace: {},
    parts: { front: true },
    store: process.env['MITAKO_FILE'] ?? ':memory:',
    publicUrl,
    // All keys are derived from it. In production, read it from your secret store.
    secret: process.env['MITAKO_SECRET'] ?? 'only for trying things out, never for money',
  });
}

/** Instructions to try it, printed once the server listens. */
export async function greeting({ gateway }: Mitako): Promise<string> {
  const { merchant, users } = await gateway.seedSandbox();
  const [user] = users;
  return `The gateway is at ${gateway.publicUrl}. Create a payment, open its checkout_url,
and pay as ${user?.email} with ${user?.password} and PIN ${user?.pin}:

curl ${gateway.publicUrl}/api/v1/gateway/payments -H 'Content-Type: application/json' \\
  -H 'Authorization: Bearer ${merchant.testKey}' -d '{"amount":5000,"currency":"XAF"}'

See it on ${gateway.publicUrl}/dashboard as ${merchant.email} with ${merchant.password}.`;
}
