// The methods of the typed clients, by the routes that declare them: signatures, texts, and rows of tables.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GROUPS } from '../packages/client/src/clients/groups.ts';
import { routes } from '../packages/contract/src/routes.ts';
import { core, docs, fieldsOf, isOptional, namedOf, optionalIdempotencyKey, root, typeOf } from './written.mjs';

const CSV = 'One file with all of them (RFC 4180, UTF-8), as a string. Set a longer `timeoutMs` if it is large.';
/** Methods whose name is not the verb of the operation. */
const METHODS = { get: 'retrieve', export: 'listCsv' };
/** Bodies of shops, whose amounts and currencies are checked where they are literals. */
const LITERAL_BODIES = ['PaymentCreateParams', 'PaymentLinkCreateParams', 'RefundCreateParams'];

/** Types of parameters that are written by hand. */
export const byHand = new Set(
  [
    ...readFileSync(join(root, 'packages/client/src/clients/params.ts'), 'utf8').matchAll(
      /^export (?:interface|type) (\w+)/gm,
    ),
  ].map(([, name]) => name),
);
/** Types that every client has. */
export const OWN_PLACES = {
  List: '../list.ts',
  PagePosition: '../list.ts',
  PeriodPosition: '../list.ts',
  QueryParams: '../list.ts',
  KeyQueryParams: '../list.ts',
  CallOptions: '../options.ts',
  WriteOptions: '../options.ts',
  InCurrency: '../currency.ts',
  OfWholeAmount: '../whole-amount.ts',
};

export const methods = Object.entries(routes).flatMap(([operation, route]) => {
  const { client = nameOf(operation, route) } = route;
  const declared = client === null ? [] : [client].flat();
  return declared.map((one) => {
    const method = methodOf(route, typeof one === 'string' ? { name: one } : one);
    requireFields(operation, method);
    return method;
  });
});
requireOneEach(methods);

/** A declaration is written as it stands: what it names must be in its route. */
function requireFields(operation, { name, route, sends = {}, assumes = {}, gives }) {
  const refuse = (part, field, of) => {
    throw new Error(`${operation}: \`${part}\` of ${name} names \`${field}\`, which is no field of its ${of}.`);
  };
  const [of, inputs] =
    route.method === 'GET' || route.upload !== undefined ? ['query', route.query] : ['body', route.body];
  const fields = inputs === undefined ? [] : fieldsIn(core(inputs));
  for (const [part, values] of Object.entries({ sends, assumes })) {
    for (const field of Object.keys(values)) if (!fields.includes(field)) refuse(part, field, of);
  }
  let [answer] = Object.values(route.success);
  for (const field of gives?.split('.') ?? []) {
    answer = answer.def.shape?.[field];
    if (answer === undefined) refuse('gives', field, 'answer');
  }
}

function fieldsIn({ def }) {
  return def.type === 'union' ? def.options.flatMap((one) => fieldsIn(core(one))) : Object.keys(def.shape ?? {});
}

function requireOneEach(all) {
  const seen = new Map();
  for (const { group, name, clients, roles, route } of all) {
    for (const client of [...clients, ...roles]) {
      const method = `${client}: ${group}.${name}`;
      const line = `${route.method} ${route.path}`;
      if (seen.has(method)) throw new Error(`${method} is of ${seen.get(method)} and ${line}: name one by \`client\`.`);
      seen.set(method, line);
    }
  }
}

/** The method of a route that names none. `All` and `Any` say whose, as the client does. */
function nameOf(operation, { auth }) {
  const [, verb, noun] = /^([a-z]+)(?:All|Any)?([A-Z]\w*)$/.exec(operation) ?? [];
  if (noun === undefined) throw new Error(`${operation}: which method of a client has it? Say it by \`client\`.`);
  const one = `${noun[0].toLowerCase()}${noun.slice(1)}`;
  const group = [one, `${one}s`].find((each) => clientsOf(auth).some((client) => each in GROUPS[client]));
  return `${group ?? `${one}s`}.${METHODS[verb] ?? verb}`;
}

/** Where a method is: the client of the credential that has its group. */
function methodOf(route, given) {
  const [group, name] = given.name.includes('.') ? given.name.split('.') : ['', given.name];
  const isSession = route.path.includes('{role}');
  const clients = isSession ? route.parameters.shape.role.options.map(clientOfRole) : clientsOf(route.auth);
  const found = isSession ? clients : clients.filter((client) => group in GROUPS[client]).slice(0, 1);
  if (found.length === 0) throw new Error(`${given.name}: no client of this credential has the group, see groups.ts.`);
  return { ...given, name, group, route, isSession, clients: isSession ? [] : found, roles: isSession ? found : [] };
}

