// Writes the typed client from the routes: the interfaces of packages/client/src/resources, with their texts, the tables of
// methods in clients/*-groups.ts, and the tables of the README. `--check` compares them. By hand are the groups
// (clients/groups.ts), parameters that are narrower than those of the route (clients/params.ts), and sessions (session/).
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GROUPS } from '../packages/client/src/clients/groups.ts';
import { routes } from '../packages/contract/src/routes.ts';
import { byHand, memberOf, methods, OWN_PLACES } from './client-methods.mjs';
import { docs, importLines, report, root, write } from './written.mjs';

const HEAD = '// Written by `npx -y pnpm@12 types` from the routes of the contract, where a change begins.';
/** Headings of the README. */
const SECTIONS = {
  server: 'Create a payment',
  wallet: 'Pay in the app',
  agent: 'Cash over the counter',
  merchant: "A merchant's own account",
  operator: 'Operate a gateway',
};

const source = join(root, 'packages/client/src');
const resources = new Map();
const tablesOf = new Map();
for (const [client, groups] of Object.entries(GROUPS)) {
  const tables = Object.entries(groups).map(([group, [name, text]]) => {
    const own = methods.filter((each) => each.clients.includes(client) && each.group === group);
    if (own.length === 0) throw new Error(`No route is in the group ${group} of ${client}.`);
    const file = `${kebab(group || name)}.ts`;
    const written = own.map((each) => memberOf(each, client));
    addTo(file, group, name, text, written);
    const rows = written.map(({ row }) => row).join('\n');
    const types = [name, ...written.flatMap((each) => each.types)];
    return { group, name, text, file, rows, types, written, methods: own.map((each) => each.name) };
  });
  await write(join(source, `clients/${client}-groups.ts`), tableFile(client, tables));
  await write(join(source, `clients/${client}-types.ts`), typesFile(tables));
  tablesOf.set(client, tables);
}

for (const [file, { used, parts }] of resources) {
  const declared = new Set([...parts.values()].join('\n').match(/(?<=^export interface )\w+/gm));
  const imports = importLines(
    [...used].filter((name) => !declared.has(name)),
    (name) => (byHand.has(name) ? '../clients/params.ts' : (OWN_PLACES[name] ?? '@mitako/contract/names')),
  );
  await write(join(source, 'resources', file), [HEAD, ...imports, '', [...parts.values()].join('\n\n'), ''].join('\n'));
}

await write(join(root, 'packages/mitako/src/reference/client-calls.ts'), callsFile());

const readme = join(source, '../README.md');
await write(readme, Object.entries(SECTIONS).reduce(withTable, readFileSync(readme, 'utf8')));
report('The client is behind the routes');

/** How each operation is called by a client, for the pages of the reference. */
function callsFile() {
  const rows = Object.entries(routes).flatMap(([operation, route]) => {
    const method = methods.find((each) => each.route === route);
    // Sessions keep the tokens of logins themselves.
    if (method === undefined || method.isSession) return [];
    const [client] = method.clients;
    const entry = client === 'server' ? '@mitako/client' : `@mitako/client/${client}`;
    const call = `await ${client === 'server' ? 'mitako' : client}.${[method.group, method.name].filter(Boolean).join('.')}`;
    const { member } = memberOf(method, client);
    const given = /\((.*)\): /.exec(member.split('\n').at(-1))?.[1] ?? '';
    const names = given.split(', ').flatMap((each) => /^(\w+)\??: /.exec(each)?.[1] ?? []);
    return `  ${operation}: ['${entry}', '${call}(${names.filter((name) => name !== 'options').join(', ')});'],`;
  });
  return `${HEAD}

/** By operation: the entry of \`@mitako/client\` that has it, and the call. */
export const CLIENT_CALLS: Readonly<Record<string, readonly [entry: string, call: string]>> = {
${rows.join('\n')}
};
`;
}

