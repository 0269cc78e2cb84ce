import { nodeVersionProblem } from './node-version.ts';

// The first import of the entry: what it depends on fails on an older Node by errors that name no version.
const problem = nodeVersionProblem(process.versions.node);
if (problem !== undefined) throw new Error(`mitako: ${problem}`);
