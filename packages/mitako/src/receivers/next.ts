import { importOf, onEvent, type Receiver, SECRET } from './receiver.ts';

export const next: Receiver = {
  label: 'Next.js',
  recognisedBy: ['next'],
  // Next compiles modules by either name.
  file: ({ source, typed }) => `${source}app/api/webhooks/mitako/route.${typed ? 'ts' : 'js'}`,
  code: (folder) => `${importOf(folder, 'webhookHandler', 'next')}
export const POST = webhookHandler({ secret: ${SECRET}, onEvent });

${onEvent(folder)}`,
  mount: null,
  start: () => 'npx next dev   # start your app: Next.js reads .env by itself',
  port: 3000,
  path: '/api/webhooks/mitako',
};
