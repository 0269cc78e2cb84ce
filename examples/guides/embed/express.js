import express from 'express';
import { toNodeHandler } from 'mitako';
import { createOrder, mitako } from './pay.js';

const app = express();

app.use('/pay', toNodeHandler(mitako.handler));
app.use(express.json());

app.post('/orders', async (request, response) => {
  response.status(201).json(await createOrder(request.body));
});

const server = app.listen(process.env.PORT ?? 3000);
process.once('SIGTERM', () => mitako.drain(server));
