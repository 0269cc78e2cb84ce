import { importOf, onEvent, type Receiver, SECRET } from './receiver.ts';

export const sveltekit: Receiver = {
  label: 'SvelteKit',
  recognisedBy: ['@sveltejs/kit'],
  file: ({ typed }) => `src/routes/webhooks/mitako/+server.${typed ? 'ts' : 'js'}`,
  code: (folder) => `${importOf(folder, 'webhookHandler', 'webhooks')}
const receive = webhookHandler({ secret: ${SECRET}, onEvent });

/** Webhooks of Mitako. */
export const POST = ({ request }${folder.typed ? ': { request: Request }' : ''}) => receive(request);

${onEvent(folder)}`,
  mount: null,
  start: () => 'npx vite build && node --env-file=.env build',
  port: 3000,
  path: '/webhooks/mitako',
};
