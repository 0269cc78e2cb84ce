import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterAll, expect, it } from 'vitest';

// Extracts every named TypeScript block of docs/rails.md; its test runs as part of this one.

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

await import(pathToFileURL(join(snippets, 'my-rail.test.ts')).href);
