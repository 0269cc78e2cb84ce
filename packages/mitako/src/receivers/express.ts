import { importOf, moduleFile, onEvent, OWN_START, type Receiver, SECRET } from './receiver.ts';

export const express: Receiver = {
  label: 'Express',
  recognisedBy: ['express'],
  file: (folder) => moduleFile(folder, 'mitako-webhooks'),
  code: (folder) => `${importOf(folder, 'webhookHandler', 'express')}
/** Webhooks of Mitako. The signature is over the raw body: mount this before express.json(). */
export const mitakoWebhooks = webhookHandler({ secret: ${SECRET}, onEvent });

${onEvent(folder)}`,
  mount: () => "app.post('/webhooks/mitako', mitakoWebhooks);   // before app.use(express.json())",
  start: OWN_START,
  port: 3000,
  path: '/webhooks/mitako',
};
