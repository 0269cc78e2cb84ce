import { importOf, onEvent, type Receiver, SECRET } from './receiver.ts';

export const astro: Receiver = {
  label: 'Astro',
  recognisedBy: ['astro'],
  file: ({ typed }) => `src/pages/webhooks/mitako.${typed ? 'ts' : 'js'}`,
  code: (folder) => `${importOf(folder, 'webhookHandler', 'webhooks')}
const receive = webhookHandler({ secret: ${SECRET}, onEvent });

export const prerender = false;

/** Webhooks of Mitako. */
export const POST = ({ request }${folder.typed ? ': { request: Request }' : ''}) => receive(request);

${onEvent(folder)}`,
  mount: null,
  start: () => 'npx astro build && node --env-file=.env dist/server/entry.mjs',
  port: 4321,
  path: '/webhooks/mitako',
};
