import { afterAll, beforeAll, expect, test } from 'vitest';
import { startPostgresServer, type PostgresServer } from '../support/postgres-server.ts';
import { SCENARIOS } from './scenarios/index.ts';
import { runScenario } from './support/run.ts';
import type { Engine } from './support/scenario.ts';

// A sample in its short form; `pnpm test:faults --short` runs all scenarios on both engines. They wait more than they
// compute, so they run concurrently.

const SEED = '1';
const SAMPLE: Readonly<Record<string, Engine>> = { 'kill-nine': 'postgres', 'same-key': 'sqlite' };

/** Killed processes must find acknowledged data again, so this server syncs. */
let server: PostgresServer;
beforeAll(async () => {
  server = await startPostgresServer();
});
afterAll(() => server.stop());

test('the sample consists of known scenarios', () => {
  const names = SCENARIOS.map(({ name }) => name);
  for (const name of Object.keys(SAMPLE)) expect(names).toContain(name);
});

for (const scenario of SCENARIOS) {
  const engine = SAMPLE[scenario.name];
  if (engine === undefined) continue;
  const deadlineMs = scenario.deadlineMs.short;
  test.concurrent(`${scenario.name} on ${engine}: ${scenario.title}`, { timeout: deadlineMs + 10_000 }, async () => {
    const progress = (): void => undefined;
    const postgresUrl = server.connectionString;
    const outcome = await runScenario(scenario, { engine, form: 'short', seed: SEED, postgresUrl, progress });
    expect(outcome.failure).toBeNull();
  });
}