function clientsOf({ kind, scope, roles }) {
  if (kind === 'api_key') return ['server'];
  if (kind === 'merchant') return scope === undefined ? ['merchant'] : ['server', 'merchant'];
  if (kind === 'operator') return ['operator'];
  return kind === 'none' ? ['wallet'] : roles.map(clientOfRole);
}

function clientOfRole(role) {
  return role === 'user' ? 'wallet' : role;
}

/** A method in its interface, and in the table of its client, which calls functions of a transport. */
export function memberOf(method, client) {
  const { name, route } = method;
  const used = new Set();
  const kind = kindOf(route);
  const params = paramsOf(method, client, kind, used);
  const [field, answer] = answerOf(method, kind, used);
  const signature = signatureOf(method, kind, params, answer, used);
  const types = signature.match(/[A-Z]\w+/g).filter((each) => used.has(each) || each === params?.alias?.type);
  return {
    name,
    used,
    types: types.filter((each) => !(each in OWN_PLACES)),
    alias: params?.alias,
    member: `${textOf(method, client, kind)}  ${signature}`,
    ...rowOf(method, client, kind, params, field),
  };
}

function signatureOf({ name, route }, kind, params, answer, used) {
  const options = route.method === 'GET' ? 'CallOptions' : 'WriteOptions';
  const literals = LITERAL_BODIES.includes(params?.type) ? literalsOf(route.body) : [];
  for (const each of [options, ...literals.map(({ guard }) => guard)]) used.add(each);
  const type = [params?.type, ...literals.map(({ guard, of }) => `${guard}<${of}>`)].join(' & ');
  const given = [
    ...[...route.path.matchAll(/\{(\w+)\}/g)].map(([, id]) => `${camel(id)}: string`),
    ...(kind === 'upload' ? ['file: Uint8Array<ArrayBuffer> | Blob'] : []),
    ...(params === undefined ? [] : [`params${params.isOmissible ? '?' : ''}: ${type}`]),
    `options?: ${options}`,
  ];
  const generics = literals.map(({ of, base }) => `const ${of} extends ${base} = ${base}`).join(', ');
  return `${name}${generics && `<${generics}>`}(${given.join(', ')}): ${answer};`;
}

/** The row of a table, and the function of `RouteMethods` that it calls, or the transport that has them. */
function rowOf({ name, route, sends, assumes }, client, kind, params, field) {
  const call = {
    page: 'list',
    csv: params === undefined ? 'text' : 'csv',
    json: params === undefined ? 'call' : 'callWith',
  };
  const create = call[kind] ?? kind;
  const sender = senderOf(client, route);
  const given = [`${route.method} ${route.path}`, field]
    .filter((each) => each !== undefined)
    .map((each) => `'${each}'`);
  const plain = `${sender === undefined ? '' : `${sender}.`}${create}(${given.join(', ')})`;
  const own = sends ?? assumes;
  const only = sends === undefined ? '' : `, [${params.fields.map((each) => `'${each}'`).join(', ')}]`;
  const created = own === undefined ? plain : `sending(${plain}, ${objectOf(own)}${only})`;
  return { called: sender ?? create, isSending: own !== undefined, row: `${name}: ${created},` };
}

function kindOf({ files, upload, success }) {
  if (upload !== undefined) return 'upload';
  if (files?.every((type) => type.startsWith('text/') || type === 'application/xml')) return 'csv';
  if (files !== undefined) return 'download';
  const [schema] = Object.values(success);
  return 'pagination' in schema.def.shape ? 'page' : 'json';
}

/** The type of the parameters, and its declaration if it is the client's own. */
function paramsOf(method, client, kind, used) {
  const { route, params: named, sends = {} } = method;
  if (kind === 'download') return undefined;
  if (route.method === 'GET' || kind === 'upload') return queryOf(method, client, kind, used);
  if (route.body === undefined) return undefined;
  const body = variantOf(core(route.body), sends);
  const { shape = {} } = body.def;
  const sent = Object.keys(sends);
  const fields = Object.keys(shape).filter((each) => shape[each] !== optionalIdempotencyKey && !sent.includes(each));
  const isOmissible = route.bodyOptional === true;
  if (sent.length === 0) {
    const type = named ?? typeOf(route.body, 'input', used);
    addNames(type, used);
    return { type, fields, isOmissible };
  }
  const own = new Set(sent);
  const type = namedOf(body).name;
  const code = `export interface ${type} {\n${fieldsOf(body, 'input', used, '  ', own)}\n}`;
  return { type, fields, isOmissible, alias: { type, code } };
}

/** Of several bodies, the one that has the values that a method sends. */
function variantOf(body, sends) {
  if (body.def.type !== 'union') return body;
  const isSent = ({ def: { shape } }) =>
    Object.entries(sends).every(([field, value]) => shape[field].safeParse(value).success);
  return Object.keys(sends).length === 0 ? body : body.def.options.map(core).find(isSent);
}

