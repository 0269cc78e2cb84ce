import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runStep } from './process.ts';
import { NPM_FLAGS, type World } from './world.ts';

const guides = fileURLToPath(new URL('../../examples/guides', import.meta.url));

/** How a copy differs from its folder. */
export interface CopyOptions {
  /** Below examples/guides. */
  readonly folder: string;
  readonly manager?: 'npm' | 'pnpm';
  /** Replaces parts of package.json. */
  readonly change?: Readonly<Record<string, unknown>>;
  /** Further dependencies. */
  readonly add?: Readonly<Record<string, string>>;
}

interface Manifest {
  readonly scripts?: Readonly<Record<string, string>>;
  readonly dependencies: Readonly<Record<string, string>>;
}

/**
 * Copies a folder of the guides and installs what it names, our packages from the registry with the packed ones.
 * @returns its scripts
 */
export async function installCopy(
  world: World,
  cwd: string,
  { folder, manager = 'npm', change = {}, add = {} }: CopyOptions,
): Promise<Readonly<Record<string, string>>> {
  cpSync(join(guides, folder), cwd, { recursive: true });
  const file = join(cwd, 'package.json');
  const read: Manifest = JSON.parse(readFileSync(file, 'utf8'));
  const changed: Manifest = { ...read, ...change };
  const { dependencies, scripts = {} } = changed;
  writeFileSync(file, JSON.stringify({ ...changed, dependencies: { ...dependencies, ...add } }, null, 2));
  // A registry for our scope alone: what else is installed comes from npm, and from its cache.
  writeFileSync(join(cwd, '.npmrc'), `@mitako:registry=${world.registry}\n`);
  if (manager === 'pnpm') await runStep('npx', ['-y', 'pnpm@12', 'install', '--prefer-offline'], { cwd });
  else await runStep('npm', ['install', ...NPM_FLAGS], { cwd });
  return scripts;
}
