import type { Reporter, TestModule } from 'vitest/node';

/** Ends every run with one plain line that scripts can read: `12 passed, 0 failed, 1 skipped`. */
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
    // What goes wrong around the tests, in a global setup for one, fails the run without being in either list.
    if (reason === 'failed' && count.failed === 0) count.failed = 1;
    process.stdout.write(`\n${count.passed} passed, ${count.failed} failed, ${count.skipped} skipped\n`);
  },
};

// A file that does not load, or a hook that throws, fails the run without any test of its own being failed.
function failuresOutsideTests(module: TestModule): number {
  const suites = [...module.children.allSuites()];
  return module.errors().length + suites.reduce((sum, suite) => sum + suite.errors().length, 0);
}
