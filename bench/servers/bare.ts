import { Hono } from 'hono';
import { offer } from '../child.ts';
import { createAdaptorServer } from '../copies.ts';
import { listening } from './listening.ts';

// The floor without a store: the cost of Hono and its bridge to node:http alone.

/** A response of the gateway, set before measuring, so that the floor sends the same amount. */
let answer: { data: { payment: { id: string } } } = { data: { payment: { id: '' } } };

const app = new Hono();
app.post('/echo', async (context) => context.json(await context.req.json<object>(), 201));
app.get('/payments/:id', (context) => {
  answer.data.payment.id = context.req.param('id');
  return context.json(answer);
});

const port = await listening(createAdaptorServer({ fetch: app.fetch }));

const tasks = {
  port: (): number => port,
  setAnswer(text: string): void {
    answer = JSON.parse(text) as typeof answer;
  },
};
export type BareTasks = typeof tasks;
offer(tasks);
