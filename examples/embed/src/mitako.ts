// The gateway: payments of the shop, its panels for the staff, and what happens when an order is paid.
import { mtnMomo } from '@mitako/rail-mtn-momo';
import { createMitako } from 'mitako';
import { fulfil } from './orders.ts';
import { staff } from './staff.ts';

const env = process.env;
const port = env['PORT'] ?? '3000';

export const mitako = await createMitako({
  shop: { name: 'Boutique du Wouri', livemode: true, support: { email: 'aide@boutique.example' } },
  store: env['DATABASE_URL'] ?? env['MITAKO_FILE'] ?? 'rehearsal.db',
  publicUrl: env['MITAKO_PUBLIC_URL'] ?? `http://localhost:${port}/pay`,
  // All keys are derived from it. In production, read it from your secret store.
  secret:
    env['MITAKO_SECRET'] ??
    (env['NODE_ENV'] === 'production' ? undefined : 'only for trying things out, never for money'),
  rails: [
    mtnMomo({
      country: 'CM',
      environment: 'production',
      collection: {
        subscriptionKey: env['MTN_KEY'] ?? '',
        apiUser: env['MTN_API_USER'] ?? '',
        apiKey: env['MTN_API_KEY'] ?? '',
      },
    }),
  ],
  // Until the shop goes live: a database that was rehearsed on never takes real payments.
  rehearse: env['NODE_ENV'] !== 'production',
  people: { staff },
});

await mitako.on('payment.succeeded', { name: 'fulfil-order' }, ({ data, rehearsal }) =>
  fulfil(data.customer_reference, { isRehearsed: rehearsal === true }),
);
