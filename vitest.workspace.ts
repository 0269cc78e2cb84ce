import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defaultServerConditions, type UserConfig } from 'vite';
import { configDefaults, defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { LongFilesFirst } from './tests/support/long-files-first.ts';
import { writeToMemory } from './tests/support/run-directory.ts';
import { summaryReporter } from './tests/support/summary-reporter.ts';

await writeToMemory();

const postgresServer = path('tests/support/postgres-server.ts');
export const chromium = path('tests/support/chromium.ts');
const api = path('tests/api/support/setup.ts');

/** Packages whose tests need PostgreSQL. */
const ON_POSTGRES = ['packages/client', 'packages/postgres'];
/** Folders of `tests` that need nothing but Node. */
const PLAIN = ['examples', 'openapi', 'simulation'];

/**
 * What is run: each rule once, on both engines where they could differ; or every test on both, in all its forms, with the
 * files named `*.nightly.ts`.
 */
export type Matrix = 'short' | 'whole';

declare module 'vitest' {
  interface ProvidedContext {
    matrix: Matrix;
  }
}

export default configOf(projectsOf('short'));

export function projectsOf(matrix: Matrix): readonly TestProjectInlineConfiguration[] {
  const apiOnPostgres = matrix === 'whole' ? 'tests/api' : 'tests/api/both-engines';
  // By what they need, not by package: a worker loads the workspace again for each project.
  return [
    project(matrix, 'plain', ['packages', 'bench', ...PLAIN.map((name) => `tests/${name}`)], {
      exclude: [...configDefaults.exclude, ...ON_POSTGRES.map((directory) => `${directory}/**`)],
    }),
    project(matrix, 'postgres', ON_POSTGRES, { globalSetup: [postgresServer] }),
    project(matrix, 'api-sqlite', ['tests/api'], { provide: { matrix, engine: 'sqlite' }, setupFiles: [api] }),
    project(matrix, 'api-postgres', [apiOnPostgres], {
      provide: { matrix, engine: 'postgres' },
      setupFiles: [api],
      globalSetup: [postgresServer],
    }),
    project(matrix, 'browser', ['tests/browser'], { globalSetup: [chromium] }),
    project(matrix, 'cli', ['tests/cli'], { globalSetup: [path('tests/support/bundled-cli.ts')] }),
  ];
}

export function configOf(projects: readonly TestProjectInlineConfiguration[]): UserConfig {
  return defineConfig({
    // Packages are resolved to their TypeScript source: nothing is built before a test.
    ssr: { resolve: { conditions: ['@mitako/source', ...defaultServerConditions] } },
    test: {
      reporters: ['default', summaryReporter],
      // Two more than there are cores: browsers, processes and databases are waited for half of the time.
      maxWorkers: availableParallelism() + 2,
      // Files of a project share a worker and what it has loaded: loading the workspace takes longer than most files.
      isolate: false,
      sequence: { sequencer: LongFilesFirst },
      // Tests wait for events, not for time; how long that takes on a busy machine proves nothing.
      testTimeout: 60_000,
      hookTimeout: 60_000,
      expect: { poll: { timeout: 30_000 } },
      projects: [...projects],
    },
  });
}

export function project(
  matrix: Matrix,
  name: string,
  directories: readonly string[],
  test: TestProjectInlineConfiguration['test'] = {},
): TestProjectInlineConfiguration {
  const kinds = matrix === 'whole' ? '{test,nightly}' : 'test';
  const include = directories.map((directory) => `${directory}/**/*.${kinds}.{ts,tsx}`);
  return { extends: true, test: { name, include, provide: { matrix }, ...test } };
}

function path(file: string): string {
  return fileURLToPath(new URL(file, import.meta.url));
}
