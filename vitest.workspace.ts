import { readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defaultServerConditions } from 'vite';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { writeToMemory } from './tests/support/run-directory.ts';
import { summaryReporter } from './tests/support/summary-reporter.ts';

await writeToMemory();

const api = fileURLToPath(new URL('tests/api/support/setup.ts', import.meta.url));
const postgresServer = support('postgres-server.ts');
const chromium = support('chromium.ts');

export default defineConfig({
  // Packages are resolved to their TypeScript source: nothing is built before a test.
  ssr: { resolve: { conditions: ['@mitako/source', ...defaultServerConditions] } },
  test: {
    reporters: ['default', summaryReporter],
    maxWorkers: availableParallelism(),
    // Files of a project share a worker and what it has loaded: loading the workspace takes longer than most files.
    isolate: false,
    // Whoever waits is told when it is time; how long that takes on a busy machine proves nothing.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 30_000 } },
    projects: [
      ...readdirSync(new URL('packages', import.meta.url)).map((name) =>
        project(name, `packages/${name}/{src,test}`, name === 'postgres' ? { globalSetup: [postgresServer] } : {}),
      ),
      project('api-sqlite', 'tests/api', { provide: { engine: 'sqlite' }, setupFiles: [api] }),
      project('api-postgres', 'tests/api', {
        provide: { engine: 'postgres' },
        setupFiles: [api],
        globalSetup: [postgresServer],
      }),
      project('browser', 'tests/browser', { globalSetup: [chromium] }),
      project('bench', 'bench'),
      project('cli', 'tests/cli'),
      project('examples', 'tests/examples'),
      // A mutant is looked for in up to a hundred seeds, of a third of a second each.
      project('simulation', 'tests/simulation', { testTimeout: 300_000 }),
      project('faults', 'tests/faults', { globalSetup: [postgresServer], maxConcurrency: 4 }),
    ],
  },
});

function project(
  name: string,
  directory: string,
  test: TestProjectInlineConfiguration['test'] = {},
): TestProjectInlineConfiguration {
  return { extends: true, test: { name, include: [`${directory}/**/*.test.{ts,tsx}`], ...test } };
}

function support(file: string): string {
  return fileURLToPath(new URL(`tests/support/${file}`, import.meta.url));
}
