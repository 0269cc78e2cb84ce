import { importOf, moduleFile, onEvent, type Receiver, SECRET } from './receiver.ts';

export const express: Receiver = {
  label: 'Express',
  recognisedBy: 'express',
  file: (folder) => moduleFile(folder, 'mitako-webhooks'),
  code: (folder) => `${importOf(folder, 'verifyWebhook, WebhookVerificationError')}import express from 'express';

const secret = ${SECRET};

/** Webhooks of Mitako. The signature is over the raw body: mount this before express.json(). */
export const mitakoWebhooks = express.Router();

mitakoWebhooks.post('/webhooks/mitako', express.raw({ type: '*/*' }), async (request, response) => {
  try {
    await onEvent(await verifyWebhook({ payload: request.body, headers: request.headers, secret }));
    response.json({ received: true });
  } catch (error) {
    console.error(error);
    if (error instanceof WebhookVerificationError) response.status(400).json({ error: error.message });
    else response.status(500).json({ error: 'The event was not handled.' });
  }
});

${onEvent(folder)}`,
  mount: () => 'app.use(mitakoWebhooks);   // before app.use(express.json())',
  port: 3000,
  path: '/webhooks/mitako',
};