/** Adds an interface to its file, below the types of its parameters. */
function addTo(file, group, name, text, written) {
  const resource = resources.get(file) ?? { used: new Set(), parts: new Map() };
  resources.set(file, resource);
  const aliases = Map.groupBy(
    written.filter(({ alias }) => alias !== undefined),
    ({ alias }) => alias.type,
  );
  for (const [type, own] of aliases) {
    const of = own.map((each) => `\`${group}.${each.name}\``).join(' and ');
    declare(resource, type, `/** Parameters of ${of}. */\n${own[0].alias.code}`);
  }
  const members = written.map(({ member }) => member).join('\n');
  declare(resource, name, `${docs(text, '')}export interface ${name} {\n${members}\n}`);
  for (const { used } of written) for (const each of used) resource.used.add(each);
}

function declare({ parts }, name, code) {
  if ((parts.get(name) ?? code) !== code) throw new Error(`Two types are named ${name}.`);
  parts.set(name, code);
}

/** The types that a client's methods name, for its entry. */
function typesFile(tables) {
  const places = new Map(
    tables.flatMap(({ file, types }) =>
      types.map((type) => [type, resources.get(file).parts.has(type) ? `../resources/${file}` : placeOf(type)]),
    ),
  );
  const lines = importLines([...places.keys()], (name) => places.get(name));
  return [HEAD, ...lines.map((line) => line.replace('import', 'export')), ''].join('\n');
}

function placeOf(type) {
  return byHand.has(type) ? './params.ts' : '@mitako/contract/names';
}

/** The interface of a client's groups, and their methods. */
function tableFile(client, tables) {
  const pascal = `${client[0].toUpperCase()}${client.slice(1)}Groups`;
  const isOwn = ({ group }) => group === '';
  const transports = client === 'wallet';
  const written = tables.flatMap((each) => each.written);
  const parts = [...new Set(written.map(({ called }) => called))].toSorted((a, b) => a.localeCompare(b));
  const sending = written.some(({ isSending }) => isSending)
    ? ["import { sending } from '../internal/sending.ts';"]
    : [];
  const imports = importLines(
    tables.map(({ name }) => name),
    (name) => `../resources/${tables.find((each) => each.name === name).file}`,
  );
  const bases = tables.filter(isOwn).map(({ name }) => name);
  const members = tables.filter((each) => !isOwn(each));
  const given = transports
    ? `{ readonly [Name in ${parts.map((each) => `'${each}'`).join(' | ')}]: RouteMethods }`
    : 'RouteMethods';
  return `${HEAD}
import type { RouteMethods } from '../internal/methods.ts';
${[...sending, ...imports].join('\n')}

/** The methods of the client, by what they are about. */
export interface ${pascal}${bases.length === 0 ? '' : ` extends ${bases.join(', ')}`} {
${members.map(({ group, name, text }) => `${docs(text, '  ')}  readonly ${group}: ${name};`).join('\n')}
}

/** Creates the methods, each by its route. */
export function ${client}Groups({ ${parts.join(', ')} }: ${given}): ${pascal} {
  return {
${tables.map((each) => (isOwn(each) ? each.rows : `${each.group}: {\n${each.rows}\n},`)).join('\n')}
  };
}
`;
}

/** The README with the table of a client under its heading. */
function withTable(text, [client, heading]) {
  const [before, section] = text.split(`\n## ${heading}\n`);
  const groups = Map.groupBy([...sessionRows(client), ...tablesOf.get(client)], ({ group }) => group);
  const rows = [...groups].map(([group, own]) => {
    const name = group === '' ? '–' : `\`${group}\``;
    const called = own.flatMap((each) => each.methods.map((method) => `\`${method}\``));
    return `| ${name} | ${called.join(' ')} | ${own.map((each) => each.text).join(' ')} |`;
  });
  const table = ['| Group | Methods | Meaning |', '| - | - | - |', ...rows, ''].join('\n');
  return `${before}\n## ${heading}\n${section.replace(/^\| Group (?:.*\n)+?(?=\n)/m, table)}`;
}

/** Of clients with a login: session/create-account.ts. */
function sessionRows(client) {
  const own = methods.filter(({ roles }) => client !== 'operator' && roles.includes(client));
  return [...Map.groupBy(own, ({ group }) => group)].map(([group, some]) => ({
    group,
    text: group === '' ? 'Login and password.' : 'Sessions of the account.',
    methods: some.map(({ name }) => name),
  }));
}

function kebab(name) {
  return name.replaceAll(/[A-Z]/g, (letter, at) => (at === 0 ? '' : '-') + letter.toLowerCase());
}
