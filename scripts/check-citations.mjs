// Looks up what docs/security.md cites: each path exists, and each test title, in _italics_ after its file, is in that file.
import './require-node.mjs';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const DOCUMENT = 'docs/security.md';
/** A file or folder of the repository: code with a slash, in one of its folders. */
const PATH = /`((?:\.github|bench|docs|etc|examples|packages|scripts|tests)\/[^`\s]+)`/g;
/** A file and one of its tests. */
const TITLE = /`([^`\s]+\.ts)`: _(.+?)_(?![\w])/g;

const text = readFileSync(`${root}${DOCUMENT}`, 'utf8');
const faults = [];
let titles = 0;

for (const [, path] of text.matchAll(PATH)) {
  if (globSync(path, { cwd: root }).length === 0) faults.push(`${path} does not exist`);
}
for (const [, path, title] of text.matchAll(TITLE)) {
  titles += 1;
  if (existsSync(`${root}${path}`) && !isTitled(path, unescaped(title))) {
    faults.push(`${path} has no test _${title}_`);
  }
}
console.log(`  ${titles} test titles`);
for (const fault of faults) console.log(`  ${DOCUMENT}: ${fault}`);
if (titles === 0 || faults.length > 0) process.exitCode = 1;

/** The end of a title is enough: it may begin with what a table fills in. */
function isTitled(path, title) {
  const source = readFileSync(`${root}${path}`, 'utf8').replaceAll(/\\(['"`])/g, '$1');
  return ["'", '"', '`'].some((quote) => source.includes(title + quote));
}

/** Markdown escapes what a title may contain. */
function unescaped(title) {
  return title.replaceAll(/\\([\\|_*`])/g, '$1');
}
