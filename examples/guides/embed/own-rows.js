import express from 'express';
import { stopOnSignals } from 'mitako';
import { mitako } from './pay.js';

// Your tables are in the file of the gateway, on its connection.
await mitako.store.transaction((db) =>
  db.prepare('CREATE TABLE IF NOT EXISTS orders (reference TEXT NOT NULL PRIMARY KEY, payment_id TEXT)').run(),
);

const app = express();

app.post('/orders', express.json(), async ({ body: { reference, amount } }, response) => {
  // The order is written in the transaction that creates its payment: there are both, or neither.
  const insertOrder = (db, { paymentId }) =>
    db.prepare('INSERT INTO orders (reference, payment_id) VALUES (?, ?)').run(reference, paymentId);
  const { checkout_url } = await mitako.shop.within(mitako.store.inTransaction(insertOrder)).payments.create(
    { amount, currency: 'XAF', customer_reference: reference },
    // A second call for this order is answered with the first one's payment, and writes nothing.
    { idempotencyKey: reference },
  );
  response.status(201).json({ checkout_url });
});

mitako.attach(app.listen(process.env.PORT ?? 3000));
stopOnSignals(mitako);
