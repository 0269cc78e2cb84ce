import { mkdirSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { runStep } from './process.ts';

/** What the rows share. */
export interface World {
  /** Has a folder for each row. */
  readonly directory: string;
  /** The registry with the packed packages. */
  readonly registry: string;
  /** The programs of the packed `mitako`. */
  readonly tools: string;
}

/** Packages are taken from npm's cache where they are in it, and no script of theirs runs that npm would not run. */
export const NPM_FLAGS = ['--prefer-offline', '--no-audit', '--no-fund', '--no-update-notifier', '--loglevel=error'];

/** Installs the command line by npm, as its users do. */
export async function installTools(directory: string, registry: string): Promise<string> {
  const cwd = join(directory, 'tools');
  mkdirSync(cwd);
  writeFileSync(join(cwd, 'package.json'), '{ "private": true }');
  await runStep('npm', ['install', 'mitako', '--registry', registry, ...NPM_FLAGS], { cwd });
  return join(cwd, 'node_modules/.bin');
}

/** A port that was free a moment ago. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address !== null ? address.port : 0;
}

/** Resolves as soon as something answers on the port. */
export async function answering(port: number): Promise<void> {
  for (;;) {
    try {
      await fetch(`http://localhost:${port}/`);
      return;
    } catch {
      await pause(100);
    }
  }
}
