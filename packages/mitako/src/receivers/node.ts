import { importOf, moduleFile, onEvent, type Receiver, SECRET } from './receiver.ts';

/** A server of its own, on node:http alone. */
export const node: Receiver = {
  label: 'Node.js alone',
  recognisedBy: [],
  // No compiler comes between: Node.js reads types itself since 22.18.
  file: (folder) =>
    moduleFile({ ...folder, typed: folder.typed && process.features.typescript !== false }, 'mitako-webhooks'),
  code: (folder) => `${importOf(folder, 'verifyWebhook, WebhookVerificationError', 'webhooks')}import { createServer${
    folder.typed ? ', type IncomingMessage, type ServerResponse' : ''
  } } from 'node:http';
import { buffer } from 'node:stream/consumers';

const secret = ${SECRET};
const port = Number(process.env.PORT ?? 3000);

createServer((request, response) => void receive(request, response)).listen(port, () => {
  console.log(\`Webhooks of Mitako: http://localhost:\${port}/webhooks/mitako\`);
});

async function receive(${
    folder.typed ? 'request: IncomingMessage, response: ServerResponse): Promise<void>' : 'request, response)'
  } {
  if (request.method !== 'POST' || request.url !== '/webhooks/mitako') {
    response.writeHead(404).end();
    return;
  }
  try {
    await onEvent(await verifyWebhook({ payload: await buffer(request), headers: request.headers, secret }));
    response.end('received');
  } catch (error) {
    console.error(error);
    response.writeHead(error instanceof WebhookVerificationError ? error.status : 500).end();
  }
}

${onEvent(folder)}`,
  mount: null,
  start: (file) => `node --env-file=.env ${file}`,
  port: 3000,
  path: '/webhooks/mitako',
};