/** The mode of a query is that of the key, or of the app. */
function queryOf(method, client, kind, used) {
  const { route, params: named, sends = {} } = method;
  const hasMode = (client === 'merchant' || client === 'operator') && kind !== 'upload';
  const without = [...(hasMode ? [] : ['mode']), ...Object.keys(sends)];
  const shape = Object.entries(route.query.def.shape).filter(([field]) => !without.includes(field));
  const fields = shape.map(([field]) => field);
  if (fields.length === 0) return undefined;
  const base = namedOf(route.query)?.name;
  if (base === undefined) throw new Error(`${route.method} ${route.path}: give its query a name, by typed().`);
  const type = named ?? positionOf(fields) ?? base.replace(/Query$/, 'Params');
  const isOmissible = shape.every(([, schema]) => isOptional(schema, 'input'));
  const direct = isOmissible && !type.endsWith('Query') ? type : base;
  used.add(direct);
  if (direct === base || direct in OWN_PLACES || byHand.has(direct)) return { type: direct, fields, isOmissible };
  const generic = hasMode || Object.keys(sends).length > 0 ? 'QueryParams' : 'KeyQueryParams';
  const omitted =
    Object.keys(sends).length === 0 ? base : `Omit<${base}, ${without.map((each) => `'${each}'`).join(' | ')}>`;
  used.add(generic).add(base);
  const code = `export interface ${type} extends ${generic}<${omitted}> {}`;
  return { type, fields, isOmissible, alias: { type, code } };
}

function positionOf(fields) {
  const names = fields.toSorted().join();
  if (names === 'cursor,limit') return 'PagePosition';
  return names === 'created_from,created_to,cursor,limit' ? 'PeriodPosition' : undefined;
}

/** The field of the answer that a method returns, and its type. */
function answerOf({ route, gives }, kind, used) {
  if (kind === 'csv') return [undefined, 'Promise<string>'];
  if (kind === 'download') return [undefined, 'Promise<Uint8Array>'];
  const [schema] = Object.values(route.success);
  const fields = Object.keys(schema.def.shape);
  if (kind === 'page') {
    used.add('List');
    const [field] = fields;
    return [field, `List<${typeOf(schema.def.shape[field].def.element, 'output', used)}>`];
  }
  const path = gives ?? (fields.length === 1 ? fields[0] : undefined);
  const given = (path?.split('.') ?? []).reduce((of, field) => of.def.shape[field], schema);
  return [path, `Promise<${typeOf(given, 'output', used)}>`];
}

function literalsOf({ def: { shape } }) {
  return [
    { field: 'currency', guard: 'InCurrency', of: 'Currency', base: 'string' },
    { field: 'amount', guard: 'OfWholeAmount', of: 'Amount', base: 'number' },
  ].filter(({ field }) => field in shape);
}

/** Summary, description and errors of the route. */
function textOf({ route, summary = route.summary, ...method }, client, kind) {
  const description = method.summary === undefined ? (method.description ?? route.description) : method.description;
  const isCsv = kind === 'csv' && route.path.endsWith('.csv');
  const prose = [`${summary}.`, description, isCsv && CSV].filter(Boolean).join(' ');
  // A call with a key has no password to give.
  const never = [...(method.never ?? []), ...(client === 'server' ? ['REAUTHENTICATION_REQUIRED'] : [])];
  const codes = [...(kind === 'upload' ? ['VALIDATION_ERROR', 'PAYLOAD_TOO_LARGE'] : []), ...route.errors];
  const errors = codes.filter((code) => !never.includes(code));
  const thrown = errors.length === 0 ? '' : `\n@throws MitakoError ${errors.map((code) => `\`${code}\``).join(', ')}`;
  return docs(asObject(prose) + thrown, '  ');
}

/** `?status=failing,failed` of a text as the client takes it. */
function asObject(text) {
  return text.replaceAll(/`\?(\w+)=([\w,]+)`/g, (_, field, values) => {
    const list = values.split(',').map((value) => `'${value}'`);
    return `\`{ ${field}: ${list.length === 1 ? list[0] : `[${list.join(', ')}]`} }\``;
  });
}

/** Which of several transports sends a route: with the app's mode, as the account, or without a credential. */
function senderOf(client, { auth, query }) {
  if (client !== 'wallet') return undefined;
  if (auth.kind === 'none') return 'open';
  return 'mode' in query.def.shape ? 'inMode' : 'own';
}

function addNames(type, used) {
  for (const [name] of type.matchAll(/[A-Z]\w+/g)) used.add(name);
}

function objectOf(fields) {
  return `{ ${Object.entries(fields)
    .map(([field, value]) => `${field}: '${value}'`)
    .join(', ')} }`;
}

function camel(name) {
  return name.replaceAll(/_(\w)/g, (_, letter) => letter.toUpperCase());
}
