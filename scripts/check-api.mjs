// Compares the public API of each built package with the committed snapshot in etc/, so that no change goes unnoticed.
// `--update` writes the snapshots. A snapshot has what each entry exports, then the declarations by name, without
// comments.
import './require-node.mjs';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { format } from 'oxfmt';
import ts from 'typescript';
import { packages } from './packages.mjs';

const update = process.argv.includes('--update');
/** Packages whose declarations others bundle, the lowest first. */
const BELOW = ['contract', 'core'];
const WIDTH = 120;
const printer = ts.createPrinter({ removeComments: true });
const directory = fileURLToPath(new URL('../etc', import.meta.url));
mkdirSync(directory, { recursive: true });

const surfaces = packages()
  .map((each) => ({ name: each.directory, ...surface(each) }))
  .filter(({ exports }) => exports.length > 0);
const wanted = new Map();
for (const each of surfaces) wanted.set(`${each.name}.api.d.ts`, await snapshot(each));
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

/** What the entries of a package export and import, and the declarations in them and in their shared chunks. */
function surface({ path, manifest }) {
  const entries = Object.values(manifest.publishConfig.exports)
    .flatMap((target) => target.types ?? target.import?.types ?? [])
    .map((entry) => join(path, entry));
  const isShape = shapesIn(path);
  const files = new Map();
  const queue = [...entries];
  for (const file of queue) {
    if (files.has(file)) continue;
    if (!existsSync(file)) throw new Error(`${file} is missing: run \`pnpm build\` first.`);
    const { statements } = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
    files.set(file, statements);
    for (const statement of statements) if (isOfChunk(statement)) queue.push(chunkOf(statement, file));
  }
  const statements = [...files.values()].flat();
  const imports = statements.filter((each) => ts.isImportDeclaration(each) && !isOfChunk(each));
  const declarations = statements
    .filter((each) => !ts.isImportDeclaration(each) && !ts.isExportDeclaration(each))
    .filter((each) => !isVisibleInSource(each, isShape))
    .map((each) => [nameOf(each), printer.printNode(ts.EmitHint.Unspecified, each, each.getSourceFile())]);
  return {
    exports: entries.map((file) => [basename(file), exportsOf(file, files)]),
    imports: [...new Set(imports.map((each) => each.moduleSpecifier.text))].toSorted(byText),
    declarations: new Set(declarations.toSorted(([a], [b]) => byText(a, b)).map(([, text]) => text)),
  };
}

/** The text of a snapshot. What a package bundles from one below is in the snapshot of that one. */
async function snapshot({ name, exports, imports, declarations }) {
  const names = BELOW.includes(name) ? BELOW.slice(0, BELOW.indexOf(name)) : BELOW;
  const below = surfaces.filter((each) => names.includes(each.name));
  const own = [...declarations].filter((text) => !below.some((each) => each.declarations.has(text)));
  const lists = [...exports.map((each) => [`${each[0]} exports`, withoutRepeats(each, exports)]), ['imports', imports]]
    .filter(([, list]) => list.length > 0)
    .map(([title, list]) => [`// ${title}`, ...list].join('\n//   '));
  const { code } = await format('snapshot.d.ts', own.join('\n'), { printWidth: WIDTH, singleQuote: true });
  return `${lists.join('\n')}\n\n${code}`;
}

/** The names of an entry, with the name of another entry in place of all of that one's. */
function withoutRepeats([file, names], exports) {
  const inside = exports.find(
    ([other, list]) => other !== file && list.length > 99 && list.every((each) => names.includes(each)),
  );
  return inside === undefined ? names : [`all of ${inside[0]}`, ...names.filter((each) => !inside[1].includes(each))];
}

/** Names that a file exports, with the name of the declaration where it differs, or the package that has it. */
function exportsOf(file, files) {
  return files
    .get(file)
    .filter(ts.isExportDeclaration)
    .flatMap((statement) => {
      const { exportClause, moduleSpecifier } = statement;
      if (exportClause === undefined) return [`* of ${moduleSpecifier.text}`];
      return exportClause.elements.map((element) => {
        const name = element.name.text;
        if (moduleSpecifier !== undefined && !isOfChunk(statement)) return `${name} of ${moduleSpecifier.text}`;
        const inFile = (element.propertyName ?? element.name).text;
        const declared =
          moduleSpecifier === undefined ? inFile : declaredAs(inFile, files.get(chunkOf(statement, file)));
        return declared === name ? name : `${declared} as ${name}`;
      });
    })
    .toSorted(byText);
}

/** The declaration that a chunk exports under an alias of the bundler. */
function declaredAs(alias, statements) {
  const elements = statements.filter(ts.isExportDeclaration).flatMap(({ exportClause }) => exportClause.elements);
  const { name, propertyName = name } = elements.find((each) => each.name.text === alias);
  return propertyName.text;
}

/** Whether a statement imports or exports from a shared chunk or another entry. */
function isOfChunk({ moduleSpecifier }) {
  return moduleSpecifier?.text.startsWith('.') === true;
}

function chunkOf({ moduleSpecifier }, file) {
  return join(file, '..', moduleSpecifier.text.replace(/\.js$/, '.d.ts'));
}

function nameOf(statement) {
  return (statement.name ?? statement.declarationList?.declarations[0].name)?.text ?? '';
}

/**
 * The types and routes of the API and the engine's objects have their own source files, where a change is visible. The
 * snapshot has only the names of these interfaces, lists and tables, and so have those of the packages that bundle them:
 * a field or an event changes no snapshot.
 */
function isVisibleInSource(statement, isShape) {
  return isShape(nameOf(statement)) && (ts.isInterfaceDeclaration(statement) || ts.isVariableStatement(statement));
}

/** Of a package, what its files of types declare; of the packages below it, what they declare and it does not. */
function shapesIn(path) {
  const shapes = declaredIn(
    path,
    (file, text) =>
      /(?:\/types|\/values|\/errors|model|\/details|routes|local-operations)\.ts$/.test(file) ||
      text.startsWith('// Written by'),
  );
  const own = declaredIn(path, () => true);
  const below = BELOW.filter((other) => !path.endsWith(other)).map((other) =>
    declaredIn(join(path, '..', other), () => true),
  );
  // The bundler numbers the second of two declarations of one name.
  const isBelow = (name) => below.some((names) => names.has(name));
  return (name) =>
    shapes.has(name) ||
    (!own.has(name) && isBelow(name)) ||
    (/\$\d+$/.test(name) && isBelow(name.replace(/\$\d+$/, '')));
}

function declaredIn(path, isWanted) {
  const sources = readdirSync(join(path, 'src'), { recursive: true })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => [file, readFileSync(join(path, 'src', file), 'utf8')])
    .filter(([file, text]) => isWanted(file, text))
    .map(([, text]) => text);
  return new Set([...sources.join('\n').matchAll(/^(?:export )?(?:interface|const) (\w+)/gm)].map(([, name]) => name));
}

function byText(a, b) {
  return a < b ? -1 : Number(a > b);
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
