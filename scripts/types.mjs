// Writes the types of the API, packages/contract/src/<subject>/types.ts, from its schemas: names, fields and their texts.
// `--check` compares them. Each schema is checked against its written type when the contract compiles.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { format } from 'oxfmt';

const WIDTH = 120;
const root = join(import.meta.dirname, '..');
const source = join(root, 'packages/contract/src');
const files = readdirSync(source, { recursive: true }).map((file) => join(source, file));
const schemaFiles = files.filter((file) => file.endsWith('/schemas.ts'));

for (const file of schemaFiles) await import(file);
const { namedSchemas } = await import('../packages/contract/src/basics/typed.ts');
const { optionalIdempotencyKey } = await import('../packages/contract/src/basics/text.ts');

/** File of every type: written ones are beside their schema, others where they are declared. */
const places = new Map();
for (const file of files.filter((each) => each.endsWith('.ts') && !each.endsWith('/types.ts'))) {
  for (const [, name] of readFileSync(file, 'utf8').matchAll(/^export (?:interface|type) (\w+)/gm))
    places.set(name, file);
}
const written = new Map();
/** Text of every type: the comment before its schema. */
const texts = new Map();
const COMMENTED =
  /(?:\/\*\*((?:(?!\*\/)[^])*)\*\/\s*(?:(?:export )?const \w+ =\s*)?)?\b(?:typed(?:Body)?<[^()]*>|(?:bodyP|p)art)\(\s*'(\w+)'/g;
for (const file of schemaFiles) {
  const text = readFileSync(file, 'utf8');
  const named = [...text.matchAll(COMMENTED)];
  for (const [, comment, name] of named) texts.set(name, comment?.replaceAll(/\s+(?:\* )?/g, ' ').trim());
  const names = named.map(([, , name]) => name);
  const parsed = [...namedSchemas.values()].filter(
    (one) => names.includes(one.name) && one.parsed !== undefined && !one.isAlias,
  );
  for (const name of [...names, ...parsed.map((one) => one.parsed)])
    places.set(name, file.replace('schemas.ts', 'types.ts'));
  written.set(file.replace('schemas.ts', 'types.ts'), new Set(names));
}

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

const objects = [...namedSchemas].filter(([schema]) => schema.def.type === 'object');
const stale = [];
for (const [file, names] of written) {
  if (names.size === 0) continue;
  const used = new Set();
  const parts = [...namedSchemas]
    .filter(([, { name, isAlias }]) => names.has(name) && !isAlias)
    .map(([schema, named]) => declarationOf(schema, named, used, file));
  const own = [...used].filter((name) => places.get(name) !== file);
  const from = Map.groupBy(own, (name) => {
    const place = places.get(name);
    if (place === undefined) throw new Error(`${relative(root, file)}: where is ${name} declared?`);
    return place;
  });
  const imports = [...from].map(([place, list]) => {
    const path = relative(dirname(file), place);
    return `import type { ${list.toSorted().join(', ')} } from '${path.startsWith('.') ? path : `./${path}`}';`;
  });
  const text = [
    '// Written by `npx -y pnpm@12 types` from schemas.ts, where a change begins.',
    ...imports.toSorted((a, b) =>
      a.slice(a.lastIndexOf("'", a.length - 3)).localeCompare(b.slice(b.lastIndexOf("'", b.length - 3))),
    ),
    '',
    parts.join('\n\n'),
    '',
  ].join('\n');
  const { code } = await format(file, text, { printWidth: WIDTH, singleQuote: true });
  if (existsSync(file) && readFileSync(file, 'utf8') === code) continue;
  stale.push(relative(root, file));
  if (!process.argv.includes('--check')) writeFileSync(file, code);
}
if (process.argv.includes('--check') && stale.length > 0) {
  console.log(`${stale.join('\n')}\nThe types are behind the schemas: run \`npx -y pnpm@12 types\`.`);
  process.exitCode = 1;
}

function declarationOf(schema, { name, parsed }, used, file) {
  const declared = `${docs(texts.get(name), '')}${ownDeclaration(schema, name, used, file)}`;
  if (parsed === undefined) return declared;
  const fields = Object.entries(schema.def.shape).filter(([, type]) => type !== optionalIdempotencyKey);
  const other = fields.filter(([, type]) => typeOf(type, 'input', new Set()) !== typeOf(type, 'output', new Set()));
  const defaults = fields.filter(([, type]) => isOptional(type, 'input') && !isOptional(type, 'output'));
  const listed = (some) => some.map(([field]) => `'${field}'`).join(' | ');
  const said = `${declared}\n\n/** The same after parsing${defaults.length === 0 ? '' : ', with its defaults'}. */\n`;
  if (other.length === 0) {
    used.add('WithDefaults');
    return `${said}export type ${parsed} = WithDefaults<${name}, ${listed(defaults)}>;`;
  }
  const inherited = new Set(fields.filter((one) => !other.includes(one)).map(([field]) => field));
  return `${said}export interface ${parsed} extends Omit<${name}, ${listed(other)}> {\n${fieldsOf(schema, 'output', used, '  ', inherited)}\n}`;
}

function ownDeclaration(schema, name, used, file) {
  const io = isBody(schema) ? 'input' : 'output';
  const whole = core(schema);
  if (whole.def.type !== 'object') return `export type ${name} = ${typeOf(whole, io, used, true)};`;
  const bases = basesOf(whole, name, file);
  const inherited = new Set(bases.flatMap(([base]) => Object.keys(base.def.shape)));
  for (const [, { name: base }] of bases) used.add(base);
  const extend = bases.length === 0 ? '' : ` extends ${bases.map(([, base]) => base.name).join(', ')}`;
  const fields = fieldsOf(whole, io, used, '  ', inherited);
  return `export interface ${name}${extend} {${fields === '' ? '' : `\n${fields}\n`}}`;
}

/** Of a body in several variants, each is one; of one that is prepared before it is parsed, the parsed part. */
function isBody(schema) {
  const { def } = core(schema);
  if (def.type === 'union') return def.options.some(isBody);
  return def.type === 'object' && def.shape.idempotency_key === optionalIdempotencyKey;
}

function core(schema) {
  return schema.def.type === 'pipe' ? core(schema.def.out) : schema;
}

/** Named objects, of the same file or of all lists, whose fields are all among those of a schema. */
function basesOf(schema, name, file) {
  const { shape } = schema.def;
  const covered = new Set();
  const bases = [];
  const candidates = objects
    .filter(([base, named]) => {
      const keys = Object.keys(base.def.shape).filter((key) => key !== 'idempotency_key');
      const isNear = places.get(named.name) === file || places.get(named.name) === join(source, 'basics/types.ts');
      const isLarge = keys.length >= 4 || (named.name.endsWith('Query') && name.endsWith('Query'));
      return (
        isNear &&
        isLarge &&
        named.name !== name &&
        isBody(base) === isBody(schema) &&
        Object.keys(shape).length > keys.length &&
        keys.every((key) => shape[key] === base.def.shape[key])
      );
    })
    .toSorted(([a], [b]) => Object.keys(b.def.shape).length - Object.keys(a.def.shape).length);
  for (const [base, named] of candidates) {
    const keys = Object.keys(base.def.shape);
    if (keys.some((key) => covered.has(key))) continue;
    for (const key of keys) covered.add(key);
    bases.push([base, named]);
  }
  return bases;
}

function fieldsOf(schema, io, used, indent, without = new Set()) {
  return Object.entries(schema.def.shape)
    .filter(([field, type]) => !without.has(field) && type !== optionalIdempotencyKey)
    .map(([field, type]) => {
      const isOmissible = isOptional(type, io);
      const shown = /^\w+$/.test(field) ? field : `'${field}'`;
      return `${docs(type.description, indent)}${indent}readonly ${shown}${isOmissible ? '?' : ''}: ${typeOf(type, io, used)}${isOmissible ? ' | undefined' : ''};`;
    })
    .join('\n');
}

function isOptional(schema, io) {
  const { _zod: internals } = schema;
  return (io === 'input' ? internals.optin : internals.optout) !== undefined;
}

function typeOf(schema, io, used, isTop = false) {
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
function namedOf(schema) {
  if (schema === undefined || namedSchemas.has(schema)) return namedSchemas.get(schema);
  const { _zod: internals } = schema;
  return namedOf(internals.parent);
}

function docs(text, indent) {
  if (text === undefined) return '';
  const line = `${indent}/** ${text} */`;
  if (line.length <= WIDTH) return `${line}\n`;
  const lines = [''];
  for (const word of text.split(' ')) {
    const longer = lines.at(-1) === '' ? word : `${lines.at(-1)} ${word}`;
    if (`${indent} * ${longer}`.length <= WIDTH) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return `${indent}/**\n${lines.map((each) => `${indent} * ${each}\n`).join('')}${indent} */\n`;
}

function byText(a, b) {
  return a < b ? -1 : 1;
}
