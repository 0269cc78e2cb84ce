// The code of docs/guides is cut from examples/guides, whose shops and hosts `pnpm outside` runs. A block behind
// `<!-- express/server.mjs -->` has that file, one behind `<!-- typescript/server.ts create -->` what stands in it between
// `snippet: create` and `end`. Until the README no longer says that the packages are not on npm, each page says so too.
// Says which blocks differ; with --write, writes them.
import './require-node.mjs';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';

const pages = new URL('../docs/guides/', import.meta.url);
const examples = new URL('../examples/guides/', import.meta.url);
const NOTICE =
  'The packages are not on npm yet: [pack them in a clone](../first-payment.md#install), and install the files.\n\n';
const isReleased = !readFileSync(new URL('../README.md', import.meta.url), 'utf8').includes(
  'The packages are not on npm',
);
const isWriting = process.argv.includes('--write');
const problems = [];
let count = 0;

for (const name of readdirSync(pages).filter((each) => each.endsWith('.md'))) {
  const page = new URL(name, pages);
  const text = readFileSync(page, 'utf8');
  const cut = text.replaceAll(
    /(<!-- (\S+?)(?: (\w+))? -->\n\n?```\w+\n)(.*?)(?=```)/gs,
    (_, head, file, snippet, block) => {
      const code = codeOf(file, snippet);
      count += 1;
      if (code !== block) problems.push(`${name}: ${[file, snippet].filter(Boolean).join(' ')} differs`);
      return head + code;
    },
  );
  const bare = cut.replace(NOTICE, '');
  const noticed = isReleased ? bare : bare.replace('\n\n', `\n\n${NOTICE}`);
  if (noticed !== cut) problems.push(`${name}: the sentence on npm differs`);
  if (isWriting) writeFileSync(page, noticed);
}

if (isWriting) console.log(`${problems.length} written, of ${count} blocks`);
else if (problems.length > 0) console.log(`${problems.join('\n')}\nnode scripts/cut-guides.mjs --write fixes it.`);
else console.log(`${count} blocks are those of examples/guides`);
process.exitCode = problems.length > 0 && !isWriting ? 1 : 0;

function codeOf(file, snippet) {
  const source = readFileSync(new URL(file, examples), 'utf8');
  const lines = source.split('\n');
  if (snippet === undefined) return lines.filter((line) => !/^\s*\/\/ (snippet: \w+|end)$/.test(line)).join('\n');
  const from = lines.findIndex((line) => line.trim() === `// snippet: ${snippet}`);
  const to = lines.findIndex((line, index) => index > from && line.trim() === '// end');
  if (from === -1 || to === -1) throw new Error(`${file} has no snippet ${snippet}`);
  return `${lines
    .slice(from + 1, to)
    .join('\n')
    .trim()}\n`;
}
