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

// Below the range that systems assign by themselves: no other process takes one between its choice and its use.
let nextPort = 20_000 + Math.floor(Math.random() * 8_000);

/** An unused port of this machine. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = nextPort++;
    const server = createServer();
    const isFree = await Promise.race([
      once(server.listen(port, '127.0.0.1'), 'listening').then(() => true),
      once(server, 'error').then(() => false),
    ]).catch(() => false);
    server.close();
    if (isFree) return port;
  }
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
