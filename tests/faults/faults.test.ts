import { afterAll, beforeAll, expect, test } from 'vitest';
import { startPostgresServer, type PostgresServer } from '../support/postgres-server.ts';
import { SCENARIOS } from './scenarios/index.ts';
import { runScenario } from './support/run.ts';

// A sample in its short form; `pnpm test:faults` runs all of them, and the long form. They wait more than they compute, so
// they run side by side.

const SEED = '1';
const SAMPLE = ['kill-nine', 'same-key'];

/** What is killed here must find again what it was promised, so this server syncs. */
let server: PostgresServer;
beforeAll(async () => {
  server = await startPostgresServer();
});
afterAll(() => server.stop());

for (const scenario of SCENARIOS.filter(({ name }) => SAMPLE.includes(name))) {
  for (const engine of scenario.engines) {
    const deadlineMs = scenario.deadlineMs.short;
    test.concurrent(`${scenario.name} on ${engine}: ${scenario.title}`, { timeout: deadlineMs + 10_000 }, async () => {
      const progress = (): void => undefined;
      const postgresUrl = server.connectionString;
      const outcome = await runScenario(scenario, { engine, form: 'short', seed: SEED, postgresUrl, progress });
      expect(outcome.failure).toBeNull();
    });
  }
}
