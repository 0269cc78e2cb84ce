import { dirname, join } from 'node:path';
import { inject } from 'vitest';
import { runNode, type Running } from './process.ts';

/** The command line in one piece, as it is published; `run-from-source.test.ts` starts it as `pnpm mitako` does. */
export function mitako(
  args: readonly string[],
  environment?: NodeJS.ProcessEnv,
  cwd?: string,
  input?: string,
): Running {
  return runNode([inject('bundledCli'), ...args], environment, cwd, input);
}

/** Another program of the bundle. */
export function bundled(name: 'cli' | 'shop' | 'shop-dev'): string {
  return join(dirname(inject('bundledCli')), `${name}.mjs`);
}
