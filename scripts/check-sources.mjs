// Fails for code that could change without a commit here: a dependency that is not from the registry with its hash, and an
// action of a workflow that is named by a tag. pnpm verifies the hashes and refuses such dependencies of dependencies,
// but lets a direct one come from git, an address or a folder.
import { globSync, readFileSync } from 'node:fs';

const problems = [];
let pinned = 0;

for (const [line, package_, resolution] of matches('pnpm-lock.yaml', /^ {2}(\S+):\n {4}resolution: (.*)$/gm)) {
  if (/^\{integrity: sha512-[\w+/]{86}==\}$/.test(resolution)) pinned += 1;
  else problems.push(`pnpm-lock.yaml:${line}: ${package_} is not from the registry with its hash: ${resolution}`);
}
const resolutions = readFileSync('pnpm-lock.yaml', 'utf8').split('resolution:').length - 1;
if (resolutions !== pinned + problems.length) problems.push('pnpm-lock.yaml has a form that this check cannot read');

for (const file of globSync('.github/**/*.yml')) {
  for (const [line, action] of matches(file, /^[\s-]*uses: *(.*)$/gm)) {
    if (/^\.\/|^[\w-]+\/[\w/-]+@[\da-f]{40} # v[\d.]+$/.test(action)) pinned += 1;
    else problems.push(`${file}:${line}: name the commit, and its tag in a comment: ${action}`);
  }
}

for (const problem of problems) console.log(problem);
if (problems.length === 0) console.log(`  ${pinned} packages and actions are pinned by their hash`);
process.exitCode = problems.length === 0 ? 0 : 1;

/** The line of each match, and its groups. */
function matches(file, pattern) {
  const text = readFileSync(file, 'utf8');
  return Array.from(text.matchAll(pattern), (match) => [
    text.slice(0, match.index).split('\n').length,
    ...match.slice(1),
  ]);
}
