import { mtnMomo } from '@mitako/rail-mtn-momo';
import { createMitako } from 'mitako';
import pino from 'pino';

const { env } = process;
const logger = pino();
const user = { apiUser: env.MTN_API_USER, apiKey: env.MTN_API_KEY };
const refundUser = { apiUser: env.MTN_REFUND_API_USER, apiKey: env.MTN_REFUND_API_KEY };

export const mitako = await createMitako({
  shop: {
    name: 'Boutique du Wouri',
    livemode: true,
    support: { email: 'aide@shop.example.cm', phone: '+237677123456' },
  },
  rails: [
    mtnMomo({
      country: 'CM',
      environment: 'production',
      collection: { subscriptionKey: env.MTN_KEY, ...user },
      disbursement: { subscriptionKey: env.MTN_REFUND_KEY, ...refundUser },
    }),
  ],
  store: env.MITAKO_STORE,
  brand: {
    company: { name: 'Boutique du Wouri SARL', address: 'Rue Joffre, Douala' },
    legal: [{ label: { fr: 'Conditions', en: 'Terms' }, href: 'https://shop.example.cm/terms' }],
  },
  mail: env.MITAKO_MAIL,
  // The proxy in front, whose X-Forwarded-For is believed. Without one, leave it out.
  trustedProxies: ['10.0.0.0/8'],
  logger,
});

// Once for each payment, or more often: an order that is on its way stays as it is. What throws is tried again.
await mitako.on('payment.succeeded', { name: 'fulfil' }, async ({ id, data, livemode, rehearsal }) => {
  if (livemode && !rehearsal) logger.info({ event_id: id, order: data.customer_reference }, 'ship it');
});
