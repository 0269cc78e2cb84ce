import { execFileSync } from 'node:child_process';
import { basename } from 'node:path';
import { StepError } from './process.ts';

/**
 * What npm shows of a package comes from its tarball.
 * @param required files that it has, beside its build
 * @throws StepError when something of it is missing
 */
export function inspect(tarball: string, required: readonly string[]): void {
  const read = (...args: readonly string[]): string => execFileSync('tar', [...args], { encoding: 'utf8' });
  const fail = (what: string): never => {
    throw new StepError(`${basename(tarball)} ${what}`);
  };
  const files = read('-tzf', tarball);
  for (const file of required) {
    if (!files.includes(`package/${file}\n`)) fail(`has no ${file}`);
  }
  const manifest = JSON.parse(read('-xzOf', tarball, 'package/package.json')) as { readonly files?: readonly string[] };
  for (const field of ['repository', 'homepage', 'bugs', 'license', 'keywords', 'engines']) {
    if (!(field in manifest)) fail(`has no ${field} in its package.json`);
  }
  if (manifest.files?.includes('CHANGELOG.md') !== true) fail('leaves its CHANGELOG.md behind');
  const [relative] = /\]\(\.\.?\/[^)]+\)/.exec(read('-xzOf', tarball, 'package/README.md')) ?? [];
  if (relative !== undefined) fail(`has a README whose link leads nowhere: ${relative}`);
}
