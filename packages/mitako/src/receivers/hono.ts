import { importOf, moduleFile, onEvent, OWN_START, type Receiver, SECRET } from './receiver.ts';

export const hono: Receiver = {
  label: 'Hono',
  recognisedBy: ['hono'],
  file: (folder) => moduleFile(folder, 'mitako-webhooks'),
  code: (folder) => `${importOf(folder, 'webhookHandler', 'webhooks')}import { Hono } from 'hono';

const handle = webhookHandler({ secret: ${SECRET}, onEvent });

/** Webhooks of Mitako. */
export const mitakoWebhooks = new Hono();

mitakoWebhooks.post('/webhooks/mitako', (context) => handle(context.req.raw));

${onEvent(folder)}`,
  mount: () => "app.route('/', mitakoWebhooks);",
  start: OWN_START,
  port: 3000,
  path: '/webhooks/mitako',
};
