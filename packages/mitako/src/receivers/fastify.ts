import { importOf, moduleFile, onEvent, OWN_START, type Receiver, SECRET } from './receiver.ts';

export const fastify: Receiver = {
  label: 'Fastify',
  recognisedBy: ['fastify'],
  file: (folder) => moduleFile(folder, 'mitako-webhooks'),
  code: (folder) => `${importOf(folder, 'webhookPlugin', 'fastify')}
/** Webhooks of Mitako. Other routes keep their parsers. */
export const mitakoWebhooks = webhookPlugin({
  path: '/webhooks/mitako',
  secret: ${SECRET},
  onEvent,
});

${onEvent(folder)}`,
  mount: () => 'app.register(mitakoWebhooks);',
  start: OWN_START,
  port: 3000,
  path: '/webhooks/mitako',
};
