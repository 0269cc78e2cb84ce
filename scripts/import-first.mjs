// Has a built entry import a file before everything else: esbuild puts chunks first, whatever the order of the source.
// node ../../scripts/import-first.mjs dist/index.js ./require-node.js
import { readFileSync, writeFileSync } from 'node:fs';

const [, , entry, first] = process.argv;
// On the first line, so that source maps stay right.
writeFileSync(entry, `import ${JSON.stringify(first)};${readFileSync(entry, 'utf8')}`);
