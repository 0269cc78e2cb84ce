// What the scripts share that write sources from the schemas: the types of schemas, their texts, and files that are
// written, or compared with `--check`.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { format } from 'oxfmt';

const WIDTH = 120;
export const root = join(import.meta.dirname, '..');
export const source = join(root, 'packages/contract/src');
export const files = readdirSync(source, { recursive: true }).map((file) => join(source, file));
export const schemaFiles = files.filter((file) => file.endsWith('/schemas.ts'));

for (const file of schemaFiles) await import(file);
export const { namedSchemas } = await import('../packages/contract/src/basics/typed.ts');
export const { optionalIdempotencyKey } = await import('../packages/contract/src/basics/text.ts');

/** Names of closed sets of values, by the values. */
const sets = new Map();
for (const file of files.filter((each) => /\/(values|types)\.ts$/.test(each))) {
  const text = readFileSync(file, 'utf8');
  const found = [
    ...text.matchAll(/export type (\w+) =\s*\(typeof (\w+)\)\[number\]|export type (\w+) = keyof typeof (\w+);/g),
  ];
  if (found.length === 0) continue;
  const values = await import(file);
  for (const [, name, list, keyName, table] of found) {
    const members = list === undefined ? Object.keys(values[table]) : values[list];
    sets.set(JSON.stringify([...members].toSorted(byText)), name ?? keyName);
  }
}

for (const file of files.filter((each) => /\/(values|types)\.ts$/.test(each))) {
  for (const [, name, literals] of readFileSync(file, 'utf8').matchAll(/export type (\w+) = ('\w+'(?: \| '\w+')+);/g))
    sets.set(
      JSON.stringify(
        literals
          .split(' | ')
          .map((each) => each.slice(1, -1))
          .toSorted(byText),
      ),
      name,
    );
}

const stale = [];

/** Writes a file if its text differs. */
export async function write(file, text) {
  const { code } = await format(file, text, { printWidth: WIDTH, singleQuote: true });
  if (existsSync(file) && readFileSync(file, 'utf8') === code) return;
  stale.push(relative(root, file));
  if (!process.argv.includes('--check')) writeFileSync(file, code);
}

/** Fails a check that has found a difference. */
export function report(what) {
  if (!process.argv.includes('--check') || stale.length === 0) return;
  console.log(`${stale.join('\n')}\n${what}: run \`npx -y pnpm@12 types\`.`);
  process.exitCode = 1;
}

/** Imports of types, sorted by the path that each name has. */
export function importLines(names, pathOf) {
  const from = Map.groupBy(names, pathOf);
  return [...from]
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([path, list]) => `import type { ${list.toSorted().join(', ')} } from '${path}';`);
}

export function fieldsOf(schema, io, used, indent, without = new Set()) {
  return Object.entries(schema.def.shape)
    .filter(([field, type]) => !without.has(field) && type !== optionalIdempotencyKey)
    .map(([field, type]) => {
      const isOmissible = isOptional(type, io);
      const shown = /^\w+$/.test(field) ? field : `'${field}'`;
      return `${docs(type.description, indent)}${indent}readonly ${shown}${isOmissible ? '?' : ''}: ${typeOf(type, io, used)}${isOmissible ? ' | undefined' : ''};`;
    })
    .join('\n');
}

export function isOptional(schema, io) {
  const { _zod: internals } = schema;
  return (io === 'input' ? internals.optin : internals.optout) !== undefined;
}

/** The type of a schema; adds the names in it to those that are used. */
export function typeOf(schema, io, used, isTop = false) {
  const named = isTop ? undefined : namedOf(schema);
  if (named !== undefined) {
    const name = io === 'output' ? (named.parsed ?? named.name) : named.name;
    for (const [word] of name.matchAll(/[A-Z]\w+/g)) if (word !== 'Uint8Array') used.add(word);
    return name;
  }
  const { def } = schema;
  const inner = () => typeOf(def.innerType, io, used);
  switch (def.type) {
    case 'string':
    case 'boolean':
    case 'never':
    case 'unknown':
      return def.type;
    case 'number':
    case 'int':
      return 'number';
    case 'literal':
      return def.values.map((value) => (typeof value === 'string' ? `'${value}'` : String(value))).join(' | ');
    case 'enum': {
      const values = Object.values(def.entries);
      const name = sets.get(JSON.stringify(values.toSorted(byText)));
      if (name === undefined) return values.map((value) => `'${value}'`).join(' | ');
      used.add(name);
      return name;
    }
    case 'nullable':
      return `${inner()} | null`;
    case 'optional':
    case 'default':
    case 'prefault':
    case 'readonly':
      return inner();
    case 'array': {
      const item = typeOf(def.element, io, used);
      return `readonly ${/[ |]/.test(item) && !item.startsWith('{') ? `(${item})` : item}[]`;
    }
    case 'object':
      return `{\n${fieldsOf(schema, io, used, '    ')}\n}`;
    case 'record':
      return `Readonly<Record<${typeOf(def.keyType, io, used)}, ${typeOf(def.valueType, io, used)}>>`;
    case 'union':
      return def.options.map((option) => typeOf(option, io, used)).join(' | ');
    case 'pipe':
      return typeOf(io === 'input' ? def.in : def.out, io, used);
    default:
      throw new Error(`Give this schema a name: ${def.type} ${schema.description ?? ''}`);
  }
}

/** A schema with a description or other metadata of its own has the name of the one that it was made from. */
export function namedOf(schema) {
  if (schema === undefined || namedSchemas.has(schema)) return namedSchemas.get(schema);
  const { _zod: internals } = schema;
  return namedOf(internals.parent);
}

/** Of a schema that prepares what it parses, what it parses. */
export function core(schema) {
  return schema.def.type === 'pipe' ? core(schema.def.out) : schema;
}

/** A comment, in lines that fit; its paragraphs are lines of the text. */
export function docs(text, indent) {
  if (text === undefined) return '';
  const line = `${indent}/** ${text} */`;
  if (line.length <= WIDTH && !text.includes('\n')) return `${line}\n`;
  const lines = text.split('\n').flatMap((paragraph) => wrapped(paragraph, WIDTH - indent.length - 3));
  return `${indent}/**\n${lines.map((each) => `${indent} * ${each}\n`).join('')}${indent} */\n`;
}

function wrapped(text, width) {
  const lines = [''];
  for (const word of text.split(' ')) {
    const longer = lines.at(-1) === '' ? word : `${lines.at(-1)} ${word}`;
    if (longer.length <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

function byText(a, b) {
  return a < b ? -1 : 1;
}
