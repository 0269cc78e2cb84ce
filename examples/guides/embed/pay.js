import { mtnMomo } from '@mitako/rail-mtn-momo';
import { createMitako } from 'mitako';

const { MTN_KEY: subscriptionKey, MTN_API_USER: apiUser, MTN_API_KEY: apiKey } = process.env;

export const mitako = await createMitako({
  shop: { name: 'Boutique du Wouri', livemode: true },
  rails: [mtnMomo({ country: 'CM', environment: 'production', collection: { subscriptionKey, apiUser, apiKey } })],
  store: process.env.MITAKO_STORE,
});

await mitako.on('payment.succeeded', { name: 'fulfil' }, ({ data, livemode, rehearsal }) =>
  console.log(data.customer_reference, livemode && !rehearsal ? 'is paid: ship it' : 'is paid without money'),
);
