import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { stopOnSignals } from 'mitako';
import { createOrder, mitako } from './pay.js';

const app = new Hono();

app.post('/orders', async (context) => context.json(await createOrder(await context.req.json()), 201));

mitako.attach(serve({ fetch: app.fetch, port: Number(process.env.PORT ?? 3000) }));
stopOnSignals(mitako);
