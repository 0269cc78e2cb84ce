import { importOf, moduleFile, onEvent, type Receiver } from './receiver.ts';

export const deno: Receiver = {
  label: 'Deno',
  recognisedBy: ['deno', 'deno.json', 'deno.jsonc', 'deno.lock'],
  // It reads types.
  file: (folder) => moduleFile({ ...folder, typed: true }, 'mitako-webhooks'),
  code: (folder) => `${importOf(folder, 'webhookHandler', 'webhooks')}
/** Webhooks of Mitako. */
export const mitakoWebhooks = webhookHandler({ secret: Deno.env.get('MITAKO_WEBHOOK_SECRET'), onEvent });

${onEvent(folder)}`,
  mount: () =>
    "if (new URL(request.url).pathname === '/webhooks/mitako') return mitakoWebhooks(request);   // in Deno.serve",
  start: () => 'deno run --allow-net --allow-env --env-file=.env …   # start your server with .env loaded',
  port: 8000,
  path: '/webhooks/mitako',
};
