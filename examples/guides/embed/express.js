import express from 'express';
import { toNodeHandler } from 'mitako';
import { createOrder, mitako } from './pay.js';

const app = express();

app.use('/pay', toNodeHandler(mitako.handler));
app.use(express.json());

app.post('/orders', async (request, response) => {
  response.status(201).json(await createOrder(request.body));
});

app.listen(process.env.PORT ?? 3000);
