import { execFile } from 'node:child_process';
import { globSync, readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { StepError } from './process.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Packs all packages as for publishing, building them first where the build is missing or older than a source.
 * @returns the tarballs
 */
export async function packAll(directory: string, log: (line: string) => void): Promise<readonly string[]> {
  if (isStale()) {
    log('building');
    await workspace('build');
  }
  log('packing');
  await workspace('-r', '--filter', './packages/*', 'exec', 'pnpm', 'pack', '--pack-destination', directory);
  const tarballs = readdirSync(directory).filter((name) => name.endsWith('.tgz'));
  if (tarballs.length !== folders().length) {
    throw new StepError(`Packed ${tarballs.length} of ${folders().length} packages.`);
  }
  return tarballs.map((name) => join(directory, name));
}

function workspace(...args: readonly string[]): Promise<unknown> {
  return promisify(execFile)('pnpm', [...args], { cwd: root });
}

/** The contract's sources are built into the client. */
function isStale(): boolean {
  return folders().some((folder) => {
    const from = folder.endsWith('client') ? [folder, 'packages/contract'] : [folder];
    const changed = from.flatMap((each) => globSync(`${each}/src/**/*.{ts,tsx}`, { cwd: root })).map(changedAtMs);
    const built = globSync(`${folder}/dist/*.js`, { cwd: root }).map(changedAtMs);
    return built.length === 0 || Math.max(...built) < Math.max(...changed);
  });
}

function folders(): readonly string[] {
  return globSync('packages/*/package.json', { cwd: root }).map((file) => dirname(file));
}

function changedAtMs(file: string): number {
  return statSync(join(root, file)).mtimeMs;
}
