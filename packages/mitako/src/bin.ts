#!/usr/bin/env node
import module from 'node:module';
import { nodeVersionProblem } from './node-version.ts';

const problem = nodeVersionProblem(process.versions.node);

if (problem === undefined) {
  // Only the owner may read the files that it writes.
  process.umask(0o077);
  // Compiled code is cached in the temporary directory: later starts take a third less time.
  module.enableCompileCache();
  // Not a static import: those are loaded before the first line above runs.
  const { run } = await import('./cli.ts');
  await run(process.argv);
} else {
  process.stderr.write(`mitako: ${problem}\n`);
  process.exitCode = 1;
}
