// The code of docs/guides is cut from examples/guides, whose shops and hosts `pnpm outside` runs. A block behind
// `<!-- express/server.js -->` has that file, one behind `<!-- node/server.js create -->` what stands in it between
// `snippet: create` and `end`. Says which blocks differ; with --write, writes them.
import './require-node.mjs';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';

const pages = new URL('../docs/guides/', import.meta.url);
const examples = new URL('../examples/guides/', import.meta.url);
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
  if (isWriting) writeFileSync(page, cut);
}

if (isWriting) console.log(`${problems.length} of ${count} blocks written`);
else if (problems.length > 0) console.log(`${problems.join('\n')}\nnode scripts/cut-guides.mjs --write mends it.`);
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
