import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from '../failure.ts';
import { astro } from './astro.ts';
import { bun } from './bun.ts';
import { deno } from './deno.ts';
import { express } from './express.ts';
import { fastify } from './fastify.ts';
import { hono } from './hono.ts';
import { nest } from './nest.ts';
import { next } from './next.ts';
import { node } from './node.ts';
import type { Folder, Receiver } from './receiver.ts';
import { sveltekit } from './sveltekit.ts';
import { workers } from './workers.ts';

/** In the order of recognition: Next and Nest depend on others, and a framework is more specific than its runtime. */
export const RECEIVERS = {
  next,
  nest,
  sveltekit,
  astro,
  fastify,
  express,
  hono,
  workers,
  deno,
  bun,
  node,
} as const satisfies Readonly<Record<string, Receiver>>;

export type Framework = keyof typeof RECEIVERS;

export const FRAMEWORKS: readonly Framework[] = [
  'express',
  'fastify',
  'nest',
  'next',
  'hono',
  'sveltekit',
  'astro',
  'bun',
  'deno',
  'workers',
  'node',
];

/** Findings about a folder. */
export interface Found extends Folder {
  /** Null: no known framework. */
  readonly framework: Framework | null;
  /** Names of its dependencies. */
  readonly dependencies: ReadonlySet<string>;
}

/**
 * Reads a folder's package.json, and looks for the files of frameworks that need none.
 * @throws Failure when package.json is not valid JSON
 */
export function detectFolder(directory: string): Found {
  const manifest = readManifest(join(directory, 'package.json'));
  const { dependencies, devDependencies, type } = manifest;
  const named = new Set(Object.keys({ ...dependencies, ...devDependencies }));
  const [framework = null] = Object.entries(RECEIVERS).flatMap(([name, { recognisedBy }]) =>
    recognisedBy.some((sign) => named.has(sign) || (sign.includes('.') && existsSync(join(directory, sign))))
      ? FRAMEWORKS.filter((each) => each === name)
      : [],
  );
  return {
    framework,
    dependencies: named,
    typed: named.has('typescript') || existsSync(join(directory, 'tsconfig.json')),
    isModule: type === 'module',
    source: existsSync(join(directory, 'src')) ? 'src/' : '',
  };
}

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly type?: string;
}

function readManifest(file: string): Manifest {
  if (!existsSync(file)) return {};
  try {
    return Object(JSON.parse(readFileSync(file, 'utf8'))) as Manifest;
  } catch (error) {
    throw new Failure(`${file} is not valid JSON.`, { cause: error });
  }
}
