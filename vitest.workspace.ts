import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defaultServerConditions } from 'vite';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { summaryReporter } from './tests/support/summary-reporter.ts';

const postgresServer = support('postgres-server.ts');
const chromium = support('chromium.ts');

export default defineConfig({
  // Packages are resolved to their TypeScript source: nothing is built before a test.
  ssr: { resolve: { conditions: ['@mitako/source', ...defaultServerConditions] } },
  test: {
    reporters: ['default', summaryReporter],
    projects: [
      ...readdirSync(new URL('packages', import.meta.url)).map((name) =>
        // Races on PostgreSQL wait for lock timeouts and come back: seconds, where others take milliseconds.
        project(
          name,
          `packages/${name}/{src,test}`,
          name === 'postgres' ? { globalSetup: [postgresServer], testTimeout: 30_000 } : {},
        ),
      ),
      project('api-sqlite', 'tests/api', { provide: { engine: 'sqlite' } }),
      project('api-postgres', 'tests/api', { provide: { engine: 'postgres' }, globalSetup: [postgresServer] }),
      project('browser', 'tests/browser', { globalSetup: [chromium], testTimeout: 30_000, hookTimeout: 30_000 }),
      project('bench', 'bench', {}),
      project('cli', 'tests/cli', { testTimeout: 30_000 }),
      project('examples', 'tests/examples', { testTimeout: 30_000 }),
      // A mutant is looked for in up to a hundred seeds, of a third of a second each.
      project('simulation', 'tests/simulation', { testTimeout: 300_000 }),
      project('faults', 'tests/faults', { globalSetup: [postgresServer], maxConcurrency: 4 }),
    ],
  },
});

function project(
  name: string,
  directory: string,
  test: TestProjectInlineConfiguration['test'],
): TestProjectInlineConfiguration {
  return { extends: true, test: { name, include: [`${directory}/**/*.test.{ts,tsx}`], ...test } };
}

function support(file: string): string {
  return fileURLToPath(new URL(`tests/support/${file}`, import.meta.url));
}
