import express from 'express';
import { stopOnSignals } from 'mitako';
import { createOrder, mitako } from './pay.js';

const app = express();

app.use(express.json());

app.post('/orders', async (request, response) => {
  response.status(201).json(await createOrder(request.body));
});

mitako.attach(app.listen(process.env.PORT ?? 3000));
stopOnSignals(mitako);
