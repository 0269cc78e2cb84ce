import { importOf, moduleFile, onEvent, type Receiver, SECRET } from './receiver.ts';

export const bun: Receiver = {
  label: 'Bun',
  recognisedBy: ['bun', '@types/bun', 'bun.lock', 'bunfig.toml'],
  // It reads types, and modules by any name.
  file: (folder) => moduleFile({ ...folder, typed: true }, 'mitako-webhooks'),
  code: (folder) => `${importOf(folder, 'webhookHandler', 'webhooks')}
/** Webhooks of Mitako. */
export const mitakoWebhooks = webhookHandler({ secret: ${SECRET}, onEvent });

${onEvent(folder)}`,
  mount: () => "Bun.serve({ routes: { '/webhooks/mitako': { POST: mitakoWebhooks } } });",
  start: () => 'bun …   # start your server: Bun reads .env by itself',
  port: 3000,
  path: '/webhooks/mitako',
};
