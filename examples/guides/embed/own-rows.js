import { stopOnSignals } from 'mitako';
import { createServer } from 'node:http';
import { DatabaseSync } from 'node:sqlite';
import { json } from 'node:stream/consumers';
import { mitako } from './pay.js';

new DatabaseSync(process.env.MITAKO_STORE).exec(
  'CREATE TABLE IF NOT EXISTS orders (reference TEXT PRIMARY KEY, payment_id TEXT)',
);

async function createOrder({ reference, amount }) {
  // The order is written in the transaction that creates its payment: there are both, or neither.
  const insertOrder = (db, { paymentId }) =>
    db.prepare('INSERT INTO orders (reference, payment_id) VALUES (?, ?)').run(reference, paymentId);
  const { checkout_url } = await mitako.shop.within(mitako.store.inTransaction(insertOrder)).payments.create(
    { amount, currency: 'XAF', customer_reference: reference },
    // A second call for this order is answered with the first one's payment, and writes nothing.
    { idempotencyKey: reference },
  );
  return { checkout_url };
}

const server = createServer(async (request, response) => {
  if (request.method !== 'POST') return response.writeHead(405).end();
  response.writeHead(201, { 'Content-Type': 'application/json' });
  response.end(JSON.stringify(await createOrder(await json(request))));
}).listen(process.env.PORT ?? 3000);
mitako.attach(server);
stopOnSignals(mitako);
