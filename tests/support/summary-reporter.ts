import { relative } from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';

const SLOWEST = 10;

/**
 * Prints the slowest files at the end of every run, and one line for scripts:
 * `12 passed, 0 failed, 1 skipped`.
 */
export const summaryReporter: Reporter = {
  onTestRunEnd(modules, unhandledErrors, reason) {
    const count = { passed: 0, failed: unhandledErrors.length, skipped: 0 };
    for (const module of modules) {
      for (const test of module.children.allTests()) {
        const { state } = test.result();
        count[state === 'pending' ? 'skipped' : state] += 1;
      }
      count.failed += failuresOutsideTests(module);
    }
    // Errors outside the tests, such as in a global setup, fail the run without being in either list.
    if (reason === 'failed' && count.failed === 0) count.failed = 1;
    process.stdout.write(`\nThe slowest files:\n${slowest(modules).join('\n')}\n`);
    process.stdout.write(`\n${count.passed} passed, ${count.failed} failed, ${count.skipped} skipped\n`);
  },
};

function slowest(modules: readonly TestModule[]): readonly string[] {
  return modules
    .map((module) => ({ module, seconds: module.diagnostic().duration / 1_000 }))
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, SLOWEST)
    .map(({ module, seconds }) => {
      const file = relative(module.project.vitest.config.root, module.moduleId);
      return `${seconds.toFixed(1).padStart(6)} s  ${module.project.name}  ${file}`;
    });
}

// A file that does not load, or a hook that throws, fails the run without a failed test.
function failuresOutsideTests(module: TestModule): number {
  const suites = [...module.children.allSuites()];
  return module.errors().length + suites.reduce((sum, suite) => sum + suite.errors().length, 0);
}
