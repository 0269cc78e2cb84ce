import { createRow } from './create.ts';
import { merchantRow } from './merchant.ts';
import type { Row } from './row.ts';

const RECEIVER = 'mitako-webhooks.js';

/** CommonJS from TypeScript, by its two ways to find types. */
const COMMONJS = { type: 'commonjs' };

/** All that is tried from outside. */
export const ROWS: readonly Row[] = [
  createRow,
  merchantRow({ name: 'node', short: true }),
  merchantRow({ name: 'commonjs', short: true }),
  merchantRow({ name: 'node-pnpm', folder: 'node', manager: 'pnpm' }),
  merchantRow({ name: 'node-22.19', folder: 'node', node: '22.19.0' }),
  merchantRow({ name: 'typescript-node16', short: true, ...typescript({}, '--module node16') }),
  merchantRow({ name: 'typescript-nodenext', ...typescript({}, '--module nodenext') }),
  merchantRow({ name: 'typescript-bundler', ...typescript({}, '--module esnext --moduleResolution bundler') }),
  merchantRow({ name: 'typescript-commonjs', ...typescript(COMMONJS, '--module node16') }),
  merchantRow({
    name: 'typescript-node10',
    ...typescript(COMMONJS, '--module commonjs --moduleResolution node10 --ignoreDeprecations 6.0'),
  }),
  merchantRow({ name: 'express', short: true, receiver: RECEIVER }),
  merchantRow({ name: 'express-pnpm', folder: 'express', manager: 'pnpm' }),
  merchantRow({ name: 'fastify', receiver: RECEIVER }),
  merchantRow({ name: 'nest', receiver: 'src/mitako-webhooks.controller.ts' }),
  merchantRow({ name: 'next', receiver: 'app/api/webhooks/mitako/route.ts', path: '/api/webhooks/mitako' }),
  merchantRow({ name: 'hono', receiver: RECEIVER }),
  merchantRow({ name: 'sveltekit' }),
  merchantRow({ name: 'astro' }),
  merchantRow({ name: 'bun' }),
  merchantRow({ name: 'deno' }),
  merchantRow({ name: 'workers' }),
];

function typescript(
  manifest: object,
  flags: string,
): { readonly folder: string; readonly manifest: Readonly<Record<string, unknown>> } {
  const scripts = { build: `tsc ${flags}`, start: 'node --env-file=.env dist/server.js' };
  return { folder: 'typescript', manifest: { ...manifest, scripts } };
}
