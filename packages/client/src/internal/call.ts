import type { DataOf, ParametersOf, QueryOf, RouteName, Routes } from '@mitako/contract';
import type { Role, Scope } from '@mitako/contract/names';
import type { CallOptions, WriteOptions } from '../options.ts';
import type { Method, QueryValue, Send } from './transport.ts';

// The route declarations carry zod schemas, so the client may import their type but not their value. A call names its
// route by method and path in one literal, `'GET /gateway/payments/{payment_id}'`, which is the only place where the
// client writes it. A literal that is no declared route, or one that the client's credential may not call, does not
// compile; path parameters, query, body and answer are typed by the declaration it names.

/** Calls a route and gives the data of its envelope, which is trusted to be what the contract says. */
export type Call<Allowed extends RouteLine = KeyLine> = <Line extends Allowed>(
  line: Line,
  input: CallInput<Line>,
) => Promise<DataOf<NameOf<Line>>>;

/** Calls a route that is answered as CSV too, and gives the file as text. */
export type CallCsv = <Line extends CsvLine>(
  line: Line,
  input: ParametersInput<Line> & QueryInput<Line> & { readonly options?: CallOptions | undefined },
) => Promise<string>;

/** Method and path of every route. */
export type RouteLine = { readonly [Name in RouteName]: LineOf<Name> }[RouteName];

/** Those that a secret key may call. */
export type KeyLine = LinesWith<{ readonly kind: 'api_key' } | { readonly kind: 'merchant'; readonly scope: Scope }>;

/** Those that an operator may call, with a key or logged in. */
export type OperatorLine = LinesWith<{ readonly kind: 'operator' }>;

/** Those that take no credential. */
export type OpenLine = LinesWith<{ readonly kind: 'none' }>;

/** Those that an access token may call, of each role of several. */
export type TokenLine<Of extends Role> =
  | { readonly [Name in RouteName]: [Of] extends [RolesOf<Name>] ? LineOf<Name> : never }[RouteName]
  | ([Of] extends ['merchant'] ? LinesWith<{ readonly kind: 'merchant' }> : never)
  | ([Of] extends ['operator'] ? OperatorLine : never);

type LinesWith<Auth> = {
  readonly [Name in RouteName]: Routes[Name]['auth'] extends Auth ? LineOf<Name> : never;
}[RouteName];

type RolesOf<Name extends RouteName> = Routes[Name]['auth'] extends { readonly roles: readonly (infer Of)[] }
  ? Of
  : never;

type CsvLine = {
  readonly [Name in RouteName]: 'format' extends keyof QueryOf<Name> ? LineOf<Name> : never;
}[RouteName];

/** What a call of the route sends. */
type CallInput<Line extends RouteLine> = ParametersInput<Line> &
  QueryInput<Line> &
  BodyInput<Line> & { readonly options?: WriteOptions | undefined };

interface QueryInput<Line extends RouteLine> {
  readonly query?: { readonly [Name in keyof QueryOf<NameOf<Line>>]?: QueryValue };
}

/** Name of the operation behind a line. */
type NameOf<Line extends RouteLine> = {
  readonly [Name in RouteName]: LineOf<Name> extends Line ? Name : never;
}[RouteName];

/** Makes {@link Call} of what sends requests. */
export function createCall<Allowed extends RouteLine = KeyLine>(send: Send): Call<Allowed> {
  return async (line, { parameters, query, body, options }: LooseInput) =>
    (await send({ ...target(line, parameters), query: query ?? {}, body, options: options ?? {} })) as never;
}

/** Makes {@link CallCsv} of what sends requests. */
export function createCallCsv(send: Send): CallCsv {
  return async (line, { parameters, query, options }: LooseInput) =>
    (await send({
      ...target(line, parameters),
      query: query ?? {},
      body: undefined,
      options: options ?? {},
      csv: true,
    })) as string;
}

function target(
  line: string,
  parameters: Readonly<Record<string, string>> | undefined,
): { readonly method: Method; readonly path: string } {
  const [method, template] = line.split(' ') as [Method, string];
  return {
    method,
    path: template.replaceAll(/\{(\w+)\}/g, (_, name: string) => segment(name, parameters?.[name])),
  };
}

/**
 * One path segment. An empty id or `..` would silently name another route, so only what ids are made of passes.
 * @throws TypeError when it is not an id
 */
function segment(name: string, value: unknown): string {
  if (typeof value === 'string' && /^[\w-]{1,64}$/.test(value)) return value;
  throw new TypeError(`${name} must be an id as the API gave it: 1 to 64 letters, digits, "_" and "-".`);
}

type LineOf<Name extends RouteName> = `${Routes[Name]['method']} ${Routes[Name]['path']}`;

type ParametersInput<Line extends RouteLine> = [keyof ParametersOf<NameOf<Line>>] extends [never]
  ? { readonly parameters?: undefined }
  : { readonly parameters: { readonly [Name in keyof ParametersOf<NameOf<Line>>]: string } };

type BodyInput<Line extends RouteLine> = BodyPart<Routes[NameOf<Line>]['sent']>;

type BodyPart<Sent> = unknown extends Sent
  ? { readonly body: unknown }
  : undefined extends Sent
    ? { readonly body?: Exclude<Sent, undefined> }
    : { readonly body: Sent };

/** {@link CallInput} of whichever line. */
interface LooseInput {
  readonly parameters?: Readonly<Record<string, string>> | undefined;
  readonly query?: Readonly<Record<string, QueryValue>>;
  readonly body?: unknown;
  readonly options?: WriteOptions | undefined;
}
