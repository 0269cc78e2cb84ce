import { createRow } from './create.ts';
import { engineTypesRow } from './engine-types.ts';
import { generatedRow } from './generated.ts';
import { hostRow } from './host.ts';
import { merchantRow } from './merchant.ts';
import { fetchHostRow, parsersRow } from './parsers.ts';
import type { Row } from './row.ts';
import { the25Row } from './the-25.ts';

const RECEIVER = 'mitako-webhooks.mjs';

/** CommonJS from TypeScript, by its two ways to find types. */
const COMMONJS = { type: 'commonjs' };

const BUN = { start: 'bun bun.js', dependencies: { bun: '1.4.5' } };
const DENO = { start: 'deno run -A --env-file=.env deno.js', dependencies: { deno: '2.9.6' } };

/** All that is tried from outside. */
export const ROWS: readonly Row[] = [
  createRow,
  the25Row,
  generatedRow,
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
  engineTypesRow,
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
  hostRow({ name: 'express', heading: 'Express', short: true }),
  hostRow({ name: 'fastify', heading: 'Fastify' }),
  hostRow({ name: 'nest', heading: 'NestJS', linesMax: 28 }),
  hostRow({ name: 'hono', heading: 'Hono', linesMax: 26 }),
  hostRow({ name: 'next', heading: 'Next.js', linesMax: 28 }),
  hostRow({ name: 'sveltekit', heading: 'SvelteKit', linesMax: 27 }),
  hostRow({ name: 'bun', heading: 'Bun', dependencies: ['bun@1.4.5'] }),
  hostRow({ name: 'deno', heading: 'Deno', dependencies: ['deno@2.9.6'] }),
  hostRow({ name: 'marketplace', heading: 'A marketplace', linesMax: 36 }),
  hostRow({ name: 'own-rows', heading: 'An order and its payment in one commit', linesMax: 40 }),
  parsersRow,
  fetchHostRow({ name: 'sveltekit', folder: 'sveltekit' }),
  fetchHostRow({ name: 'astro', folder: 'astro' }),
  fetchHostRow({ name: 'bun', folder: 'embed', ...BUN }),
  fetchHostRow({ name: 'deno', folder: 'embed', ...DENO }),
];

function typescript(
  manifest: object,
  flags: string,
): { readonly folder: string; readonly manifest: Readonly<Record<string, unknown>> } {
  const scripts = { build: `tsc ${flags}`, start: 'node --env-file=.env dist/server.js' };
  return { folder: 'typescript', manifest: { ...manifest, scripts } };
}
