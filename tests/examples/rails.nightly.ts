import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, expect, it } from 'vitest';

// Extracts every named TypeScript block of docs/rails.md; TypeScript compiles them, and their test runs as part of this
// one.

const root = fileURLToPath(new URL('../..', import.meta.url));
const page = await readFile(join(root, 'docs/rails.md'), 'utf8');
const blocks = [...page.matchAll(/```ts\n(\/\/ (\S+\.ts)\n.*?)```/gs)];

// Inside the workspace, so that the packages are found; under a name that git ignores.
const snippets = await mkdtemp(join(root, 'tests/examples/.readme-rails-'));
for (const [, code = '', name = ''] of blocks) await writeFile(join(snippets, name), code);
afterAll(() => rm(snippets, { recursive: true, force: true }));

it('the page has a rail, its provider and its test', () => {
  expect(blocks.map(([, , name]) => name)).toEqual(['my-rail.ts', 'simulated-provider.ts', 'my-rail.test.ts']);
});

// The compiler reads the packages as well: TypeScript 7, which `typecheck` uses, takes half of the time.
it('the page compiles under the strictest options', { timeout: 240_000 }, async () => {
  const project = join(snippets, 'tsconfig.json');
  await writeFile(project, JSON.stringify({ extends: join(root, 'tsconfig.base.json'), include: ['*.ts'] }));
  const tsc = join(root, 'node_modules/typescript7/bin/tsc');
  const found = promisify(execFile)(process.execPath, [tsc, '-p', project, '--noEmit', '--pretty', 'false']);
  // A failed command has its output, too.
  expect((await found.catch((error: { readonly stdout: string }) => error)).stdout).toBe('');
});

await import(pathToFileURL(join(snippets, 'my-rail.test.ts')).href);
