import { expect, inject, test } from 'vitest';
import { SCENARIOS } from './scenarios/index.ts';
import { runScenario } from './support/run.ts';

// The short form of each scenario; `pnpm test:faults` runs the long one. They wait more than they compute, so they run
// side by side; what measures times, and can have nobody beside it, runs with `pnpm test:faults` only.

const SEED = '1';

for (const scenario of SCENARIOS.filter(({ alone }) => alone !== true)) {
  for (const engine of scenario.engines) {
    const deadlineMs = scenario.deadlineMs.short;
    test.concurrent(`${scenario.name} on ${engine}: ${scenario.title}`, { timeout: deadlineMs + 10_000 }, async () => {
      const progress = (): void => undefined;
      const postgresUrl = inject('postgresUrl');
      const outcome = await runScenario(scenario, { engine, form: 'short', seed: SEED, postgresUrl, progress });
      expect(outcome.failure).toBeNull();
    });
  }
}
