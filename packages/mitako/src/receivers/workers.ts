import { importOf, moduleFile, onEvent, type Receiver } from './receiver.ts';

export const workers: Receiver = {
  label: 'Cloudflare Workers',
  recognisedBy: ['wrangler', 'wrangler.jsonc', 'wrangler.json', 'wrangler.toml'],
  // Wrangler bundles modules by any name.
  file: (folder) => moduleFile({ ...folder, isModule: true }, 'mitako-webhooks'),
  code: (folder) => `${importOf(folder, 'webhookHandler', 'webhooks')}
/** Webhooks of Mitako. A worker has its variables with each request. */
export const mitakoWebhooks = (request${folder.typed ? ': Request' : ''}, env${
    folder.typed ? ': { MITAKO_WEBHOOK_SECRET?: string }' : ''
  }) =>
  webhookHandler({ secret: env.MITAKO_WEBHOOK_SECRET, onEvent })(request);

${onEvent(folder)}`,
  mount: () =>
    "if (new URL(request.url).pathname === '/webhooks/mitako') return mitakoWebhooks(request, env);   // in fetch(request, env)",
  start: () => 'npx wrangler dev   # reads .env by itself',
  port: 8787,
  path: '/webhooks/mitako',
};
