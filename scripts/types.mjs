// Writes the types of the API, packages/contract/src/<subject>/types.ts, from its schemas: names, fields and their texts.
// `--check` compares them. Each schema is checked against its written type when the contract compiles.
import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import {
  core,
  docs,
  fieldsOf,
  files,
  importLines,
  isOptional,
  namedSchemas,
  optionalIdempotencyKey,
  report,
  root,
  schemaFiles,
  source,
  typeOf,
  write,
} from './written.mjs';

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
  /(?:\/\*\*((?:(?!\*\/)[^])*)\*\/\s*(?:(?:export )?const \w+(?:: [^=]+)? =\s*)?)?\b(?:typed(?:Body)?<[^()]*>|(?:bodyP|p)art)\(\s*'(\w+)'/g;
for (const file of schemaFiles) {
  const text = readFileSync(file, 'utf8');
  const named = [...text.matchAll(COMMENTED)];
  for (const [, comment, name] of named) texts.set(name, comment?.replaceAll(/\s+(?:\* )?/g, ' ').trim());
  const names = named.map(([, , name]) => name);
  const parsed = [...namedSchemas.values()].filter(
    (one) => names.includes(one.name) && one.parsed !== undefined && !one.isAlias,
  );
  const place = file.replace('schemas.ts', 'types.ts');
  for (const name of [...names, ...parsed.map((one) => one.parsed)]) {
    const other = places.get(name) ?? place;
    if (other !== place) throw new Error(`${name} is declared for ${other} and ${place}: give one another name.`);
    places.set(name, place);
  }
  written.set(file.replace('schemas.ts', 'types.ts'), new Set(names));
}

const objects = [...namedSchemas].filter(([schema]) => schema.def.type === 'object');
for (const [file, names] of written) {
  if (names.size === 0) continue;
  const used = new Set();
  const parts = [...namedSchemas]
    .filter(([, { name, isAlias }]) => names.has(name) && !isAlias)
    .map(([schema, named]) => declarationOf(schema, named, used, file));
  const own = [...used].filter((name) => places.get(name) !== file);
  const imports = importLines(own, (name) => {
    const place = places.get(name);
    if (place === undefined) throw new Error(`${relative(root, file)}: where is ${name} declared?`);
    const path = relative(dirname(file), place);
    return path.startsWith('.') ? path : `./${path}`;
  });
  await write(
    file,
    [
      '// Written by `npx -y pnpm@12 types` from schemas.ts, where a change begins.',
      ...imports,
      '',
      parts.join('\n\n'),
      '',
    ].join('\n'),
  );
}
report('The types are behind the schemas');

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

/**
 * Named objects whose fields are all among those of a schema: of the same file, of all lists, or of another subject that
 * has most of its fields.
 */
function basesOf(schema, name, file) {
  const { shape } = schema.def;
  const covered = new Set();
  const bases = [];
  const candidates = objects
    .filter(([base, named]) => {
      const keys = Object.keys(base.def.shape).filter((key) => key !== 'idempotency_key');
      const isNear = places.get(named.name) === file || places.get(named.name) === join(source, 'basics/types.ts');
      const isMost = keys.length >= 10 && keys.length * 2 > Object.keys(shape).length;
      const isLarge = keys.length >= 4 || (named.name.endsWith('Query') && name.endsWith('Query'));
      return (
        (isNear || isMost) &&
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
