// A shop: what it sells, its customers' orders, its staff. The gateway answers below /pay.
import express from 'express';
import { stopOnSignals } from 'mitako';
import { mitako } from './mitako.ts';
import { orderOf, placeOrder, PRODUCTS } from './orders.ts';
import { sessions, staffPages } from './staff.ts';

const port = Number(process.env['PORT'] ?? 3000);
const app = express();
app.use(sessions, staffPages);

app.get('/', (_request, response) => {
  const items = Object.entries(PRODUCTS).map(
    ([id, { name, price }]) =>
      `<li>${name}, ${price.toLocaleString('fr-FR')} FCFA <button name="product" value="${id}">Acheter</button></li>`,
  );
  response.send(`<!doctype html><html lang="fr"><title>Boutique du Wouri</title><h1>Boutique du Wouri</h1>
<form method="post" action="/orders"><ul>${items.join('')}</ul></form></html>`);
});

app.post('/orders', express.urlencoded(), async (request, response) => {
  const { product = '' } = request.body as { product?: string };
  const chosen = PRODUCTS[product];
  if (chosen === undefined) {
    response.status(404).send('Cet article n’existe pas.');
    return;
  }
  const reference = placeOrder(product);
  const { checkout_url } = await mitako.shop.payments.create(
    {
      amount: chosen.price,
      currency: 'XAF',
      description: chosen.name,
      customer_reference: reference,
      return_url: new URL(`/orders/${reference}`, mitako.gateway.publicUrl).href,
    },
    // Safe to repeat: an order has one payment.
    { idempotencyKey: reference },
  );
  response.redirect(303, checkout_url);
});

app.get('/orders/:reference', (request, response) => {
  const order = orderOf(request.params.reference);
  response.status(order === undefined ? 404 : 200).send(order?.isPaid ? 'Payé, merci !' : 'En attente du paiement.');
});

mitako.attach(app.listen(port));

// Requests in flight finish. Behind a load balancer, 5 s before that `mitako.health.ready()` answers 503.
stopOnSignals(mitako, { noticeMs: process.env['NODE_ENV'] === 'production' ? 5_000 : 0 });
console.log(`The shop is at http://localhost:${port}, its panel at ${mitako.gateway.publicUrl}/admin.`);
if (mitako.phones !== null) console.log(`It rehearses: answer prompts at ${mitako.phones}.`);
