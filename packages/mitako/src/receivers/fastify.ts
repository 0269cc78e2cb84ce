import { importOf, moduleFile, onEvent, type Receiver, SECRET } from './receiver.ts';

export const fastify: Receiver = {
  label: 'Fastify',
  recognisedBy: 'fastify',
  file: (folder) => moduleFile(folder, 'mitako-webhooks'),
  code: (folder) => `${importOf(folder, 'verifyWebhook, WebhookVerificationError')}${
    folder.typed ? "import type { FastifyInstance } from 'fastify';\n" : ''
  }
const secret = ${SECRET};

/** Webhooks of Mitako: app.register(mitakoWebhooks). Only its own routes get the raw body, which is what is signed. */
export async function mitakoWebhooks(app${folder.typed ? ': FastifyInstance): Promise<void>' : ')'} {
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => done(null, body));
  app.post('/webhooks/mitako', async (request, reply) => {
    try {
      const payload = String(request.body);
      await onEvent(await verifyWebhook({ payload, headers: request.headers, secret }));
      return { received: true };
    } catch (error) {
      request.log.error(error);
      if (error instanceof WebhookVerificationError) return reply.code(400).send({ error: error.message });
      return reply.code(500).send({ error: 'The event was not handled.' });
    }
  });
}

${onEvent(folder)}`,
  mount: () => 'app.register(mitakoWebhooks);',
  port: 3000,
  path: '/webhooks/mitako',
};
