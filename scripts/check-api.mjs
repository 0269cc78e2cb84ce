// Compares the public API of each built package with the committed snapshot in etc/, so that no change goes unnoticed.
// `--update` writes the snapshots.
import './require-node.mjs';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { packages } from './packages.mjs';

const update = process.argv.includes('--update');
/** Packages whose declarations others bundle; each has its own snapshot. */
const BELOW = ['contract', 'core'];
const directory = fileURLToPath(new URL('../etc', import.meta.url));
mkdirSync(directory, { recursive: true });

const wanted = new Map(packages().map((each) => [`${each.directory}.api.d.ts`, surface(each)]));
const stale = readdirSync(directory).filter((file) => file.endsWith('.api.d.ts') && !wanted.has(file));
const changed = [...wanted].filter(([file, text]) => text !== committed(file));

if (update) {
  for (const file of stale) rmSync(join(directory, file));
  for (const [file, text] of changed) writeFileSync(join(directory, file), text);
  console.log(`${changed.length} snapshots written, ${stale.length} removed`);
} else if (changed.length + stale.length > 0) {
  for (const [file, text] of changed) console.log(`etc/${file}\n${firstDifference(committed(file), text)}\n`);
  for (const file of stale) console.log(`etc/${file} belongs to no package\n`);
  console.log('If the change is intended, run `pnpm api:update` and commit etc/ with a changeset.');
  process.exitCode = 1;
}

/** The declarations of all entries of a package and their shared chunks, without unstable parts. */
function surface({ path, manifest }) {
  const entries = Object.values(manifest.publishConfig.exports).flatMap(
    (target) => target.types ?? target.import?.types ?? [],
  );
  const seen = new Set();
  const queue = entries.map((entry) => join(path, entry));
  const parts = [];
  for (const file of queue) {
    if (seen.has(file)) continue;
    seen.add(file);
    if (!existsSync(file)) throw new Error(`${file} is missing: run \`pnpm build\` first.`);
    const text = readFileSync(file, 'utf8');
    for (const [, specifier] of text.matchAll(/from ['"](\.[^'"]+)\.js['"]/g))
      queue.push(join(file, '..', `${specifier}.d.ts`));
    parts.push(`// ${withoutHash(file.slice(path.length + '/dist/'.length))}\n\n${normal(text, path)}`);
  }
  return parts.join('\n');
}

/** Chunks are named by a hash of their content: the name would change with every change, in every importer too. */
function normal(text, path) {
  const body = text.replaceAll(
    /((?:from|import) ['"])(\.[^'"]+)(['"])/g,
    (_, before, name, after) => before + withoutHash(name) + after,
  );
  return `${withoutFields(body.replaceAll(/\n?\/\/# sourceMappingURL=.*/g, ''), path).trim()}\n`;
}

/**
 * The types and routes of the API and the engine's objects have their own source files, where a change is visible. The
 * snapshot contains these interfaces, lists and tables without their contents, and so do those of the packages that bundle them: a field or
 * an event changes no snapshot.
 */
function withoutFields(text, path) {
  const isShape = shapesIn(path);
  const naming = (words) => (whole, name) => (isShape(name) ? words(name) : whole);
  return text
    .replaceAll(
      /^interface ([\w$]+)[^\n]*\{\n.*?^\}/gms,
      naming((name) => `interface ${name} { … }`),
    )
    .replaceAll(
      /^declare const ([\w$]+): readonly \["[^\]]*\];$/gm,
      naming((name) => `declare const ${name}: readonly [ … ];`),
    )
    .replaceAll(
      /^declare const ([\w$]+): \{\n.*?^\};/gms,
      naming((name) => `declare const ${name}: { … };`),
    );
}

/** Of a package, what its files of types declare; of the packages below it, what they declare and it does not. */
function shapesIn(path) {
  const shapes = declaredIn(path, /(?:\/types|\/values|model|\/details|routes|local-operations)\.ts$/);
  const own = declaredIn(path, /\.tsx?$/);
  const below = BELOW.filter((other) => !path.endsWith(other)).map((other) =>
    declaredIn(join(path, '..', other), /\.ts$/),
  );
  // The bundler numbers the second of two declarations of one name.
  const isBelow = (name) => below.some((names) => names.has(name));
  return (name) =>
    shapes.has(name) ||
    (!own.has(name) && isBelow(name)) ||
    (/\$\d+$/.test(name) && isBelow(name.replace(/\$\d+$/, '')));
}

function declaredIn(path, files) {
  const sources = readdirSync(join(path, 'src'), { recursive: true })
    .filter((file) => files.test(file))
    .map((file) => readFileSync(join(path, 'src', file), 'utf8'));
  return new Set([...sources.join('\n').matchAll(/^(?:export )?(?:interface|const) (\w+)/gm)].map(([, name]) => name));
}

function withoutHash(name) {
  return name.replace(/-[A-Za-z0-9_-]{8}(?=\.(d\.ts|js)$)/, '');
}

function committed(file) {
  const path = join(directory, file);
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
}

function firstDifference(before, after) {
  const [old, now] = [before.split('\n'), after.split('\n')];
  const at = now.findIndex((line, index) => line !== old[index]);
  const line = at === -1 ? now.length : at;
  const show = (mark, lines) => lines.slice(line, line + 5).map((text) => `  ${mark} ${text}`);
  return [`  line ${line + 1}:`, ...show('-', old), ...show('+', now)].join('\n');
}
