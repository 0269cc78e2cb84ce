import { serve } from '@hono/node-server';
import { getConnInfo } from '@hono/node-server/conninfo';
import { Hono } from 'hono';
import { createOrder, mitako } from './pay.js';

const app = new Hono();

app.all('/pay/*', (context) => mitako.handler(context.req.raw, { clientAddress: getConnInfo(context).remote.address }));

app.post('/orders', async (context) => context.json(await createOrder(await context.req.json()), 201));

const server = serve({ fetch: app.fetch, port: Number(process.env.PORT ?? 3000) });
process.once('SIGTERM', () => mitako.drain(server));
