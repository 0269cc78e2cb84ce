#!/usr/bin/env node
import { nodeVersionProblem } from './node-version.ts';

const problem = nodeVersionProblem(process.versions.node);

if (problem === undefined) {
  // Not a static import: those are loaded before the first line above runs.
  const { run } = await import('./cli.ts');
  await run(process.argv);
} else {
  process.stderr.write(`mitako: ${problem}\n`);
  process.exitCode = 1;
}
