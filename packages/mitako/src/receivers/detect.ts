import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from '../failure.ts';
import { express } from './express.ts';
import { fastify } from './fastify.ts';
import { hono } from './hono.ts';
import { nest } from './nest.ts';
import { next } from './next.ts';
import { node } from './node.ts';
import type { Folder, Receiver } from './receiver.ts';

/** In the order of recognition: Next and Nest bring others with them. */
export const RECEIVERS = { next, nest, fastify, express, hono, node } as const satisfies Readonly<
  Record<string, Receiver>
>;

export type Framework = keyof typeof RECEIVERS;

export const FRAMEWORKS: readonly Framework[] = ['express', 'fastify', 'nest', 'next', 'hono', 'node'];

/** A folder as it was found. */
export interface Found extends Folder {
  /** Null: none that is known. */
  readonly framework: Framework | null;
  /** Names of its dependencies. */
  readonly dependencies: ReadonlySet<string>;
}

/**
 * Looks into a folder's package.json.
 * @throws Failure when that is no JSON
 */
export function detectFolder(directory: string): Found {
  const manifest = readManifest(join(directory, 'package.json'));
  const { dependencies, devDependencies, type } = manifest;
  const named = new Set(Object.keys({ ...dependencies, ...devDependencies }));
  const [framework = null] = Object.entries(RECEIVERS).flatMap(([name, { recognisedBy }]) =>
    recognisedBy !== null && named.has(recognisedBy) ? FRAMEWORKS.filter((each) => each === name) : [],
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
    throw new Failure(`${file} is no valid JSON.`, { cause: error });
  }
}
